import { invalidInput, refuse } from '#platform/refusals.ts'
import type { Actor, Exchange, SignedIn } from '#platform/server/endpoints.ts'
import { hostCookie, hostCookieOf } from '#platform/server/http/exchange.ts'
import type { SocialProvider } from '../../accounts.rules.ts'
import { accountRefusals, backOf, landingOf, missingPassword, spaceOf } from '../../accounts.rules.ts'
import { CHALLENGE, providerNames, socialRefusals } from '../social.rules.ts'
import { socialNews } from '../social.texts.ts'
import type { AccountsSite, InsideAccounts } from '../../server/accounts-site.ts'
import * as accounts from '../../server/accounts.repository.ts'
import * as identities from './identities.repository.ts'
import { hashOf, newToken } from '#platform/server/secrets.ts'
import { within } from '#platform/server/site.ts'
import { proveOwner } from '../../server/owner.ts'
import { tell } from '../../server/security-news.ts'
import { checkPassword, signInSecondFactor, stillOpen } from '../../signing-in/server/sign-in.ts'
import type { Outcome } from './social-entry.ts'
import { CHALLENGE_SECONDS, enterBy } from './social-entry.ts'

const PENDING = 'lier'
const PENDING_SECONDS = 600
const PENDING_TRIES = 5

const over = () => refuse(socialRefusals['accounts/attempt_over'])
const forget = (exchange: Exchange, name: string): void => exchange.setCookie(hostCookie(name, '', 0))

/** The identity is proven, the account is not: it waits for the password of its owner. */
export async function awaitPassword(
  { db }: AccountsSite,
  exchange: Exchange,
  pending: { provider: SocialProvider; subject: string; accountId: number; back: string },
): Promise<Outcome> {
  const key = newToken()
  await identities.insertPending(db, { hash: hashOf(key), ...pending }, PENDING_SECONDS)
  exchange.setCookie(hostCookie(PENDING, key, PENDING_SECONDS))
  return { status: 'password' }
}

/** Accounts without a password have nothing to be asked for, once signed in; from outside there is no way but one. */
const isOwn = (actor: Actor, accountId: number): actor is SignedIn =>
  actor.role !== 'visitor' && actor.accountId === accountId

export async function readSocialLink({ db }: AccountsSite, exchange: Exchange, actor: Actor) {
  const key = hostCookieOf(exchange, PENDING)
  const pending = key === null ? null : await identities.findPending(db, hashOf(key))
  const account = pending && (await accounts.findById(db, pending.accountId))
  if (!pending || !account) return { pending: null }
  const own = isOwn(actor, account.id)
  return {
    pending: {
      provider: pending.provider,
      name: providerNames[pending.provider],
      email: account.email,
      password_wanted: !own || account.passwordHash !== null,
      own,
    },
  }
}

/** A few tries, counted here and with every other try of that password. */
export async function linkSocial(
  site: AccountsSite,
  exchange: Exchange,
  actor: Actor,
  password: string,
): Promise<Outcome> {
  const { db } = site
  const key = hostCookieOf(exchange, PENDING)
  const found = key === null ? null : await identities.findPending(db, hashOf(key))
  if (!found) throw over()
  const account = (await accounts.findById(db, found.accountId))!
  if (password === '' && !(isOwn(actor, account.id) && account.passwordHash === null)) {
    throw invalidInput({ password: missingPassword.password })
  }
  const pending = await identities.tryPending(db, found.hash, PENDING_TRIES)
  if (!pending) throw over()
  if (isOwn(actor, account.id)) {
    const { act } = await proveOwner(site, actor, password)
    await act((inside) => completeLink(inside, exchange, pending))
    return { status: 'signed_in', to: landingOf(spaceOf(account.role), pending.back) }
  }
  const owner = await checkPassword(site, exchange, account.email, password)
  const { outcome, challenge } = await enterBy(site, exchange, owner, pending.back)
  if (challenge === null) {
    await db.transaction(async (tx) => {
      await stillOpen(tx, owner)
      await completeLink(within(site, tx), exchange, pending)
    })
  }
  // A password alone does not open this account, so it does not make another way into it either.
  else await identities.setPendingChallenge(db, pending.hash, hashOf(challenge), CHALLENGE_SECONDS)
  return outcome
}

type Pending = { hash: Buffer; provider: SocialProvider; subject: string; accountId: number }

/** Of several at once, one links. */
async function completeLink(inside: InsideAccounts, exchange: Exchange, pending: Pending): Promise<void> {
  if (!(await identities.takePending(inside.db, pending.hash))) throw over()
  await link(inside, pending)
  forget(exchange, PENDING)
}

async function link(site: InsideAccounts, { provider, subject, accountId }: Omit<Pending, 'hash'>): Promise<void> {
  const { db: tx } = site
  if (await identities.insertIdentity(tx, { provider, subject, accountId })) {
    await tell(site, accountId, 'identities', socialNews.linked(providerNames[provider]))
    return
  }
  const owner = await identities.findAccountBy(tx, provider, subject)
  if (owner?.id === accountId) return
  throw refuse(socialRefusals[owner ? 'accounts/identity_taken' : 'accounts/identity_exists'])
}

/** The second factor of a sign-in by another site; an identity that waited for it is linked now. */
export async function socialSecondFactor(
  site: AccountsSite,
  exchange: Exchange,
  { code, retour }: { code: string; retour: string },
): Promise<Outcome> {
  const challenge = hostCookieOf(exchange, CHALLENGE)
  if (challenge === null) throw refuse(accountRefusals['accounts/challenge_over'])
  const entered = await signInSecondFactor(site, exchange, { challenge, code })
  forget(exchange, CHALLENGE)
  await linkAfterChallenge(site, exchange, challenge)
  const space = entered.status === 'signed_in' ? entered.space : '/'
  return { status: 'signed_in', to: landingOf(space, backOf(retour)) }
}

export async function linkAfterChallenge(site: AccountsSite, exchange: Exchange, challenge: string): Promise<void> {
  await site.db.transaction(async (tx) => {
    const pending = await identities.takePendingByChallenge(tx, hashOf(challenge))
    if (!pending) return
    await link(within(site, tx), pending)
    forget(exchange, PENDING)
  })
}
