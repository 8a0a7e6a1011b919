import type { PersonalData } from '#platform/server/personal-data.ts'
import { all, out, same, underCamel } from '#platform/server/personal-data.ts'
import * as submissions from './submissions.repository.ts'

/** What somebody sent before they had the account that was made of it. It goes with the account. */
export const submissionsData: PersonalData = {
  tables: {
    job_submissions: {
      ...underCamel(
        'job_submissions.0',
        `id title company_name contact_name email phone fields city_id country_id terms_version created_at confirmed_at decided_at
        outcome reason company_id job_id`,
      ),
      logo_file: out('given to the company'),
      account_id: same,
      visitor: out('recognises a browser'),
      digest: out('tells two forms apart'),
      ...all('confirm_hash confirm_until', out('confirms the address')),
    },
  },
  explains: { job_submissions: 'les offres que vous avez envoyées avant d’avoir un compte' },
  read: async ({ db }, { accountId }) => ({
    job_submissions: (await submissions.findAllOf(db, accountId)).map(
      ({ accountId: _account, visitor: _visitor, digest: _digest, confirmHash: _hash, confirmUntil: _until, ...row }) =>
        row,
    ),
  }),
}
