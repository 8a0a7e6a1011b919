import { arrivalEvent } from '#features/applications/applicants/applicants.rules.ts'
import { alertsEvent } from '#features/alerts/alerts.rules.ts'
import {
  closedEvent,
  interviewEvent,
  moveEvent,
  receiptEvent,
  remindedEvent,
} from '#features/applications/applications.rules.ts'
import { creditsEvent } from '#features/credits/credits.rules.ts'
import { endingEvent, stillOpenEvent } from '#features/jobs/lifetime/lifetime.rules.ts'
import { reviewAnswerEvent, reviewEvent } from '#features/reviews/reviews.rules.ts'
import { openedEvent } from '#features/sourcing/sourcing.rules.ts'
import type { ChosenEvent } from '#features/notifications/notifications.rules.ts'

/** Everything that members choose to be told about, one list. */
export const chosenEvents: ChosenEvent[] = [
  alertsEvent,
  receiptEvent,
  moveEvent,
  interviewEvent,
  closedEvent,
  remindedEvent,
  stillOpenEvent,
  endingEvent,
  arrivalEvent,
  openedEvent,
  creditsEvent,
  reviewEvent,
  reviewAnswerEvent,
]
