import type { Db } from '#platform/server/database/db.ts'
import type { Served } from '#platform/server/endpoints.ts'
import { serve } from '#platform/server/endpoints.ts'
import { searchEverything as endpoint } from '../global-search.contract.ts'
import type { Indexes } from './global-search.ts'
import { searchEverything } from './global-search.ts'

export const globalSearchRoutes = (db: Db, indexes: Indexes): Served[] => [
  serve(endpoint, (asked) => searchEverything(db, indexes, asked)),
]
