import { fromMarkdown } from '#platform/server/markdown.ts'
import { cleanHtml, readingMinutes, RICH_TEXT_RULES } from '#platform/server/rich-text.ts'
import { insertArticles, insertCategories, insertDossiers } from '#features/news/server/articles.repository.ts'
import { insertLikes } from '#features/news/server/likes.repository.ts'
import type { Tx } from '#platform/server/database/db.ts'
import { sampleCategories } from './categories.ts'
import { sampleDossiers } from './dossiers.ts'
import { insertComments } from './old-comments.repository.ts'

const DAY = 86_400_000
const HOUR = 3_600_000

/** The magazine of the sample site: categories, dossiers, sixty articles, who likes them and what is said of them. */
export async function seedNews(tx: Tx, members: readonly { id: number }[], now: Date): Promise<void> {
  const categories = await insertCategories(
    tx,
    sampleCategories.map(({ libelle }, position) => ({ libelle, position })),
  )
  const dossiers = await insertDossiers(
    tx,
    sampleDossiers.map(({ title, summary }, at) => ({
      title,
      summary,
      createdAt: new Date(now.getTime() - (at * 20 + 3) * DAY),
    })),
  )
  const samples = sampleCategories.flatMap(({ articles: ofCategory }, at) =>
    ofCategory.map((sample) => ({ ...sample, categoryId: categories[at]!.id })),
  )
  const rows = await insertArticles(
    tx,
    samples.map(({ title, summary, categoryId, dossier, tags, author, layout, daysAgo, featured, body, likes }, at) => {
      const content = cleanHtml(body, 'staff')
      return {
        title,
        summary,
        categoryId,
        dossierId: dossier === null ? null : dossiers[dossier]!.id,
        tags: [...tags],
        author: author ?? '',
        layout,
        featured,
        content,
        readingMinutes: readingMinutes(content),
        publishedAt: publishedOf(now, daysAgo, at),
        views: likes * 37 + at * 3,
      }
    }),
  )
  const liked = samples.flatMap(({ likes }, at) =>
    Array.from({ length: Math.min(likes, members.length) }, (_, nth) => ({
      articleId: rows[at]!.id,
      accountId: members[(at * 7 + nth) % members.length]!.id,
    })),
  )
  await insertLikes(tx, liked)
  const said = samples.flatMap(({ comments, daysAgo }, at) =>
    comments.map(({ author, text }, nth) => ({
      articleId: rows[at]!.id,
      accountId: members[author % members.length]!.id,
      source: text,
      html: fromMarkdown(text),
      rules: RICH_TEXT_RULES,
      // Within a day of the article, and never later than now.
      createdAt: new Date(
        Math.min(publishedOf(now, daysAgo, at).getTime() + (nth * 7 + 2) * HOUR, now.getTime() - nth * 60_000),
      ),
    })),
  )
  await insertComments(tx, said)
}

/** In the morning, each at a minute of its own. */
const publishedOf = (now: Date, daysAgo: number, at: number): Date =>
  new Date(now.getTime() - daysAgo * DAY - (at + 1) * 60_000)
