import type { PersonalData } from '#platform/server/personal-data.ts'
import { all, out, same, underCamel } from '#platform/server/personal-data.ts'
import { findAnsweredBy, findWrittenBy } from './reviews.repository.ts'

export const reviewsData: PersonalData = {
  tables: {
    company_reviews: {
      account_id: same,
      ...underCamel('reviews.0', 'id company_id stars text basis state published_on version written_at changed_at'),
      ...all('suspended shown', out('follows from the state of the review and of the account')),
    },
    company_review_answers: {
      account_id: same,
      ...underCamel('review_answers.0', 'review_id company_id text written_at hidden_at'),
    },
  },
  explains: {
    reviews: 'vos avis sur des entreprises',
    review_answers: 'les réponses à des avis que vous avez écrites pour votre entreprise',
  },
  read: async ({ db }, { accountId }) => ({
    reviews: (await findWrittenBy(db, accountId)).map(
      ({ accountId: _author, suspended: _suspended, shown: _shown, ...review }) => review,
    ),
    review_answers: (await findAnsweredBy(db, accountId)).map(({ accountId: _author, ...answer }) => answer),
  }),
}
