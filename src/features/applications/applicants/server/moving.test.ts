// @module-tag postgres
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { SignedIn } from '#platform/server/endpoints.ts'
import { useApplicants } from '../../../../../tests/support/applicants.ts'
import { codeOf } from '../../../../../tests/support/refusals.ts'
import { useTestDatabase } from '../../../../../tests/support/test-database.ts'
import * as candidateMoves from '../../server/application-moves.ts'
import * as own from '../../server/own-applications.ts'
import { proposeSlots } from './interviews.ts'
import * as moving from './moving.ts'
import { declineSlots, pickSlot } from './picking.ts'
import { SETTLE_JOB, settleMove } from './settling.ts'

const database = useTestDatabase()
const { here, db, rows, apply, move, kindsTo, toldTo, candidateSees, employerSees, settleAll } = useApplicants(database)

describe('a move', () => {
  test('is made at once for the team, and told to the candidate by the queue, once', async () => {
    const { moves, message } = await move('contacté')
    expect(message).toBe('Ada Lovelace\u202f: Contacté')
    expect(await employerSees()).toMatchObject({ statut: 'contacté', pending: { id: moves[0], stage: 'contacté' } })
    expect(await candidateSees()).toMatchObject({ step: 0, events: [{ kind: 'sent' }] })
    expect(await toldTo(here.ada)).toEqual([])
    // The ten seconds pass; the job that the transaction wrote does the rest.
    await database.database.run(`update queue.job set start_after = now() where name = '${SETTLE_JOB}'`)
    await expect.poll(() => toldTo(here.ada), { timeout: 60_000, interval: 20 }).toEqual(['application-move'])
    expect(await candidateSees()).toMatchObject({ step: 2, events: [{ kind: 'contacté' }, { kind: 'sent' }] })
    // A job may run twice.
    await settleMove(here.site, { id: moves[0]! })
    expect(await toldTo(here.ada)).toEqual(['application-move'])
  })

  test('that is taken back within ten seconds was never told', async () => {
    const { moves } = await move('refusé')
    await moving.undoMoves(here.site, here.remi, { moves })
    await settleMove(here.site, { id: moves[0]! })
    await settleAll()
    expect(await employerSees()).toMatchObject({ statut: 'nouveau', pending: null })
    expect(await candidateSees()).toMatchObject({ statut: 'En cours', events: [{ kind: 'sent' }] })
    expect(await toldTo(here.ada)).toEqual([])
  })

  test('that is due is not taken back, and another company takes back nothing', async () => {
    const { moves } = await move('refusé')
    expect(await codeOf(moving.undoMoves(here.site, here.eve, { moves }))).toBe('applicants/told')
    await db().execute(sql`update application_moves set due_at = now() - interval '1 millisecond'`)
    expect(await codeOf(moving.undoMoves(here.site, here.rose, { moves }))).toBe('applicants/told')
    await settleAll()
    expect(await candidateSees()).toMatchObject({ statut: 'Refusée' })
  })

  test('of two recruiters at once is one: the other is told to look again', async () => {
    const tries = await Promise.allSettled([
      move('entretien', { from: 'nouveau' }, here.rose),
      move('refusé', { from: 'nouveau' }, here.remi),
    ])
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const lost = tries.find(({ status }) => status === 'rejected') as PromiseRejectedResult
    expect(await codeOf(Promise.reject(lost.reason as Error))).toBe('applicants/moved_since')
    await settleAll()
    expect(await toldTo(here.ada)).toHaveLength(1)
  })

  test('is overtaken by a withdrawal, whichever comes first', async () => {
    await move('entretien')
    await Promise.all([
      candidateMoves.withdraw(here.site, here.ada.accountId, { id: here.id, reason: '' }),
      settleAll(),
    ])
    await settleAll()
    expect(await codeOf(move('vu'))).toBe('applications/withdrawn')
    expect(await rows(sql`select next_stage from applications where id = ${here.id}`)).toEqual([{ next_stage: null }])
    expect(await employerSees()).toMatchObject({
      withdrawn: true,
      email: null,
      telephone: null,
      cv: null,
      letter: null,
    })
    expect((await candidateSees()).statut).toBe('Retirée')
  })

  test('without words that another one replaces is not told; one with words is', async () => {
    await move('contacté')
    await move('entretien')
    await settleAll()
    expect(await toldTo(here.ada)).toEqual(['interview'])
    const say = () =>
      moving.answerApplicants(here.site, here.rose, { answers: [{ id: here.id, text: 'À bientôt', refuse: false }] })
    // Sent twice it is one.
    expect((await say()).moves).toEqual((await say()).moves)
    await move('refusé')
    await settleAll()
    expect(await toldTo(here.ada)).toEqual(['interview', 'application-message', 'application-move'])
  })

  test('of fifty at once, and of answers: each its own mail, those that are withdrawn are left alone', async () => {
    const [second, gone] = await Promise.all([apply(), apply()])
    await candidateMoves.withdraw(here.site, gone.who.accountId, { id: gone.id, reason: '' })
    const ids = [here.id, second.id, gone.id]
    expect(await moving.moveApplications(here.site, here.rose, { ids, stage: 'vu' })).toMatchObject({ skipped: 1 })
    await settleAll()
    const answers = ids.map((one, at) => ({ id: one, text: `Mot ${at}`, refuse: at === 1 }))
    const { moves } = await moving.answerApplicants(here.site, here.rose, { answers })
    expect(moves).toHaveLength(2)
    await settleAll()
    expect(await candidateSees()).toMatchObject({ events: [{ kind: 'contacté', body: 'Mot 0' }, { kind: 'vu' }, {}] })
    expect(await toldTo(second.who)).toEqual(['application-move'])
    const texts = await rows<{ text: string }>(
      sql`select text from mails where account_id = ${second.who.accountId} and kind = 'application-move'`,
    )
    expect(texts[0]!.text).toContain('Mot 1')
  })
})

describe('an interview', () => {
  const soon = (hours: number): string => new Date(Math.ceil(Date.now() / 3_600_000 + hours) * 3_600_000).toISOString()
  const propose = (which: number, slots: string[]) =>
    proposeSlots(here.site, here.rose, { id: which, slots, place: '12 rue des Changeurs', text: 'Au plaisir' })

  test('is picked once, from what was proposed; the mail brings it for the calendar', async () => {
    const slots = [soon(24), soon(48)]
    await propose(here.id, slots)
    expect((await candidateSees()).proposal).toBeNull()
    await settleAll()
    expect(await candidateSees()).toMatchObject({ statut: 'En cours', proposal: { slots } })
    const pick = (at: string) => pickSlot(here.site, here.ada.accountId, { id: here.id, at })
    expect(await codeOf(pick(soon(72)))).toBe('platform/invalid_input')
    const tries = await Promise.allSettled([pick(slots[0]!), pick(slots[1]!), pick(slots[0]!)])
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const seen = await candidateSees()
    expect(seen).toMatchObject({
      statut: 'Entretien programmé',
      interview_place: '12 rue des Changeurs',
      proposal: null,
    })
    expect(await employerSees()).toMatchObject({ statut: 'entretien', interview_at: seen.dateEntretien })
    const [mail] = await rows<{ calendar: string }>(
      sql`select calendar from mails where account_id = ${here.ada.accountId} and kind = 'interview'`,
    )
    expect(mail!.calendar).toContain('BEGIN:VEVENT')
    expect(await kindsTo(here.rose)).toContain('slot-picked')
  })

  test('with one person is at one time: of two candidates one gets the moment', async () => {
    const slots = [soon(96), soon(120)]
    const other = await apply()
    await propose(here.id, slots)
    await propose(other.id, slots)
    await settleAll()
    const tries = await Promise.allSettled([
      pickSlot(here.site, here.ada.accountId, { id: here.id, at: slots[0]! }),
      pickSlot(here.site, other.who.accountId, { id: other.id, at: slots[0]! }),
    ])
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const lost = tries[0].status === 'rejected' ? { who: here.ada, id: here.id } : other
    expect((await own.readApplication(db(), lost.who.accountId, lost.id)).proposal?.slots).toEqual([slots[1]])
  })

  test('is not picked any more by who has a no, or another date', async () => {
    const slots = [soon(200), soon(220)]
    await propose(here.id, slots)
    await settleAll()
    await move('refusé')
    await settleAll()
    const pick = pickSlot(here.site, here.ada.accountId, { id: here.id, at: slots[0]! })
    expect(await codeOf(pick)).toBe('platform/not_found')
    expect(await candidateSees()).toMatchObject({ statut: 'Refusée', proposal: null })
    const other = await apply()
    await propose(other.id, slots)
    await settleAll()
    await moving.moveApplication(here.site, here.rose, {
      id: other.id,
      stage: 'entretien',
      interview_at: soon(300),
      interview_place: '',
    })
    await settleAll()
    const late = pickSlot(here.site, other.who.accountId, { id: other.id, at: slots[0]! })
    expect(await codeOf(late)).toBe('platform/not_found')
  })

  test('that a candidate noted for themselves is not shown to the employer, nor where', async () => {
    const noted = { id: here.id, at: '2027-01-12T10:00', place: 'Chez un concurrent' }
    await candidateMoves.setInterview(here.site, here.ada.accountId, noted)
    expect(JSON.stringify(await employerSees())).not.toContain('concurrent')
  })

  test('that does not fit is declined with a word, and can be proposed again', async () => {
    const slots = [soon(150), soon(160)]
    await propose(here.id, slots)
    await settleAll()
    await declineSlots(here.site, here.ada.accountId, { id: here.id, word: 'Je suis en congé' })
    expect(await codeOf(declineSlots(here.site, here.ada.accountId, { id: here.id, word: '' }))).toBe(
      'applicants/slots_answered',
    )
    expect(await kindsTo(here.rose)).toContain('slots-declined')
    expect((await employerSees()).events[0]).toMatchObject({ kind: 'slots_declined', detail: 'Je suis en congé' })
    await propose(here.id, slots)
    await settleAll()
    expect((await candidateSees()).proposal?.slots).toEqual(slots)
    const past = proposeSlots(here.site, here.rose, {
      id: here.id,
      slots: ['2020-01-01T10:00', soon(3)],
      place: '',
      text: '',
    })
    expect(await codeOf(past)).toBe('applicants/slot_past')
  })
})

test('a candidate is written to thirty times a day at most, whoever of the company writes', async () => {
  const write = (by: SignedIn, text: string) =>
    moving.answerApplicants(here.site, by, { answers: [{ id: here.id, text, refuse: false }] })
  for (let nth = 0; nth < 30; nth++) await write(nth % 2 === 0 ? here.rose : here.remi, `Message ${nth}`)
  expect(await codeOf(write(here.rose, 'Encore'))).toBe('platform/too_many')
  expect(await codeOf(write(here.remi, 'Encore'))).toBe('platform/too_many')
  expect(await codeOf(move('embauché'))).toBe('platform/too_many')
})
