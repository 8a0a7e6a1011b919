import type { PersonalData } from '#platform/server/personal-data.ts'
import { at, same } from '#platform/server/personal-data.ts'
import { findSeen } from './seen-jobs.repository.ts'

export const seenJobsData: PersonalData = {
  tables: {
    seen_jobs: { job_id: at('seen_jobs.0.id'), seen_at: at('seen_jobs.0.seen_at'), account_id: same },
  },
  explains: { seen_jobs: 'les offres que vous avez consultées depuis douze mois' },
  read: async ({ db }, { accountId }) => ({
    seen_jobs: (await findSeen(db, accountId)).map(({ id, seenAt }) => ({ id, seen_at: seenAt.toISOString() })),
  }),
}
