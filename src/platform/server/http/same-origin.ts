import type { IncomingHttpHeaders } from 'node:http'

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Whether a browser sends this change from another site. Browsers always say where a change comes from
 * (Sec-Fetch-Site, or Origin for the older ones); programs say nothing, and are let through without cookies only.
 */
export function isForeign(method: string, headers: IncomingHttpHeaders, origin: string | null): boolean {
  if (SAFE_METHODS.has(method)) return false
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site !== 'same-origin' && site !== 'none'
  if (headers.origin === undefined) return headers.cookie !== undefined
  if (origin) return headers.origin !== origin
  return !URL.canParse(headers.origin) || new URL(headers.origin).host !== headers.host
}
