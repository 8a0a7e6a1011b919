import type { FastifyRequest } from 'fastify'
import { platformRefusals, refuse } from '../../refusals.ts'

const HOST = /^(?:[\w.-]{1,253}|\[[\da-f:.]{2,45}\])(?::\d{1,5})?$/i
const PROTOCOLS = new Set(['http', 'https'])

/**
 * The origin that absolute addresses begin with: the one of the settings, else the one the caller used. What is kept
 * of an answer is kept by this same value, so that nobody can put another site's name into what others get.
 */
export function baseAddress(request: Pick<FastifyRequest, 'protocol' | 'host'>, origin: string | null): string {
  if (origin !== null) return origin
  // Only HTTP/1.0 may leave the host out.
  const host = request.host || 'localhost'
  const { protocol } = request
  if (protocol === last.protocol && host === last.host) return last.origin
  const asked = PROTOCOLS.has(protocol) && HOST.test(host) ? URL.parse(`${protocol}://${host}`) : null
  if (!asked) throw refuse(platformRefusals['platform/bad_host'])
  last = { protocol, host, origin: asked.origin }
  return asked.origin
}

// Nearly everybody calls the site by the same name, and it is read twice for each request.
let last = { protocol: '', host: '', origin: '' }
