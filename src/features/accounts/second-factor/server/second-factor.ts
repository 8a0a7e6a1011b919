import { done } from '#platform/contract.ts'
import { refuse } from '#platform/refusals.ts'
import type { SignedIn } from '#platform/server/endpoints.ts'
import { countTry, forgiveTries } from '#platform/server/database/limits.ts'
import { secondFactorRefusals } from '../second-factor.rules.ts'
import { secondFactorNews, secondFactorTexts } from '../second-factor.texts.ts'
import type { Site } from '#platform/server/site.ts'
import type { AccountsSite } from '../../server/accounts-site.ts'
import * as accounts from '../../server/accounts.repository.ts'
import { codeTries } from '../../server/limits.ts'
import { asSignedIn, proveOwner } from '../../server/owner.ts'
import * as passkeys from '../../passkeys/server/passkeys.repository.ts'
import { newRecoveryCodes, recoveryCodeMark } from './recovery-codes.ts'
import * as factors from './second-factor.repository.ts'
import { seal, unseal } from '#platform/server/secrets.ts'
import { within } from '#platform/server/site.ts'
import { tell } from '../../server/security-news.ts'
import { endSessionsOf } from '../../sessions/server/sessions.repository.ts'
import { newTotpSecret, stepOf, totpSetup } from './totp.ts'

const refused = (code: keyof typeof secondFactorRefusals) => refuse(secondFactorRefusals[code])

export async function readSecondFactor({ db, secret }: Site, { accountId, sessionId }: SignedIn) {
  const [factor, setup, left, keys, account] = await Promise.all([
    factors.findFactor(db, accountId),
    factors.findSetup(db, accountId, sessionId),
    factors.countCodes(db, accountId),
    passkeys.findPasskeysOf(db, accountId),
    accounts.findById(db, accountId),
  ])
  return {
    totp: factor !== null,
    recovery_codes_left: left,
    setup: setup && account && totpSetup(unseal(setup.secretSealed, secret), account.email),
    passkeys: keys.map(({ id, label, createdAt, lastUsedAt }) => ({
      id,
      label,
      created_at: createdAt.toISOString(),
      last_used_at: lastUsedAt?.toISOString() ?? null,
    })),
  }
}

/** A new secret for an authenticator application. Signing in stays as it is until a first code has confirmed it. */
export async function beginTotp(site: AccountsSite, actor: SignedIn, password: string) {
  const { accountId, sessionId } = actor
  const { act } = await proveOwner(site, actor, password)
  const secret = newTotpSecret()
  const secretSealed = seal(secret, site.secret)
  return act(async ({ db: tx }, { email }) => {
    if (!(await factors.beginSetup(tx, accountId, { secretSealed, sessionId }))) {
      throw refused('accounts/second_factor_on')
    }
    return totpSetup(secret, email)
  })
}

/** Other sessions end: they were opened by the password alone, and an intruder among them would never be asked. */
export async function confirmTotp(site: AccountsSite, actor: SignedIn, code: string) {
  const { accountId, sessionId } = actor
  const { db, secret } = site
  const tries = codeTries(accountId)
  await countTry(db, tries)
  const setup = await factors.findSetup(db, accountId, sessionId)
  if (!setup) throw refused('accounts/setup_over')
  const step = stepOf(unseal(setup.secretSealed, secret), code)
  if (step === null) throw refused('accounts/wrong_first_code')
  const codes = newRecoveryCodes()
  await asSignedIn(site, actor, async (inside) => {
    const { db: tx } = inside
    const { secretSealed } = setup
    if (!(await factors.confirmSetup(tx, accountId, { secretSealed, sessionId, step }))) {
      throw refused('accounts/setup_over')
    }
    await factors.replaceCodes(tx, accountId, marksOf(site, accountId, codes))
    await endSessionsOf(tx, accountId, sessionId)
    await tell(inside, accountId, 'second_factor', secondFactorNews.on)
  })
  await forgiveTries(db, tries)
  return { ...done(secondFactorTexts.on), recovery_codes: codes }
}

const marksOf = ({ secret }: AccountsSite, accountId: number, codes: string[]): Buffer[] =>
  codes.map((code) => recoveryCodeMark(accountId, code, secret))

export async function cancelTotp({ db }: AccountsSite, { accountId }: SignedIn) {
  await factors.deleteSetup(db, accountId)
  return done(secondFactorTexts.canceled)
}

/** Other sessions stay: if a stranger does this, they are what the owner still has. */
export async function removeTotp(site: AccountsSite, actor: SignedIn, password: string) {
  const { act } = await proveOwner(site, actor, password)
  await act(async (inside, { id: accountId }) => {
    if (!(await factors.lockFactor(inside.db, accountId))) throw refused('accounts/second_factor_off')
    await factors.deleteFactor(inside.db, accountId)
    await tell(inside, accountId, 'second_factor', secondFactorNews.off)
  })
  return done(secondFactorTexts.off)
}

export async function renewRecoveryCodes(site: AccountsSite, actor: SignedIn, password: string) {
  const { act } = await proveOwner(site, actor, password)
  const codes = newRecoveryCodes()
  await act(async (inside, { id: accountId }) => {
    // Two renewals at once would otherwise each delete the old set and leave both new ones.
    if (!(await factors.lockFactor(inside.db, accountId))) throw refused('accounts/second_factor_off')
    await factors.replaceCodes(inside.db, accountId, marksOf(site, accountId, codes))
    await tell(inside, accountId, 'second_factor', secondFactorNews.renewed)
  })
  return { ...done(secondFactorTexts.renewed), recovery_codes: codes }
}

/** Whether a code is the account's second factor right now; a good one is used up. Tries are counted by account. */
export async function isSecondFactor(site: AccountsSite, accountId: number, code: string): Promise<boolean> {
  const tries = codeTries(accountId)
  await countTry(site.db, tries)
  const good = (await isCurrentCode(site, accountId, code)) || (await isRecoveryCode(site, accountId, code))
  if (good) await forgiveTries(site.db, tries)
  return good
}

async function isCurrentCode({ db, secret }: AccountsSite, accountId: number, code: string): Promise<boolean> {
  const factor = await factors.findFactor(db, accountId)
  const step = factor && stepOf(unseal(factor.secretSealed, secret), code)
  return step !== null && factors.takeStep(db, accountId, step)
}

async function isRecoveryCode(site: AccountsSite, accountId: number, code: string): Promise<boolean> {
  return site.db.transaction(async (tx) => {
    if (!(await factors.takeCode(tx, accountId, recoveryCodeMark(accountId, code, site.secret)))) return false
    const left = await factors.countCodes(tx, accountId)
    await tell(within(site, tx), accountId, 'second_factor', secondFactorNews.codeUsed(left))
    return true
  })
}
