import { endReading, openReading } from '#features/moderation/server/first-reading.service.ts'
import { companyRating } from '#features/companies/server/company-card.service.ts'
import { companyRefusals } from '#features/companies/companies.rules.ts'
import { done } from '#platform/contract.ts'
import { refuse } from '#platform/refusals.ts'
import type { Db, Tx } from '#platform/server/database/db.ts'
import { countTry } from '#platform/server/database/limits.ts'
import type { SignedIn } from '#platform/server/endpoints.ts'
import { REVIEW_KIND, reviewRefusals } from '../reviews.rules.ts'
import { reviewDone } from '../reviews.texts.ts'
import { standingOf } from './entitlement.ts'
import * as reviews from './reviews.repository.ts'

const aDay = { name: 'reviews', most: 10, seconds: 86_400 }

const thing = (objectId: number) => ({ objectKind: REVIEW_KIND, objectId })

async function namedCompany(db: Db, id: number) {
  const company = await companyRating(db, id)
  if (!company) throw refuse(companyRefusals['companies/not_found'])
  return company
}

/** One's own review of a company, and whether one may write one. */
export async function readOwnReview(db: Db, actor: SignedIn, companyId: number) {
  const company = await namedCompany(db, companyId)
  const [standing, review] = await Promise.all([
    standingOf(db, actor, company),
    reviews.findOwn(db, actor.accountId, companyId),
  ])
  return { why_not: 'obstacle' in standing ? standing.obstacle : null, review }
}

type Written = { id: number; stars: number; text: string }

/** What gives the right to write; refused without. */
async function mustBeEntitled(db: Db, actor: SignedIn, companyId: number) {
  await countTry(db, [{ limit: aDay, subject: String(actor.accountId) }])
  const standing = await standingOf(db, actor, await namedCompany(db, companyId))
  if ('basis' in standing) return standing.basis
  throw refuse(reviewRefusals[standing.obstacle === 'unconfirmed' ? 'reviews/unconfirmed' : 'reviews/stranger'])
}

/** Writes a review: the one of this person about this company, which is read before anybody sees it. */
export async function writeReview(db: Db, actor: SignedIn, { id: companyId, stars, text }: Written) {
  const basis = await mustBeEntitled(db, actor, companyId)
  const row = { companyId, accountId: actor.accountId, stars, text, basis }
  await db.transaction(async (tx) => {
    let written = await reviews.insertReview(tx, row)
    // A number may be taken, by one chance in many thousands; a review that is there already is another matter.
    while (written === null) {
      if (await reviews.findOwn(tx, actor.accountId, companyId)) throw refuse(reviewRefusals['reviews/already'])
      written = await reviews.insertReview(tx, row)
    }
    await openReading(tx, thing(written), actor.accountId)
  })
  return done(reviewDone.avis!)
}

/** One's own review, which those who decide about it and those who answer it leave alone meanwhile. */
async function held(tx: Tx, { accountId }: SignedIn, companyId: number): Promise<number> {
  const own = await reviews.lockOwn(tx, accountId, companyId)
  if (!own) throw refuse(reviewRefusals['reviews/not_found'])
  return own.id
}

/** Changes it: it leaves the page, and is read again. What the company has answered to stays as it was answered. */
export async function changeReview(db: Db, actor: SignedIn, { id: companyId, stars, text }: Written) {
  const basis = await mustBeEntitled(db, actor, companyId)
  const own = await reviews.findOwn(db, actor.accountId, companyId)
  if (!own) throw refuse(reviewRefusals['reviews/not_found'])
  await db.transaction(async (tx) => {
    await openReading(tx, thing(own.id), actor.accountId)
    const id = await held(tx, actor, companyId)
    if ((await reviews.countAnswers(tx, id)) > 0) throw refuse(reviewRefusals['reviews/answered'])
    await reviews.setText(tx, id, { stars, text, basis })
  })
  return done(reviewDone.modification!)
}

export async function deleteReview(db: Db, actor: SignedIn, companyId: number) {
  const own = await reviews.findOwn(db, actor.accountId, companyId)
  if (!own) throw refuse(reviewRefusals['reviews/not_found'])
  await db.transaction(async (tx) => {
    await endReading(tx, thing(own.id))
    await reviews.deleteOwn(tx, actor.accountId, companyId)
  })
  return done(reviewDone.suppression!)
}
