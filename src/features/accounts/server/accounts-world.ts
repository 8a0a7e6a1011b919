import type { Inside, Site } from '#platform/server/site.ts'
import type { SocialProviders } from '../social/server/social-providers.ts'

/** What the use cases of this room work with. */
export type AccountsWorld = Site & {
  /** Google, Facebook, LinkedIn: those that settings switch on. */
  social: SocialProviders
}

/** The same, inside a transaction. */
export type InsideAccounts = Inside<AccountsWorld>
