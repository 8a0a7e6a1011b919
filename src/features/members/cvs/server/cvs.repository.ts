import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { SQL, SQLWrapper } from 'drizzle-orm'
import type { Db, Tx } from '#platform/server/database/db.ts'
import { own } from '#platform/server/database/ownership.ts'
import { members } from '../../server/members.tables.ts'
import { sought } from '../../server/visibility.repository.ts'
import { cvs } from './cvs.tables.ts'

export type Cv = typeof cvs.$inferSelect

/** Those in somebody's list, the default one first, then the newest. */
export const findCvsOf = (db: Db, accountId: number) =>
  db
    .select()
    .from(cvs)
    .where(and(eq(cvs.accountId, accountId), isNull(cvs.removedAt)))
    .orderBy(desc(cvs.isDefault), desc(cvs.createdAt), desc(cvs.id))

/** One in somebody's list. */
export async function findCvOf(db: Db, accountId: number, id: number): Promise<Cv | null> {
  const [row] = await db
    .select()
    .from(cvs)
    .where(and(own(cvs, accountId, id), isNull(cvs.removedAt)))
  return row ?? null
}

export const findCvsById = (db: Db, ids: number[]) => db.select().from(cvs).where(inArray(cvs.id, ids))

/** The default CVs of members who let recruiters look for them, of which something is so, the oldest first. */
const soughtCvs = (db: Db, holds: SQL, most: number) =>
  db
    .select({
      id: cvs.id,
      accountId: members.accountId,
      file: cvs.file,
      kind: cvs.kind,
      firstName: members.firstName,
      lastName: members.lastName,
    })
    .from(cvs)
    .innerJoin(members, eq(members.accountId, cvs.accountId))
    .where(and(cvs.isDefault, sought, holds))
    .orderBy(asc(cvs.id))
    .limit(most)

export const findSoughtCvs = (db: Db, holds: (id: SQLWrapper) => SQL, most: number) =>
  soughtCvs(db, holds(cvs.id), most)

/** Whether a CV is one of those, and stays so until the transaction ends. */
export const lockSoughtCv = async (tx: Tx, id: number): Promise<boolean> =>
  (await soughtCvs(tx, eq(cvs.id, id), 1).for('update')).length > 0

/** The member whose default CV it is. */
export async function findOwnerOfDefault(db: Db, id: number): Promise<number | null> {
  const [row] = await db
    .select({ id: members.id })
    .from(cvs)
    .innerJoin(members, eq(members.accountId, cvs.accountId))
    .where(and(eq(cvs.id, id), cvs.isDefault))
  return row?.id ?? null
}

export const findDefaults = (db: Db, accountIds: number[]) =>
  db
    .select()
    .from(cvs)
    .where(and(inArray(cvs.accountId, accountIds), cvs.isDefault))

export async function findCvByFile(db: Db, file: string): Promise<Cv | null> {
  const [row] = await db.select().from(cvs).where(eq(cvs.file, file))
  return row ?? null
}

export async function insertCv(tx: Tx, row: typeof cvs.$inferInsert): Promise<number> {
  const [inserted] = await tx.insert(cvs).values(row).returning({ id: cvs.id })
  return inserted!.id
}

/** Makes one the default, and no other. Says whether it is there. */
export async function setDefault(tx: Tx, accountId: number, id: number): Promise<boolean> {
  await tx
    .update(cvs)
    .set({ isDefault: false })
    .where(and(eq(cvs.accountId, accountId), cvs.isDefault))
  const rows = await tx
    .update(cvs)
    .set({ isDefault: true })
    .where(and(own(cvs, accountId, id), isNull(cvs.removedAt)))
    .returning({ id: cvs.id })
  return rows.length > 0
}

/** Takes one out of the list. It is gone with that, unless an application shows it. */
export async function setRemoved(tx: Tx, accountId: number, id: number): Promise<boolean> {
  const rows = await tx
    .update(cvs)
    .set({ removedAt: sql`now()`, isDefault: false })
    .where(and(own(cvs, accountId, id), isNull(cvs.removedAt)))
    .returning({ id: cvs.id })
  return rows.length > 0
}

/** Gives what a visitor sent to the account that is theirs. */
export const setCvOwner = (tx: Tx, id: number, accountId: number, listed: boolean) =>
  tx
    .update(cvs)
    .set({ accountId, ...(listed ? {} : { removedAt: sql`now()` }) })
    .where(and(eq(cvs.id, id), isNull(cvs.accountId)))
