import type { PageInput } from '#platform/pagination.ts'
import { pageOf } from '#platform/pagination.ts'
import { refuse } from '#platform/refusals.ts'
import type { Db, Tx } from '#platform/server/database/db.ts'
import { lockNamed } from '#platform/server/database/ownership.ts'
import { creditRefusals as refusals, MONTHLY_CREDITS } from '../credits.rules.ts'
import * as credits from './credits.repository.ts'
import * as quotes from './quotes.repository.ts'

/** More than administrators leave unanswered. */
const MOST_OPEN = 200

type Added = { amount: number; reference: string; accountId: number }

/**
 * Adds what a quote was about to the ledger of this month, and answers the request of the company, if it has one. The same reference
 * is added once. Says what is left after it, and who had asked.
 */
export async function addCredits(tx: Tx, companyId: number, { amount, reference, accountId }: Added) {
  await lockNamed(tx, 'credits', companyId)
  if (!(await credits.hasLedger(tx, companyId))) throw refuse(refusals['credits/no_client'])
  if (await quotes.isAdded(tx, companyId, reference)) throw refuse(refusals['credits/already_added'])
  await credits.insertEntry(tx, { companyId, kind: 'monthly', amount: MONTHLY_CREDITS })
  await credits.insertEntry(tx, { companyId, kind: 'added', amount, label: reference, accountId })
  const asked = await quotes.setSettled(tx, { companyId }, 'added')
  return { askedBy: asked?.accountId ?? null }
}

/** Asks for one; a company waits for one at a time. */
export async function askQuote(tx: Tx, row: { companyId: number; accountId: number; credits: number }): Promise<void> {
  if (!(await quotes.insertQuote(tx, row))) throw refuse(refusals['credits/quote_open'])
}

export const openQuoteOf = quotes.findOpenOf
export const openQuotes = (db: Db) => quotes.findOpen(db, MOST_OPEN)

/** Null where it was answered meanwhile. */
export const declineQuote = (tx: Tx, id: number) => quotes.setSettled(tx, { id }, 'declined')

export async function addedCredits(db: Db, page: PageInput) {
  const { rows, total } = await quotes.findAdded(db, page)
  return { rows, pagination: pageOf(total, page) }
}
