import type { Changes } from '#platform/server/changes/changes.ts'
import type { Db } from '#platform/server/database/db.ts'
import type { Refusal } from '../../refusals.ts'
import type { Reached } from './collection-progress.ts'
import type { Collection, IndexedCollection } from './collection.ts'
import type { CollectionOptions, OpenIndex } from './start-collection.ts'
import { startCollection } from './start-collection.ts'

export type StartedCollections<Name extends string> = {
  readonly indexes: Readonly<Record<Name, IndexedCollection>>
  /** One more round of each. */
  readonly catchUp: () => Promise<void>
  readonly stop: () => Promise<void>
}

/** What collections stand on: the database, and the follower that hears of its changes. */
export type CollectionGround = { readonly db: Db; readonly changes: Pick<Changes, 'on'> }

type CollectionsOptions = {
  readonly open: OpenIndex
  readonly apart?: CollectionOptions['apart']
  readonly report: (error: unknown, name: string) => void
  readonly tell?: ((reached: Reached, name: string) => void) | undefined
}

/** Starts several collections. Each goes on by itself, whatever becomes of the others. */
export function startCollections<Name extends string>(
  { db, changes }: CollectionGround,
  collections: Readonly<Record<Name, Collection>>,
  { open, apart, report, tell }: CollectionsOptions,
): StartedCollections<Name> {
  const started = Object.entries<Collection>(collections).map(
    ([name, collection]) =>
      [
        name,
        startCollection(db, collection, {
          open,
          ...(apart && { apart }),
          changes,
          report: (error) => report(error, name),
          tell: (reached) => tell?.(reached, name),
        }),
      ] as const,
  )
  const all = started.map(([, index]) => index)
  return {
    indexes: Object.fromEntries(started) as Record<Name, IndexedCollection>,
    catchUp: async () => void (await Promise.all(all.map((index) => index.catchUp()))),
    stop: async () => void (await Promise.all(all.map((index) => index.stop()))),
  }
}

/** Why something cannot be searched now, or null. */
export const unreadyOf = (indexes: Readonly<Record<string, IndexedCollection>>): Refusal | null =>
  Object.values(indexes)
    .map((index) => index.unready())
    .find((refusal) => refusal !== null) ?? null
