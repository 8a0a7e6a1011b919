import { inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { ListSource } from '#platform/server/back-office/list-query.ts'
import type { Db } from '#platform/server/database/db.ts'
import type { accountsList } from '../accounts-list.rules.ts'
import { accounts } from '../../server/accounts.tables.ts'

export const accountsSource: ListSource<typeof accountsList> = {
  table: accounts,
  id: accounts.id,
  words: sql`${accounts}.words`,
  sorts: { name: accounts.lastName, email: accounts.email, created: accounts.createdAt },
  filters: {
    profil: accounts.role,
    adresse: (value) => (value === 'oui' ? isNotNull : isNull)(accounts.emailVerifiedAt),
    etat: (value) => (value === 'suspendu' ? isNotNull : isNull)(accounts.suspendedAt),
  },
}

export const findListed = (db: Db, ids: number[]) =>
  db
    .select({
      id: accounts.id,
      role: accounts.role,
      email: accounts.email,
      firstName: accounts.firstName,
      lastName: accounts.lastName,
      companyName: accounts.companyName,
      clientCode: accounts.clientCode,
      emailVerifiedAt: accounts.emailVerifiedAt,
      suspendedAt: accounts.suspendedAt,
      createdAt: accounts.createdAt,
    })
    .from(accounts)
    .where(inArray(accounts.id, ids))
