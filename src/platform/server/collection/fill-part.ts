import type { Db } from '#platform/server/database/db.ts'
import { SearchEngine } from '#search-engine/engine.ts'
import { saveSnapshot } from '#search-engine/snapshot.ts'
import type { Collection } from './collection.ts'

const READ_AT_ONCE = 500

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
  const { schema, read } = collection
  const engine = new SearchEngine(schema, { fill: true })
  const now = new Date(part.now)
  const after = (id: number) => read(db, { after: id, most: READ_AT_ONCE }, now)
  let documents = 0
  let reading = after(part.after)
  for (let some = await reading; some.length > 0; some = await reading) {
    const mine = some.filter(({ id }) => id <= part.until)
    // The next ones are read while these are brought in.
    reading = mine.length === some.length ? after(some.at(-1)!.id) : Promise.resolve([])
    reading.catch(() => undefined)
    engine.apply(mine.map((document) => ({ kind: 'put', document })))
    documents += mine.length
    reach({ documents, last: mine.at(-1)?.id ?? part.until })
  }
  engine.apply([], 'filled')
  engine.compactAll()
  await saveSnapshot(part.file, engine, () => Promise.resolve())
}
