import { atomEntry, atomFeed, tagUri } from '#platform/server/atom.ts'
import type { Db } from '#platform/server/database/db.ts'
import { weakEtag } from '#platform/server/http/conditional.ts'
import { cleanHtml, RICH_TEXT_RULES } from '#platform/server/rich-text.ts'
import { shortTurns } from '#platform/server/short-turns.ts'
import { articleAddress, STAFF } from '../news.rules.ts'
import * as articles from './articles.repository.ts'

const TITLE = 'News'
const NEWEST = 30
/** Search engines take an article for news for two days. */
const NEWS_FOR = 2 * 86_400_000
/** As many as one file of a sitemap may name. */
const MOST_IN_SITEMAP = 10_000
const MAPPED_AT_ONCE = 500

/** The newest articles as an Atom feed, with their whole text. Texts are long: others have their turn between two of them. */
async function writeFeed(db: Db, base: string, modified: Date): Promise<string> {
  const turn = shortTurns()
  const entries: string[] = []
  for (const row of await articles.findNewest(db, NEWEST, new Date())) {
    const content = row.contentRules === RICH_TEXT_RULES ? row.content : cleanHtml(row.content, 'staff')
    entries.push(
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
        html: content.replaceAll(/(href|src)="\//g, `$1="${base}/`),
      }),
    )
    await turn()
  }
  return atomFeed({ title: TITLE, page: `${base}/news`, self: `${base}/news.atom`, updated: modified, entries })
}

/** The feed, written once for each of its states: who asks again is told so without its texts being read. */
export function createNewsFeed(db: Db) {
  let kept: { etag: string; xml: Promise<string> } | null = null
  return async (base: string) => {
    const newest = await articles.findNewestState(db, NEWEST, new Date())
    const modified = newest.reduce((latest, row) => (row.changedAt > latest ? row.changedAt : latest), new Date(0))
    const etag = weakEtag(base, JSON.stringify(newest))
    const write = (): Promise<string> => {
      if (kept?.etag === etag) return kept.xml
      const mine = { etag, xml: writeFeed(db, base, modified) }
      kept = mine
      // What failed is tried again by whoever asks next.
      mine.xml.catch(() => kept === mine && (kept = null))
      return mine.xml
    }
    return { state: { etag, modified }, write }
  }
}

export type MappedArticle = { path: string; title: string; publishedAt: Date; changed: Date; isNews: boolean }

/** Every article for the sitemap, the newest first, some at a time: of thousands others would wait. */
export async function* mappedArticles(db: Db): AsyncGenerator<MappedArticle[]> {
  const now = new Date()
  for (let offset = 0; offset < MOST_IN_SITEMAP; offset += MAPPED_AT_ONCE) {
    const rows = await articles.findForSitemap(db, { limit: MAPPED_AT_ONCE, offset }, now)
    yield rows.map(({ id, title, publishedAt, changedAt }) => ({
      path: articleAddress(id),
      title,
      publishedAt,
      changed: changedAt > publishedAt ? changedAt : publishedAt,
      isNews: now.getTime() - publishedAt.getTime() < NEWS_FOR,
    }))
    if (rows.length < MAPPED_AT_ONCE) return
  }
}
