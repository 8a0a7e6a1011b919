import type { SQL } from 'drizzle-orm'
import { gt, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '../database/db.ts'
import type { Batch } from './collection.ts'

/** The rows of a batch, by the column of their id. */
export const inBatch = (id: PgColumn, batch: Batch): SQL =>
  'ids' in batch ? sql`${id} = any(${sql.param(batch.ids)}::int[])` : gt(id, batch.after)

/** The highest id that a table has, by the column of its ids. */
export const highestIn =
  (id: PgColumn) =>
  async (db: Db): Promise<number> => {
    const [row] = await db.select({ highest: sql<number>`coalesce(max(${id}), 0)` }).from(id.table)
    return row!.highest
  }

export const mostOf = (batch: Batch): number => ('ids' in batch ? batch.ids.length : batch.most)
