import { alertsEvent } from '#features/alerts/alerts.rules.ts'
import type { ChosenEvent } from '#features/notifications/notifications.rules.ts'

/** Everything that members choose to be told about, one list. */
export const chosenEvents: ChosenEvent[] = [alertsEvent]
