import type { Db } from '#platform/server/database/db.ts'
import type { Served } from '#platform/server/endpoints.ts'
import { serve } from '#platform/server/endpoints.ts'
import * as contract from '../saved-jobs.contract.ts'
import { listSavedJobs, mergeSavedJobs, removeSavedJob, savedIds, saveJob } from './saved-jobs.ts'

export const savedJobsRoutes = (db: Db): Served[] => [
  serve(contract.listSavedJobs, ({ limit }, { accountId }) => listSavedJobs(db, accountId, limit)),
  serve(contract.listSavedIds, (_, { accountId }) => savedIds(db, accountId)),
  serve(contract.mergeSavedJobs, ({ ids }, { accountId }) => mergeSavedJobs(db, accountId, ids)),
  serve(contract.saveJob, ({ id }, { accountId }) => saveJob(db, accountId, id)),
  serve(contract.removeSavedJob, ({ id }, { accountId }) => removeSavedJob(db, accountId, id)),
]
