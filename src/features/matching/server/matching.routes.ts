import { appliedJobs } from '#features/applications/server/applications.service.ts'
import type { IndexedCollection } from '#platform/server/collection/collection.ts'
import type { Db } from '#platform/server/database/db.ts'
import type { Served } from '#platform/server/endpoints.ts'
import { serve } from '#platform/server/endpoints.ts'
import * as contract from '../matching.contract.ts'
import { matchesOf, matchOf } from './matching.service.ts'

export const matchingRoutes = (db: Db, index: IndexedCollection): Served[] => [
  serve(contract.listMatches, async ({ limit }, { accountId }) =>
    matchesOf(db, index, accountId, { limit, without: await appliedJobs(db, accountId) }),
  ),
  serve(contract.readMatch, ({ id }, { accountId }) => matchOf(db, accountId, id)),
]
