import type { Limit } from '#platform/server/database/limits.ts'
import { countTry } from '#platform/server/database/limits.ts'
import { done } from '#platform/contract.ts'
import { formatMoment } from '#platform/french-moment.ts'
import { invalidInput, notFound, refuse } from '#platform/refusals.ts'
import type { Db, Tx } from '#platform/server/database/db.ts'
import { lockNamed } from '#platform/server/database/ownership.ts'
import { tell } from '#platform/server/live/tell.ts'
import type { Inside, Site } from '#platform/server/site.ts'
import { inside } from '#platform/server/site.ts'
import { APPLICATIONS_CHANGED, interviewEvent, statusAfter } from '../../applications.rules.ts'
import { applicationFaults } from '../../applications.texts.ts'
import { ownTexts as texts } from '../../own-applications.texts.ts'
import * as events from '../../server/application-events.repository.ts'
import type { Application } from '../../server/applications.repository.ts'
import * as applications from '../../server/applications.repository.ts'
import { tellCandidate, tellEmployer } from '../../server/receipts.ts'
import { applicantRefusals } from '../applicants.rules.ts'
import { pickedMail, slotAnswerMail } from './applicants.mails.ts'
import { deleteMoveOf } from './pending-moves.repository.ts'
import type { Proposal } from './proposals.repository.ts'
import * as proposals from './proposals.repository.ts'
import { tellTeam } from './telling-team.ts'

const answers: Limit = { name: 'slot answers', most: 60, seconds: 3_600 }

const momentsOf = ({ slots }: Proposal): Date[] => slots.map((slot) => new Date(slot))

/** What is still to be chosen from: moments that are over, or that whoever recruits has given to somebody else, are left out. */
export async function freeOf(db: Db, proposal: Proposal): Promise<Date[]> {
  const moments = momentsOf(proposal)
  const taken = proposal.accountId === null ? [] : await proposals.findTaken(db, proposal.accountId, moments)
  const now = Date.now()
  return moments.filter(
    (moment) => moment.getTime() > now && !taken.some((other) => other.getTime() === moment.getTime()),
  )
}

/** The proposal that a candidate has to answer, if there is one. */
export async function openProposal(db: Db, row: Pick<Application, 'id' | 'withdrawnAt'>) {
  const proposal = row.withdrawnAt ? null : await proposals.findProposal(db, row.id)
  if (!proposal || proposal.answeredAt) return null
  const free = await freeOf(db, proposal)
  return { slots: free.map((moment) => moment.toISOString()), place: proposal.place }
}

export type Proposed = { row: Application; proposal: Proposal }

/** The way somebody comes to what was proposed to them: who is counted, and the application, held, with its last proposal. */
export type Door = { subject: string; open: (tx: Tx) => Promise<Proposed> }

/** By the account that applied. */
const ofAccount = (accountId: number, id: number): Door => ({
  subject: String(accountId),
  open: async (tx) => {
    const row = await applications.lockOwn(tx, accountId, id)
    const proposal = row && !row.withdrawnAt ? await proposals.findProposal(tx, id) : null
    if (!row || !proposal) throw notFound()
    return { row, proposal }
  },
})

/** An open proposal, held until it is answered, whichever door its candidate came by. */
async function answering<T>(
  site: Site,
  door: Door,
  answer: (held: Inside, proposed: Proposed) => Promise<T>,
): Promise<T> {
  await countTry(site.db, [{ limit: answers, subject: door.subject }])
  return inside(site, async (held) => {
    const proposed = await door.open(held.db)
    const { row, proposal } = proposed
    if (proposal.answeredAt) throw refuse(applicantRefusals['applicants/slots_answered'])
    const result = await answer(held, proposed)
    if (row.accountId !== null) await tell(held.db, row.accountId, APPLICATIONS_CHANGED, row.id)
    await tellTeam(held, row)
    return result
  })
}

const nameOf = ({ firstName, lastName }: Application): string => `${firstName ?? ''} ${lastName ?? ''}`.trim()

/** One of the moments, by one candidate: whoever recruits is met by one at a time. */
export const pickThrough = (site: Site, door: Door, at: string) =>
  answering(site, door, async (held, { row, proposal }) => {
    const { db: tx } = held
    const { id } = row
    const picked = new Date(at)
    if (!momentsOf(proposal).some((moment) => moment.getTime() === picked.getTime()))
      throw invalidInput({ at: applicationFaults.slot })
    // Those who were offered the same moment by the same person wait for each other.
    if (proposal.accountId !== null) await lockNamed(tx, 'interview slots', proposal.accountId)
    const free = await freeOf(tx, proposal)
    if (!free.some((moment) => moment.getTime() === picked.getTime()))
      throw refuse(applicantRefusals['applicants/slot_taken'])
    await proposals.setAnswered(tx, proposal.id, picked)
    // What the employer was about to say is overtaken by it.
    await deleteMoveOf(tx, id)
    const changed = {
      stage: 'entretien' as const,
      nextStage: null,
      status: statusAfter.entretien,
      interviewAt: picked,
      interviewPlace: proposal.place,
    }
    await applications.updateApplication(tx, id, changed)
    const after = { ...row, ...changed }
    await events.insertEvent(tx, id, 'candidate', 'slot_picked', formatMoment(picked))
    const about = { at: picked, where: proposal.place, site: new URL(held.linkTo('/')).hostname }
    await tellCandidate(held, after, interviewEvent, 'interview', (to) => pickedMail({ ...to, ...about }))
    await tellEmployer(held, after, 'slot-picked', (to) =>
      slotAnswerMail({ ...to, who: nameOf(row), at: picked, word: '' }),
    )
    return { ...done(texts.slotPicked), at: picked.toISOString() }
  })

/** None of them fits: those who recruit read why. */
export const declineThrough = (site: Site, door: Door, word: string) =>
  answering(site, door, async (held, { row, proposal }) => {
    await proposals.setAnswered(held.db, proposal.id, null)
    await events.insertEvent(held.db, row.id, 'candidate', 'slots_declined', word)
    await tellEmployer(held, row, 'slots-declined', (to) => slotAnswerMail({ ...to, who: nameOf(row), at: null, word }))
    return done(texts.slotsDeclined)
  })

export const pickSlot = (site: Site, accountId: number, { id, at }: { id: number; at: string }) =>
  pickThrough(site, ofAccount(accountId, id), at)

export const declineSlots = (site: Site, accountId: number, { id, word }: { id: number; word: string }) =>
  declineThrough(site, ofAccount(accountId, id), word)
