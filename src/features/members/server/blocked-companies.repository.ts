import { and, asc, count, eq } from 'drizzle-orm'
import type { Db } from '#platform/server/database/db.ts'
import { blockedCompanies } from './members.tables.ts'

/** The companies that somebody has blocked, the first one first. */
export const findBlocked = (db: Db, accountId: number) =>
  db
    .select({ companyId: blockedCompanies.companyId, blockedAt: blockedCompanies.blockedAt })
    .from(blockedCompanies)
    .where(eq(blockedCompanies.accountId, accountId))
    .orderBy(asc(blockedCompanies.blockedAt), asc(blockedCompanies.companyId))

export async function countBlocked(db: Db, accountId: number): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(blockedCompanies)
    .where(eq(blockedCompanies.accountId, accountId))
  return row!.count
}

export async function insertBlocked(db: Db, accountId: number, companyId: number): Promise<void> {
  await db.insert(blockedCompanies).values({ accountId, companyId }).onConflictDoNothing()
}

export async function deleteBlocked(db: Db, accountId: number, companyId: number): Promise<void> {
  await db
    .delete(blockedCompanies)
    .where(and(eq(blockedCompanies.accountId, accountId), eq(blockedCompanies.companyId, companyId)))
}
