import type { Actor, Exchange } from '#platform/server/endpoints.ts'
import { hostCookie, hostCookieOf } from '#platform/server/http/exchange.ts'
import { hashOf, isKey, markOf, newToken } from '#platform/server/secrets.ts'
import type { Reader } from './likes.repository.ts'

const COOKIE = 'lecteur'
const SECONDS = 365 * 86_400

const signed = (token: string, secret: string): string =>
  `${token}.${markOf(`reader ${token}`, secret).toString('base64url')}`

/** The visitor that a cookie of ours names; one that somebody made up names nobody. */
export function visitorOf(exchange: Pick<Exchange, 'cookies'>, secret: string): Buffer | null {
  const value = hostCookieOf(exchange, COOKIE)
  const token = value?.split('.')[0]
  return value && token && isKey(value, signed(token, secret)) ? hashOf(token) : null
}

/** Who reads, where that is known. */
export function readerOf(actor: Actor, exchange: Pick<Exchange, 'cookies'>, secret: string): Reader | null {
  if (actor.role !== 'visitor') return { accountId: actor.accountId }
  const visitor = visitorOf(exchange, secret)
  return visitor && { visitor }
}

/** The same for whoever likes something: a visitor gets a cookie with the first like, and none for reading. */
export function knownReader(actor: Actor, exchange: Exchange, secret: string): Reader {
  const known = readerOf(actor, exchange, secret)
  if (known) return known
  const token = newToken()
  exchange.setCookie(hostCookie(COOKIE, signed(token, secret), SECONDS))
  return { visitor: hashOf(token) }
}

export const forgetVisitor = (exchange: Exchange): void => exchange.setCookie(hostCookie(COOKIE, '', 0))
