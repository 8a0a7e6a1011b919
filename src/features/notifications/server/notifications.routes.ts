import type { Db } from '#platform/server/database/db.ts'
import type { Served } from '#platform/server/endpoints.ts'
import { serve } from '#platform/server/endpoints.ts'
import type { ChosenEvent } from '../notifications.rules.ts'
import { eventsFor } from '../notifications.rules.ts'
import * as contract from '../notifications.contract.ts'
import * as service from './notifications.service.ts'

export const notificationsRoutes = (db: Db, events: readonly ChosenEvent[]): Served[] => [
  serve(contract.listNotifications, (_input, { accountId }) => service.listNotifications(db, accountId)),
  serve(contract.countUnread, async (_input, { accountId }) => ({ unread: await service.countUnread(db, accountId) })),
  serve(contract.readNotifications, (_input, { accountId }) => service.readNotifications(db, accountId)),
  serve(contract.readNotificationChoices, (_input, { accountId, role }) =>
    service.readChoices(db, accountId, eventsFor(events, role)),
  ),
  serve(contract.saveNotificationChoices, ({ choices }, { accountId, role }) =>
    service.saveChoices(db, accountId, eventsFor(events, role), choices),
  ),
]
