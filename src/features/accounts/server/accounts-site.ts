import type { Exchange } from '#platform/server/endpoints.ts'
import type { PersonalData } from '#platform/server/personal-data.ts'
import type { Inside, Site } from '#platform/server/site.ts'
import type { SocialProviders } from '../social/server/social-providers.ts'

/** What the use cases of this room work with. */
export type AccountsSite = Site & {
  /** Google, Facebook, LinkedIn: those that settings switch on. */
  social: SocialProviders
  /** What each room keeps about people. */
  personalData: readonly PersonalData[]
  /** What rooms do for somebody who signs in by a browser, in the same transaction. */
  arrivals: readonly Arrival[]
}

export type Arrival = (site: Inside, exchange: Exchange, accountId: number) => Promise<void>

/** The same, inside a transaction. */
export type InsideAccounts = Inside<AccountsSite>
