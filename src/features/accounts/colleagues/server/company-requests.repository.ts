import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { ListSource } from '#platform/server/back-office/list-query.ts'
import type { Db, Tx } from '#platform/server/database/db.ts'
import { ofCompany } from '#platform/server/database/ownership.ts'
import type { SignedIn } from '#platform/server/endpoints.ts'
import { accounts } from '../../server/accounts.tables.ts'
import type { companyRequestsList } from '../company-requests-list.rules.ts'
import { companyRequests as requests } from './colleagues.tables.ts'

export type CompanyRequest = typeof requests.$inferSelect

const asker = {
  id: requests.id,
  message: requests.message,
  createdAt: requests.createdAt,
  companyName: requests.companyName,
  companyId: requests.companyId,
  website: requests.website,
  email: accounts.email,
  firstName: accounts.firstName,
  lastName: accounts.lastName,
  verifiedAt: accounts.emailVerifiedAt,
}

const withAskers = (db: Db) => db.select(asker).from(requests).innerJoin(accounts, eq(accounts.id, requests.accountId))

/** Those for the caller's company, the longest waiting first. */
export const findRequests = (db: Db, actor: SignedIn) =>
  withAskers(db).where(ofCompany(actor, requests.companyId)).orderBy(asc(requests.createdAt), asc(requests.id))

export const findListed = (db: Db, ids: number[]) => withAskers(db).where(inArray(requests.id, ids))

export async function findRequestOf(db: Db, accountId: number): Promise<CompanyRequest | null> {
  const [row] = await db.select().from(requests).where(eq(requests.accountId, accountId))
  return row ?? null
}

/** Nothing if the person waits for another one. */
export async function insertRequest(tx: Tx, row: typeof requests.$inferInsert): Promise<boolean> {
  const rows = await tx
    .insert(requests)
    .values(row)
    .onConflictDoNothing({ target: requests.accountId })
    .returning({ id: requests.id })
  return rows.length > 0
}

export async function deleteRequestOf(tx: Db, accountId: number): Promise<boolean> {
  const rows = await tx.delete(requests).where(eq(requests.accountId, accountId)).returning({ id: requests.id })
  return rows.length > 0
}

/** Takes one out: of all who decide at once, one gets it. With an actor, only one for their company. */
export async function takeRequest(tx: Tx, id: number, actor: SignedIn | null): Promise<CompanyRequest | null> {
  const [row] = await tx
    .delete(requests)
    .where(and(eq(requests.id, id), actor ? ofCompany(actor, requests.companyId) : undefined))
    .returning()
  return row ?? null
}

export const requestsSource: ListSource<typeof companyRequestsList> = {
  table: requests,
  id: requests.id,
  words: sql`${requests}.words`,
  sorts: { company: requests.companyName, created: requests.createdAt },
  filters: {
    demande: (value) =>
      value === 'creation' ? sql`${requests.companyId} is null` : sql`${requests.companyId} is not null`,
  },
}
