import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

/** What an answer is the state of: equal marks mean that nothing has changed. */
export type Freshness = { etag: string; modified: Date }

const MARK_LENGTH = 22

/** A weak mark: the same content may travel compressed or not. */
export const weakEtag = (...parts: string[]): string =>
  `W/"${createHash('sha256').update(parts.join('\0')).digest('base64url').slice(0, MARK_LENGTH)}"`

const opaque = (etag: string): string => etag.trim().replace(/^W\//, '')

/** Whether the caller has this state already. The mark counts before the date, which only knows seconds, or is not known. */
export function isUnchanged(
  headers: IncomingHttpHeaders,
  { etag, modified }: Omit<Freshness, 'modified'> & Partial<Freshness>,
): boolean {
  const known = headers['if-none-match']
  if (known !== undefined) return known.trim() === '*' || known.split(',').some((one) => opaque(one) === opaque(etag))
  if (!modified) return false
  const since = Date.parse(headers['if-modified-since'] ?? '')
  return Math.floor(modified.getTime() / 1_000) * 1_000 <= since
}
