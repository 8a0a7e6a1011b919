import type { Db } from '#platform/server/database/db.ts'
import type { Refusal } from '../../refusals.ts'
import type { SearchDocument, SearchQuery, SearchResult, SearchSchema } from '#search-engine/schema.ts'
import type { ExtractsQuery } from '#search-engine/analysis/best-extracts.ts'
import type { Extract } from '#search-engine/analysis/extract.ts'
import type { Scored, ScoreQuery } from '#search-engine/score-query.ts'

/** Documents to read: those named, or the next ones after an id. */
export type Batch = { readonly ids: number[] } | { readonly after: number; readonly most: number }

type FindIds = (db: Db, ids: number[]) => number[] | Promise<number[]>

/** What a room says of its documents; the rest is the same for all of them. */
export type Collection = {
  /** In one word: its snapshot is called so, and what is reported of it. */
  readonly name: string
  readonly schema: SearchSchema
  /** What is made of sample rows: an index that was filled with documents made otherwise is filled anew. */
  readonly samples: unknown
  /** The documents of a batch that belong into the index now, by id. One that is named and not read is taken out. */
  readonly read: (db: Db, batch: Batch, now: Date) => Promise<SearchDocument[]>
  /** The id that no document is above, so that it can be told how many of them were read. */
  readonly highestId: (db: Db) => Promise<number>
  /** By topic of the outbox: the documents that what has changed is part of. */
  readonly touched: Readonly<Record<string, FindIds>>
  /** Documents that come or go by the clock alone between two moments; the later one may lie ahead. */
  readonly turned?: (db: Db, since: Date, until: Date) => Promise<number[]>
}

/** For topics whose ids are those of the documents. */
export const themselves: FindIds = (_db, ids) => ids

/** A collection that is kept in step with the database, for who searches it. */
export type IndexedCollection = {
  search: (query: SearchQuery) => Promise<SearchResult>
  /** All documents judged by the same criteria, the best first. */
  score: (query: ScoreQuery) => Promise<Scored[]>
  /** Where words stand in texts, found in the thread of the index: the texts may be long. */
  extracts: (query: ExtractsQuery) => Promise<(Extract | null)[]>
  /** Waits until something can be found: before joining what others compute from it, since who waits for them holds a turn. */
  there: () => Promise<void>
  /** Why nothing can be found now, or null. */
  unready: () => Refusal | null
  /** Grows with every change that a search could show. */
  version: () => number
  /** One more round now: what the outbox lets be read is findable once it is done. */
  catchUp: () => Promise<void>
  stop: () => Promise<void>
}
