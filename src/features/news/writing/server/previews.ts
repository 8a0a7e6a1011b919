import { admits, done } from '#platform/contract.ts'
import { pictureAddress } from '#platform/files.ts'
import { notFound } from '#platform/refusals.ts'
import { recordAct } from '#platform/server/audit/audit.service.ts'
import type { Actor, SignedIn } from '#platform/server/endpoints.ts'
import { cleanHtml, readingMinutes } from '#platform/server/rich-text.ts'
import { isKey, markOf, newToken } from '#platform/server/secrets.ts'
import type { Site } from '#platform/server/site.ts'
import { STAFF } from '../../news.rules.ts'
import { PREVIEW_DAYS, previewPath } from '../writing.rules.ts'
import { writingTexts } from '../writing.texts.ts'
import { holding } from './saving.ts'
import { findSections } from './sections.repository.ts'
import type { WrittenArticle } from './writing.repository.ts'
import * as writing from './writing.repository.ts'

type Ground = Pick<Site, 'db' | 'secret' | 'linkTo'>

/** The key of a preview follows from the salt and the site's secret: the database alone opens none. */
const keyOf = ({ id, previewSalt }: Pick<WrittenArticle, 'id' | 'previewSalt'>, secret: string): string =>
  markOf(`article preview ${id} ${previewSalt}`, secret).toString('base64url')

/** The link that is open now, for those who write the article. */
export function previewOf(article: WrittenArticle, { secret, linkTo }: Omit<Ground, 'db'>, now: Date) {
  const { id, previewUntil } = article
  if (!previewUntil || previewUntil <= now) return null
  return { address: linkTo(previewPath(id, keyOf(article, secret))), until: previewUntil.toISOString() }
}

/** Opens a new link for some days; the one before is closed. */
export const openPreview = (site: Ground, actor: SignedIn, id: number) =>
  holding(site.db, { id }, async (tx) => {
    const previewUntil = new Date(Date.now() + PREVIEW_DAYS * 86_400_000)
    await writing.updateArticle(tx, id, { previewSalt: newToken(), previewUntil })
    await recordAct(tx, actor, 'open preview', { kind: 'article', id })
    return done(writingTexts.done.apercu)
  })

export const closePreview = (site: Ground, actor: SignedIn, id: number) =>
  holding(site.db, { id }, async (tx) => {
    await writing.updateArticle(tx, id, { previewSalt: null, previewUntil: null })
    await recordAct(tx, actor, 'close preview', { kind: 'article', id })
    return done(writingTexts.done['fin-apercu'])
  })

/** The last version of an article, for those who write articles and for whoever has the link. Everybody else finds nothing. */
export async function readPreview({ db, secret }: Ground, actor: Actor, { id, key }: { id: number; key: string }) {
  const article = await writing.findArticle(db, id)
  const isOpen = article?.previewUntil && article.previewUntil > new Date() ? isKey(key, keyOf(article, secret)) : false
  if (!article || !(isOpen || admits('editing', actor))) throw notFound()
  const head = (await writing.findVersion(db, id, article.version)) ?? article
  const categoryId = head.categoryId ?? article.categoryId
  const { categories, dossiers } = await findSections(db)
  const category = categories.find((one) => one.id === categoryId)?.name ?? ''
  const dossier = dossiers.find((one) => one.id === head.dossierId)
  return {
    id,
    title: head.title,
    summary: head.summary,
    cover: head.coverFile ? pictureAddress(head.coverFile, 'l') : '',
    cover_alt: head.coverAlt,
    thumbnail: head.coverFile ? pictureAddress(head.coverFile, 's') : '',
    author: head.author || STAFF,
    published_at: (article.publishedAt ?? new Date()).toISOString(),
    tags: head.tags,
    featured: head.featured,
    views: 0,
    reading_time: readingMinutes(head.content),
    category: { id: categoryId, name: category, libelle: category },
    dossier: dossier ? { id: dossier.id, title: dossier.name } : null,
    likes: { count: 0, user_liked: false },
    // Its version may have been saved by older rules.
    content: cleanHtml(head.content, 'staff'),
    layout: head.layout,
  }
}
