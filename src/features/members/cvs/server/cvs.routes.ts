import type { Db } from '#platform/server/database/db.ts'
import type { Served } from '#platform/server/endpoints.ts'
import { serve } from '#platform/server/endpoints.ts'
import * as contract from '../cvs.contract.ts'
import { listCvs, removeCv, setDefaultCv } from './cvs.service.ts'

export const cvsRoutes = (db: Db): Served[] => [
  serve(contract.listCvs, (_, { accountId }) => listCvs(db, accountId)),
  serve(contract.setDefaultCv, ({ id }, { accountId }) => setDefaultCv(db, accountId, id)),
  serve(contract.removeCv, ({ id }, { accountId }) => removeCv(db, accountId, id)),
]
