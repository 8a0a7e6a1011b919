import { and, desc, eq } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { acts } from './audit.tables.ts'

export type Act = typeof acts.$inferSelect

export const insertAct = (db: Db, act: typeof acts.$inferInsert) => db.insert(acts).values(act)

/** Newest first. */
export const findActsOn = (db: Db, kind: string, id: number, limit: number): Promise<Act[]> =>
  db
    .select()
    .from(acts)
    .where(and(eq(acts.objectKind, kind), eq(acts.objectId, id)))
    .orderBy(desc(acts.id))
    .limit(limit)

/** What was done about somebody and what is theirs, newest first. */
export const findActsAbout = (db: Db, accountId: number): Promise<Act[]> =>
  db.select().from(acts).where(eq(acts.accountId, accountId)).orderBy(desc(acts.id))
