import type { LiveJobs } from '#features/jobs/server/live-counts.service.ts'
import type { Served } from '#platform/server/endpoints.ts'
import { serve } from '#platform/server/endpoints.ts'
import * as contract from '../figures.contract.ts'
import * as figures from './figures.ts'

const listed = async <T>(rows: Promise<T[]>): Promise<{ data: T[] }> => ({ data: await rows })

export const figuresRoutes = (live: LiveJobs): Served[] => [
  serve(contract.listSectors, ({ session_pays }) => listed(figures.sectorsWithCounts(live, session_pays ?? null))),
  serve(contract.listRegions, ({ session_pays }) => listed(figures.regionsWithCounts(live, session_pays ?? null))),
  serve(contract.listContracts, ({ session_pays }) => listed(figures.contractsWithCounts(live, session_pays ?? null))),
  serve(contract.listFunctions, ({ session_pays }) => listed(figures.functionsWithCounts(live, session_pays ?? null))),
  serve(contract.listStructures, ({ session_pays }) =>
    listed(figures.structuresWithCounts(live, session_pays ?? null)),
  ),
  serve(contract.listCompanyReferences, ({ session_pays }) =>
    listed(figures.companiesWithCounts(live, session_pays ?? null)),
  ),
  serve(contract.readStats, ({ session_pays }) => figures.publicStats(live, session_pays ?? null)),
]
