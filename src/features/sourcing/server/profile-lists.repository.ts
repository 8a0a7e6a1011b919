import { and, asc, count, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Db, Tx } from '#platform/server/database/db.ts'
import { ofCompany } from '#platform/server/database/ownership.ts'
import type { Actor } from '#platform/server/endpoints.ts'
import { profileListEntries as entries, profileLists as lists, profileSearches as searches } from './sourcing.tables.ts'

const theirs = (actor: Actor, id: number) => and(eq(lists.id, id), ofCompany(actor, lists.companyId))

export const findLists = (db: Db, actor: Actor) =>
  db
    .select({ id: lists.id, name: lists.name })
    .from(lists)
    .where(ofCompany(actor, lists.companyId))
    .orderBy(asc(sql`lower(${lists.name})`), asc(lists.id))

export async function findList(db: Db, actor: Actor, id: number) {
  const [row] = await db.select({ id: lists.id, name: lists.name }).from(lists).where(theirs(actor, id))
  return row ?? null
}

/** Everything in the lists of a company, the last added first. */
export const findEntries = (db: Db, actor: Actor, which: { listId: number } | { memberIds: number[] } | null = null) =>
  db
    .select({
      listId: entries.listId,
      memberId: entries.memberId,
      note: entries.note,
      addedAt: entries.addedAt,
    })
    .from(entries)
    .innerJoin(lists, eq(lists.id, entries.listId))
    .where(
      and(
        ofCompany(actor, lists.companyId),
        which && 'listId' in which ? eq(entries.listId, which.listId) : undefined,
        which && 'memberIds' in which ? inArray(entries.memberId, which.memberIds) : undefined,
      ),
    )
    .orderBy(desc(entries.addedAt), desc(entries.memberId))

export async function countLists(db: Db, companyId: number): Promise<number> {
  const [row] = await db.select({ count: count() }).from(lists).where(eq(lists.companyId, companyId))
  return row!.count
}

/** The number of a new list; null where the name is taken. */
export async function insertList(tx: Tx, companyId: number, name: string): Promise<number | null> {
  const [row] = await tx.insert(lists).values({ companyId, name }).onConflictDoNothing().returning({ id: lists.id })
  return row?.id ?? null
}

/** Whether another list of the company has this name. */
export async function isNameTaken(db: Db, actor: Actor, name: string, but: number): Promise<boolean> {
  const rows = await db
    .select({ id: lists.id })
    .from(lists)
    .where(
      and(ofCompany(actor, lists.companyId), sql`lower(${lists.name}) = lower(${name})`, sql`${lists.id} <> ${but}`),
    )
  return rows.length > 0
}

export async function updateName(db: Db, actor: Actor, id: number, name: string): Promise<boolean> {
  const rows = await db.update(lists).set({ name }).where(theirs(actor, id)).returning({ id: lists.id })
  return rows.length > 0
}

export async function deleteList(db: Db, actor: Actor, id: number): Promise<boolean> {
  const rows = await db.delete(lists).where(theirs(actor, id)).returning({ id: lists.id })
  return rows.length > 0
}

export async function countEntries(db: Db, listId: number): Promise<number> {
  const [row] = await db.select({ count: count() }).from(entries).where(eq(entries.listId, listId))
  return row!.count
}

/** Puts a member into a list; one who is there keeps the note unless another is given. */
export const saveEntry = (tx: Tx, row: { listId: number; memberId: number; note?: string }) =>
  tx
    .insert(entries)
    .values(row)
    .onConflictDoUpdate({
      target: [entries.listId, entries.memberId],
      set: row.note === undefined ? { listId: row.listId } : { note: row.note },
    })

export const deleteEntry = (tx: Tx, listId: number, memberId: number) =>
  tx.delete(entries).where(and(eq(entries.listId, listId), eq(entries.memberId, memberId)))

export const findSearches = (db: Db, actor: Actor) =>
  db
    .select({ id: searches.id, name: searches.name, search: searches.search })
    .from(searches)
    .where(ofCompany(actor, searches.companyId))
    .orderBy(desc(searches.id))

export async function insertSearch(tx: Tx, row: typeof searches.$inferInsert): Promise<number> {
  const [inserted] = await tx.insert(searches).values(row).returning({ id: searches.id })
  return inserted!.id
}

export async function deleteSearch(db: Db, actor: Actor, id: number): Promise<boolean> {
  const rows = await db
    .delete(searches)
    .where(and(eq(searches.id, id), ofCompany(actor, searches.companyId)))
    .returning({ id: searches.id })
  return rows.length > 0
}
