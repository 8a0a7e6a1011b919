import type { OpensTo } from '#features/members/cvs/server/cvs.service.ts'
import type { Db } from '#platform/server/database/db.ts'
import type { Actor, SignedIn } from '#platform/server/endpoints.ts'
import type { Purpose } from '#platform/server/files/purposes.ts'
import { letterRule } from '../applications.rules.ts'
import * as events from './application-events.repository.ts'
import * as applications from './applications.repository.ts'
import { countSent, countSentTo, countUnanswered } from './job-counts.repository.ts'
import * as own from './own-applications.repository.ts'

/** Those who recruit for the company that a CV was sent to may open it; each opening is written down. */
export const opensCvToEmployer: OpensTo = async (db, reader, cvId) => {
  const shown = await applications.findShownTo(db, reader, { cvId })
  if (!shown) return false
  await writeOpening(db, reader, shown.id, events.CV_OPENED)
  return true
}

/** Who opened what, and when. */
export const writeOpening = (db: Db, { accountId }: SignedIn, applicationId: number, what: string): Promise<void> =>
  db.transaction((tx) => events.insertEvent(tx, applicationId, 'employer', what, '', new Date(), { accountId }))

/** Letters that are sent with an application, by members and visitors alike. */
export const letterPurpose: Purpose = {
  ...letterRule,
  access: 'public',
  keep: null,
  mayRead: async (db, who, file) => {
    const row = await applications.findByLetter(db, file)
    const actor = row && (await who())
    if (!actor || actor.role === 'visitor') return null
    if (row.accountId === actor.accountId) return 'private'
    const shown = await applications.findShownTo(db, actor, { letter: file })
    if (!shown) return null
    await writeOpening(db, actor, shown.id, events.LETTER_OPENED)
    return 'private'
  },
}

/** What nobody confirmed in time is forgotten. */
export const forgetUnconfirmed = applications.deleteUnconfirmed

/** The jobs that somebody has applied to. */
export const appliedJobs = own.findAppliedIds

/** Whether somebody has an application that the recruiter's company reads. */
export const hasAppliedTo = async (db: Db, recruiter: Actor, accountId: number): Promise<boolean> =>
  (await applications.findShownTo(db, recruiter, { accountId })) !== null

/** Whether somebody has applied to a company, and it has received that. */
export const hasSentTo = applications.hasSentTo

/** How many applications were sent on Florin. */
export const countSentApplications = countSent

/** How many applications each of these jobs has, and how many of them wait for an answer. */
export async function countByJob(db: Db, jobIds: number[]) {
  const rows = jobIds.length > 0 ? await countSentTo(db, jobIds) : []
  return new Map(rows.map(({ jobId, sent, unanswered }) => [jobId, { candidatures: sent, nouvelles: unanswered }]))
}

/** How many applications to the jobs of the own company wait for an answer, by job, those with the most first. */
export const waitingByJob = countUnanswered
