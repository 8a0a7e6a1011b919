import * as z from 'zod'
import { endpoint, noInput } from '#platform/contract.ts'
import { ALWAYS_TOLD, chosenEvents, isSecurityEvent } from './notifications.rules.ts'

const done = z.object({ success: z.literal(true) })
const event = z.enum(
  chosenEvents.map((one) => one.event),
  { error: ({ input }) => (isSecurityEvent(input) ? ALWAYS_TOLD : 'Un événement connu.') },
)

export const listNotifications = endpoint({
  method: 'GET',
  path: '/v1/notifications',
  access: 'member',
  summary: 'One’s own notifications, newest first.',
  input: noInput,
  output: z.object({
    unread: z.int(),
    data: z.array(
      z.object({
        id: z.int(),
        title: z.string(),
        body: z.string(),
        path: z.string(),
        created_at: z.string(),
        read: z.boolean(),
      }),
    ),
  }),
})

export const readNotifications = endpoint({
  method: 'POST',
  path: '/v1/notifications/read',
  access: 'member',
  summary: 'Marks all of one’s own notifications as read.',
  input: noInput,
  output: done,
})

const choice = z.object({ event, site: z.boolean(), mail: z.boolean() })

export const readNotificationChoices = endpoint({
  method: 'GET',
  path: '/v1/notifications/choices',
  access: 'member',
  summary: 'What one is told about, on the site and by mail. News about the security of the account is always told.',
  input: noInput,
  output: z.object({ data: z.array(choice.extend({ label: z.string() })) }),
})

export const saveNotificationChoices = endpoint({
  method: 'PUT',
  path: '/v1/notifications/choices',
  access: 'member',
  summary: 'Chooses what one is told about.',
  input: z.object({ choices: z.array(choice).max(chosenEvents.length) }),
  output: done,
})
