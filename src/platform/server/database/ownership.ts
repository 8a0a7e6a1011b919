import { and, eq, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Actor } from '../endpoints.ts'
import type { Tx } from './db.ts'

// Whose a row is, is part of the query: another's is not found, like one that is missing.

/** One thing of somebody. */
export const own = (table: { id: PgColumn; accountId: PgColumn }, accountId: number, id: number | string): SQL =>
  and(eq(table.id, id), eq(table.accountId, accountId))!

/** What belongs to the company that somebody works for; `company` is the column that says whose it is. */
export const ofCompany = (actor: Actor, company: PgColumn): SQL =>
  actor.role === 'visitor' || actor.companyId === null ? sql`false` : eq(company, actor.companyId)

/** Those who count or decide about one thing wait for each other, until the transaction ends; `what` and `id` name it, also where there is no row yet. */
export const lockNamed = async (tx: Tx, what: string, id: number): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${what}), ${id})`)
}
