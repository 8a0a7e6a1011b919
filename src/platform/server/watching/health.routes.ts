import { sql } from 'drizzle-orm'
import { readHealth, readReadiness } from '../../health.contract.ts'
import type { Refusal } from '../../refusals.ts'
import { platformRefusals, refuse } from '../../refusals.ts'
import type { Db } from '../database/db.ts'
import type { Served } from '../endpoints.ts'
import { serve } from '../endpoints.ts'

export type Lifecycle = { stopping: boolean }

/** Why something that most requests need is not there yet, or null. */
type Unready = () => Refusal | null

export const healthRoutes = (db: Db, lifecycle: Lifecycle, unready: Unready): Served[] => [
  serve(readHealth, () => ({ status: 'ok' as const })),
  serve(readReadiness, async () => {
    if (lifecycle.stopping) throw refuse(platformRefusals['platform/stopping'])
    await db.execute(sql`select 1`)
    const refusal = unready()
    if (refusal) throw refuse(refusal)
    return { status: 'ready' as const }
  }),
]
