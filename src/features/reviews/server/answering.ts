import { tellMember } from '#features/accounts/server/tell-member.service.ts'
import { companyRating } from '#features/companies/server/company-card.service.ts'
import { done } from '#platform/contract.ts'
import { refuse } from '#platform/refusals.ts'
import type { SignedIn } from '#platform/server/endpoints.ts'
import type { Site } from '#platform/server/site.ts'
import { inside } from '#platform/server/site.ts'
import { reviewAnswerEvent, reviewRefusals, reviewsAddress } from '../reviews.rules.ts'
import { reviewDone } from '../reviews.texts.ts'
import { answeredMail } from './reviews.mails.ts'
import * as reviews from './reviews.repository.ts'

/** Answers a review that is shown, for the company it is about, once. Its author is told; who that is, is not. */
export async function answerReview(site: Site, actor: SignedIn, { id, text }: { id: number; text: string }) {
  const { companyId, accountId, verified } = actor
  if (!verified) throw refuse(reviewRefusals['reviews/unconfirmed'])
  const company = companyId === null ? null : await companyRating(site.db, companyId)
  if (!company || company.reviews_count === null) throw refuse(reviewRefusals['reviews/not_found'])
  await inside(site, async (held) => {
    const review = await reviews.lockShownOf(held.db, company.id, id)
    if (!review) throw refuse(reviewRefusals['reviews/not_found'])
    const first = await reviews.insertAnswer(held.db, { reviewId: id, companyId: company.id, accountId, text })
    if (!first) throw refuse(reviewRefusals['reviews/answered_once'])
    const path = reviewsAddress(company.id)
    await tellMember(held, review.accountId, reviewAnswerEvent, {
      body: `${company.name} a répondu à votre avis. Votre nom ne lui a pas été donné.`,
      path,
      kind: 'review-answer',
      mail: (firstName) => answeredMail({ firstName, company: company.name, link: site.linkTo(path) }),
    })
  })
  return done(reviewDone.reponse!)
}
