import { and, asc, desc, eq, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import type { Db, Tx } from '#platform/server/database/db.ts'
import { own } from '#platform/server/database/ownership.ts'
import type { JobFields } from '../publishing.contract.ts'
import { jobForms, loneDrafts } from './publishing.tables.ts'

export type LoneDraft = typeof loneDrafts.$inferSelect

export async function insertDraft(tx: Tx, accountId: number, fields: JobFields): Promise<LoneDraft> {
  const [made] = await tx.insert(loneDrafts).values({ accountId, fields }).returning()
  return made!
}

const shown = (accountId: number) => and(eq(loneDrafts.accountId, accountId), isNull(loneDrafts.deletedAt))

/** All of somebody, the last that was written first. */
export const findDrafts = (db: Db, accountId: number): Promise<LoneDraft[]> =>
  db.select().from(loneDrafts).where(shown(accountId)).orderBy(desc(loneDrafts.savedAt), desc(loneDrafts.id))

/** Those that can still be brought back too, for the export of somebody's data. */
export const findAllOf = (db: Db, accountId: number) =>
  db
    .select({
      id: loneDrafts.id,
      fields: loneDrafts.fields,
      version: loneDrafts.version,
      createdAt: loneDrafts.createdAt,
      savedAt: loneDrafts.savedAt,
      deletedAt: loneDrafts.deletedAt,
    })
    .from(loneDrafts)
    .where(eq(loneDrafts.accountId, accountId))
    .orderBy(asc(loneDrafts.id))

export const countDrafts = (db: Db, accountId: number): Promise<number> => db.$count(loneDrafts, shown(accountId))

export async function findDraft(db: Db, accountId: number, id: number): Promise<LoneDraft | null> {
  const [row] = await db
    .select()
    .from(loneDrafts)
    .where(own(loneDrafts, accountId, id))
  return row ?? null
}

/** Held until the transaction ends. */
export async function lockDraft(tx: Tx, accountId: number, id: number): Promise<LoneDraft | null> {
  const [row] = await tx
    .select()
    .from(loneDrafts)
    .where(own(loneDrafts, accountId, id))
    .for('update')
  return row ?? null
}

export async function setFields(tx: Tx, id: number, fields: JobFields) {
  const [saved] = await tx
    .update(loneDrafts)
    .set({ fields, version: sql`${loneDrafts.version} + 1`, savedAt: sql`now()` })
    .where(eq(loneDrafts.id, id))
    .returning({ version: loneDrafts.version, savedAt: loneDrafts.savedAt })
  return saved!
}

export const setDeleted = (tx: Tx, id: number, deletedAt: Date | null) =>
  tx.update(loneDrafts).set({ deletedAt }).where(eq(loneDrafts.id, id))

/** Those that can be brought back no more, whosever they are. */
export const deleteOld = (db: Db, before: Date) => db.delete(loneDrafts).where(lt(loneDrafts.deletedAt, before))

/** Of those that somebody has deleted, all but the last ones. */
export const deleteBeyond = (tx: Tx, accountId: number, most: number) =>
  tx.delete(loneDrafts).where(
    inArray(
      loneDrafts.id,
      tx
        .select({ id: loneDrafts.id })
        .from(loneDrafts)
        .where(and(eq(loneDrafts.accountId, accountId), isNotNull(loneDrafts.deletedAt)))
        .orderBy(desc(loneDrafts.deletedAt), desc(loneDrafts.id))
        .offset(most),
    ),
  )

/** Takes all of somebody out, to be written elsewhere. */
export async function takeDrafts(tx: Tx, accountId: number): Promise<LoneDraft[]> {
  const taken = await tx
    .select()
    .from(loneDrafts)
    .where(eq(loneDrafts.accountId, accountId))
    .orderBy(asc(loneDrafts.id))
    .for('update')
  await tx.delete(loneDrafts).where(eq(loneDrafts.accountId, accountId))
  return taken
}

/** What was typed, as a job's form has it, under the version it has. */
export const insertForm = (tx: Tx, { id, accountId, fields, version, savedAt }: LoneDraft) =>
  tx.insert(jobForms).values({ jobId: id, accountId, fields, version, savedAt })
