import { once } from 'node:events'
import { setPriority } from 'node:os'
import { fillPart } from '#platform/server/collection/fill-part.ts'
import type { FillOrder } from '#platform/server/collection/fill-process.ts'
import { openDatabase } from '#platform/server/database/db.ts'
import { collections } from './collections.ts'

// A process that fills a part of an index, for one that waits for it (`fill-process.ts`).

/** The site goes on meanwhile, and comes first. */
const BEHIND_OTHERS = 10
setPriority(BEHIND_OTHERS)
// Whoever asked for it may have ended without a word.
process.once('disconnect', () => process.exit(1))

const [{ settings, part }] = (await once(process, 'message')) as [FillOrder]
const collection = Object.values(collections).find(({ name }) => name === part.name)
if (!collection) throw new Error(`there is no collection of ${part.name}`)
const database = await openDatabase(settings)
await fillPart(database.db, collection, part, (reached) => void process.send!(reached))
await database.close()
process.exit(0)
