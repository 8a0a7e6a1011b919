import type { Db } from '#platform/server/database/db.ts'
import type { Served } from '#platform/server/endpoints.ts'
import { serve } from '#platform/server/endpoints.ts'
import * as contract from '../seen-jobs.contract.ts'
import { seeJob, seenCount } from './seen-jobs.ts'

export const seenJobsRoutes = (db: Db): Served[] => [
  serve(contract.readSeenCount, (_, { accountId }) => seenCount(db, accountId)),
  serve(contract.seeJob, ({ id }, { accountId }) => seeJob(db, accountId, id)),
]
