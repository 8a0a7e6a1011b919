import { recruitersOf } from '#features/accounts/server/users.service.ts'
import { tellMember } from '#features/accounts/server/tell-member.service.ts'
import { hadTryLeft } from '#platform/server/database/limits.ts'
import { tell } from '#platform/server/live/tell.ts'
import type { Inside } from '#platform/server/site.ts'
import type { Application } from '../../server/applications.repository.ts'
import * as applications from '../../server/applications.repository.ts'
import { APPLICANTS_CHANGED, applicantPath, arrivalEvent } from '../applicants.rules.ts'
import { arrivalMail } from './applicants.mails.ts'

type Received = Pick<Application, 'companyId' | 'jobId'>

/** Open boards of the company read anew. */
export const tellTeam = async (held: Inside, row: Received): Promise<void> =>
  tell(held.db, await recruitersOf(held.db, row.companyId!), APPLICANTS_CHANGED, row.jobId!)

const HOURLY = { name: 'new applicants mailed', most: 1, seconds: 3_600 }

/** Those who recruit are told of a new application: on the site each time, by mail once an hour for a job. */
export async function tellArrival(held: Inside, row: Application): Promise<void> {
  const { db: tx } = held
  await tellTeam(held, row)
  const mailed = await hadTryLeft(tx, [{ limit: HOURLY, subject: String(row.jobId) }])
  const unread = await applications.countNew(tx, row.jobId!)
  const who = `${row.firstName ?? ''} ${row.lastName ?? ''}`.trim()
  const path = applicantPath(row.jobId!, row.id)
  const silent = { ...held, mailer: { write: async () => undefined } }
  for (const accountId of await recruitersOf(tx, row.companyId!)) {
    await tellMember(mailed ? held : silent, accountId, arrivalEvent, {
      body: who,
      path,
      kind: 'new-applicant',
      mail: (firstName) => arrivalMail({ ...row, firstName, link: held.linkTo(path), who, unread }),
    })
  }
}
