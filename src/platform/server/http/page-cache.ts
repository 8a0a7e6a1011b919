import type { IncomingHttpHeaders } from 'node:http'
import type { Versions } from '../changes/versions.ts'
import { weakEtag } from './conditional.ts'

const KEPT_FOR = 10
const MOST_KEPT = 500
const LONGEST_ADDRESS = 400
/** More than that is sent in pieces and not kept. A file of a map, with its ten thousand addresses, is less. */
export const LARGEST_KEPT = 2 * 1024 * 1024
// As they are written; compressed they are a fraction of that.
const MOST_BYTES = 48 * 1024 * 1024

/** What is sent as it is, the same for everybody. */
export type Kept = { body: Buffer; etag: string; modified?: Date; headers: [string, string][] }

type Held = Kept & { topics: readonly string[] | null; versions: Versions; until: number }

/** What is kept of an answer, and what it shows: topics that make it an old one when they change; null: all of them. */
export type Made = {
  text: string
  headers: [string, string][]
  topics: readonly string[] | null
  versions: Versions
  /** Seconds, where it is made of what may be old already. */
  seconds?: number
  /** What it is the state of, where that is known without reading it. */
  etag?: string
  modified?: Date
}

export type PageCache = {
  /** `base` is the origin that the addresses in the answer begin with. */
  keyOf: (method: string, base: string, url: string, headers: IncomingHttpHeaders) => string | null
  /** How much has changed so far, by topic; to be asked before an answer is made, and given when it is kept. */
  versions: () => Versions
  find: (key: string) => Kept | null
  /** Null for one that asks not to be kept, or is too large. */
  keep: (key: string, made: Made) => Kept | null
}

/**
 * Answers to visitors without a session, for a short while, by address and country. A change makes worthless at once what
 * was kept before it and shows something of its topic: `versions` says how much has changed. While `isTold` says that something was
 * committed that `versions` does not count yet, nothing is kept and nothing that is kept is given.
 */
export function createPageCache(versions: () => Versions, isTold: () => boolean = () => true): PageCache {
  const isOld = (kept: Held): boolean => {
    const now = versions()
    return (kept.topics ?? Object.keys(now)).some((topic) => kept.versions[topic] !== now[topic])
  }
  const pages = new Map<string, Held>()
  let bytes = 0
  const drop = (key: string): void => {
    bytes -= pages.get(key)?.body.length ?? 0
    pages.delete(key)
  }
  return {
    keyOf: (method, base, url, headers) => {
      if (method !== 'GET' || url.length > LONGEST_ADDRESS || headers.authorization !== undefined) return null
      const cookies = headers.cookie === undefined ? [] : headers.cookie.split(/;\s*/).filter(Boolean)
      // Whoever carries anything but the choice of a country may be somebody.
      if (!cookies.every((cookie) => cookie.startsWith('pays='))) return null
      return isTold() ? `${base} ${cookies[0] ?? ''} ${url}` : null
    },
    versions,
    find: (key) => {
      const kept = pages.get(key)
      if (!kept) return null
      if (isOld(kept) || performance.now() > kept.until) {
        drop(key)
        return null
      }
      return kept
    },
    keep: (key, { text, headers, seconds = KEPT_FOR, etag = weakEtag(text), ...made }) => {
      if (headers.some(([name, value]) => name === 'cache-control' && value.includes('no-store'))) return null
      const body = Buffer.from(text)
      if (body.length > LARGEST_KEPT) return null
      drop(key)
      while (pages.size >= MOST_KEPT || (pages.size > 0 && bytes + body.length > MOST_BYTES)) {
        drop(pages.keys().next().value!)
      }
      const kept: Held = {
        body,
        etag,
        headers: [...headers, ['etag', etag]],
        ...made,
        until: performance.now() + seconds * 1_000,
      }
      pages.set(key, kept)
      bytes += body.length
      return kept
    },
  }
}
