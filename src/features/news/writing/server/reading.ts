import { namesByAccount } from '#features/accounts/server/users.service.ts'
import { notFound } from '#platform/refusals.ts'
import type { SignedIn } from '#platform/server/endpoints.ts'
import { readingMinutes } from '#platform/server/rich-text.ts'
import type { Site } from '#platform/server/site.ts'
import { articleState } from '../writing.rules.ts'
import { previewOf } from './previews.ts'
import { findSections } from './sections.repository.ts'
import * as writing from './writing.repository.ts'

/** An article as it is written: its last version, who saved which, and how it stands. */
export async function readWriting(site: Pick<Site, 'db' | 'secret' | 'linkTo'>, actor: SignedIn, id: number) {
  const { db } = site
  const article = await writing.findArticle(db, id)
  if (!article) throw notFound()
  const now = new Date()
  const [found, versions, sections] = await Promise.all([
    writing.findVersion(db, id, article.version),
    writing.findVersions(db, id),
    findSections(db),
  ])
  const names = await namesByAccount(
    db,
    versions.flatMap(({ accountId }) => accountId ?? []),
  )
  const head = found ?? { ...article, savedAt: article.changedAt, accountId: null }
  const told = ({ savedAt, accountId }: { savedAt: Date; accountId: number | null }) => ({
    at: savedAt.toISOString(),
    by: accountId === null ? null : (names.get(accountId) ?? null),
    own: accountId === actor.accountId,
  })
  return {
    id,
    state: articleState(article.publishedAt, now),
    published_at: article.publishedAt?.toISOString() ?? null,
    version: article.version,
    pending: article.version !== article.shownVersion,
    last_change: told(head),
    reading_time: readingMinutes(head.content),
    fields: {
      title: head.title,
      summary: head.summary,
      content: head.content,
      layout: head.layout,
      category_id: head.categoryId ?? article.categoryId,
      dossier_id: head.dossierId,
      author: head.author,
      tags: head.tags,
      featured: head.featured,
      cover: head.coverFile ?? '',
      cover_alt: head.coverAlt,
    },
    preview: previewOf(article, site, now),
    versions: versions.map((row) => ({ number: row.number, by_itself: row.byItself, ...told(row) })),
    categories: sections.categories.map(({ id: value, name }) => ({ id: value, name })),
    dossiers: sections.dossiers.map(({ id: value, name }) => ({ id: value, name })),
  }
}
