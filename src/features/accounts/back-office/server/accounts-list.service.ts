import { lastSeenOf } from '#features/members/server/member-profile.service.ts'
import type { ServedList } from '#platform/server/back-office/served-list.ts'
import { accountsList } from '../accounts-list.rules.ts'
import { accountsSource, findListed } from './accounts-list.repository.ts'

/** Every account, for the back office, which adds what can be done with them. */
export const listedAccounts: Omit<ServedList<typeof accountsList>, 'acts'> = {
  list: accountsList,
  kind: 'account',
  source: accountsSource,
  rows: async (db, ids) => {
    const [rows, seen] = await Promise.all([findListed(db, ids), lastSeenOf(db, ids)])
    return rows.map((row) => ({
      id: row.id,
      // By last name, as the list is sorted.
      name: `${row.lastName} ${row.firstName}`.trim() || row.email,
      email: row.email,
      role: row.role,
      verified: row.emailVerifiedAt ? 'oui' : 'non',
      created: row.createdAt,
      seen: seen.get(row.id) ?? null,
      state: row.suspendedAt ? 'suspendu' : 'actif',
      company: row.companyName || null,
      code: row.clientCode,
    }))
  },
}
