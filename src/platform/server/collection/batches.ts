import type { Db } from '#platform/server/database/db.ts'
import type { SearchDocument } from '#search-engine/schema.ts'
import type { Collection } from './collection.ts'

export const READ_AT_ONCE = 500

/** All documents after an id, in the order of their ids. The next ones are read while the caller works on some. */
export async function* batchesAfter(
  db: Db,
  { read }: Collection,
  id: number,
  now: Date,
): AsyncGenerator<SearchDocument[], void> {
  const after = (last: number) => read(db, { after: last, most: READ_AT_ONCE }, now)
  let reading = after(id)
  try {
    for (let some = await reading; some.length > 0; some = await reading) {
      reading = after(some.at(-1)!.id)
      reading.catch(() => undefined)
      yield some
    }
  } finally {
    // Nothing reads any more once the caller has stopped.
    await Promise.allSettled([reading])
  }
}
