import { sql } from 'drizzle-orm'
import type { ParsedInputOf } from '#platform/contract.ts'
import { done } from '#platform/contract.ts'
import { notFound, refuse } from '#platform/refusals.ts'
import { recordAct } from '#platform/server/audit/audit.service.ts'
import type { Db, Tx } from '#platform/server/database/db.ts'
import type { SignedIn } from '#platform/server/endpoints.ts'
import { readingMinutes } from '#platform/server/rich-text.ts'
import type * as contract from '../writing.contract.ts'
import { isSameSitting, MOST_VERSIONS, writingRefusals as no } from '../writing.rules.ts'
import { writingTexts } from '../writing.texts.ts'
import { toContent } from './article-html.ts'
import { sizesOfPictures } from './article-picture.service.ts'
import { isCategory } from './sections.repository.ts'
import type { ArticleTexts, HeldArticle } from './writing.repository.ts'
import * as writing from './writing.repository.ts'

/** Does something to an article that nobody else changes meanwhile, made from the version that its writer has seen. */
export const holding = <T>(
  db: Db,
  { id, version }: { id: number; version?: number | undefined },
  work: (tx: Tx, article: HeldArticle) => Promise<T>,
): Promise<T> =>
  db.transaction(async (tx) => {
    const article = await writing.lockArticle(tx, id)
    if (!article) throw notFound()
    if (version !== undefined && version !== article.version) throw refuse(no['writing/conflict'])
    return work(tx, article)
  })

export const createArticle = (
  db: Db,
  actor: SignedIn,
  { title, category_id: categoryId }: ParsedInputOf<typeof contract.createArticle>,
) =>
  db.transaction(async (tx) => {
    if (!(await isCategory(tx, categoryId))) throw refuse(no['writing/unknown_category'])
    const id = await writing.insertArticle(tx, { title, categoryId })
    const article = (await writing.findArticle(tx, id))!
    await addVersion(tx, actor, article, writing.textsOf(article), false)
    await recordAct(tx, actor, 'create', { kind: 'article', id })
    return { id }
  })

/** The text that was there before versions were is the first of them. */
async function keepFirst(tx: Tx, held: HeldArticle): Promise<HeldArticle> {
  if (held.version > 0) return held
  const article = (await writing.findArticle(tx, held.id))!
  if (article.content === '') return held
  await writing.insertVersion(tx, {
    articleId: article.id,
    number: 1,
    savedAt: article.changedAt,
    begunAt: article.changedAt,
    ...writing.textsOf(article),
  })
  return { ...article, version: 1, shownVersion: 1 }
}

/** A draft is listed as its last version calls it. The text, which is long, stays in the version until readers are shown it. */
export const follow = (tx: Tx, id: number, number: number, texts: ArticleTexts) =>
  writing.updateArticle(tx, id, {
    ...writing.labelsOf(texts),
    version: number,
    shownVersion: number,
    changedAt: sql`now()`,
  })

/**
 * One more version. What was saved while typing takes the place of what the same person saved so before, within one sitting. A
 * draft follows; what readers are shown does not.
 */
async function addVersion(tx: Tx, actor: SignedIn, held: HeldArticle, texts: ArticleTexts, byItself: boolean) {
  const article = await keepFirst(tx, held)
  const now = new Date()
  const next = { byItself, accountId: actor.accountId, begunAt: now }
  const last = byItself && article.version > 0 ? await writing.findSitting(tx, article.id, article.version) : null
  // A draft shows its last version to nobody but its writers.
  const isShown = article.publishedAt !== null && article.shownVersion === article.version
  const goesOn = last !== null && isSameSitting({ ...last, isShown }, next, now)
  const number = article.version + 1
  if (goesOn) await writing.deleteVersion(tx, article.id, last.number)
  await writing.insertVersion(tx, {
    articleId: article.id,
    number,
    ...next,
    savedAt: now,
    begunAt: goesOn ? last.begunAt : now,
    ...texts,
  })
  if (article.publishedAt === null) await follow(tx, article.id, number, texts)
  else
    await writing.updateArticle(tx, article.id, {
      version: number,
      shownVersion: article.shownVersion,
      changedAt: sql`now()`,
    })
  if (number > MOST_VERSIONS)
    await writing.deleteOldVersions(tx, article.id, article.publishedAt === null ? number : article.shownVersion)
  return { version: number, saved_at: now.toISOString(), reading_time: readingMinutes(texts.content) }
}

type Fields = Omit<ParsedInputOf<typeof contract.saveArticle>, 'id' | 'version' | 'by_itself'>

async function toTexts(tx: Tx, id: number, fields: Fields): Promise<{ texts: ArticleTexts; hasPictures: boolean }> {
  const { category_id: categoryId, dossier_id: dossierId = null } = fields
  const { hasCategory, hasDossier, pictures } = await writing.findGround(tx, { id, categoryId, dossierId })
  if (!hasCategory) throw refuse(no['writing/unknown_category'])
  if (!hasDossier) throw refuse(no['writing/unknown_dossier'])
  const own = await sizesOfPictures(tx, pictures)
  if (fields.cover !== '' && !own.has(fields.cover)) throw refuse(no['writing/unknown_picture'])
  if (fields.cover !== '' && fields.cover_alt === '') throw refuse(no['writing/cover_without_alt'])
  const texts = {
    categoryId,
    dossierId,
    title: fields.title,
    summary: fields.summary,
    content: toContent(fields.content, own),
    layout: fields.layout === 2 ? (2 as const) : (1 as const),
    coverFile: fields.cover || null,
    coverAlt: fields.cover_alt,
    author: fields.author,
    tags: fields.tags,
    featured: fields.featured,
  }
  return { texts, hasPictures: pictures.length > 0 }
}

/** Saves what is typed as a version, from the version that its writer has seen. */
export const saveArticle = (
  db: Db,
  actor: SignedIn,
  { id, version, by_itself: byItself, ...fields }: ParsedInputOf<typeof contract.saveArticle>,
) =>
  holding(db, { id, version }, async (tx, article) => {
    const { texts, hasPictures } = await toTexts(tx, id, fields)
    const saved = await addVersion(tx, actor, article, texts, byItself)
    if (hasPictures) await writing.dropUnusedPictures(tx, id)
    // What is saved while typing is told by the versions themselves.
    if (!byItself) await recordAct(tx, actor, 'save', { kind: 'article', id }, { after: { version: saved.version } })
    return { ...done(writingTexts.done.enregistrement), ...saved }
  })

/** An older version once more, as a new one. */
export const restoreVersion = (
  db: Db,
  actor: SignedIn,
  { id, version, number }: ParsedInputOf<typeof contract.restoreVersion>,
) =>
  holding(db, { id, version }, async (tx, article) => {
    const old = await writing.findVersion(tx, id, number)
    if (!old) throw notFound()
    // What it belonged to may be gone since.
    const texts = { ...writing.textsOf({ ...old, categoryId: old.categoryId ?? article.categoryId }) }
    const saved = await addVersion(tx, actor, article, texts, false)
    await writing.dropUnusedPictures(tx, id)
    await recordAct(tx, actor, 'restore version', { kind: 'article', id }, { after: { version: number } })
    return { ...done(writingTexts.done.reprise), ...saved }
  })

export const deleteArticle = (db: Db, actor: SignedIn, id: number) =>
  db.transaction(async (tx) => {
    if (!(await writing.deleteArticle(tx, id))) throw notFound()
    await recordAct(tx, actor, 'delete', { kind: 'article', id })
    return done(writingTexts.done.suppression)
  })
