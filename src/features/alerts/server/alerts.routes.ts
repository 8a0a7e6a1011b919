import type { IndexedCollection } from '#platform/server/collection/collection.ts'
import type { Db } from '#platform/server/database/db.ts'
import type { Served } from '#platform/server/endpoints.ts'
import { serve } from '#platform/server/endpoints.ts'
import * as contract from '../alerts.contract.ts'
import * as alerts from './alerts.service.ts'

export const alertsRoutes = (db: Db, index: IndexedCollection, site: { secret: string }): Served[] => [
  serve(contract.listAlerts, ({ limit }, { accountId }) => alerts.listAlerts(db, index, accountId, limit)),
  serve(contract.previewAlert, ({ search }, actor) =>
    alerts.previewAlert(db, index, search, actor.role === 'visitor' ? null : actor.accountId),
  ),
  serve(contract.createAlert, (input, { accountId }) => alerts.createAlert(db, accountId, input)),
  serve(contract.updateAlert, ({ id, ...fields }, { accountId }) => alerts.updateAlert(db, accountId, id, fields)),
  serve(contract.deleteAlert, ({ id }, { accountId }) => alerts.deleteAlert(db, accountId, id)),
  serve(contract.stopAlert, (input) => alerts.stopAlert(db, site.secret, input)),
]
