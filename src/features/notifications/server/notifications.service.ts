import { invalidInput } from '#platform/refusals.ts'
import type { Db, Tx } from '#platform/server/database/db.ts'
import { tell } from '#platform/server/live/tell.ts'
import type { ChosenEvent, NotificationEvent } from '../notifications.rules.ts'
import { ALWAYS_TOLD, defaultChoice, isSecurityEvent } from '../notifications.rules.ts'
import * as notifications from './notifications.repository.ts'

const SHOWN = 50

/** What open pages are told: there is a new one, or they were read. */
const LIVE = 'notifications'

type Choice = { event: string; site: boolean; mail: boolean }

/** What a member chose about some events, in their order. What is always told cannot be chosen about. */
async function choicesOf<E extends NotificationEvent>(db: Db, accountId: number, events: readonly E[]) {
  const chosen = await notifications.findChoices(db, accountId)
  return events.map((one): E & Choice => {
    const made = one.label === undefined ? undefined : chosen.find(({ event }) => event === one.event)
    const { site, mail } = made ?? defaultChoice
    return { ...one, site, mail }
  })
}

/** Tells a member about something, in the caller's transaction: where and how the member chose, or both if there is no choice. */
export async function notify(
  tx: Tx,
  accountId: number,
  event: NotificationEvent,
  { title, body, path, mail }: { title: string; body: string; path: string; mail: () => Promise<void> },
): Promise<void> {
  const choice = (await choicesOf(tx, accountId, [event]))[0]!
  if (choice.site) {
    await notifications.insertNotification(tx, { accountId, event: choice.event, title, body, path })
    await tell(tx, accountId, LIVE)
  }
  if (choice.mail) await mail()
}

export const countUnread = (db: Db, accountId: number): Promise<number> => notifications.countUnread(db, accountId)

export async function listNotifications(db: Db, accountId: number) {
  const [rows, unread] = await Promise.all([
    notifications.findNotifications(db, accountId, SHOWN),
    notifications.countUnread(db, accountId),
  ])
  return { unread, data: rows.map(onTheWire) }
}

const onTheWire = ({ id, title, body, path, createdAt, readAt }: notifications.Notification) => ({
  id,
  title,
  body,
  path,
  created_at: createdAt.toISOString(),
  read: readAt !== null,
})

/** Every one of them, for whoever takes their data along. */
export const allNotifications = async (db: Db, accountId: number) =>
  (await notifications.findNotifications(db, accountId)).map(onTheWire)

export async function readNotifications(db: Db, accountId: number) {
  await db.transaction(async (tx) => {
    if (await notifications.markRead(tx, accountId)) await tell(tx, accountId, LIVE)
  })
  return { success: true as const }
}

export const readChoices = async (db: Db, accountId: number, events: readonly ChosenEvent[]) => ({
  data: (await choicesOf(db, accountId, events)).map(({ event, label, site, mail }) => ({ event, label, site, mail })),
})

/** What somebody chose so far, for whoever takes their data along. */
export const allChoices = async (db: Db, accountId: number): Promise<Choice[]> =>
  (await notifications.findChoices(db, accountId)).map(({ event, site, mail }) => ({ event, site, mail }))

export async function saveChoices(db: Db, accountId: number, events: readonly ChosenEvent[], choices: Choice[]) {
  const unknown = choices.flatMap(({ event }, place) => {
    if (events.some((one) => one.event === event)) return []
    return [[`choices.${place}.event`, isSecurityEvent(event) ? ALWAYS_TOLD : 'Un événement connu.']]
  })
  if (unknown.length > 0) throw invalidInput(Object.fromEntries(unknown) as Record<string, string>)
  // Of an event that is named twice the last choice counts.
  const last = new Map(choices.map((choice) => [choice.event, choice]))
  await db.transaction(async (tx) => {
    for (const choice of last.values()) await notifications.saveChoice(tx, accountId, choice)
  })
  return { success: true as const }
}
