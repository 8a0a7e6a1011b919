import { creditRefusals } from '#features/credits/credits.rules.ts'
import { askQuote } from '#features/credits/server/quotes.service.ts'
import { done } from '#platform/contract.ts'
import { refuse } from '#platform/refusals.ts'
import type { Db } from '#platform/server/database/db.ts'
import type { SignedIn } from '#platform/server/endpoints.ts'
import { quoteTexts } from '../credits.texts.ts'

/** Any recruiter of a company may ask for more credits; administrators answer. */
export async function askForCredits(db: Db, { companyId, accountId }: SignedIn, credits: number) {
  if (companyId === null) throw refuse(creditRefusals['credits/no_company'])
  await db.transaction((tx) => askQuote(tx, { companyId, accountId, credits }))
  return done(quoteTexts.sent)
}
