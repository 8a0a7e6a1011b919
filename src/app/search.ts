import { createHash } from 'node:crypto'
import { join, resolve } from 'node:path'
import type { Config } from '#platform/server/settings/config.ts'
import type { SearchIndex, SearchSchema } from '#search-engine/schema.ts'
import { startSearchWorker } from '#search-engine/worker/worker-index.ts'

/**
 * Where an index is kept between two starts: in the data folder. Sites on several databases may share one, so each
 * database has its own file there. The name only keeps them from replacing each other's; what a file holds says itself
 * which database it is of.
 */
export function snapshotFile({ dataFolder, databaseUrl }: Pick<Config, 'dataFolder' | 'databaseUrl'>): string {
  if (databaseUrl === null) return join(resolve(dataFolder), 'jobs.snapshot')
  const { host, pathname } = new URL(databaseUrl)
  const key = createHash('sha256')
    .update(host + pathname)
    .digest('hex')
  return join(resolve(dataFolder), `jobs-${key.slice(0, 12)}.snapshot`)
}

/** The engine in a thread of its own, with what the file holds; without a file nothing is kept. */
export const searchIndexIn =
  (schema: SearchSchema, file: string | null) =>
  (onLost: () => void): Promise<SearchIndex> =>
    startSearchWorker({ schema, file, onLost })
