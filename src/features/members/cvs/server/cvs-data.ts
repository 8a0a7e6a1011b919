import type { PersonalData } from '#platform/server/personal-data.ts'
import { all, out, same, under } from '#platform/server/personal-data.ts'
import { listCvs } from './cvs.service.ts'

export const cvsData: PersonalData = {
  tables: {
    cvs: {
      ...under('cvs.0', 'id name bytes is_default created_at'),
      ...all('file kind', out('its address says them')),
      account_id: same,
      removed_at: out('one that was removed and stays in applications is told there'),
    },
  },
  explains: { cvs: 'vos CV' },
  read: async ({ db }, { accountId }) => ({ cvs: (await listCvs(db, accountId)).data }),
}
