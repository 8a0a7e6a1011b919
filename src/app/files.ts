import { letterPurpose, opensCvToEmployer } from '#features/applications/server/applications.service.ts'
import { companyCaptionsPurpose, companyFilmPurpose } from '#features/companies/editing/server/company-film.service.ts'
import { companyPhotoPurpose } from '#features/companies/editing/server/company-photo.service.ts'
import { companyLogoPurpose } from '#features/companies/server/company-logo.service.ts'
import { cvPurpose, visitorCvPurpose } from '#features/members/cvs/server/cvs.service.ts'
import { memberPhotoPurpose } from '#features/members/server/member-photo.service.ts'
import type { OpensTo } from '#features/members/cvs/server/cvs.service.ts'
import { articlePicturePurpose } from '#features/news/writing/server/article-picture.service.ts'
import { feedPurpose } from '#features/multiposting/server/feed-file.service.ts'
import { opensCvToUnlocker } from '#features/sourcing/server/unlocking.service.ts'
import { submissionLogoPurpose } from '#features/submissions/server/submissions.service.ts'
import type { Purpose } from '#platform/server/files/purposes.ts'
import { membersElsewhere } from './members.ts'

/** Those it was sent to, and those who have unlocked its owner. */
const opensCv: OpensTo = async (db, reader, cvId) =>
  (await opensCvToEmployer(db, reader, cvId)) || opensCvToUnlocker(db, reader, cvId)

/** Every use of files, one list. */
export const filePurposes: Purpose[] = [
  memberPhotoPurpose(membersElsewhere),
  companyLogoPurpose,
  cvPurpose(opensCv),
  companyPhotoPurpose,
  companyFilmPurpose,
  companyCaptionsPurpose,
  visitorCvPurpose(opensCvToEmployer),
  letterPurpose,
  submissionLogoPurpose,
  feedPurpose,
  articlePicturePurpose,
]
