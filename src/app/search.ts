import { createHash } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { join, resolve } from 'node:path'
import { companyCollection } from '#features/companies/server/company-collection.ts'
import { jobCollection } from '#features/jobs/server/job-collection.ts'
import { articleCollection } from '#features/news/server/article-collection.ts'
import { profileCollection } from '#features/sourcing/server/profile-collection.ts'
import type { Config } from '#platform/server/settings/config.ts'
import type { Reached } from '#platform/server/collection/collection-feed.ts'
import type { OpenIndex } from '#platform/server/collection/start-collection.ts'
import type { CollectionGround } from '#platform/server/collection/start-collections.ts'
import { startCollections } from '#platform/server/collection/start-collections.ts'
import { createSearchThread } from '#search-engine/worker/search-thread.ts'
import type { Topic } from './page-doors.ts'

/** Everything that can be searched. */
const collections = {
  jobs: jobCollection,
  companies: companyCollection,
  profiles: profileCollection,
  articles: articleCollection,
}

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

/** One thread for all indexes, each with what its file holds; without a file nothing is kept. */
export function openIndexIn(fileOf: (name: string) => string | null): OpenIndex {
  const thread = createSearchThread({ readers: READERS })
  return ({ schema, name }, onLost) => thread.open({ schema, file: fileOf(name), onLost })
}

/** An index that is kept nowhere, in a thread that ends with it. */
const openApart: OpenIndex = ({ schema }, onLost) => createSearchThread().open({ schema, file: null, onLost })

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
  config: Pick<Config, 'dataFolder' | 'databaseUrl'> | null,
  report: (error: unknown, name: string) => void = () => undefined,
  tell?: (reached: Reached, name: string) => void,
) => {
  const open = openIndexIn((name) => config && snapshotFile(config, name))
  return startCollections(ground, collections, { open, apart: { open: openApart }, report, tell })
}
