import { spendCredit } from '#features/credits/server/credits.service.ts'
import { findSoughtBatch, idOfAccount } from '#features/members/server/members.repository.ts'
import * as lists from '#features/sourcing/server/profile-lists.repository.ts'
import { insertUnlocked } from '#features/sourcing/server/unlocking.repository.ts'
import { profilesPath, UNLOCKED_DAYS } from '#features/sourcing/sourcing.rules.ts'
import type { Tx } from '#platform/server/database/db.ts'

const MEMBERS = 1_000
const kept = [
  { name: 'Crédit 2026', title: /crédit|engagements/i, most: 6, note: 'À rappeler en janvier.' },
  { name: 'Contrôle de gestion', title: /contrôl/i, most: 5, note: '' },
]
const searches = [
  { name: 'Analyse crédit, Paris', query: 'q=%22analyste+cr%C3%A9dit%22+OU+%22risque+de+cr%C3%A9dit%22' },
  { name: 'Conformité LCB-FT', query: 'q=conformit%C3%A9+ET+LCB' },
]
const UNLOCKED = 2

type Own = { companyId: number; accountId: number; otherCompanyId: number; candidateId: number }

/** What the company of the demonstration has kept, searched and unlocked, and another that has opened its candidate. */
export async function seedSourcing(tx: Tx, { companyId, accountId, otherCompanyId, candidateId }: Own): Promise<void> {
  const candidate = await idOfAccount(tx, candidateId)
  await insertUnlocked(tx, { companyId: otherCompanyId, memberId: candidate!, accountId: null }, UNLOCKED_DAYS)
  const found = (await findSoughtBatch(tx, { after: 0, most: MEMBERS })).filter(
    ({ blocked, accountId: owner }) => !blocked.includes(companyId) && owner !== candidateId,
  )
  for (const { name, title, most, note } of kept) {
    const listId = (await lists.insertList(tx, companyId, name))!
    const some = found.filter((member) => title.test(member.title)).slice(0, most)
    for (const [at, { id }] of some.entries())
      await lists.saveEntry(tx, { listId, memberId: id, ...(at === 0 ? { note } : {}) })
  }
  for (const { name, query } of searches) {
    await lists.insertSearch(tx, { companyId, name, search: `${profilesPath}?${query}` })
  }
  const opened = found.filter((member) => kept[0]!.title.test(member.title)).slice(0, UNLOCKED)
  for (const { id, wantedTitle } of opened) {
    await spendCredit(tx, companyId, { kind: 'unlock', subjectId: id, label: wantedTitle, accountId })
    await insertUnlocked(tx, { companyId, memberId: id, accountId }, UNLOCKED_DAYS)
  }
}
