import type { JobIndex } from '#features/jobs/server/job-index.service.ts'
import type { Db } from '#platform/server/database/db.ts'
import type { Served } from '#platform/server/endpoints.ts'
import { serve } from '#platform/server/endpoints.ts'
import { searchEverything as endpoint } from '../global-search.contract.ts'
import { searchEverything } from './global-search.service.ts'

export const globalSearchRoutes = (db: Db, index: JobIndex): Served[] => [
  serve(endpoint, (asked) => searchEverything(db, index, asked)),
]
