import type { IndexedCollection } from '#platform/server/collection/collection.ts'
import type { Db } from '#platform/server/database/db.ts'
import type { Served } from '#platform/server/endpoints.ts'
import { serve } from '#platform/server/endpoints.ts'
import { listCompanies, listFeaturedCompanies, readCompany } from '../companies.contract.ts'
import { companyDirectory } from './companies-directory.service.ts'
import { featuredCompanies } from './companies.service.ts'
import { companyPage } from './company-page.ts'

export function companiesRoutes(db: Db, indexes: Record<'companies' | 'jobs', IndexedCollection>): Served[] {
  const live = { db, jobs: indexes.jobs }
  return [
    serve(listFeaturedCompanies, ({ session_pays }) => featuredCompanies(live, session_pays ?? null)),
    serve(listCompanies, (asked) => companyDirectory(db, indexes, asked)),
    serve(readCompany, ({ id, session_pays, offres }) => companyPage(live, id, session_pays ?? null, offres)),
  ]
}
