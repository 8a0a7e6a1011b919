import { isCompanyLogo } from '#features/companies/server/company-logo.service.ts'
import type { Db } from '#platform/server/database/db.ts'
import type { Purpose } from '#platform/server/files/purposes.ts'
import { admits } from '#platform/contract.ts'
import { ACCEPTED_DAYS, REFUSED_DAYS, submissionLogo } from '../submissions.rules.ts'
import * as submissions from './submissions.repository.ts'

/** Logos that visitors send with a job: seen by administrators, and by everybody once a company shows itself by one. */
export const submissionLogoPurpose: Purpose = {
  ...submissionLogo,
  access: 'public',
  fit: 'contain',
  keep: null,
  mayRead: async (db, who, file) => {
    if (await isCompanyLogo(db, file)) return 'forever'
    if (!(await submissions.hasLogo(db, file))) return null
    return admits('administrator', await who()) ? 'private' : null
  },
}

/** What nobody confirmed in time is forgotten with its logo, and after a while what was decided. */
export const forgetSubmissions = (db: Db): Promise<void> =>
  submissions.deleteOver(db, { refused: REFUSED_DAYS, accepted: ACCEPTED_DAYS })
