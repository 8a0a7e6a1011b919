import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { PageInput } from '#platform/pagination.ts'
import { rowsOf } from '#platform/pagination.ts'
import type { Db, Tx } from '#platform/server/database/db.ts'
import type { SpentOn } from '../credits.rules.ts'
import { creditEntries } from './credits.tables.ts'

type Entry = Pick<typeof creditEntries.$inferInsert, 'companyId' | 'amount' | 'kind'> &
  Partial<Pick<typeof creditEntries.$inferInsert, 'subjectId' | 'label' | 'accountId' | 'refunds' | 'createdAt'>>

// What the trigger writes is left out: Drizzle would give it values of its own.
export async function insertEntry(tx: Tx, entry: Entry): Promise<void> {
  const { companyId, amount, kind, subjectId = null, label = '', accountId = null, refunds = null, createdAt } = entry
  const at = createdAt ? sql`${createdAt.toISOString()}::timestamptz` : sql`now()`
  await tx.execute(sql`insert into credit_entries (company_id, amount, kind, subject_id, label, account_id, refunds, created_at)
    values (${companyId}, ${amount}, ${kind}, ${subjectId}, ${label}, ${accountId}, ${refunds}, ${at})
    on conflict (company_id, month) where kind = 'monthly' do nothing`)
}

type Spent = { kind: SpentOn; subjectId: number; label: string; accountId: number | null }

/** One entry for each, in their order. */
export async function insertSpent(tx: Tx, companyId: number, spent: Spent[], at: Date): Promise<void> {
  await tx.execute(sql`insert into credit_entries (company_id, amount, kind, subject_id, label, account_id, created_at)
    select ${companyId}, -1, kind, subject_id, label, account_id, ${at.toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(
      spent.map(({ kind, subjectId, label, accountId }) => ({
        kind,
        subject_id: subjectId,
        label,
        account_id: accountId,
      })),
    )}::jsonb) as given (kind text, subject_id integer, label text, account_id integer)`)
}

/**
 * What companies have left of a month, null where nobody wrote to the ledger in it, and whether they have one at all; in one query,
 * which looks at two entries of each. `month` is the first of it, as `parisMonth` says.
 */
export async function findBalances(db: Db, companyIds: readonly number[], month: string) {
  const { rows } = await db.execute(sql`
    select asked.id, exists (select from credit_entries where company_id = asked.id) as "hasLedger",
      (select balance from credit_entries where company_id = asked.id and month = ${month}::date
       order by position desc limit 1) as balance
    from unnest(${sql.param([...companyIds])}::int[]) as asked (id)`)
  return rows as { id: number; balance: number | null; hasLedger: boolean }[]
}

export const hasLedger = async (db: Db, companyId: number): Promise<boolean> =>
  (await db.select({ id: creditEntries.id }).from(creditEntries).where(eq(creditEntries.companyId, companyId)).limit(1))
    .length > 0

/** The last payment for a thing that was not given back. */
export async function findUnrefunded(tx: Tx, companyId: number, kind: SpentOn, subjectId: number) {
  const back = alias(creditEntries, 'back')
  const [found] = await tx
    .select({ id: creditEntries.id, label: creditEntries.label })
    .from(creditEntries)
    .leftJoin(back, eq(back.refunds, creditEntries.id))
    .where(
      and(
        eq(creditEntries.companyId, companyId),
        eq(creditEntries.subjectId, subjectId),
        eq(creditEntries.kind, kind),
        isNull(back.id),
      ),
    )
    .orderBy(desc(creditEntries.id))
    .limit(1)
  return found
}

export const findEntries = (db: Db, companyId: number, page: PageInput) => {
  const { offset, limit } = rowsOf(page)
  return db
    .select()
    .from(creditEntries)
    .where(eq(creditEntries.companyId, companyId))
    .orderBy(desc(creditEntries.id))
    .offset(offset)
    .limit(limit)
}

export async function countEntries(db: Db, companyId: number): Promise<number> {
  return db.$count(creditEntries, eq(creditEntries.companyId, companyId))
}

/** What came and what went in a month. */
export async function sumMonth(db: Db, companyId: number, month: string) {
  const [sums] = await db
    .select({
      granted: sql<number>`coalesce(sum(amount) filter (where kind in ('monthly', 'added')), 0)::int`,
      spent: sql<number>`coalesce(-sum(amount) filter (where kind not in ('monthly', 'added')), 0)::int`,
    })
    .from(creditEntries)
    .where(and(eq(creditEntries.companyId, companyId), eq(creditEntries.month, month)))
  return sums!
}
