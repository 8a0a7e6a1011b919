import type { IndexedCollection } from '#platform/server/collection/collection.ts'
import type { Db } from '#platform/server/database/db.ts'
import type { Served } from '#platform/server/endpoints.ts'
import { serve } from '#platform/server/endpoints.ts'
import * as contract from '../alerts.contract.ts'
import * as feedback from './alert-feedback.ts'
import * as alerts from './alerts.service.ts'

export const alertsRoutes = (db: Db, index: IndexedCollection, site: { secret: string }): Served[] => [
  serve(contract.listAlerts, ({ limit }, { accountId }) => alerts.listAlerts(db, index, accountId, limit)),
  serve(contract.readAlert, ({ id }, { accountId }) => alerts.readAlert(db, index, accountId, id)),
  serve(contract.previewAlert, (input, actor) =>
    alerts.previewAlert(db, index, input, actor.role === 'visitor' ? null : actor.accountId),
  ),
  serve(contract.createAlert, (input, { accountId }) => alerts.createAlert(db, accountId, input)),
  serve(contract.updateAlert, (input, { accountId }) => alerts.updateAlert(db, accountId, input)),
  serve(contract.deleteAlert, ({ id }, { accountId }) => alerts.deleteAlert(db, accountId, id)),
  serve(contract.stopAlert, (input) => alerts.stopAlert(db, site.secret, input)),
  serve(contract.readFeedback, (input) => feedback.readFeedback(db, site.secret, input)),
  serve(contract.giveFeedback, (input) => feedback.giveFeedback(db, site.secret, input)),
  serve(contract.takeBackFeedback, (input, { accountId }) => feedback.takeBackFeedback(db, accountId, input)),
]
