import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Db } from '#platform/server/database/db.ts'
import { members } from './members.tables.ts'

/** What whoever decides about a profile needs to know beside what it says. */
export async function findStanding(db: Db, id: number) {
  const { accountId, suspended, hiddenAt, version } = members
  const [row] = await db.select({ accountId, suspended, hiddenAt, version }).from(members).where(eq(members.id, id))
  return row ?? null
}

/** Hides a profile by a decision, or gives it back as its owner has it. Says whether that changed anything. */
export async function setHidden(db: Db, id: number, hidden: boolean): Promise<boolean> {
  const rows = await db
    .update(members)
    .set({ hiddenAt: hidden ? sql`now()` : null })
    .where(and(eq(members.id, id), hidden ? isNull(members.hiddenAt) : isNotNull(members.hiddenAt)))
    .returning({ id: members.id })
  return rows.length > 0
}
