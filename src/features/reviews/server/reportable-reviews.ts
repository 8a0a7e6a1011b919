import { tellMember } from '#features/accounts/server/tell-member.service.ts'
import { recruitersOf } from '#features/accounts/server/users.service.ts'
import { companyRating } from '#features/companies/server/company-card.service.ts'
import type { Reportable } from '#platform/server/reportable.ts'
import type { Inside } from '#platform/server/site.ts'
import {
  ANSWER_KIND,
  ANSWER_WORD,
  ownReviewsPath,
  REVIEW_KIND,
  REVIEW_WORD,
  reviewEvent,
  reviewsAddress,
} from '../reviews.rules.ts'
import { basisTexts, reviewTexts } from '../reviews.texts.ts'
import { publishedMail } from './reviews.mails.ts'
import * as reviews from './reviews.repository.ts'

/** Those who recruit for a company hear of what they can read: of nothing while too few reviews are shown. */
async function tellCompany(site: Inside, reviewId: number): Promise<void> {
  const review = await reviews.findById(site.db, reviewId)
  const company = review?.shown ? await companyRating(site.db, review.companyId) : null
  if (!company || company.reviews_count === null) return
  for (const accountId of await recruitersOf(site.db, company.id))
    await tellMember(site, accountId, reviewEvent, {
      body: 'Vous pouvez y répondre une fois, publiquement.',
      path: ownReviewsPath,
      kind: 'company-review',
      mail: (firstName) => publishedMail({ firstName, company: company.name, link: site.linkTo(ownReviewsPath) }),
    })
}

/** Reviews are read before they are shown, and can be reported. Nothing that is told of one says whose it is. */
export const reportableReviews: Reportable = {
  kind: REVIEW_KIND,
  word: REVIEW_WORD,
  label: 'Avis',
  named: reviewTexts.report,
  describe: async (db, id) => {
    const review = await reviews.findById(db, id)
    const company = review && (await companyRating(db, review.companyId))
    if (!review || !company) return null
    return {
      title: company.name,
      detail: reviewTexts.stars(review.stars),
      text: `${review.text}\n\n${basisTexts[review.basis]}`,
      path: reviewsAddress(company.id),
      visible: review.shown && company.reviews_count !== null,
      hidden: review.state === 'hidden',
      waits: review.state === 'pending',
      version: review.version,
      owner: { accountId: review.accountId },
      concerns: { companyId: company.id },
    }
  },
  setHidden: reviews.setHidden,
  shown: tellCompany,
}

/** The answers of companies: they are the company's, and may say whom it suspects. */
export const reportableAnswers: Reportable = {
  kind: ANSWER_KIND,
  word: ANSWER_WORD,
  label: 'Réponse à un avis',
  named: reviewTexts.reportAnswer,
  describe: async (db, id) => {
    const answer = await reviews.findAnswer(db, id)
    const company = answer && (await companyRating(db, answer.companyId))
    if (!answer || !company) return null
    return {
      title: company.name,
      detail: '',
      text: answer.text,
      path: reviewsAddress(company.id),
      visible: answer.hiddenAt === null && answer.reviewShown && company.reviews_count !== null,
      hidden: answer.hiddenAt !== null,
      owner: { companyId: answer.companyId },
    }
  },
  setHidden: reviews.setAnswerHidden,
}
