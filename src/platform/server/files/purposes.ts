import type { Access } from '../../contract.ts'
import type { FileRule } from '../../files.ts'
import type { Db, Tx } from '../database/db.ts'
import type { Actor, SignedIn } from '../endpoints.ts'
import type { FilmFacts } from './films.ts'

/**
 * What the room that owns a file says to somebody who asks for it: everybody may have it for good, everybody may have it
 * for now, this caller alone may, or nobody of that name is there.
 */
export type FileAccess = 'forever' | 'for now' | 'private' | null

/** One use of files: its limits, and the room's own part in it. */
export type Purpose = FileRule & {
  /** How pictures become squares: filled to the edges, or all of it on white. */
  fit?: 'cover' | 'contain'
  /**
   * Instead of squares, and twice as wide, for what stands on a page of its own: three by two, filled to the edges (photographs);
   * or all of it in its own proportions (a chart loses nothing).
   */
  shape?: 'wide' | 'whole'
  /** Asked at every request, with what is true at that moment. Who asks is looked up by those who need to know. */
  mayRead: (db: Db, who: () => Promise<Actor>, id: string) => Promise<FileAccess>
} & (KeptAtOnce | WaitsForForm)

type KeptAtOnce = {
  /** Who may send such files. */
  access: Exclude<Access, 'public'>
  /**
   * Keeps a file that has been judged and stored: names it in a row of the room, and claims it (`claimFile`) in the same
   * transaction. What it refuses leaves nothing behind. `film` is what a film says of itself.
   */
  keep: (tx: Tx, actor: SignedIn, id: string, film: FilmFacts | null) => Promise<void>
}

/** A form that is sent within the hour claims it. Of visitors: whoever knows its id has sent it. */
type WaitsForForm = { access: Access; keep: null }
