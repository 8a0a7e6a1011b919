import type { Db, Tx } from '#platform/server/database/db.ts'
import { tell } from '#platform/server/live/tell.ts'
import type { ChosenEvent, NotificationEvent } from '../notifications.rules.ts'
import { chosenEvents, defaultChoice } from '../notifications.rules.ts'
import * as notifications from './notifications.repository.ts'

const SHOWN = 50

/** What open pages are told: there is a new one, or they were read. */
const LIVE = 'notifications'

type Choice = { event: ChosenEvent; site: boolean; mail: boolean }

async function choicesOf(db: Db, accountId: number): Promise<(Choice & { label: string })[]> {
  const chosen = await notifications.findChoices(db, accountId)
  return chosenEvents.map(({ event, label }) => {
    const { site, mail } = chosen.find((one) => one.event === event) ?? defaultChoice
    return { event, label, site, mail }
  })
}

/** Tells a member about something, in the caller's transaction: where and how the member chose, or both if there is no choice. */
export async function notify(
  tx: Tx,
  accountId: number,
  event: NotificationEvent,
  { title, body, path, mail }: { title: string; body: string; path: string; mail: () => Promise<void> },
): Promise<void> {
  const choice = (await choicesOf(tx, accountId)).find((one) => one.event === event) ?? defaultChoice
  if (choice.site) {
    await notifications.insertNotification(tx, { accountId, event, title, body, path })
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

export const readChoices = async (db: Db, accountId: number) => ({ data: await choicesOf(db, accountId) })

export async function saveChoices(db: Db, accountId: number, choices: Choice[]) {
  await db.transaction(async (tx) => {
    for (const choice of choices) await notifications.saveChoice(tx, accountId, choice)
  })
  return { success: true as const }
}
