import { createContext } from 'react-router'
import type { RouterContext } from 'react-router'
import type { Access, Api, Role } from './contract.ts'
import type { Flag } from './flags.ts'

/**
 * What the server hands to loaders and actions. The server runs this file as it is and the built pages carry
 * a copy of it; the registry of symbols makes both speak of the same key.
 */
function sharedContext<T>(name: string): RouterContext<T> {
  const registry = globalThis as unknown as Record<symbol, RouterContext<T> | undefined>
  return (registry[Symbol.for(name)] ??= createContext<T>())
}

export const apiContext = sharedContext<Api>('florin.api')
/** The same, which waits for no search index: for what a page can do without. */
export const promptApiContext = sharedContext<Api>('florin.prompt-api')
/** Who asks for the page. */
export const roleContext = sharedContext<Role>('florin.role')
/** What an administrator gave them beside the role. */
export const flagsContext = sharedContext<readonly Flag[]>('florin.flags')
/** Whether they administer only once they have a second factor, which they have not. */
export const needsSecondFactorContext = sharedContext<boolean>('florin.second-factor')
/** Who may open a page, and what it shows something of; null: of everything. */
export type Door = { access: Access; shows: readonly string[] | null }
/** The door of a page, by its pattern. */
export const doorsContext = sharedContext<(pattern: string) => Door>('florin.doors')
/** What the page shows something of: it is an old one when that changes. Null until its door says so: of everything. */
export const topicsContext = sharedContext<readonly string[] | null>('florin.topics')
/** Writes an unexpected error into the log of its request. */
export const reportContext = sharedContext<(error: unknown) => void>('florin.report')

/** The page, once it is rendered. */
export const htmlContext = sharedContext<Buffer | null>('florin.html')

/** The nonce of this answer's policy; none in development, where the policy allows Vite's inline scripts. */
export const nonceContext = sharedContext<string | undefined>('florin.nonce')
