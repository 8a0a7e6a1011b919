import type { NamedMember } from '#features/members/server/named-members.service.ts'
import { namedMembers } from '#features/members/server/named-members.service.ts'
import type { PageInput } from '#platform/pagination.ts'
import { pageOf, rowsOf } from '#platform/pagination.ts'
import { notFound } from '#platform/refusals.ts'
import type { Db } from '#platform/server/database/db.ts'
import type { Actor } from '#platform/server/endpoints.ts'
import { fromMarkdown } from '#platform/server/markdown.ts'
import { RICH_TEXT_RULES } from '#platform/server/rich-text.ts'
import type { ShownComment } from '../comments.contract.ts'
import * as drafts from './comment-drafts.repository.ts'
import type { Listed } from './comments.repository.ts'
import * as comments from './comments.repository.ts'

const toAuthor = ({ id, ...member }: NamedMember): ShownComment['author'] => ({ member_id: id, ...member })

const toComment = (row: Listed, author: NamedMember | undefined, own: boolean): ShownComment => ({
  id: row.id,
  author: author ? toAuthor(author) : null,
  // What other rules have made is not shown, not for a moment.
  html: row.rules === RICH_TEXT_RULES ? row.html : fromMarkdown(row.source),
  created_at: row.createdAt.toISOString(),
  edited_at: row.editedAt?.toISOString() ?? null,
  source: own ? row.source : null,
  hidden: row.hiddenAt !== null,
})

/** The comments of an article that is published, each signed for those who see its author by name. */
export async function listComments(db: Db, actor: Actor, { id: articleId, ...asked }: PageInput & { id: number }) {
  const reader = actor.role === 'visitor' ? null : actor.accountId
  const [rows, total, draft] = await Promise.all([
    comments.findPage(db, articleId, reader, rowsOf(asked)),
    comments.countSeen(db, articleId, reader, new Date()),
    reader === null ? '' : drafts.findDraft(db, reader, articleId),
  ])
  if (total === null) throw notFound()
  const authors = await namedMembers(
    db,
    actor,
    rows.map(({ accountId }) => accountId),
  )
  return {
    data: rows.map((row) => toComment(row, authors.get(row.accountId), row.accountId === reader)),
    pagination: pageOf(total, asked),
    draft,
  }
}
