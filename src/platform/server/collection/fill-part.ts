import type { Db } from '#platform/server/database/db.ts'
import { SearchEngine } from '#search-engine/engine.ts'
import { saveSnapshot } from '#search-engine/snapshot.ts'
import { batchesAfter } from './batches.ts'
import type { Collection } from './collection.ts'

/** The documents after one id, up to and with another, as they are at a moment, and the file that an index of them is saved in. */
export type Part = {
  readonly name: string
  readonly after: number
  readonly until: number
  readonly now: number
  readonly file: string
}

/** How many documents of a part were read, and the id of the last one. */
export type PartReached = { readonly documents: number; readonly last: number }

/** Fills an index with a part of a collection and saves it. Nobody searches it here, so nothing gives way to anybody. */
export async function fillPart(
  db: Db,
  collection: Collection,
  part: Part,
  reach: (reached: PartReached) => void,
): Promise<void> {
  const engine = new SearchEngine(collection.schema, { fill: true })
  let documents = 0
  for await (const some of batchesAfter(db, collection, part.after, new Date(part.now))) {
    const mine = some.filter(({ id }) => id <= part.until)
    engine.apply(mine.map((document) => ({ kind: 'put', document })))
    documents += mine.length
    reach({ documents, last: mine.at(-1)?.id ?? part.until })
    if (mine.length < some.length) break
  }
  engine.apply([], 'filled')
  engine.compactAll()
  await saveSnapshot(part.file, engine, () => Promise.resolve())
}
