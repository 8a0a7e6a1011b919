import { TERMS_VERSION } from '#features/legal/legal.rules.ts'
import { done } from '#platform/contract.ts'
import { refuse } from '#platform/refusals.ts'
import type { Db } from '#platform/server/database/db.ts'
import { accountRefusals } from '../../accounts.rules.ts'
import { accountTexts } from '../../accounts.texts.ts'
import type { AccountsSite } from '../../server/accounts-site.ts'
import * as terms from './terms.repository.ts'

/** One accepts what one was shown: a version that is not in force any more is not accepted, nor another in its place. */
export async function acceptTerms({ db }: AccountsSite, accountId: number, version: string) {
  if (version !== TERMS_VERSION) throw refuse(accountRefusals['accounts/terms_changed'])
  await terms.insertAcceptance(db, accountId, version)
  return done(accountTexts.termsAccepted)
}

/** The latest version somebody accepted; null if none. */
export const acceptedVersionOf = async (db: Db, accountId: number): Promise<string | null> =>
  (await terms.findAcceptancesOf(db, accountId))[0]?.version ?? null

/** For whoever takes their data along. */
export const allAcceptances = async (db: Db, accountId: number) =>
  (await terms.findAcceptancesOf(db, accountId)).map(({ version, acceptedAt }) => ({
    version,
    accepted_at: acceptedAt.toISOString(),
  }))
