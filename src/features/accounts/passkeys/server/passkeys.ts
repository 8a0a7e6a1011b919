import { done } from '#platform/contract.ts'
import { notFound, refuse } from '#platform/refusals.ts'
import type { Exchange, SignedIn } from '#platform/server/endpoints.ts'
import { hostCookie, hostCookieOf } from '#platform/server/http/exchange.ts'
import { countTry } from '#platform/server/database/limits.ts'
import { accountRefusals, spaceOf } from '../../accounts.rules.ts'
import type { AssertedCredential, AttestedCredential } from '../passkeys.contract.ts'
import { MOST_PASSKEYS, passkeySite, secondFactorRefusals } from '../../second-factor/second-factor.rules.ts'
import { secondFactorNews, secondFactorTexts } from '../../second-factor/second-factor.texts.ts'
import type { AccountsSite } from '../../server/accounts-site.ts'
import * as accounts from '../../server/accounts.repository.ts'
import { passkeyTries } from '../../server/limits.ts'
import { asSignedIn, proveOwner } from '../../server/owner.ts'
import * as passkeys from './passkeys.repository.ts'
import { tell } from '../../server/security-news.ts'
import { hashOf, markOf, newToken } from '#platform/server/secrets.ts'
import { enter } from '../../signing-in/server/sign-in.ts'
import { refuseSuspended } from '../../server/suspended-door.service.ts'

const CHALLENGE = 'cle-acces'
const CHALLENGE_SECONDS = 300
/** Ed25519, ECDSA on P-256 and RSA: what authenticators speak. */
const ALGORITHMS = [-8, -7, -257]

const refused = (code: keyof typeof secondFactorRefusals) => refuse(secondFactorRefusals[code])

// Certificates and their notations take a quarter of a second to load: when the first passkey comes.
const webauthn = () => import('@simplewebauthn/server')

/**
 * The credential without what its maker says about it. Nobody asked for that, and to check it the library would read certificates that
 * the caller wrote, and fetch the addresses in them.
 */
async function withoutStatement(credential: AttestedCredential): Promise<AttestedCredential> {
  const { decodeAttestationObject, isoBase64URL, isoCBOR } = await import('@simplewebauthn/server/helpers')
  const { attestationObject } = credential.response
  const authData = decodeAttestationObject(isoBase64URL.toBuffer(attestationObject)).get('authData')
  const bare = isoCBOR.encode(
    new Map<string, string | Uint8Array | Map<string, never>>([
      ['fmt', 'none'],
      ['attStmt', new Map<string, never>()],
      ['authData', authData],
    ]),
  )
  return { ...credential, response: { ...credential.response, attestationObject: isoBase64URL.fromBuffer(bare) } }
}

function partyOf({ origin }: AccountsSite, exchange: Exchange) {
  const party = passkeySite(origin, exchange.origin)
  if (!party) throw refused('accounts/passkeys_off')
  return party
}

/** Who a passkey says it is of: always the same for an account, and nothing anybody could read an account from. */
const handleOf = ({ secret }: AccountsSite, accountId: number): Buffer =>
  markOf(`passkey ${accountId}`, secret).subarray(0, 32)

/** The challenge stays here; the browser keeps a key to it, so that no other browser answers. */
async function keepChallenge(
  { db }: Pick<AccountsSite, 'db'>,
  exchange: Exchange,
  { challenge, accountId }: { challenge: string; accountId: number | null },
): Promise<void> {
  const key = newToken()
  await passkeys.insertChallenge(db, { hash: hashOf(key), accountId, challenge }, CHALLENGE_SECONDS)
  exchange.setCookie(hostCookie(CHALLENGE, key, CHALLENGE_SECONDS))
}

async function takeChallenge({ db }: AccountsSite, exchange: Exchange, accountId: number | null): Promise<string> {
  const key = hostCookieOf(exchange, CHALLENGE)
  const challenge = key === null ? null : await passkeys.takeChallenge(db, hashOf(key), accountId)
  exchange.setCookie(hostCookie(CHALLENGE, '', 0))
  if (challenge === null) throw refused('accounts/passkey_over')
  return challenge
}

/** A passkey opens the account by itself: before one is added, the password is asked again. */
export async function passkeyCreation(site: AccountsSite, exchange: Exchange, actor: SignedIn, password: string) {
  const { accountId } = actor
  const party = partyOf(site, exchange)
  const { account, act } = await proveOwner(site, actor, password)
  const known = await passkeys.findPasskeysOf(site.db, accountId)
  if (known.length >= MOST_PASSKEYS) throw refused('accounts/too_many_passkeys')
  const { generateRegistrationOptions } = await webauthn()
  const options = await generateRegistrationOptions({
    rpName: 'Florin',
    rpID: party.id,
    userName: account.email,
    userDisplayName: `${account.firstName} ${account.lastName}`.trim(),
    userID: new Uint8Array(handleOf(site, accountId)),
    timeout: CHALLENGE_SECONDS * 1000,
    attestationType: 'none',
    excludeCredentials: known.map(({ id, transports }) => ({ id, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: ALGORITHMS,
  })
  await act((inside) => keepChallenge(inside, exchange, { challenge: options.challenge, accountId }))
  return { options: { ...options } }
}

export async function addPasskey(
  site: AccountsSite,
  exchange: Exchange,
  actor: SignedIn,
  { label, credential }: { label: string; credential: AttestedCredential },
) {
  const { accountId } = actor
  const party = partyOf(site, exchange)
  const expectedChallenge = await takeChallenge(site, exchange, accountId)
  const { verifyRegistrationResponse } = await webauthn()
  const { transports } = credential.response
  const found = await withoutStatement(credential)
    .then((response) =>
      verifyRegistrationResponse({
        response,
        expectedChallenge,
        expectedOrigin: party.origin,
        expectedRPID: party.id,
        requireUserVerification: true,
        supportedAlgorithmIDs: ALGORITHMS,
      }),
    )
    // Whatever is wrong with it, the answer is the same.
    .catch(() => null)
  if (!found?.verified) throw refused('accounts/passkey_refused')
  const { id, publicKey, counter } = found.registrationInfo.credential
  await asSignedIn(site, actor, async (inside) => {
    const { db: tx } = inside
    const { passkeys: count } = await passkeys.lockWaysIn(tx, accountId)
    if (count >= MOST_PASSKEYS) throw refused('accounts/too_many_passkeys')
    const row = { id, accountId, publicKey: Buffer.from(publicKey), counter, transports, label }
    if (!(await passkeys.insertPasskey(tx, row))) throw refused('accounts/passkey_known')
    await tell(inside, accountId, 'passkeys', secondFactorNews.passkeyAdded(label))
  })
  return done(secondFactorTexts.passkeyAdded)
}

/** Never the last way in: of two removed at once, the second finds out. */
export async function removePasskey(site: AccountsSite, actor: SignedIn, id: string, password: string) {
  const { act } = await proveOwner(site, actor, password)
  await act(async (inside, { id: accountId }) => {
    const { db: tx } = inside
    const ways = await passkeys.lockWaysIn(tx, accountId)
    const removed = await passkeys.deletePasskey(tx, accountId, id)
    if (!removed) throw notFound()
    if (!ways.password && ways.identities === 0 && ways.passkeys === 1) {
      throw refuse(accountRefusals['accounts/last_way_in'])
    }
    await tell(inside, accountId, 'passkeys', secondFactorNews.passkeyRemoved(removed.label))
  })
  return done(secondFactorTexts.passkeyRemoved)
}

/** Nobody is named: the browser offers the passkeys it has for this site. */
export async function passkeyRequest(site: AccountsSite, exchange: Exchange) {
  await countTry(site.db, passkeyTries(exchange.address))
  const { generateAuthenticationOptions } = await webauthn()
  const options = await generateAuthenticationOptions({
    rpID: partyOf(site, exchange).id,
    timeout: CHALLENGE_SECONDS * 1000,
    userVerification: 'required',
  })
  await keepChallenge(site, exchange, { challenge: options.challenge, accountId: null })
  return { options: { ...options } }
}

/** Something one has and something one is or knows: a passkey counts as both factors, no code is asked for. */
export async function signInByPasskey(
  site: AccountsSite,
  exchange: Exchange,
  { credential, remember }: { credential: AssertedCredential; remember: boolean },
) {
  const { db } = site
  await countTry(db, passkeyTries(exchange.address))
  const party = partyOf(site, exchange)
  const challenge = await takeChallenge(site, exchange, null)
  const passkey = await passkeys.findPasskey(db, credential.id)
  const account = passkey && (await accounts.findById(db, passkey.accountId))
  if (!passkey || !account) throw refused('accounts/passkey_failed')
  const counter = await verifiedCount(credential, passkey, { party, challenge })
  const isOwner = credential.response.userHandle === handleOf(site, account.id).toString('base64url')
  if (counter === null || !isOwner) throw refused('accounts/passkey_failed')
  if (account.suspendedAt) throw await refuseSuspended(site, exchange, account.id)
  // While the account is held: one that is removed in this moment, as when the account is taken back, opens nothing.
  await enter(site, exchange, account, remember, async (tx) => {
    if (!(await passkeys.takeCount(tx, passkey.id, counter))) throw refused('accounts/passkey_failed')
  })
  return { status: 'signed_in' as const, space: spaceOf(account.role) }
}

/** What the authenticator counts now, if the answer is good. */
async function verifiedCount(
  credential: AssertedCredential,
  { id, publicKey, counter }: passkeys.Passkey,
  { party, challenge }: { party: { id: string; origin: string }; challenge: string },
): Promise<number | null> {
  const { verifyAuthenticationResponse } = await webauthn()
  const { userHandle, ...response } = credential.response
  const found = await verifyAuthenticationResponse({
    response: { ...credential, response: { ...response, ...(userHandle ? { userHandle } : {}) } },
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
    credential: { id, publicKey: new Uint8Array(publicKey), counter },
  }).catch(() => null)
  return found?.verified ? found.authenticationInfo.newCounter : null
}
