// Apart from what reads it on the server: browsers need no contracts for this, and no schemas.
import type { Shell } from './read-shell.ts'

/** What stands around a page where no loader ran: a page that is not there for this role brings it along. */
export const shellOf = (error: unknown): Shell | undefined =>
  (error as { data?: { shell?: Shell } } | null | undefined)?.data?.shell
