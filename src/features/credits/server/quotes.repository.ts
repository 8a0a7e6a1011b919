import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm'
import type { PageInput } from '#platform/pagination.ts'
import { rowsOf } from '#platform/pagination.ts'
import type { Db, Tx } from '#platform/server/database/db.ts'
import type { quoteOutcomes } from '../credits.rules.ts'
import { creditEntries, creditQuotes as quotes } from './credits.tables.ts'

/** False where the company waits for one already. */
export async function insertQuote(tx: Tx, row: { companyId: number; accountId: number; credits: number }) {
  const made = await tx.insert(quotes).values(row).onConflictDoNothing().returning({ id: quotes.id })
  return made.length > 0
}

export async function findOpenOf(db: Db, companyId: number) {
  const [row] = await db
    .select({ credits: quotes.credits, createdAt: quotes.createdAt })
    .from(quotes)
    .where(and(eq(quotes.companyId, companyId), isNull(quotes.settledAt)))
  return row ?? null
}

/** Those that nobody has answered, the oldest first. */
export const findOpen = (db: Db, most: number) =>
  db
    .select({
      id: quotes.id,
      companyId: quotes.companyId,
      accountId: quotes.accountId,
      credits: quotes.credits,
      createdAt: quotes.createdAt,
    })
    .from(quotes)
    .where(isNull(quotes.settledAt))
    .orderBy(asc(quotes.createdAt), asc(quotes.id))
    .limit(most)

/** Answers one, once: the company's own where it is known by that, else by its number. */
export async function setSettled(
  tx: Tx,
  which: { id: number } | { companyId: number },
  outcome: (typeof quoteOutcomes)[number],
) {
  const [row] = await tx
    .update(quotes)
    .set({ settledAt: sql`now()`, outcome })
    .where(
      and(isNull(quotes.settledAt), 'id' in which ? eq(quotes.id, which.id) : eq(quotes.companyId, which.companyId)),
    )
    .returning({ companyId: quotes.companyId, accountId: quotes.accountId, credits: quotes.credits })
  return row ?? null
}

const added = eq(creditEntries.kind, 'added')

/** What was added to any company, the newest first. */
export async function findAdded(db: Db, page: PageInput) {
  const { offset, limit } = rowsOf(page)
  const rows = await db
    .select({
      id: creditEntries.id,
      companyId: creditEntries.companyId,
      amount: creditEntries.amount,
      label: creditEntries.label,
      accountId: creditEntries.accountId,
      createdAt: creditEntries.createdAt,
    })
    .from(creditEntries)
    .where(added)
    .orderBy(desc(creditEntries.id))
    .offset(offset)
    .limit(limit)
  return { rows, total: await db.$count(creditEntries, added) }
}

export const isAdded = async (tx: Tx, companyId: number, reference: string): Promise<boolean> =>
  (await tx.$count(
    creditEntries,
    and(added, eq(creditEntries.companyId, companyId), sql`lower(${creditEntries.label}) = lower(${reference})`),
  )) > 0
