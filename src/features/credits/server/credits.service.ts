import type { PageInput } from '#platform/pagination.ts'
import { pageOf } from '#platform/pagination.ts'
import { parisDay } from '#platform/french.ts'
import { refuse } from '#platform/refusals.ts'
import type { Db, Tx } from '#platform/server/database/db.ts'
import { lockNamed } from '#platform/server/database/ownership.ts'
import type { SpentOn } from '../credits.rules.ts'
import { creditRefusals, MONTHLY_CREDITS } from '../credits.rules.ts'
import * as credits from './credits.repository.ts'

const parisMonth = (date: Date): string => `${parisDay(date).slice(0, 7)}-01`

/** A company that has been validated has its first credits; twice in a month it gets them once. */
export const openLedger = (tx: Tx, companyId: number): Promise<void> =>
  credits.insertEntry(tx, { companyId, kind: 'monthly', amount: MONTHLY_CREDITS })

/** What companies have left this month. A ledger that nobody wrote to this month has the credits of the month. */
export async function readBalances(db: Db, companyIds: readonly number[], now = new Date()) {
  const found = await credits.findBalances(db, companyIds, parisMonth(now))
  return new Map(found.map(({ id, balance, hasLedger }) => [id, balance ?? (hasLedger ? MONTHLY_CREDITS : 0)]))
}

export const readBalance = async (db: Db, companyId: number, now = new Date()): Promise<number> =>
  (await readBalances(db, [companyId], now)).get(companyId)!

type Spent = { kind: SpentOn; subjectId: number; label: string; accountId: number | null }

/**
 * Takes one credit, in the transaction of what it pays for. Those of one company wait for each other; the month is that of the
 * moment `at`, for the balance and for the entry alike.
 */
export async function spendCredit(tx: Tx, companyId: number, spent: Spent, at = new Date()): Promise<void> {
  await lockNamed(tx, 'credits', companyId)
  if ((await readBalance(tx, companyId, at)) < 1) throw refuse(creditRefusals['credits/none_left'])
  await credits.insertEntry(tx, { companyId, kind: 'monthly', amount: MONTHLY_CREDITS, createdAt: at })
  await credits.insertEntry(tx, { companyId, amount: -1, createdAt: at, ...spent })
}

/** The same for many things at once; the caller has seen that there are as many credits. */
export async function spendCredits(tx: Tx, companyId: number, spent: Spent[], at = new Date()): Promise<void> {
  if (spent.length === 0) return
  await lockNamed(tx, 'credits', companyId)
  await credits.insertEntry(tx, { companyId, kind: 'monthly', amount: MONTHLY_CREDITS, createdAt: at })
  await credits.insertSpent(tx, companyId, spent, at)
}

/** Gives back what was paid for a thing, once; where nothing was paid, nothing is given. It counts for the month it is given back in. */
export async function refundCredit(
  tx: Tx,
  companyId: number,
  { kind, subjectId, accountId }: Pick<Spent, 'kind' | 'subjectId' | 'accountId'>,
): Promise<void> {
  await lockNamed(tx, 'credits', companyId)
  const paid = await credits.findUnrefunded(tx, companyId, kind, subjectId)
  if (!paid) return
  await credits.insertEntry(tx, { companyId, kind: 'monthly', amount: MONTHLY_CREDITS })
  await credits.insertEntry(tx, {
    companyId,
    kind: 'refund',
    amount: 1,
    subjectId,
    label: paid.label,
    accountId,
    refunds: paid.id,
  })
}

/** The ledger, newest first. */
export async function readLedger(db: Db, companyId: number, page: PageInput, now = new Date()) {
  const month = parisMonth(now)
  const [balance, sums, total, entries] = await Promise.all([
    readBalance(db, companyId, now),
    credits.sumMonth(db, companyId, month),
    credits.countEntries(db, companyId),
    credits.findEntries(db, companyId, page),
  ])
  const [year, at] = month.split('-').map(Number)
  const next = new Date(Date.UTC(year!, at, 1))
  return {
    balance,
    granted: Math.max(sums.granted, balance + sums.spent),
    spent: sums.spent,
    renewsOn: next.toISOString().slice(0, 10),
    entries,
    pagination: pageOf(total, page),
  }
}
