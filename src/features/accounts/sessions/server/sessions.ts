import { flags } from '#platform/flags.ts'
import { refuse } from '#platform/refusals.ts'
import type { Db } from '#platform/server/database/db.ts'
import type { Actor, Exchange, Identify } from '#platform/server/endpoints.ts'
import { visitor } from '#platform/server/endpoints.ts'
import { hostCookie, hostCookieOf } from '#platform/server/http/exchange.ts'
import { markSeen } from '#features/members/server/member-profile.service.ts'
import { accountRefusals } from '../../accounts.rules.ts'
import { addressSubject, countTry } from '#platform/server/database/limits.ts'
import { hashOf, markOf, newToken, seal, unseal } from '#platform/server/secrets.ts'
import { refreshTries } from '../../server/limits.ts'
import * as sessions from './sessions.repository.ts'

const SESSION = 'florin'
const DEVICE = 'appareil'
const HOUR = 3_600
const DAY = 24 * HOUR
const REMEMBERED = 30 * DAY
/** Without « Se souvenir de moi » the browser forgets at its end, and we after half a day without a sign. */
const IDLE = 12 * HOUR
const TOKEN = DAY
const DEVICE_KEPT = 400 * DAY

/** Who calls: by the token of a program, else by the cookie of a browser. */
export const identifyBy =
  (db: Db, { secondFactorToAdminister = false } = {}): Identify =>
  async (exchange) => {
    const token = exchange.bearer ?? hostCookieOf(exchange, SESSION)
    if (token === null) return visitor
    const found = await sessions.findByToken(db, hashOf(token))
    const wanted = exchange.bearer === null ? 'browser' : 'api'
    if (!found || found.kind !== wanted) {
      // A cookie that opens nothing any more only keeps pages out of the cache.
      if (exchange.bearer === null) exchange.setCookie(hostCookie(SESSION, '', 0))
      return visitor
    }
    if (found.stale) {
      await sessions.touch(db, found.sessionId, found.kind === 'browser' && !found.remembered ? IDLE : null)
      await markSeen(db, found.accountId)
    }
    return actorOf(found, secondFactorToAdminister && found.role === 'administrator' && !found.secondFactor)
  }

const actorOf = (
  found: NonNullable<Awaited<ReturnType<typeof sessions.findByToken>>>,
  needsSecondFactor: boolean,
): Actor => ({
  role: found.role,
  accountId: found.accountId,
  sessionId: found.sessionId,
  companyId: found.companyId,
  verified: found.verifiedAt !== null,
  flags: flags.filter((flag) => found.given[flag]),
  needsSecondFactor,
})

/** Opens a browser's session under a new key; whatever it carried before ends. Says whether the device is a new one. */
export async function openBrowserSession(
  db: Db,
  exchange: Exchange,
  accountId: number,
  remembered: boolean,
): Promise<{ newDevice: boolean }> {
  const before = hostCookieOf(exchange, SESSION)
  if (before !== null) {
    const old = await sessions.findByToken(db, hashOf(before))
    if (old) await sessions.endSession(db, old.sessionId)
  }
  const token = newToken()
  const { agent, address } = exchange
  const row = { accountId, kind: 'browser', remembered, agent, address } as const
  await sessions.insertSession(db, row, hashOf(token), remembered ? REMEMBERED : IDLE)
  exchange.setCookie(hostCookie(SESSION, token, remembered ? REMEMBERED : null))

  const { known, first } = await sessions.noteDevice(db, accountId, keepDevice(exchange))
  return { newDevice: !known && !first }
}

function keepDevice(exchange: Exchange): Buffer {
  const device = hostCookieOf(exchange, DEVICE) ?? newToken()
  exchange.setCookie(hostCookie(DEVICE, device, DEVICE_KEPT))
  return hashOf(device)
}

/** What a browser that has signed in to the account before is known by; a stranger by nothing. */
export async function knownDeviceOf(
  db: Db,
  exchange: Pick<Exchange, 'cookies'>,
  accountId: number | null,
): Promise<Buffer | null> {
  const device = hostCookieOf(exchange, DEVICE)
  if (device === null) return null
  const hash = hashOf(device)
  // Asked for nobody's account as well, so that it takes as long.
  return (await sessions.isKnownDevice(db, accountId ?? 0, hash)) ? hash : null
}

/** A new password was chosen in this browser: the account knows it from now on, and no other. */
export async function knowOnly(db: Db, exchange: Exchange, accountId: number): Promise<Buffer> {
  const device = keepDevice(exchange)
  await sessions.forgetDevices(db, accountId, device)
  await sessions.noteDevice(db, accountId, device)
  return device
}

export type Granted = { token: string; expiresAt: Date }

const granted = (token: string): Granted => ({ token, expiresAt: new Date(Date.now() + TOKEN * 1000) })

/** A program keeps no cookie: it is known by what it calls itself and where it calls from. No cookie can say the same. */
export async function noteProgram(db: Db, secret: string, { agent, address }: Exchange, accountId: number) {
  const mark = markOf(`program\0${agent}\0${addressSubject(address)}`, secret)
  const { known, first } = await sessions.noteDevice(db, accountId, mark)
  return { newDevice: !known && !first }
}

/** Opens the session of a program. */
export async function openApiSession(db: Db, exchange: Exchange, accountId: number): Promise<Granted> {
  const token = newToken()
  const { agent, address } = exchange
  await sessions.insertSession(db, { accountId, kind: 'api', remembered: false, agent, address }, hashOf(token), TOKEN)
  return granted(token)
}

/**
 * Replaces a program's token. A retry within the grace gets the same successor, which only the old token unseals;
 * later use means that two hold the token, and ends the session for both.
 */
export async function rotateToken(db: Db, token: string): Promise<Granted & { accountId: number }> {
  const hash = hashOf(token)
  const successor = newToken()
  const sealed = seal(successor, token)
  const current = await sessions.findByToken(db, hash)
  if (current && current.kind !== 'api') throw refuse(accountRefusals['accounts/token_over'])
  if (current) await countTry(db, refreshTries(current.sessionId))
  const sessionId = await db.transaction((tx) =>
    sessions.rotate(tx, hash, { hash: hashOf(successor), sealed, seconds: TOKEN }),
  )
  if (sessionId !== null && current) return { ...granted(successor), accountId: current.accountId }
  const rotated = await sessions.findRotated(db, hash)
  if (rotated?.recent && rotated.sealed && current) {
    return { ...granted(unseal(rotated.sealed, token)), accountId: current.accountId }
  }
  if (rotated) await sessions.endSession(db, rotated.sessionId)
  throw refuse(accountRefusals['accounts/token_over'])
}

/** Ends the session of this call. */
export async function closeSession(db: Db, exchange: Exchange, sessionId: string): Promise<void> {
  await sessions.endSession(db, sessionId)
  forgetCookie(exchange)
}

export const forgetCookie = (exchange: Exchange): void => exchange.setCookie(hostCookie(SESSION, '', 0))
