import type { Served } from '#platform/server/endpoints.ts'
import { serve } from '#platform/server/endpoints.ts'
import * as contract from '../figures.contract.ts'
import * as figures from './figures.ts'

const listed = async <T>(rows: Promise<T[]>): Promise<{ data: T[] }> => ({ data: await rows })

export const figuresRoutes = (counted: figures.Counted): Served[] => [
  serve(contract.listSectors, ({ session_pays }) => listed(figures.sectorsWithCounts(counted, session_pays ?? null))),
  serve(contract.listRegions, ({ session_pays }) => listed(figures.regionsWithCounts(counted, session_pays ?? null))),
  serve(contract.listContracts, ({ session_pays }) =>
    listed(figures.contractsWithCounts(counted, session_pays ?? null)),
  ),
  serve(contract.listFunctions, ({ session_pays }) =>
    listed(figures.functionsWithCounts(counted, session_pays ?? null)),
  ),
  serve(contract.listStructures, ({ session_pays }) =>
    listed(figures.structuresWithCounts(counted, session_pays ?? null)),
  ),
  serve(contract.listCompanyReferences, ({ session_pays }) =>
    listed(figures.companiesWithCounts(counted, session_pays ?? null)),
  ),
  serve(contract.readStats, ({ session_pays }) => figures.publicStats(counted, session_pays ?? null)),
]
