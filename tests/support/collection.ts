import { openIndexIn } from '../../src/app/search.ts'
import type { Collection, IndexedCollection } from '../../src/platform/server/collection/collection.ts'
import { startCollection } from '../../src/platform/server/collection/start-collection.ts'
import type { TestDatabase } from './test-database.ts'

/** One collection on a test's database, kept nowhere; who starts it stops it. */
export const startIndex = ({ db, changes }: TestDatabase, collection: Collection): IndexedCollection =>
  startCollection(db, collection, { open: openIndexIn(() => null), changes, report: () => undefined })
