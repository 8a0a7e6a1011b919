import type { IncomingHttpHeaders } from 'node:http'
import type { Versions } from '../changes/versions.ts'
import { weakEtag } from './conditional.ts'

const KEPT_FOR = 10_000
const MOST_PAGES = 500
const LONGEST_ADDRESS = 400

/** A page as it is sent, the same for everybody. */
export type KeptPage = { body: Buffer; etag: string; headers: [string, string][] }

type Kept = KeptPage & { topics: readonly string[] | null; versions: Versions; until: number }

/** What is kept of a page, and what it shows: topics that make it an old one when they change; null: all of them. */
export type Rendered = {
  html: string
  headers: [string, string][]
  topics: readonly string[] | null
  versions: Versions
}

export type PageCache = {
  /** `base` is the origin that the addresses in the page begin with. */
  keyOf: (method: string, base: string, url: string, headers: IncomingHttpHeaders) => string | null
  /** How much has changed so far, by topic; to be asked before a page is rendered, and given when it is kept. */
  versions: () => Versions
  find: (key: string) => KeptPage | null
  /** Null for one that asks not to be kept. */
  keep: (key: string, rendered: Rendered) => KeptPage | null
}

/**
 * Pages of visitors without a session, for a short while, by address and country. A change makes worthless at once what
 * was kept before it and shows something of its topic: `versions` says how much has changed.
 */
export function createPageCache(versions: () => Versions): PageCache {
  const isOld = (kept: Kept): boolean => {
    const now = versions()
    return (kept.topics ?? Object.keys(now)).some((topic) => kept.versions[topic] !== now[topic])
  }
  const pages = new Map<string, Kept>()
  return {
    keyOf: (method, base, url, headers) => {
      if (method !== 'GET' || url.length > LONGEST_ADDRESS || headers.authorization !== undefined) return null
      const cookies = (headers.cookie ?? '').split(/;\s*/).filter(Boolean)
      // Whoever carries anything but the choice of a country may be somebody.
      if (!cookies.every((cookie) => cookie.startsWith('pays='))) return null
      return `${base} ${cookies[0] ?? ''} ${url}`
    },
    versions,
    find: (key) => {
      const kept = pages.get(key)
      if (!kept) return null
      if (isOld(kept) || performance.now() > kept.until) {
        pages.delete(key)
        return null
      }
      return kept
    },
    keep: (key, { html, headers, ...made }) => {
      if (headers.some(([name, value]) => name === 'cache-control' && value.includes('no-store'))) return null
      if (pages.size >= MOST_PAGES) pages.delete(pages.keys().next().value!)
      const etag = weakEtag(html)
      const kept = {
        body: Buffer.from(html),
        etag,
        headers: [...headers, ['etag', etag]] satisfies [string, string][],
        ...made,
        until: performance.now() + KEPT_FOR,
      }
      pages.set(key, kept)
      return kept
    },
  }
}
