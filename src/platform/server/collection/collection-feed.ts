import * as z from 'zod'
import { hashText } from '#platform/random.ts'
import type { Db } from '#platform/server/database/db.ts'
import { knowsMark, markOutbox, outboxEnd } from '#platform/server/database/outbox.ts'
import type { Change, SearchDocument } from '#search-engine/schema.ts'
import type { ScoringIndex } from '#search-engine/worker/search-thread.ts'
import { batchesAfter, READ_AT_ONCE } from './batches.ts'
import { changesAfter } from './collection-changes.ts'
import type { Reached } from './collection-progress.ts'
import type { Collection } from './collection.ts'
import type { FillParts } from './fill-parts.ts'

/** Searches of every collection wait while one takes changes: not for long. */
const APPLY_AT_ONCE = 50
/** How long nothing is asked about what the clock turns, where it turns nothing for so long. */
const AHEAD = 60_000

/** How far an index has come, and kept inside it: in the outbox, and in what the clock turns. */
const cursorSchema = z.object({ documents: z.number(), outbox: z.string(), turned: z.number() })
type Cursor = z.infer<typeof cursorSchema>

function readCursor(position: string | null): Cursor | null {
  try {
    return cursorSchema.safeParse(JSON.parse(position ?? 'null')).data ?? null
  } catch {
    return null
  }
}

const toPut = (document: SearchDocument): Change => ({ kind: 'put', document })

export type CollectionFeed = {
  /** Takes up where the index was saved; false where this database cannot tell what changed since. */
  resume: () => Promise<boolean>
  /**
   * Begins anew with every document; `reach` hears how much of them was brought in. With `apart` they are brought into parts, and
   * the index takes over these.
   */
  fill: (reach: (reached: Reached) => void, apart?: FillParts) => Promise<void>
  /** Brings in what changed; false where that is no longer known and only `fill` helps. */
  follow: () => Promise<boolean>
  /** Brings in what the clock turned. */
  turn: () => Promise<void>
  /** Makes the index fit to be saved as it is now. */
  mark: () => Promise<void>
  /** How many documents were brought in or taken out. */
  changes: () => number
}

/**
 * Carries documents from the database into an index. Reading again what was read already does no harm: the index may be
 * ahead of its cursor, never behind it. `goOn` is asked before each batch and throws when it is time to stop.
 */
export function feedCollection(db: Db, collection: Collection, index: ScoringIndex, goOn: () => void): CollectionFeed {
  const documents = hashText(JSON.stringify(collection.samples))
  let cursor: Cursor | null = null
  let changes = 0
  /** Between these two moments the clock turns nothing, unless something changes. */
  let quiet = { from: 0, until: 0 }
  /** Until then something turns so often that looking ahead is a question too many. */
  let lively = 0

  /** Only with the last of the changes is the index told that all of them are there. */
  const apply = async (list: Change[], reached: Cursor | null): Promise<void> => {
    for (let from = 0; from < list.length; from += APPLY_AT_ONCE) {
      goOn()
      const some = list.slice(from, from + APPLY_AT_ONCE)
      const isLast = from + APPLY_AT_ONCE >= list.length
      await index.apply(some, isLast && reached ? JSON.stringify(reached) : undefined)
      changes += some.length
    }
  }

  const refresh = async (ids: number[], reached: Cursor): Promise<void> => {
    for (let from = 0; from < ids.length; from += READ_AT_ONCE) {
      const some = ids.slice(from, from + READ_AT_ONCE)
      const read = await collection.read(db, { ids: some }, new Date())
      const there = new Set(read.map(({ id }) => id))
      const gone = some.filter((id) => !there.has(id)).map((id): Change => ({ kind: 'remove', id }))
      await apply([...read.map(toPut), ...gone], from + READ_AT_ONCE < ids.length ? null : reached)
    }
    cursor = reached
  }

  return {
    resume: async () => {
      const kept = readCursor(await index.position())
      cursor = kept?.documents === documents && (await knowsMark(db, kept.outbox)) ? kept : null
      return cursor !== null
    },
    fill: async (reach, apart) => {
      cursor = null
      quiet = { from: 0, until: 0 }
      await index.clear()
      // The position comes first: what changes while the documents are read is read again afterwards.
      const outbox = await outboxEnd(db)
      const now = new Date()
      const highest = await collection.highestId(db)
      const begun = { documents, outbox, turned: now.getTime() }
      if (apart) {
        changes += await apart({ highest, now, position: JSON.stringify(begun) }, index, reach)
        cursor = begun
        return
      }
      let brought = 0
      for await (const read of batchesAfter(db, collection, 0, now)) {
        await apply(read.map(toPut), null)
        brought += read.length
        // Not all numbers are those of documents: their count would have to be counted.
        reach({ documents: brought, share: Math.min(read.at(-1)!.id / highest, 1) })
      }
      cursor = begun
      goOn()
      // Told a position, an index that was filled packs what it was filled with.
      await index.apply([], JSON.stringify(cursor))
    },
    follow: async () => {
      for (;;) {
        const changed = await changesAfter(db, cursor!.outbox, collection.touched)
        if (changed === 'lost') return false
        if (!changed) break
        quiet = { from: 0, until: 0 }
        await refresh(changed.ids, { ...cursor!, outbox: changed.position })
      }
      return true
    },
    turn: async () => {
      if (!collection.turned) return
      const now = Date.now()
      if (quiet.from <= now && now < quiet.until) return
      // The clock may have been put back since: then what had turned turns back.
      const [since, until] = [Math.min(cursor!.turned, now), Math.max(cursor!.turned, now)]
      const turnedUntil = (moment: number) => collection.turned!(db, new Date(since), new Date(moment))
      const ahead = performance.now() < lively ? 0 : AHEAD
      let ids = await turnedUntil(until + ahead)
      if (ids.length === 0) quiet = { from: now, until: now + ahead }
      else if (ahead > 0) {
        lively = performance.now() + AHEAD
        ids = await turnedUntil(until)
      }
      await refresh(ids, { ...cursor!, turned: now })
    },
    mark: async () => {
      cursor = { ...cursor!, outbox: await markOutbox(db, cursor!.outbox) }
      await index.apply([], JSON.stringify(cursor))
    },
    changes: () => changes,
  }
}
