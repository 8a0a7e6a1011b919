import type { LiveJobs } from '#features/jobs/server/live-counts.service.ts'
import type { Served } from '#platform/server/endpoints.ts'
import { serve } from '#platform/server/endpoints.ts'
import type { Files } from '#platform/server/files/files.ts'
import { readCvText } from '../../cv-text/cv-text.contract.ts'
import type { CvProfile } from '../../cv-text/differences.rules.ts'
import { differencesOfCv } from '../../cv-text/server/cv-reading.ts'
import { importCv, readCvAsJson, readCvAsPdf } from '../cv-export.contract.ts'
import { toJsonResume } from '../json-resume.rules.ts'
import { cvAsPdf } from './cv-export.ts'
import { differencesOfResume } from './cv-import.ts'

type Owner = CvProfile & { profile: { avatar: string | null } }

/** `owner` reads an account with its profile: accounts stand on members, and not the other way around. */
export const cvExportRoutes = (
  site: { files: Pick<Files, 'store'>; live: LiveJobs },
  owner: (accountId: number) => Promise<Owner>,
): Served[] => [
  serve(readCvAsJson, async (_, { accountId }) => toJsonResume(await owner(accountId))),
  serve(readCvAsPdf, async (_, { accountId }) => {
    const cv = await owner(accountId)
    return cvAsPdf(site.files, accountId, cv, cv.profile.avatar)
  }),
  serve(importCv, async ({ resume }, { accountId }) => differencesOfResume(resume, await owner(accountId))),
  serve(readCvText, async ({ id }, { accountId }) => differencesOfCv(site, accountId, id, await owner(accountId))),
]
