import { atomEntry, atomFeed, tagUri } from '#platform/server/atom.ts'
import type { Db } from '#platform/server/database/db.ts'
import { articleAddress, STAFF } from '../news.rules.ts'
import * as articles from './articles.repository.ts'

const TITLE = 'News'
const NEWEST = 30
/** Search engines take an article for news for two days. */
const NEWS_FOR = 2 * 86_400_000
/** As many as one file of a sitemap may name. */
const MOST_IN_SITEMAP = 10_000

/** The newest articles as an Atom feed, with their whole text. */
export async function newsFeed(db: Db, base: string) {
  const rows = await articles.findNewest(db, NEWEST, new Date())
  const modified = rows.reduce((latest, row) => (row.changedAt > latest ? row.changedAt : latest), new Date(0))
  const xml = atomFeed({
    title: TITLE,
    page: `${base}/news`,
    self: `${base}/news.atom`,
    updated: modified,
    entries: rows.map((row) =>
      atomEntry({
        id: tagUri(base, `article:${row.id}`),
        title: row.title,
        address: `${base}${articleAddress(row.id)}`,
        published: row.publishedAt,
        updated: row.changedAt,
        author: { name: row.author || STAFF, address: `${base}/news` },
        categories: [row.category, ...row.tags],
        summary: row.summary,
        // A reader of feeds does not know whose site it is.
        html: row.content.replaceAll(/(href|src)="\//g, `$1="${base}/`),
      }),
    ),
  })
  return { xml, modified }
}

export type MappedArticle = { path: string; title: string; publishedAt: Date; changed: Date; isNews: boolean }

/** Every article for the sitemap, the newest first. */
export async function mappedArticles(db: Db): Promise<MappedArticle[]> {
  const now = new Date()
  const rows = await articles.findForSitemap(db, MOST_IN_SITEMAP, now)
  return rows.map(({ id, title, publishedAt, changedAt }) => ({
    path: articleAddress(id),
    title,
    publishedAt,
    changed: changedAt > publishedAt ? changedAt : publishedAt,
    isNews: now.getTime() - publishedAt.getTime() < NEWS_FOR,
  }))
}
