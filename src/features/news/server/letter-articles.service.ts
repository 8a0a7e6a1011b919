import type { Db } from '#platform/server/database/db.ts'
import * as articles from './articles.repository.ts'

/** How what was published since is read and liked, the newest first. */
export const articleMerits = (db: Db, since: Date) => articles.findMerits(db, since, new Date())

/** Published articles by their numbers, in that order, as a letter tells of them. Others are left out. */
export async function articlesNamed(db: Db, ids: readonly number[]) {
  const rows = await articles.findShown(db, ids, new Date())
  return rows.map(({ id, title, summary, category, readingMinutes }) => ({
    id,
    title,
    summary,
    category,
    minutes: readingMinutes,
  }))
}
