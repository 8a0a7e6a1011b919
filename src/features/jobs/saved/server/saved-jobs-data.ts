import type { PersonalData } from '#platform/server/personal-data.ts'
import { all, at, same } from '#platform/server/personal-data.ts'
import * as saved from './saved-jobs.repository.ts'

export const savedJobsData: PersonalData = {
  tables: {
    saved_jobs: {
      job_id: at('saved_jobs.0.id'),
      saved_at: at('saved_jobs.0.saved_at'),
      ...all('account_id', same),
    },
  },
  explains: {
    saved_jobs: 'vos offres sauvegardées',
  },
  read: async ({ db }, { accountId }) => ({
    saved_jobs: (await saved.findSaved(db, accountId)).map(({ id, savedAt }) => ({
      id,
      saved_at: savedAt.toISOString(),
    })),
  }),
}
