import { closedAmong } from '#features/jobs/server/job-facts.service.ts'
import { reachableAccount } from '#features/accounts/server/users.service.ts'
import type { ParsedInputOf } from '#platform/contract.ts'
import { done } from '#platform/contract.ts'
import { formatMoment, momentInParis } from '#platform/french-moment.ts'
import { notFound, refuse } from '#platform/refusals.ts'
import type { Limit } from '#platform/server/database/limits.ts'
import { countTry } from '#platform/server/database/limits.ts'
import { lockNamed } from '#platform/server/database/ownership.ts'
import { tell } from '#platform/server/live/tell.ts'
import type { Inside, Site } from '#platform/server/site.ts'
import { inside } from '#platform/server/site.ts'
import type * as contract from '../applications.contract.ts'
import type { Status } from '../applications.rules.ts'
import {
  APPLICATIONS_CHANGED,
  applicationRefusals,
  closedEvent,
  mayChoose,
  mayRemind,
  MOST_ELSEWHERE,
  remindedEvent,
} from '../applications.rules.ts'
import { ownTexts as texts } from '../own-applications.texts.ts'
import { closedMail, remindedMail, waitingMail, withdrawnMail } from './applications.mails.ts'
import type { Application } from './applications.repository.ts'
import * as events from './application-events.repository.ts'
import * as applications from './applications.repository.ts'
import { sendKept } from './applying.ts'
import { standingOf } from './own-applications.ts'
import { deleteMoveOf } from '../applicants/server/pending-moves.repository.ts'
import { deleteProposalsOf } from '../applicants/server/proposals.repository.ts'
import { tellTeam } from '../applicants/server/telling-team.ts'
import { tellCandidate, tellEmployer } from './receipts.ts'

const changes: Limit = { name: 'application changes', most: 600, seconds: 3_600 }

/** One's own, held until the change is done; another's is not there. */
async function changingOwn<T>(
  site: Site,
  accountId: number,
  id: number,
  change: (held: Inside, row: Application) => Promise<T>,
): Promise<T> {
  await countTry(site.db, [{ limit: changes, subject: String(accountId) }])
  return inside(site, async (held) => {
    const row = await applications.lockOwn(held.db, accountId, id)
    if (!row) throw notFound()
    const result = await change(held, row)
    await tell(held.db, accountId, APPLICATIONS_CHANGED, id)
    return result
  })
}

/** What the candidate says of it: theirs alone. */
export const setStatus = (site: Site, accountId: number, { id, statut }: { id: number; statut: Status }) =>
  changingOwn(site, accountId, id, async ({ db: tx }, row) => {
    if (row.withdrawnAt) throw refuse(applicationRefusals['applications/withdrawn'])
    if (!mayChoose(standingOf(row), statut, new Date()))
      throw refuse(applicationRefusals['applications/not_accepted_yet'])
    if (row.status !== statut) {
      await applications.updateApplication(tx, id, { status: statut })
      await events.insertEvent(tx, id, 'candidate', 'status', statut)
    }
    return { ...done(texts.statusSaved), statut }
  })

export const setNotes = (site: Site, accountId: number, { id, notes }: { id: number; notes: string }) =>
  changingOwn(site, accountId, id, async ({ db: tx }) => {
    const at = new Date()
    await applications.updateApplication(tx, id, { notes, notesAt: at })
    return { ...done(texts.notes), at: at.toISOString() }
  })

export const setInterview = (
  site: Site,
  accountId: number,
  { id, at, place }: ParsedInputOf<typeof contract.setInterview>,
) =>
  changingOwn(site, accountId, id, async ({ db: tx }, row) => {
    if (row.withdrawnAt) throw refuse(applicationRefusals['applications/withdrawn'])
    const interviewAt = at === '' ? null : momentInParis(at)
    const status = interviewAt && row.status === 'En cours' ? ('Entretien programmé' as const) : row.status
    await applications.updateApplication(tx, id, { interviewAt, interviewPlace: interviewAt ? place : '', status })
    if (interviewAt) await events.insertEvent(tx, id, 'candidate', 'interview', formatMoment(interviewAt))
    return done(texts.interviewSaved)
  })

/** One polite question, once, when the promised days are over. */
export const remind = (site: Site, accountId: number, { id, message }: { id: number; message: string }) =>
  changingOwn(site, accountId, id, async (held, row) => {
    if (row.remindedAt) throw refuse(applicationRefusals['applications/reminded'])
    if (!mayRemind(standingOf(row), new Date())) throw refuse(applicationRefusals['applications/reminder_early'])
    await applications.updateApplication(held.db, id, { remindedAt: new Date() })
    await events.insertEvent(held.db, id, 'candidate', 'reminded')
    const who = `${row.firstName ?? ''} ${row.lastName ?? ''}`.trim()
    await tellEmployer(held, row, 'applicant-waits', (about) =>
      waitingMail({ ...about, who, sentAt: row.sentAt!, message }),
    )
    await tellCandidate(held, row, remindedEvent, 'reminder-sent', remindedMail)
    return done(texts.reminded)
  })

/** What an employer loses with a withdrawal. */
const taken = { cvId: null, letterFile: null, letterName: null, email: null, phone: null, nextStage: null } as const

export const withdraw = (site: Site, accountId: number, { id, reason }: { id: number; reason: string }) =>
  changingOwn(site, accountId, id, async (held, row) => {
    if (row.withdrawnAt || row.jobId === null) throw refuse(applicationRefusals['applications/withdrawn'])
    await applications.updateApplication(held.db, id, {
      ...taken,
      withdrawnAt: new Date(),
      withdrawalReason: reason,
      confirmHash: null,
    })
    // What the employer was about to say, and the moment that was kept for the person, go with it.
    await deleteMoveOf(held.db, id)
    await deleteProposalsOf(held.db, id)
    await events.insertEvent(held.db, id, 'candidate', 'withdrawn', reason)
    if (row.sentAt) await tellTeam(held, row)
    if (row.sentAt) await tellEmployer(held, row, 'withdrawn', (about) => withdrawnMail({ ...about, reason }))
    return done(texts.withdrawn)
  })

/** Only one that was noted by hand: an employer has the others. */
export const removeApplication = (site: Site, accountId: number, id: number) =>
  changingOwn(site, accountId, id, async ({ db: tx }, row) => {
    if (row.jobId !== null) throw notFound()
    await applications.deleteApplication(tx, id)
    return done(texts.deleted)
  })

export async function addApplication(
  site: Site,
  accountId: number,
  { poste, entreprise, localisation, salaire, typeContrat, link, date }: ParsedInputOf<typeof contract.addApplication>,
) {
  await countTry(site.db, [{ limit: changes, subject: String(accountId) }])
  return inside(site, async ({ db: tx }) => {
    await lockNamed(tx, 'applications', accountId)
    if ((await applications.countElsewhere(tx, accountId)) >= MOST_ELSEWHERE)
      throw refuse(applicationRefusals['applications/too_many'])
    const row = (await applications.insertApplication(tx, {
      accountId,
      title: poste,
      companyName: entreprise,
      place: localisation,
      salary: salaire,
      contractType: typeContrat,
      link,
      ...(date === '' ? {} : { createdAt: momentInParis(`${date}T12:00`) }),
    }))!
    await events.insertEvent(tx, row.id, 'candidate', 'noted')
    await tell(tx, accountId, APPLICATIONS_CHANGED, row.id)
    return { ...done(texts.added), id: row.id }
  })
}

const AT_ONCE = 200

/** Those who applied to a job that has closed are told so, once, however it closed. */
export async function tellClosed(site: Site): Promise<void> {
  for (let after = 0; ;) {
    const ids = await applications.findHopedFor(site.db, after, AT_ONCE)
    if (ids.length === 0) return
    for (const jobId of await closedAmong(site.db, ids)) await inside(site, (held) => tellClosedOne(held, jobId))
    after = ids.at(-1)!
  }
}

/** The same for one job, if it has closed indeed. */
export async function tellClosedJob(site: Site, { id }: { id: number }): Promise<void> {
  if ((await closedAmong(site.db, [id])).length > 0) await inside(site, (held) => tellClosedOne(held, id))
}

async function tellClosedOne(held: Inside, jobId: number): Promise<void> {
  for (const row of await applications.takeUntold(held.db, jobId)) {
    // Whoever has an answer knows.
    if (row.stage === 'refusé' || row.stage === 'embauché') continue
    await events.insertEvent(held.db, row.id, 'site', 'closed')
    await tellCandidate(held, row, closedEvent, 'job-closed', closedMail)
  }
}

/** Those of members whose address was confirmed meanwhile, whichever way, go to the employer. */
export async function sendConfirmed(site: Site): Promise<void> {
  for (const waiting of await applications.findWaiting(site.db, AT_ONCE)) {
    if (!(await reachableAccount(site.db, waiting.accountId!))) continue
    await inside(site, async (held) => {
      const row = await applications.lockOwn(held.db, waiting.accountId!, waiting.id)
      if (!row || row.sentAt || row.withdrawnAt) return
      if ((await closedAmong(held.db, [row.jobId!])).length > 0 || (await applications.findSentTwin(held.db, row)))
        return
      await sendKept(held, row)
    })
  }
}
