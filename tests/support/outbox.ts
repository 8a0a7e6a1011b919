import { sql } from 'drizzle-orm'
import { expect, vi } from 'vitest'
import type { Db } from '../../src/platform/server/database/db.ts'

/** Transactions of other tests on the same server keep the newest entries from being read for a moment. */
export const untilReadable = (db: Db): Promise<void> =>
  vi.waitFor(
    async () => {
      const { rows } = await db.execute(
        sql`select 1 from outbox where tx >= pg_snapshot_xmin(pg_current_snapshot()) limit 1`,
      )
      expect(rows).toEqual([])
    },
    { timeout: 60_000, interval: 20 },
  )
