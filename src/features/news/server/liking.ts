import { notFound, refuse } from '#platform/refusals.ts'
import type { Db } from '#platform/server/database/db.ts'
import type { Limit } from '#platform/server/database/limits.ts'
import { addressSubject, countTry } from '#platform/server/database/limits.ts'
import type { Actor, Exchange } from '#platform/server/endpoints.ts'
import type { Inside } from '#platform/server/site.ts'
import { newsRefusals as refusals } from '../news.refusals.ts'
import { findTheme } from './articles.repository.ts'
import * as likes from './likes.repository.ts'
import { forgetVisitor, knownReader, readerOf, visitorOf } from './reader.ts'

// Whoever throws their cookies away likes again: an address does so only so often.
const anHour: Limit = { name: 'likes', most: 300, seconds: 3_600 }
const ofOneArticle: Limit = { name: 'likes of an article', most: 100, seconds: 86_400 }

type Asked = { id: number; action: 'like' | 'unlike' }

/** Likes, or likes no more. The count that is answered is the one of the rows, in the same transaction. */
export async function likeArticle(
  { db, secret }: { db: Db; secret: string },
  { id, action }: Asked,
  actor: Actor,
  exchange: Exchange,
) {
  const from = addressSubject(exchange.address)
  await countTry(
    db,
    actor.role === 'visitor'
      ? [
          { limit: anHour, subject: from },
          { limit: ofOneArticle, subject: `${from} ${id}` },
        ]
      : [{ limit: anHour, subject: `account ${actor.accountId}` }],
  )
  if (!(await findTheme(db, id, new Date()))) throw notFound()
  const reader = action === 'like' ? knownReader(actor, exchange, secret) : readerOf(actor, exchange, secret)
  if (!reader) throw refuse(refusals['news/not_liked'])
  return db.transaction(async (tx) => {
    const changed = action === 'like' ? await likes.insertLike(tx, id, reader) : await likes.deleteLike(tx, id, reader)
    if (!changed) throw refuse(refusals[action === 'like' ? 'news/already_liked' : 'news/not_liked'])
    return { success: true as const, likes_count: await likes.countLikes(tx, id), user_liked: action === 'like' }
  })
}

/** What a visitor liked in this browser is theirs once they sign in. */
export async function takeLikesAlong({ db, secret }: Inside, exchange: Exchange, accountId: number): Promise<void> {
  const visitor = visitorOf(exchange, secret)
  if (!visitor) return
  await likes.joinLikes(db, visitor, accountId)
  forgetVisitor(exchange)
}
