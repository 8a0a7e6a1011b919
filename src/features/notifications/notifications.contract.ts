import * as z from 'zod'
import { endpoint, noInput } from '#platform/contract.ts'

const done = z.object({ success: z.literal(true) })
/** More than there are kinds of news. */
const MOST_CHOICES = 100

export const listNotifications = endpoint({
  method: 'GET',
  path: '/v1/notifications',
  access: 'member',
  summary: 'Ses propres notifications, les plus récentes d’abord.',
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

export const countUnread = endpoint({
  method: 'GET',
  path: '/v1/notifications/unread',
  access: 'member',
  summary: 'Combien de ses notifications ne sont pas lues.',
  input: noInput,
  output: z.object({ unread: z.int() }),
})

export const readNotifications = endpoint({
  method: 'POST',
  path: '/v1/notifications/read',
  access: 'member',
  summary: 'Marque toutes ses notifications comme lues.',
  input: noInput,
  output: done,
})

const choice = z.object({
  event: z.string().max(50, { error: '50 caractères au plus.' }),
  site: z.boolean(),
  mail: z.boolean(),
})

export const readNotificationChoices = endpoint({
  method: 'GET',
  path: '/v1/notifications/choices',
  access: 'member',
  summary:
    'Ce dont on est averti, sur le site et par e-mail. Ce qui touche à la sécurité du compte est toujours annoncé.',
  input: noInput,
  output: z.object({ data: z.array(choice.extend({ label: z.string() })) }),
})

export const saveNotificationChoices = endpoint({
  method: 'PUT',
  path: '/v1/notifications/choices',
  access: 'member',
  summary: 'Choisit ce dont on est averti.',
  input: z.object({ choices: z.array(choice).max(MOST_CHOICES) }),
  output: done,
})
