import type { Db } from '#platform/server/database/db.ts'
import type { Served } from '#platform/server/endpoints.ts'
import { serve } from '#platform/server/endpoints.ts'
import * as contract from '../reference.contract.ts'
import * as counts from './reference-counts.ts'

const listed = async <T>(rows: Promise<T[]>): Promise<{ data: T[] }> => ({ data: await rows })

export const referenceRoutes = (db: Db): Served[] => [
  serve(contract.listSectors, ({ session_pays }) => listed(counts.sectorsWithCounts(db, session_pays ?? null))),
  serve(contract.listRegions, ({ session_pays }) => listed(counts.regionsWithCounts(db, session_pays ?? null))),
  serve(contract.listContracts, ({ session_pays }) => listed(counts.contractsWithCounts(db, session_pays ?? null))),
  serve(contract.listFunctions, ({ session_pays }) => listed(counts.functionsWithCounts(db, session_pays ?? null))),
  serve(contract.listStructures, ({ session_pays }) => listed(counts.structuresWithCounts(db, session_pays ?? null))),
  serve(contract.listCompanyReferences, ({ session_pays }) =>
    listed(counts.companiesWithCounts(db, session_pays ?? null)),
  ),
  serve(contract.readStats, ({ session_pays }) => counts.publicStats(db, session_pays ?? null)),
]
