import { TERMS_VERSION } from '#features/legal/legal.rules.ts'
import { createProfile } from '#features/members/server/member-profile.service.ts'
import { countryIn } from '#features/reference/reference.rules.ts'
import { refuse } from '#platform/refusals.ts'
import type { Actor, Exchange } from '#platform/server/endpoints.ts'
import { hostCookie, hostCookieOf } from '#platform/server/http/exchange.ts'
import { countTry } from '#platform/server/database/limits.ts'
import type { SocialProvider } from '../../accounts.rules.ts'
import { accountRefusals, backOf, landingOf, socialProviders, spaceOf } from '../../accounts.rules.ts'
import type { Person } from '../social.rules.ts'
import { namesOf, providerNames, socialRefusals } from '../social.rules.ts'
import { mailVerification, mailWelcome } from '../../server/account-mails.ts'
import type { AccountsSite, InsideAccounts } from '../../server/accounts-site.ts'
import type { Account } from '../../server/accounts.repository.ts'
import * as accounts from '../../server/accounts.repository.ts'
import * as identities from './identities.repository.ts'
import { awaitPassword } from './identity-links.ts'
import { socialTries } from '../../server/limits.ts'
import { hashOf, newToken } from '#platform/server/secrets.ts'
import { within } from '#platform/server/site.ts'
import { letIn } from './social-entry.ts'
import type { Outcome } from './social-entry.ts'
import { insertAcceptance } from '../../signing-up/server/terms.repository.ts'

/** Ties what comes back to the browser that left: without it, anybody's answer could be slipped to somebody else. */
const BROWSER = 'connexion'
const ATTEMPT_SECONDS = 600

export const listSocial = ({ social }: AccountsSite) => ({
  data: socialProviders.map((provider) => ({
    provider,
    name: providerNames[provider],
    enabled: social.isOn(provider),
  })),
})

const returnAddress = ({ linkTo }: AccountsSite, provider: SocialProvider): string =>
  linkTo(`/connexion/${provider}/retour`)

/** Where to send the browser. Whoever is signed in already gets another way into the same account. */
export async function startSocial(
  site: AccountsSite,
  exchange: Exchange,
  actor: Actor,
  { provider, retour }: { provider: SocialProvider; retour: string },
) {
  const { db, social } = site
  if (!social.isOn(provider)) throw refuse(accountRefusals['accounts/provider_off'])
  await countTry(db, socialTries(exchange.address))
  const state = newToken()
  const { location, verifier, nonce } = await social.begin(provider, returnAddress(site, provider), state)
  // One key for all tabs, so that two sign-ins begun side by side both come home.
  const browser = hostCookieOf(exchange, BROWSER) ?? newToken()
  const accountId = actor.role === 'visitor' ? null : actor.accountId
  await identities.insertAttempt(
    db,
    { hash: hashOf(state), browser: hashOf(browser), provider, verifier, nonce, back: backOf(retour), accountId },
    ATTEMPT_SECONDS,
  )
  exchange.setCookie(hostCookie(BROWSER, browser, ATTEMPT_SECONDS))
  return { location }
}

/** Good once, for the browser, the provider and the session it was begun with. */
export async function finishSocial(
  site: AccountsSite,
  exchange: Exchange,
  actor: Actor,
  { provider, answer }: { provider: SocialProvider; answer: string },
): Promise<Outcome> {
  const { db, social } = site
  const state = new URLSearchParams(answer).get('state')
  const browser = hostCookieOf(exchange, BROWSER)
  const attempt =
    state && browser
      ? await identities.takeAttempt(db, { hash: hashOf(state), browser: hashOf(browser), provider })
      : null
  const own = actor.role === 'visitor' ? null : actor.accountId
  if (!state || !attempt || (attempt.accountId !== null && attempt.accountId !== own)) {
    throw refuse(socialRefusals['accounts/attempt_over'])
  }
  const address = new URL(returnAddress(site, provider))
  address.search = answer
  const { verifier, nonce, back, accountId } = attempt
  const person = await social.finish(provider, address, { state, verifier, nonce })
  return accountId === null
    ? admitPerson(site, exchange, provider, person, back)
    : jobAccount(site, exchange, provider, person, back, accountId)
}

/** Known identities open their account, unknown ones make one; an account that is there is never taken by its address. */
async function admitPerson(
  site: AccountsSite,
  exchange: Exchange,
  provider: SocialProvider,
  person: Person,
  back: string,
): Promise<Outcome> {
  const known = await identities.findAccountBy(site.db, provider, person.subject)
  if (known) return letIn(site, exchange, known, back)
  if (person.email === null) throw refuse(socialRefusals['accounts/no_email'])
  const created = await createAccount(site, exchange, { provider, person, email: person.email, back })
  if (created) return letIn(site, exchange, created, back)
  // Somebody has the address: this person, a moment ago in another tab, or an account that was there before.
  const twin = await identities.findAccountBy(site.db, provider, person.subject)
  if (twin) return letIn(site, exchange, twin, back)
  const owner = await accounts.findByIdentifier(site.db, person.email)
  if (!owner) throw refuse(socialRefusals['accounts/attempt_over'])
  if (!person.emailVerified) throw refuse(socialRefusals['accounts/unproven_email'])
  return awaitPassword(site, exchange, { provider, subject: person.subject, accountId: owner.id, back })
}

async function jobAccount(
  site: AccountsSite,
  exchange: Exchange,
  provider: SocialProvider,
  { subject }: Person,
  back: string,
  accountId: number,
): Promise<Outcome> {
  const known = await identities.findAccountBy(site.db, provider, subject)
  if (known?.id === accountId) return { status: 'signed_in', to: landingOf(spaceOf(known.role), back) }
  if (known) throw refuse(socialRefusals['accounts/identity_taken'])
  const own = await identities.findIdentitiesOf(site.db, accountId)
  if (own.some((identity) => identity.provider === provider)) throw refuse(socialRefusals['accounts/identity_exists'])
  return awaitPassword(site, exchange, { provider, subject, accountId, back })
}

/** A candidate without a password, its profile, its identity and its mail: all of it, or nothing if the address is taken. */
async function createAccount(
  site: AccountsSite,
  { cookies }: Pick<Exchange, 'cookies'>,
  { provider, person, email, back }: { provider: SocialProvider; person: Person; email: string; back: string },
): Promise<Account | null> {
  const { subject, emailVerified } = person
  const { names, profileVisible } = namesOf(person)
  try {
    return await site.db.transaction(async (tx) => {
      const emailVerifiedAt = emailVerified ? new Date() : null
      const { id: country } = countryIn(cookies)
      const values = { role: 'candidate', email, ...names, emailVerifiedAt, countryId: country } as const
      const account = await accounts.insertAccount(tx, values)
      if (!account) return null
      // What the buttons that lead here say.
      await insertAcceptance(tx, account.id, TERMS_VERSION)
      if (!(await identities.insertIdentity(tx, { provider, subject, accountId: account.id }))) throw new Taken()
      const { id: accountId, countryId } = account
      await createProfile(tx, { accountId, countryId, ...names, profileVisible })
      await greet(within(site, tx), account, back)
      return account
    })
  } catch (error) {
    if (error instanceof Taken) return null
    throw error
  }
}

/** Undoes an account whose identity another call was faster to use. */
class Taken extends Error {}

const greet = (site: InsideAccounts, account: Account, back: string): Promise<void> =>
  account.emailVerifiedAt ? mailWelcome(site, account) : mailVerification(site, account, back)
