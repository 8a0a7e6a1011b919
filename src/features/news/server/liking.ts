import { notFound, refuse } from '#platform/refusals.ts'
import type { Db } from '#platform/server/database/db.ts'
import type { Limit } from '#platform/server/database/limits.ts'
import { addressSubject, countTry } from '#platform/server/database/limits.ts'
import type { Actor, Exchange } from '#platform/server/endpoints.ts'
import type { Inside } from '#platform/server/site.ts'
import { newsRefusals as refusals } from '../news.refusals.ts'
import { findWhole } from './articles.repository.ts'
import * as likes from './likes.repository.ts'
import { forgetVisitor, knownReader, visitorOf } from './reader.ts'

// Whoever throws their cookies away likes again: an address does so only so often.
const byAddress: Limit = { name: 'likes', most: 300, seconds: 3_600 }

type Asked = { id: number; action: 'like' | 'unlike' }

/** Likes, or likes no more. The count that is answered is the one of the rows, in the same transaction. */
export async function likeArticle(
  { db, secret }: { db: Db; secret: string },
  { id, action }: Asked,
  actor: Actor,
  exchange: Exchange,
) {
  await countTry(db, [{ limit: byAddress, subject: addressSubject(exchange.address) }])
  if (!(await findWhole(db, id, new Date()))) throw notFound()
  const reader = knownReader(actor, exchange, secret)
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
