import { and, asc, eq, inArray, isNull, lt, ne, sql } from 'drizzle-orm'
import type { FeedKind } from '../../files.ts'
import type { Db, Tx } from '../database/db.ts'
import { files } from './files.tables.ts'

type Stored = Pick<typeof files.$inferSelect, 'id' | 'purpose' | 'kind' | 'bytes' | 'name'>
/** `width` and `height`: of the largest size of a picture. */
export type NewFile = Stored & { accountId: number | null; width?: number; height?: number }
/** One that a row claims; the table lets no feed be. */
type ClaimedKind = Exclude<Stored['kind'], FeedKind>
export type FileRow = Omit<Stored, 'kind'> & { kind: ClaimedKind }

const claimedKind = sql<ClaimedKind>`${files.kind}`

/** How much is kept of what an account has sent. */
export async function sumBytesOf(db: Db, accountId: number): Promise<number> {
  const [row] = await db
    .select({ sum: sql<string>`coalesce(sum(${files.bytes}), 0)` })
    .from(files)
    .where(and(eq(files.accountId, accountId), ne(files.state, 'gone')))
  return Number(row!.sum)
}

export const insertFile = (db: Db, file: NewFile) => db.insert(files).values(file)

/** A file that some row claims: nobody is shown any other. */
export async function findClaimed(db: Db, id: string): Promise<FileRow | null> {
  const { purpose, bytes, name } = files
  const [row] = await db
    .select({ id: files.id, purpose, kind: claimedKind, bytes, name })
    .from(files)
    .where(and(eq(files.id, id), eq(files.state, 'claimed')))
  return row ?? null
}

/** The file, if there was such a one to be claimed; it can be once only, by whoever has sent it, for what it was sent for. */
export async function setClaimed(tx: Tx, id: string, purpose: string, accountId: number | null) {
  const sender = accountId === null ? isNull(files.accountId) : eq(files.accountId, accountId)
  // What a visitor called it is read before: a file without an account keeps no name.
  const [known] = await tx
    .select({ name: files.name, kind: claimedKind, bytes: files.bytes })
    .from(files)
    .where(eq(files.id, id))
  const rows = await tx
    .update(files)
    .set({ state: 'claimed', changedAt: sql`now()` })
    .where(and(eq(files.id, id), eq(files.purpose, purpose), sender, eq(files.state, 'new')))
    .returning({ id: files.id })
  return rows.length === 1 ? known! : null
}

/** One that waits to be read, by whoever has sent it, for what it was sent for. */
export async function findWaiting(db: Db, id: string, purpose: string, accountId: number) {
  const [row] = await db
    .select({ id: files.id, kind: files.kind })
    .from(files)
    .where(and(eq(files.id, id), eq(files.purpose, purpose), eq(files.accountId, accountId), eq(files.state, 'new')))
  return row ?? null
}

/** What was sent and not claimed in time can be claimed no more. */
export const setUnclaimedGone = (db: Db, seconds: number) =>
  db
    .update(files)
    .set({ state: 'gone' })
    .where(and(eq(files.state, 'new'), lt(files.changedAt, sql`now() - make_interval(secs => ${seconds})`)))

export const setGone = (db: Db, id: string) => db.update(files).set({ state: 'gone' }).where(eq(files.id, id))

export const findGone = (db: Db, most: number) =>
  db
    .select({ id: files.id, kind: files.kind })
    .from(files)
    .where(eq(files.state, 'gone'))
    .orderBy(asc(files.changedAt), asc(files.id))
    .limit(most)

export const deleteGone = (db: Db, ids: string[]) =>
  db.delete(files).where(and(inArray(files.id, ids), eq(files.state, 'gone')))

/** What somebody has sent, for the export of their data. */
export const findFilesOf = (db: Db, accountId: number) =>
  db
    .select({
      id: files.id,
      purpose: files.purpose,
      kind: claimedKind,
      bytes: files.bytes,
      name: files.name,
      createdAt: files.createdAt,
    })
    .from(files)
    .where(and(eq(files.accountId, accountId), eq(files.state, 'claimed')))
    .orderBy(asc(files.createdAt), asc(files.id))

export async function findSizes(db: Db, ids: string[]): Promise<Map<string, { width: number; height: number } | null>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: files.id, width: files.width, height: files.height })
    .from(files)
    .where(inArray(files.id, ids))
  return new Map(
    rows.map(({ id, width, height }) => [id, width === null || height === null ? null : { width, height }]),
  )
}
