import { and, desc, eq, inArray, isNotNull } from 'drizzle-orm'
import type { Db, Tx } from '../database/db.ts'
import { acts } from './audit.tables.ts'

export type Act = typeof acts.$inferSelect

export const insertAct = (tx: Tx, act: typeof acts.$inferInsert) => tx.insert(acts).values(act)

/** Newest first. */
export const findActsOn = (db: Db, kind: string, id: number, limit: number): Promise<Act[]> =>
  db
    .select()
    .from(acts)
    .where(and(eq(acts.objectKind, kind), eq(acts.objectId, id)))
    .orderBy(desc(acts.id))
    .limit(limit)

/** Of some things, those that somebody was the last to change. */
export async function findLastChangedBy(db: Db, actorId: number, kind: string, ids: number[]): Promise<number[]> {
  const rows = await db
    .selectDistinctOn([acts.objectId], { id: acts.objectId, actorId: acts.actorId })
    .from(acts)
    .where(and(eq(acts.objectKind, kind), inArray(acts.objectId, ids), isNotNull(acts.after)))
    .orderBy(acts.objectId, desc(acts.id))
  return rows.flatMap((row) => (row.actorId === actorId ? [row.id] : []))
}

/** What was done about somebody and what is theirs, newest first. */
export const findActsAbout = (db: Db, accountId: number): Promise<Act[]> =>
  db.select().from(acts).where(eq(acts.accountId, accountId)).orderBy(desc(acts.id))
