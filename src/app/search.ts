import { createHash } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { join, resolve } from 'node:path'
import type { Config } from '#platform/server/settings/config.ts'
import { fillInProcess } from '#platform/server/collection/fill-process.ts'
import type { FillSettings } from '#platform/server/collection/fill-process.ts'
import type { Reached } from '#platform/server/collection/collection-progress.ts'
import type { OpenIndex } from '#platform/server/collection/start-collection.ts'
import type { CollectionGround } from '#platform/server/collection/start-collections.ts'
import { startCollections } from '#platform/server/collection/start-collections.ts'
import { createSearchThread } from '#search-engine/worker/search-thread.ts'
import { collections } from './collections.ts'
import type { Topic } from './page-doors.ts'

/**
 * Where an index is kept between two starts: in the data folder. Sites on several databases may share one, so each
 * database has its own file there. The name only keeps them from replacing each other's; what a file holds says itself
 * which database it is of.
 */
export function snapshotFile(
  { dataFolder, databaseUrl }: Pick<Config, 'dataFolder' | 'databaseUrl'>,
  name: string,
): string {
  if (databaseUrl === null) return join(resolve(dataFolder), `${name}.snapshot`)
  const { host, pathname } = new URL(databaseUrl)
  const key = createHash('sha256')
    .update(host + pathname)
    .digest('hex')
  return join(resolve(dataFolder), `${name}-${key.slice(0, 12)}.snapshot`)
}

/** Large indexes are searched by a thread for each core: the one that holds them, and these. */
const READERS = availableParallelism() - 1

/** Large ones are filled by so many processes: one for each core, as far as there is memory for them. */
const PARTS = Math.min(availableParallelism(), 4)

/** One thread for all indexes, each with what its file holds; without a file nothing is kept. */
export function openIndexIn(fileOf: (name: string) => string | null): OpenIndex {
  const thread = createSearchThread({ readers: READERS })
  return ({ schema, name }, onLost) => thread.open({ schema, file: fileOf(name), onLost })
}

export type Search = ReturnType<typeof startSearch>

/** Lists show a job or a company as the index has it, which is a moment after the change: it counts twice, when it is heard of and when it can be found. */
export const withIndexed = (
  changed: Readonly<Record<Topic, number>>,
  { jobs, companies, articles }: Search['indexes'],
): Readonly<Record<Topic, number>> => ({
  ...changed,
  job: changed.job + jobs.version(),
  company: changed.company + companies.version(),
  article: changed.article + articles.version(),
})

/** Begins to keep everything findable that can be searched; without a configuration nothing is kept on disk. */
export const startSearch = (
  ground: CollectionGround,
  config: FillSettings | null,
  report: (error: unknown, name: string) => void = () => undefined,
  tell?: (reached: Reached, name: string) => void,
) => {
  const open = openIndexIn((name) => config && snapshotFile(config, name))
  // The embedded database is opened by one process alone.
  const apart =
    config && config.databaseUrl !== null
      ? {
          fill: fillInProcess(new URL('./fill-index.ts', import.meta.url), config),
          fileOf: (name: string) => snapshotFile(config, name),
          parts: PARTS,
        }
      : null
  return startCollections(ground, collections, { open, apart, report, tell })
}
