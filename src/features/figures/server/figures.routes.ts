import type { Db } from '#platform/server/database/db.ts'
import type { Served } from '#platform/server/endpoints.ts'
import { serve } from '#platform/server/endpoints.ts'
import * as contract from '../figures.contract.ts'
import * as figures from './figures.ts'

const listed = async <T>(rows: Promise<T[]>): Promise<{ data: T[] }> => ({ data: await rows })

export const figuresRoutes = (db: Db): Served[] => [
  serve(contract.listSectors, ({ session_pays }) => listed(figures.sectorsWithCounts(db, session_pays ?? null))),
  serve(contract.listRegions, ({ session_pays }) => listed(figures.regionsWithCounts(db, session_pays ?? null))),
  serve(contract.listContracts, ({ session_pays }) => listed(figures.contractsWithCounts(db, session_pays ?? null))),
  serve(contract.listFunctions, ({ session_pays }) => listed(figures.functionsWithCounts(db, session_pays ?? null))),
  serve(contract.listStructures, ({ session_pays }) => listed(figures.structuresWithCounts(db, session_pays ?? null))),
  serve(contract.listCompanyReferences, ({ session_pays }) =>
    listed(figures.companiesWithCounts(db, session_pays ?? null)),
  ),
  serve(contract.readStats, ({ session_pays }) => figures.publicStats(db, session_pays ?? null)),
]
