import { companyLogoPurpose } from '#features/companies/server/company-logo.service.ts'
import { memberPhotoPurpose } from '#features/members/server/member-photo.service.ts'
import type { Purpose } from '#platform/server/files/purposes.ts'

/** Every use of files, one list. */
export const filePurposes: Purpose[] = [memberPhotoPurpose, companyLogoPurpose]
