import { and, count, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Db, Tx } from '#platform/server/database/db.ts'
import { prepared } from '#platform/server/database/prepared.ts'
import { notificationChoices, notifications } from './notifications.tables.ts'

export type Notification = typeof notifications.$inferSelect

// The oldest go: nobody reads further back, and whoever causes them without end fills no table.
const MOST_KEPT = 500

export async function insertNotification(tx: Tx, row: typeof notifications.$inferInsert): Promise<void> {
  await tx.insert(notifications).values(row)
  const beyond = tx
    .select({ id: notifications.id })
    .from(notifications)
    .where(eq(notifications.accountId, row.accountId))
    .orderBy(desc(notifications.id))
    .offset(MOST_KEPT)
  await tx.delete(notifications).where(inArray(notifications.id, beyond))
}

/** Newest first: so many, or all. */
export function findNotifications(db: Db, accountId: number, limit?: number): Promise<Notification[]> {
  const all = db
    .select()
    .from(notifications)
    .where(eq(notifications.accountId, accountId))
    .orderBy(desc(notifications.id))
  return limit === undefined ? all : all.limit(limit)
}

// Asked by every page of a member.
const unreadOf = prepared((db) =>
  db
    .select({ unread: count() })
    .from(notifications)
    .where(and(eq(notifications.accountId, sql.placeholder('accountId')), isNull(notifications.readAt))),
)

export const countUnread = async (db: Db, accountId: number): Promise<number> =>
  (await unreadOf(db, { accountId }))[0]!.unread

/** Whether there were any. */
export async function markRead(db: Db, accountId: number): Promise<boolean> {
  const { rowCount } = await db
    .update(notifications)
    .set({ readAt: sql`now()` })
    .where(and(eq(notifications.accountId, accountId), isNull(notifications.readAt)))
  return rowCount !== 0
}

export const findChoices = (db: Db, accountId: number) =>
  db.select().from(notificationChoices).where(eq(notificationChoices.accountId, accountId))

export const saveChoice = (
  db: Db,
  accountId: number,
  { event, site, mail }: { event: string; site: boolean; mail: boolean },
) =>
  db
    .insert(notificationChoices)
    .values({ accountId, event, site, mail })
    .onConflictDoUpdate({
      target: [notificationChoices.accountId, notificationChoices.event],
      set: { site, mail },
    })
