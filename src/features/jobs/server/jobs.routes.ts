import type { Db } from '#platform/server/db.ts'
import type { Served } from '#platform/server/endpoints.ts'
import { serve } from '#platform/server/endpoints.ts'
import { suggest } from '../jobs.contract.ts'
import { suggestTerms } from './jobs-suggestions.service.ts'

export const jobsRoutes = (db: Db): Served[] => [
  serve(suggest, async ({ field, q, session_pays }) => ({
    data: await suggestTerms(db, field, q, session_pays ?? null),
  })),
]
