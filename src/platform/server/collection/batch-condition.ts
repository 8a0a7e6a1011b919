import type { SQL } from 'drizzle-orm'
import { gt, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Batch } from './collection.ts'

/** The rows of a batch, by the column of their id. */
export const inBatch = (id: PgColumn, batch: Batch): SQL =>
  'ids' in batch ? sql`${id} = any(${sql.param(batch.ids)}::int[])` : gt(id, batch.after)

export const mostOf = (batch: Batch): number => ('ids' in batch ? batch.ids.length : batch.most)
