import type { ParsedInputOf } from '#platform/contract.ts'
import { done } from '#platform/contract.ts'
import { notFound, refuse } from '#platform/refusals.ts'
import type { Limit } from '#platform/server/database/limits.ts'
import { countTry } from '#platform/server/database/limits.ts'
import type { SignedIn } from '#platform/server/endpoints.ts'
import type { Inside, Site } from '#platform/server/site.ts'
import { inside } from '#platform/server/site.ts'
import { applicationRefusals } from '../../applications.rules.ts'
import type { Stage } from '../../applications.rules.ts'
import type { Application } from '../../server/applications.repository.ts'
import * as applications from '../../server/applications.repository.ts'
import type * as contract from '../applicants.contract.ts'
import { applicantRefusals, isAnswer, stageAfterWord, UNDO_SECONDS } from '../applicants.rules.ts'
import { applicantTexts as texts } from '../applicants.texts.ts'
import * as pending from './pending-moves.repository.ts'
import { settle, SETTLE_JOB } from './settling.ts'
import { tellTeam } from './telling-team.ts'

// A move is made at once for the employer's side, and told to the candidate ten seconds later by a job of the queue, which is
// written in the same transaction: a crash in between loses neither. Whoever changes an application holds its row first, so
// that a move, its undoing, its telling and a withdrawal come one after the other.

const moves: Limit = { name: 'applicant moves', most: 3_000, seconds: 3_600 }
// What one candidate is mailed about in a day, whoever of a company writes.
const told: Limit = { name: 'applicant told', most: 30, seconds: 24 * 3_600 }

type Move = { stage: Stage; body?: string; slots?: string[]; interviewAt?: Date | null; place?: string }

/** Whether a move carries more than where it leads: such a one is never dropped for another. */
const saysMore = ({ body, slots, interviewAt }: pending.PendingMove): boolean =>
  body !== '' || slots.length > 0 || interviewAt !== null

const sameMove = (before: pending.PendingMove, move: Required<Move>, { accountId }: SignedIn): boolean =>
  before.accountId === accountId &&
  before.stage === move.stage &&
  before.body === move.body &&
  before.place === move.place &&
  before.slots.join() === move.slots.join() &&
  before.interviewAt?.getTime() === move.interviewAt?.getTime()

/** Makes a move of an application whose row is held; null where there is nothing to do. */
async function make(
  held: Inside,
  actor: SignedIn,
  given: Application,
  move: Move,
): Promise<pending.PendingMove | null> {
  const { db: tx } = held
  const { stage, body = '', slots = [], interviewAt = null, place = '' } = move
  const before = await pending.findMoveOf(tx, given.id)
  // A second click, or a form that was sent again: the candidate reads it once.
  if (before && sameMove(before, { stage, body, slots, interviewAt, place }, actor)) return before
  let row = given
  if (before && saysMore(before)) row = await settle(held, given, before)
  else if (before) await pending.deleteMoveOf(tx, given.id)
  const plain = body === '' && slots.length === 0 && interviewAt === null
  if (plain && row.stage === stage) {
    if (before) await applications.updateApplication(tx, row.id, { nextStage: null })
    return null
  }
  if (!plain || isAnswer(stage)) await countTry(tx, [{ limit: told, subject: String(row.id) }])
  const dueAt = new Date(Date.now() + UNDO_SECONDS * 1_000)
  const made = await pending.insertMove(tx, {
    stage,
    body,
    slots,
    interviewAt,
    place,
    dueAt,
    applicationId: row.id,
    accountId: actor.accountId,
  })
  await applications.updateApplication(tx, row.id, { nextStage: stage })
  await held.queue.send(tx, SETTLE_JOB, { id: made.id }, { startAfter: dueAt, retryLimit: 100 })
  await tellTeam(held, row)
  return made
}

const answer = (message: string, made: (pending.PendingMove | null)[], asked: number) => ({
  ...done(message),
  moves: made.flatMap((one) => one?.id ?? []),
  until: made.find((one) => one !== null)?.dueAt.toISOString() ?? null,
  skipped: asked - made.filter((one) => one !== null).length,
})

const nameOf = ({ firstName, lastName }: Pick<Application, 'firstName' | 'lastName'>): string =>
  `${firstName ?? ''} ${lastName ?? ''}`.trim() || texts.candidate

/** One, as somebody saw it; refused where a colleague was quicker. */
async function moveOne(
  site: Site,
  actor: SignedIn,
  id: number,
  from: Stage | undefined,
  change: (row: Application) => Move,
) {
  await countTry(site.db, [{ limit: moves, subject: String(actor.accountId) }])
  return inside(site, async (held) => {
    const row = await applications.lockOfCompany(held.db, actor, id)
    if (!row) throw notFound()
    if (row.withdrawnAt) throw refuse(applicationRefusals['applications/withdrawn'])
    const wanted = change(row)
    const since = row.employerStage !== from && row.employerStage !== wanted.stage
    if (from !== undefined && since) throw refuse(applicantRefusals['applicants/moved_since'])
    return { row, made: await make(held, actor, row, wanted) }
  })
}

export async function moveApplication(
  site: Site,
  actor: SignedIn,
  { id, stage, from, interview_at: at, interview_place: place }: ParsedInputOf<typeof contract.moveApplication>,
) {
  const interviewAt = at ? new Date(at) : null
  const { row, made } = await moveOne(site, actor, id, from, () => ({
    stage,
    ...(stage === 'entretien' ? { interviewAt, place } : {}),
  }))
  return answer(texts.moved(nameOf(row), stage), [made], 1)
}

/** Some at once: in the order of their numbers, so that two who do the same do not wait for each other in a ring. */
async function moveSome(site: Site, actor: SignedIn, ids: number[], change: (row: Application) => Move) {
  await countTry(site.db, [{ limit: moves, subject: String(actor.accountId), cost: ids.length }])
  return inside(site, async (held) => {
    const made: (pending.PendingMove | null)[] = []
    for (const id of [...new Set(ids)].toSorted((a, b) => a - b)) {
      const row = await applications.lockOfCompany(held.db, actor, id)
      if (!row) throw notFound()
      made.push(row.withdrawnAt ? null : await make(held, actor, row, change(row)))
    }
    return made
  })
}

export async function moveApplications(
  site: Site,
  actor: SignedIn,
  { ids, stage }: ParsedInputOf<typeof contract.moveApplications>,
) {
  const made = await moveSome(site, actor, ids, () => ({ stage }))
  return answer(texts.movedMany(made.filter((one) => one !== null).length, stage), made, ids.length)
}

export async function answerApplicants(
  site: Site,
  actor: SignedIn,
  { answers }: ParsedInputOf<typeof contract.answerApplicants>,
) {
  const said = new Map(answers.map((one) => [one.id, one]))
  const made = await moveSome(site, actor, [...said.keys()], (row) => {
    const { text, refuse: no } = said.get(row.id)!
    return { stage: no ? 'refusé' : stageAfterWord(row.employerStage!), body: text }
  })
  const sent = made.filter((one) => one !== null).length
  return answer(sent === 1 ? texts.sentSoon : texts.sentSoonMany(sent), made, said.size)
}

export async function proposeInterview(
  site: Site,
  actor: SignedIn,
  id: number,
  { slots, place, text }: { slots: Date[]; place: string; text: string },
) {
  const { made } = await moveOne(site, actor, id, undefined, (row) => ({
    stage: stageAfterWord(row.employerStage!),
    body: text,
    slots: slots.map((slot) => slot.toISOString()),
    place,
  }))
  return answer(texts.proposed, [made], 1)
}

/** Takes back what is not told yet. Told is what is due, whether or not its job has run: the ten seconds are the same for everybody. */
export async function undoMoves(site: Site, actor: SignedIn, { moves: ids }: ParsedInputOf<typeof contract.undoMoves>) {
  const undone = await inside(site, async (held) => {
    const found = await pending.findMovesOfCompany(held.db, actor, ids)
    let count = 0
    for (const { id, applicationId } of found) {
      const row = await applications.lockOfCompany(held.db, actor, applicationId)
      const move = row && (await pending.findMoveOf(held.db, applicationId))
      if (!move || move.id !== id || move.dueAt <= new Date()) continue
      await pending.deleteMoveOf(held.db, applicationId)
      await applications.updateApplication(held.db, applicationId, { nextStage: null })
      await tellTeam(held, row)
      count += 1
    }
    return count
  })
  if (undone === 0) throw refuse(applicantRefusals['applicants/told'])
  return done(texts.undone)
}
