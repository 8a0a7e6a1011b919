import { and, asc, eq, notInArray, or } from 'drizzle-orm'
import { mediaAddress } from '#platform/files.ts'
import type { Db, Tx } from '#platform/server/database/db.ts'
import { ofCompany } from '#platform/server/database/ownership.ts'
import type { Actor } from '#platform/server/endpoints.ts'
import { companyVideos } from '../../server/companies.tables.ts'
import { companyFilms as films } from './editing.tables.ts'

export type SentFilm = Pick<typeof films.$inferSelect, 'file' | 'kind' | 'seconds' | 'width' | 'height'>

export const insertFilm = (tx: Tx, row: SentFilm & { companyId: number }) => tx.insert(films).values(row)

/** Films and captions that a company has sent. */
export const findFilms = (db: Db, companyId: number): Promise<SentFilm[]> =>
  db
    .select({
      file: films.file,
      kind: films.kind,
      seconds: films.seconds,
      width: films.width,
      height: films.height,
    })
    .from(films)
    .where(eq(films.companyId, companyId))
    .orderBy(asc(films.id))

/** Lets go of those that neither the page nor the draft shows. */
export const dropFilmsBut = (tx: Tx, companyId: number, files: string[]) =>
  tx
    .delete(films)
    .where(and(eq(films.companyId, companyId), files.length > 0 ? notInArray(films.file, files) : undefined))

/** The film of a page, all of it; null takes it away. */
export async function replaceVideo(
  tx: Tx,
  companyId: number,
  video: Omit<typeof companyVideos.$inferInsert, 'companyId'> | null,
): Promise<void> {
  await tx.delete(companyVideos).where(eq(companyVideos.companyId, companyId))
  if (video) await tx.insert(companyVideos).values({ ...video, companyId })
}

async function kindOf(db: Db, file: string) {
  const [row] = await db.select({ kind: films.kind }).from(films).where(eq(films.file, file))
  return row?.kind ?? null
}

/** Whether a page plays it to everybody. */
export async function isPlayed(db: Db, file: string): Promise<boolean> {
  const kind = await kindOf(db, file)
  if (kind === null) return false
  const path = mediaAddress(file, kind)
  return (await db.$count(companyVideos, or(eq(companyVideos.path, path), eq(companyVideos.captionsPath, path)))) > 0
}

/** Whether it is of the company that somebody recruits for. */
export const isFilmOfCompany = async (db: Db, actor: Actor, file: string): Promise<boolean> =>
  (await db.$count(films, and(eq(films.file, file), ofCompany(actor, films.companyId)))) > 0
