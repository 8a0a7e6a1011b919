import { sql } from 'drizzle-orm'
import type { ParsedInputOf } from '#platform/contract.ts'
import { done } from '#platform/contract.ts'
import { momentInParis } from '#platform/french-moment.ts'
import { refuse } from '#platform/refusals.ts'
import { recordAct } from '#platform/server/audit/audit.service.ts'
import type { Db, Tx } from '#platform/server/database/db.ts'
import type { SignedIn } from '#platform/server/endpoints.ts'
import { cleanHtml, readingMinutes, RICH_TEXT_RULES, textOf } from '#platform/server/rich-text.ts'
import type * as contract from '../writing.contract.ts'
import { articleState, writingRefusals as no } from '../writing.rules.ts'
import { writingTexts } from '../writing.texts.ts'
import { setDrafts } from './articles-list.repository.ts'
import { follow, holding } from './saving.ts'
import type { ArticleTexts } from './writing.repository.ts'
import * as writing from './writing.repository.ts'

/** What readers are shown is the row of the article. Its version may have been saved by older rules: it is made by those of today. */
function show(tx: Tx, id: number, number: number, texts: ArticleTexts) {
  const content = cleanHtml(texts.content, 'staff')
  return writing.updateArticle(tx, id, {
    ...texts,
    content,
    contentRules: RICH_TEXT_RULES,
    readingMinutes: readingMinutes(content),
    version: number,
    shownVersion: number,
    changedAt: sql`now()`,
  })
}

/**
 * Shows readers the version that was seen: at once, or from a moment on by the clocks of Paris. What is online already keeps the
 * moment it was published at.
 */
export const publishArticle = (
  db: Db,
  actor: SignedIn,
  { id, version, at }: ParsedInputOf<typeof contract.publishArticle>,
) =>
  holding(db, { id, version }, async (tx, article) => {
    const now = new Date()
    const state = articleState(article.publishedAt, now)
    const head = version > 0 ? await writing.findVersion(tx, id, version) : null
    const texts = head
      ? writing.textsOf({ ...head, categoryId: head.categoryId ?? article.categoryId })
      : (await writing.findArticle(tx, id))!
    if (textOf(texts.content) === '') throw refuse(no['writing/empty'])
    const moment = at === undefined ? null : momentInParis(at)
    if (moment && state === 'publié') throw refuse(no['writing/already_online'])
    if (moment && moment <= now) throw refuse(no['writing/past'])
    if (head) {
      await show(tx, id, version, texts)
      await writing.keepVersion(tx, id, version)
    }
    const publishedAt = moment ?? (state === 'publié' ? article.publishedAt! : now)
    await writing.updateArticle(tx, id, { publishedAt })
    await recordAct(
      tx,
      actor,
      moment ? 'schedule' : 'publish',
      { kind: 'article', id },
      {
        before: { published_at: article.publishedAt?.toISOString() ?? null },
        after: { published_at: publishedAt.toISOString(), version },
      },
    )
    return done(moment ? writingTexts.done.programmation : writingTexts.done.publication)
  })

/** Makes drafts of articles that are online or scheduled; each shows its last version again to those who write it. */
export async function withdraw(tx: Tx, ids: number[]): Promise<number[]> {
  const changed = ids.length > 0 ? await setDrafts(tx, ids) : []
  for (const id of changed) {
    const article = (await writing.lockArticle(tx, id))!
    if (article.version === article.shownVersion) continue
    const head = (await writing.findVersion(tx, id, article.version))!
    await follow(tx, id, head.number, writing.textsOf({ ...head, categoryId: head.categoryId ?? article.categoryId }))
  }
  return changed
}

export const unpublishArticle = (db: Db, actor: SignedIn, id: number) =>
  holding(db, { id }, async (tx, article) => {
    if ((await withdraw(tx, [id])).length === 0) throw refuse(no['writing/not_published'])
    const before = { published_at: article.publishedAt?.toISOString() ?? null }
    await recordAct(tx, actor, 'unpublish', { kind: 'article', id }, { before, after: { published_at: null } })
    return done(writingTexts.done.retrait)
  })
