import { lazy, Suspense } from 'react'
import { Link } from 'react-router'
import { profileAddress } from '#features/members/members.rules.ts'
import { reportAddress } from '#features/moderation/report-link.rules.ts'
import { reportLink } from '#features/moderation/report-link.texts.ts'
import { fetchedLate } from '#ui/fetched-late.ts'
import { Avatar } from '#ui/identity.tsx'
import { Note } from '#ui/note.tsx'
import type { ShownComment } from '../comments.contract.ts'
import { COMMENT_WORD, commentMark } from '../comments.rules.ts'
import { commentTexts as texts } from '../comments.texts.ts'

// Of those who read comments few have written one.
const OwnActs = lazy(fetchedLate(() => import('./own-acts.tsx')))

/** One comment: signed for those who see its author by name, with what its author may do about it, or others. */
export function CommentItem({ comment }: { comment: ShownComment }) {
  const { id, author, html, hidden, source } = comment
  const name = author?.name ?? texts.nameless
  return (
    <li className="com__i" id={commentMark(id)}>
      <Avatar name={name} initials={author?.initials ?? 'M'} photo={author?.photo ?? null} />
      <div className="com__said">
        <p className="small">
          {author ? (
            <Link className="com__by" to={profileAddress(author.member_id)} rel="nofollow">
              {author.name}
            </Link>
          ) : (
            <b>{texts.nameless}</b>
          )}
          <Facts comment={comment} />
        </p>
        {hidden && <Note tone="amber">{texts.hidden}</Note>}
        {/* Nothing but what the one allow-list of the platform lets through. */}
        <div className="com__text" dangerouslySetInnerHTML={{ __html: html }} />
        {source === null ? (
          <Link className="small com__report" to={reportAddress(COMMENT_WORD, id)} rel="nofollow">
            {reportLink(texts.report)}
            <span className="vh">{texts.reported(name, new Date(comment.created_at))}</span>
          </Link>
        ) : (
          <Suspense>
            <OwnActs id={id} source={source} mayEdit={!hidden} />
          </Suspense>
        )}
      </div>
    </li>
  )
}

function Facts({ comment: { author, created_at, edited_at } }: { comment: ShownComment }) {
  return (
    <span className="muted">
      {'\u00a0· '}
      {author?.title && `${author.title}, `}
      <time dateTime={created_at}>{texts.on(new Date(created_at))}</time>
      {edited_at !== null && (
        <>
          {'\u00a0· '}
          <time dateTime={edited_at} title={texts.editedOn(new Date(edited_at))}>
            {texts.edited}
          </time>
        </>
      )}
    </span>
  )
}
