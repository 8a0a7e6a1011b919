import type { Db } from '#platform/server/db.ts'
import type { Served } from '#platform/server/endpoints.ts'
import { serve } from '#platform/server/endpoints.ts'
import { listFeaturedCompanies } from '../companies.contract.ts'
import { featuredCompanies } from './companies.service.ts'

export const companiesRoutes = (db: Db): Served[] => [
  serve(listFeaturedCompanies, ({ session_pays }) => featuredCompanies(db, session_pays ?? null)),
]
