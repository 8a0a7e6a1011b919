import type { Inside, Site } from '#platform/server/site.ts'
import type { Reportables } from '#platform/server/reportable.ts'

/** What this room works with: the site, and everything that can be reported. */
export type ModerationSite = Site & { things: Reportables }
export type InsideModeration = Inside<ModerationSite>
