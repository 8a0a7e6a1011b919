import type { PersonalData } from '#platform/server/personal-data.ts'
import { same, underCamel } from '#platform/server/personal-data.ts'
import { findQuestionsOf } from './lifetime.repository.ts'

export const lifetimeData: PersonalData = {
  tables: {
    job_questions: {
      ...underCamel('job_questions.0', 'id job_id kind due_at asked_at reminded_at answered_at answer'),
      account_id: same,
    },
  },
  explains: { job_questions: 'ce que nous vous avons demandé par e-mail sur vos offres, et vos réponses' },
  read: async ({ db }, { accountId }) => ({
    job_questions: (await findQuestionsOf(db, accountId)).map(({ accountId: _own, ...row }) => row),
  }),
}
