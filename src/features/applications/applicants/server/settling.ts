import { formatMoment } from '#platform/french-moment.ts'
import { tell } from '#platform/server/live/tell.ts'
import type { Inside, Site } from '#platform/server/site.ts'
import { inside } from '#platform/server/site.ts'
import type { Stage } from '../../applications.rules.ts'
import { APPLICATIONS_CHANGED, interviewEvent, moveEvent, statusAfter } from '../../applications.rules.ts'
import * as events from '../../server/application-events.repository.ts'
import { interviewMail, moveMail } from '../../server/applications.mails.ts'
import type { Application } from '../../server/applications.repository.ts'
import * as applications from '../../server/applications.repository.ts'
import { tellCandidate } from '../../server/receipts.ts'
import { closedStages, isAnswer } from '../applicants.rules.ts'
import { messageMail, slotsMail } from './applicants.mails.ts'
import type { PendingMove } from './pending-moves.repository.ts'
import * as pending from './pending-moves.repository.ts'
import type { Proposal } from './proposals.repository.ts'
import { deleteOpenProposal, insertProposal } from './proposals.repository.ts'
import { slotsLink } from './slot-keys.ts'

/** The job that tells a candidate about a move, ten seconds after it was made. */
export const SETTLE_JOB = 'application-move'

/** What the job does. The row of the move says whether there is still something to tell: it is told once, or was taken back. */
export async function settleMove(site: Site, { id }: { id: number }): Promise<void> {
  const applicationId = await pending.applicationOfMove(site.db, id)
  if (applicationId === null) return
  await inside(site, async (held) => {
    const row = await applications.lockById(held.db, applicationId)
    const move = row && (await pending.findMoveOf(held.db, applicationId))
    if (!row || move?.id !== id) return
    if (row.withdrawnAt) await pending.deleteMoveOf(held.db, applicationId)
    else await settle(held, row, move)
  })
}

/** A move becomes what the candidate sees: the badge, a line of the timeline, one mail. The row of the application is held. */
export async function settle(held: Inside, row: Application, move: PendingMove): Promise<Application> {
  const { db: tx } = held
  const { stage, body, slots, interviewAt, place, accountId } = move
  await pending.deleteMoveOf(tx, row.id)
  const now = new Date()
  const moved = stage !== row.stage
  const fixed = stage === 'entretien' && interviewAt !== null
  const changed = {
    stage,
    nextStage: null,
    answeredAt: now,
    ...(moved || fixed ? { status: statusAfter[stage] } : {}),
    ...(isAnswer(stage) || body !== '' ? { firstAnswerAt: row.firstAnswerAt ?? now } : {}),
    ...(fixed ? { interviewAt, interviewPlace: place } : {}),
  }
  await applications.updateApplication(tx, row.id, changed)
  const after: Application = { ...row, ...changed, employerStage: stage }
  const kind = slots.length > 0 ? 'slots' : moved || fixed ? stage : 'message'
  const when = kind === 'entretien' && after.interviewAt ? formatMoment(after.interviewAt) : ''
  await events.insertEvent(tx, row.id, 'employer', kind, when, now, { accountId, body })
  const proposal = slots.length > 0 && (await insertProposal(tx, { applicationId: row.id, accountId, slots, place }))
  // Who has a yes, a no or a date chooses no other one.
  if (!proposal && (fixed || closedStages.includes(stage))) await deleteOpenProposal(tx, row.id)
  if (proposal) await tellSlots(held, after, move, proposal)
  else await tellSettled(held, after, move, kind)
  if (row.accountId !== null) await tell(tx, row.accountId, APPLICATIONS_CHANGED, row.id)
  return after
}

/** Moments to choose from: on the page of the application, or, without an account, on one that the mail has the key of. */
async function tellSlots(held: Inside, row: Application, { body, place }: PendingMove, proposal: Proposal) {
  const moments = proposal.slots.map((slot) => new Date(slot))
  const path = row.accountId === null ? slotsLink(proposal, held.secret) : undefined
  await tellCandidate(held, row, interviewEvent, 'interview-slots', (to) =>
    slotsMail({ ...to, ...(path && { link: held.linkTo(path) }), moments, place, body }),
  )
}

/** One mail for a move. Who looked at it is in the timeline alone. */
async function tellSettled(held: Inside, row: Application, { body }: PendingMove, kind: string) {
  if (kind === 'message' || ((kind === 'nouveau' || kind === 'vu') && body !== '')) {
    await tellCandidate(held, row, moveEvent, 'application-message', (to) => messageMail({ ...to, body }))
  } else if (kind === 'entretien') {
    const about = { at: row.interviewAt, where: row.interviewPlace, body }
    await tellCandidate(held, row, interviewEvent, 'interview', (to) => interviewMail({ ...to, ...about }))
  } else if (kind === 'contacté' || kind === 'refusé' || kind === 'embauché') {
    const stage: Extract<Stage, 'contacté' | 'refusé' | 'embauché'> = kind
    await tellCandidate(held, row, moveEvent, 'application-move', (to) => moveMail({ ...to, stage, body }))
  }
}
