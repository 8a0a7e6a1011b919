import type { FastifyReply, FastifyRequest } from 'fastify'
import { baseAddress } from './base-address.ts'
import type { Exchange } from '../endpoints.ts'

const LONGEST_AGENT = 300
const LONGEST_KEY = 200

/** What of a request the rooms may know. */
export function exchangeOf(request: FastifyRequest, reply: FastifyReply): Exchange {
  const [scheme, token] = (request.headers.authorization ?? '').split(' ')
  return {
    address: request.ip,
    origin: baseAddress(request, null),
    agent: (request.headers['user-agent'] ?? '').slice(0, LONGEST_AGENT),
    cookies: parseCookies(request.headers.cookie),
    bearer: scheme?.toLowerCase() === 'bearer' && token ? token : null,
    idempotencyKey: keyOf(request.headers['idempotency-key']),
    setCookie: (cookie) => void reply.header('set-cookie', cookie),
  }
}

function keyOf(header: string | string[] | undefined): string | null {
  const key = (Array.isArray(header) ? header[0] : header)?.trim()
  return key ? key.slice(0, LONGEST_KEY) : null
}

function parseCookies(header: string | undefined): Record<string, string> {
  const pairs = (header ?? '').split(/;\s*/).filter((pair) => pair.includes('='))
  // The first of two cookies of one name is the more specific one.
  return Object.fromEntries(pairs.map((pair) => splitOnce(pair)).toReversed())
}

function splitOnce(pair: string): [string, string] {
  const at = pair.indexOf('=')
  return [pair.slice(0, at), pair.slice(at + 1)]
}

/** A cookie no script reads and no other host sets. Browsers take it over https and from localhost. */
export const hostCookie = (name: string, value: string, seconds: number | null): string =>
  `__Host-${name}=${value}; Path=/; Secure; HttpOnly; SameSite=Lax${seconds === null ? '' : `; Max-Age=${seconds}`}`

export const hostCookieOf = ({ cookies }: Pick<Exchange, 'cookies'>, name: string): string | null =>
  cookies[`__Host-${name}`] ?? null
