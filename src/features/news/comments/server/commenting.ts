import { done } from '#platform/contract.ts'
import { invalidInput, notFound, refuse } from '#platform/refusals.ts'
import type { Db } from '#platform/server/database/db.ts'
import type { Limit } from '#platform/server/database/limits.ts'
import { countTry } from '#platform/server/database/limits.ts'
import { lockNamed } from '#platform/server/database/ownership.ts'
import type { SignedIn } from '#platform/server/endpoints.ts'
import { fromMarkdown } from '#platform/server/markdown.ts'
import { RICH_TEXT_RULES, textOf } from '#platform/server/rich-text.ts'
import { commentRefusals as refusals, DRAFT_DAYS, MOST_VERSIONS } from '../comments.rules.ts'
import { commentDone, commentFaults } from '../comments.texts.ts'
import * as drafts from './comment-drafts.repository.ts'
import * as comments from './comments.repository.ts'

const aDay: Limit = { name: 'comments', most: 100, seconds: 86_400 }
const atOnce: Limit = { name: 'comments at once', most: 20, seconds: 600 }

/** Who may write: a member with a confirmed address, so many times. */
async function mayWrite(db: Db, { accountId, verified }: SignedIn): Promise<void> {
  if (!verified) throw refuse(refusals['comments/unconfirmed'])
  const subject = String(accountId)
  await countTry(db, [
    { limit: aDay, subject },
    { limit: atOnce, subject },
  ])
}

/** What was typed, and what is shown of it. Signs alone say nothing. */
function made(source: string) {
  const html = fromMarkdown(source)
  if (textOf(html) === '') throw invalidInput({ text: commentFaults.text })
  return { source, html, rules: RICH_TEXT_RULES }
}

type Written = { id: number; text: string }

/** Comments an article. Sent twice, at once or later, it is the same comment; what was hidden is not said again. */
export async function writeComment(db: Db, actor: SignedIn, { id: articleId, text }: Written) {
  await mayWrite(db, actor)
  const { accountId } = actor
  const comment = { articleId, accountId, ...made(text) }
  const id = await db.transaction(async (tx) => {
    await lockNamed(tx, 'comments', accountId)
    if (!(await comments.isReadable(tx, articleId, new Date()))) throw notFound()
    const same = await comments.findSame(tx, comment)
    if (same?.hiddenAt || (await comments.wereHidden(tx, comment))) throw refuse(refusals['comments/hidden'])
    await drafts.deleteDraft(tx, accountId, articleId)
    return same?.id ?? comments.insertComment(tx, comment)
  })
  return { ...done(commentDone['commentaire']!), id }
}

/** Edits one's own: what it said before is kept for moderators, and readers are told that it was edited. */
export async function changeComment(db: Db, actor: SignedIn, { id, text }: Written) {
  await mayWrite(db, actor)
  const { accountId } = actor
  const now = new Date()
  const after = made(text)
  await db.transaction(async (tx) => {
    await lockNamed(tx, 'comments', accountId)
    const before = await comments.findOwn(tx, accountId, id, now)
    if (!before) throw refuse(refusals['comments/not_found'])
    if (before.source === text) return
    if (before.version >= MOST_VERSIONS) throw refuse(refusals['comments/edited_often'])
    const next = { articleId: before.articleId, accountId, source: text }
    if (await comments.wereHidden(tx, next)) throw refuse(refusals['comments/hidden'])
    const same = await comments.findSame(tx, next, id)
    if (same) throw refuse(refusals[same.hiddenAt ? 'comments/hidden' : 'comments/said'])
    if (!(await comments.setText(tx, accountId, id, after, now))) throw refuse(refusals['comments/not_found'])
  })
  return done(commentDone['commentaire-modifie']!)
}

export async function deleteComment(db: Db, { accountId }: SignedIn, id: number) {
  if (!(await comments.deleteOwn(db, accountId, id))) throw refuse(refusals['comments/not_found'])
  return done(commentDone['commentaire-supprime']!)
}

/** Keeps what somebody is writing below an article. */
export async function keepDraft(db: Db, { accountId }: SignedIn, { id: articleId, text }: Written) {
  if (!(await comments.isReadable(db, articleId, new Date()))) throw notFound()
  if (text.trim() === '') await drafts.deleteDraft(db, accountId, articleId)
  else await drafts.upsertDraft(db, accountId, articleId, text)
  return done('Noté.')
}

export const forgetCommentDrafts = (db: Db): Promise<void> => drafts.deleteOldDrafts(db, DRAFT_DAYS)
