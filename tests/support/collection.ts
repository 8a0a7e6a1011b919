import { openIndexIn } from '../../src/app/search.ts'
import { jobCollection } from '../../src/features/jobs/server/job-collection.ts'
import type { Changes } from '../../src/platform/server/changes/changes.ts'
import type { Collection, IndexedCollection } from '../../src/platform/server/collection/collection.ts'
import { startCollection } from '../../src/platform/server/collection/start-collection.ts'
import type { Db } from '../../src/platform/server/database/db.ts'

type Ground = { db: Db; changes: Pick<Changes, 'on'> }

/** One collection on a test's database, kept nowhere; who starts it stops it. */
export const startIndex = ({ db, changes }: Ground, collection: Collection): IndexedCollection =>
  startCollection(db, collection, { open: openIndexIn(() => null), changes, report: () => undefined })

export type WithJobs<S> = S & { jobs: IndexedCollection }

/** A site whose live jobs can be counted, by an index that is stopped with the database. */
export function withJobs<S>(
  site: S,
  ground: Ground & { beforeClose: (close: () => Promise<unknown>) => void },
): WithJobs<S> {
  const jobs = startIndex(ground, jobCollection)
  ground.beforeClose(() => jobs.stop())
  return { ...site, jobs }
}
