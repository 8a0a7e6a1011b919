import type { IncomingHttpHeaders } from 'node:http'

const KEPT_FOR = 10_000
const MOST_PAGES = 500
const LONGEST_ADDRESS = 400

/** A page cut where its nonce stood, so that each answer can carry its own. */
type Kept = { parts: string[]; version: number; until: number; headers: [string, string][] }

export type PageCache = {
  keyOf: (method: string, url: string, headers: IncomingHttpHeaders) => string | null
  find: (key: string, nonce: string) => { html: string; headers: [string, string][] } | null
  keep: (key: string, html: string, nonce: string, headers: [string, string][]) => void
}

/**
 * Pages of visitors without a session, for a short while, by address and country. A change of content makes all
 * that was kept before it worthless at once: `version` says how much has changed.
 */
export function createPageCache(version: () => number): PageCache {
  const pages = new Map<string, Kept>()
  return {
    keyOf: (method, url, headers) => {
      if (method !== 'GET' || url.length > LONGEST_ADDRESS || headers.authorization !== undefined) return null
      const cookies = (headers.cookie ?? '').split(/;\s*/).filter(Boolean)
      // Whoever carries anything but the choice of a country may be somebody.
      if (!cookies.every((cookie) => cookie.startsWith('pays='))) return null
      return `${headers.host ?? ''} ${cookies[0] ?? ''} ${url}`
    },
    find: (key, nonce) => {
      const kept = pages.get(key)
      if (!kept) return null
      if (kept.version !== version() || performance.now() > kept.until) {
        pages.delete(key)
        return null
      }
      return { html: kept.parts.join(nonce), headers: kept.headers }
    },
    keep: (key, html, nonce, headers) => {
      if (headers.some(([name, value]) => name === 'cache-control' && value.includes('no-store'))) return
      if (pages.size >= MOST_PAGES) pages.delete(pages.keys().next().value!)
      pages.set(key, { parts: html.split(nonce), version: version(), until: performance.now() + KEPT_FOR, headers })
    },
  }
}
