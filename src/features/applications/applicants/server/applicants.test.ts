import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { testAccounts } from '../../../../../tests/support/accounts.ts'
import type { TestAccounts } from '../../../../../tests/support/accounts.ts'
import { newPerson } from '../../../../../tests/support/people.ts'
import { codeOf } from '../../../../../tests/support/refusals.ts'
import { useTestDatabase } from '../../../../../tests/support/test-database.ts'
import { smallWorld } from '../../../../../tests/support/world.ts'
import { insertAccount } from '#features/accounts/server/accounts.repository.ts'
import { jobRow } from '#features/jobs/jobs.factory.ts'
import { insertJobs } from '#features/jobs/server/jobs.repository.ts'
import { insertCv } from '#features/members/cvs/server/cvs.repository.ts'
import type { SignedIn } from '#platform/server/endpoints.ts'
import { insertFile, setClaimed } from '#platform/server/files/files.repository.ts'
import type { Stage } from '../../applications.rules.ts'
import * as candidateMoves from '../../server/application-moves.ts'
import { letterPurpose, opensCvToEmployer } from '../../server/applications.service.ts'
import * as applying from '../../server/applying.ts'
import * as own from '../../server/own-applications.ts'
import { applicantsData } from './applicants-data.ts'
import { exportApplicants } from './applicants-csv.ts'
import { answerFigures } from './answer-figures.service.ts'
import { proposeSlots } from './interviews.ts'
import * as moving from './moving.ts'
import * as one from './one-applicant.ts'
import { declineSlots, pickSlot } from './picking.ts'
import { listReceived, readBoard } from './received.ts'
import { SETTLE_JOB, settleMove } from './settling.ts'
import * as team from './team.ts'

const database = useTestDatabase()
let site: TestAccounts
let world: Awaited<ReturnType<typeof smallWorld>>
let numbers = 0
let jobs = 40_000
let rose: SignedIn
let remi: SignedIn
let eve: SignedIn
let ada: SignedIn
let jobId = 0
let id = 0

const db = () => database.db
const rows = async <T extends object>(query: ReturnType<typeof sql>): Promise<T[]> =>
  (await db().execute(query)).rows as T[]
const asked: Parameters<typeof listReceived>[2] = { etape: [], sort: 'attente', page: 1, per_page: 20 }

const actorOf = (accountId: number, more: Partial<SignedIn>): SignedIn => ({
  role: 'candidate',
  accountId,
  sessionId: '',
  companyId: null,
  verified: true,
  flags: [],
  ...more,
})

async function newRecruiter(companyId: number, firstName: string): Promise<SignedIn> {
  const email = `rh${++numbers}@applicants.example`
  const account = await insertAccount(db(), {
    role: 'recruiter',
    email,
    companyId,
    firstName,
    lastName: 'Estève',
    emailVerifiedAt: new Date(),
  })
  return actorOf(account!.id, { role: 'recruiter', companyId })
}

beforeAll(async () => {
  world = await smallWorld(db())
  site = await testAccounts(database)
  await site.queue.work<{ id: number }>(SETTLE_JOB, (move) => settleMove(site, move))
  rose = await newRecruiter(world.fr.companyId, 'Rose')
  remi = await newRecruiter(world.fr.companyId, 'Rémi')
  eve = await newRecruiter(world.be.companyId, 'Eve')
})

async function newFile(purpose: string, accountId: number): Promise<string> {
  const file = `applicant-${++numbers}`.padEnd(22, 'x')
  await insertFile(db(), { id: file, purpose, kind: 'pdf', bytes: 2_048, name: 'Mon CV.pdf', accountId })
  return file
}

async function apply(to = jobId): Promise<{ who: SignedIn; id: number }> {
  const who = actorOf(await newPerson(site, `candidate${++numbers}@applicants.example`, false), {})
  const file = await newFile('cv', who.accountId)
  await setClaimed(db(), file, 'cv', who.accountId)
  const cv = { accountId: who.accountId, file, name: 'Mon CV.pdf', kind: 'pdf', bytes: 2_048, isDefault: true } as const
  const cvId = await db().transaction((tx) => insertCv(tx, cv))
  const letter = await newFile('lettre', who.accountId)
  const form = { job_id: to, cv_id: cvId, message: 'Bonjour', letter_file: letter }
  return { who, id: (await applying.applyAsMember(site, who, form, null)).id }
}

const newJob = async (): Promise<number> => {
  const number = ++jobs
  await insertJobs(db(), [jobRow({ ...world.fr, id: number })])
  return number
}

beforeEach(async () => {
  await db().execute(sql`delete from rate_limits`)
  jobId = await newJob()
  const made = await apply()
  ada = made.who
  id = made.id
})

const move = (stage: Stage, more: object = {}, actor = rose, which = id) =>
  moving.moveApplication(site, actor, { id: which, stage, interview_place: '', ...more })
const kindsTo = async ({ accountId }: SignedIn): Promise<string[]> =>
  (await rows<{ kind: string }>(sql`select kind from mails where account_id = ${accountId} order by id`)).map(
    ({ kind }) => kind,
  )
const toldTo = async (who: SignedIn): Promise<string[]> =>
  (await kindsTo(who)).filter((kind) => kind !== 'application-receipt')
const candidateSees = () => own.readApplication(db(), ada.accountId, id)
const employerSees = () => one.readApplicant(db(), rose, id)
/** As if the ten seconds were over. */
async function settleAll(): Promise<void> {
  for (const pending of await rows<{ id: number }>(sql`select id from application_moves order by id`))
    await settleMove(site, pending)
}

describe('a move', () => {
  test('is made at once for the team, and told to the candidate by the queue, once', async () => {
    const { moves, message } = await move('contacté')
    expect(message).toBe('Ada Lovelace\u202f: Contacté')
    expect(await employerSees()).toMatchObject({ statut: 'contacté', pending: { id: moves[0], stage: 'contacté' } })
    expect(await candidateSees()).toMatchObject({ step: 0, events: [{ kind: 'sent' }] })
    expect(await toldTo(ada)).toEqual([])
    // The ten seconds pass; the job that the transaction wrote does the rest.
    await database.database.run(`update queue.job set start_after = now() where name = '${SETTLE_JOB}'`)
    await expect.poll(() => toldTo(ada), { timeout: 60_000, interval: 20 }).toEqual(['application-move'])
    expect(await candidateSees()).toMatchObject({ step: 2, events: [{ kind: 'contacté' }, { kind: 'sent' }] })
    // A job may run twice.
    await settleMove(site, { id: moves[0]! })
    expect(await toldTo(ada)).toEqual(['application-move'])
  })

  test('that is taken back within ten seconds was never told', async () => {
    const { moves } = await move('refusé')
    await moving.undoMoves(site, remi, { moves })
    await settleMove(site, { id: moves[0]! })
    await settleAll()
    expect(await employerSees()).toMatchObject({ statut: 'nouveau', pending: null })
    expect(await candidateSees()).toMatchObject({ statut: 'En cours', events: [{ kind: 'sent' }] })
    expect(await toldTo(ada)).toEqual([])
  })

  test('that is due is not taken back, and another company takes back nothing', async () => {
    const { moves } = await move('refusé')
    expect(await codeOf(moving.undoMoves(site, eve, { moves }))).toBe('applicants/told')
    await db().execute(sql`update application_moves set due_at = now() - interval '1 millisecond'`)
    expect(await codeOf(moving.undoMoves(site, rose, { moves }))).toBe('applicants/told')
    await settleAll()
    expect(await candidateSees()).toMatchObject({ statut: 'Refusée' })
  })

  test('of two recruiters at once is one: the other is told to look again', async () => {
    const tries = await Promise.allSettled([
      move('entretien', { from: 'nouveau' }, rose),
      move('refusé', { from: 'nouveau' }, remi),
    ])
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const lost = tries.find(({ status }) => status === 'rejected') as PromiseRejectedResult
    expect(await codeOf(Promise.reject(lost.reason as Error))).toBe('applicants/moved_since')
    await settleAll()
    expect(await toldTo(ada)).toHaveLength(1)
  })

  test('is overtaken by a withdrawal, whichever comes first', async () => {
    await move('entretien')
    await Promise.all([candidateMoves.withdraw(site, ada.accountId, { id, reason: '' }), settleAll()])
    await settleAll()
    expect(await codeOf(move('vu'))).toBe('applications/withdrawn')
    expect(await rows(sql`select next_stage from applications where id = ${id}`)).toEqual([{ next_stage: null }])
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
    expect(await toldTo(ada)).toEqual(['interview'])
    const say = () => moving.answerApplicants(site, rose, { answers: [{ id, text: 'À bientôt', refuse: false }] })
    // Sent twice it is one.
    expect((await say()).moves).toEqual((await say()).moves)
    await move('refusé')
    await settleAll()
    expect(await toldTo(ada)).toEqual(['interview', 'application-message', 'application-move'])
  })

  test('of fifty at once, and of answers: each its own mail, those that are withdrawn are left alone', async () => {
    const [second, gone] = await Promise.all([apply(), apply()])
    await candidateMoves.withdraw(site, gone.who.accountId, { id: gone.id, reason: '' })
    const ids = [id, second.id, gone.id]
    expect(await moving.moveApplications(site, rose, { ids, stage: 'vu' })).toMatchObject({ skipped: 1 })
    await settleAll()
    const answers = ids.map((one, at) => ({ id: one, text: `Mot ${at}`, refuse: at === 1 }))
    const { moves } = await moving.answerApplicants(site, rose, { answers })
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
    proposeSlots(site, rose, { id: which, slots, place: '12 rue des Changeurs', text: 'Au plaisir' })

  test('is picked once, from what was proposed; the mail brings it for the calendar', async () => {
    const slots = [soon(24), soon(48)]
    await propose(id, slots)
    expect((await candidateSees()).proposal).toBeNull()
    await settleAll()
    expect(await candidateSees()).toMatchObject({ statut: 'En cours', proposal: { slots } })
    const pick = (at: string) => pickSlot(site, ada.accountId, { id, at })
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
      sql`select calendar from mails where account_id = ${ada.accountId} and kind = 'interview'`,
    )
    expect(mail!.calendar).toContain('BEGIN:VEVENT')
    expect(await kindsTo(rose)).toContain('slot-picked')
  })

  test('with one person is at one time: of two candidates one gets the moment', async () => {
    const slots = [soon(96), soon(120)]
    const other = await apply()
    await propose(id, slots)
    await propose(other.id, slots)
    await settleAll()
    const tries = await Promise.allSettled([
      pickSlot(site, ada.accountId, { id, at: slots[0]! }),
      pickSlot(site, other.who.accountId, { id: other.id, at: slots[0]! }),
    ])
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const lost = tries[0].status === 'rejected' ? { who: ada, id } : other
    expect((await own.readApplication(db(), lost.who.accountId, lost.id)).proposal?.slots).toEqual([slots[1]])
  })

  test('is not picked any more by who has a no, or another date', async () => {
    const slots = [soon(200), soon(220)]
    await propose(id, slots)
    await settleAll()
    await move('refusé')
    await settleAll()
    expect(await codeOf(pickSlot(site, ada.accountId, { id, at: slots[0]! }))).toBe('platform/not_found')
    expect(await candidateSees()).toMatchObject({ statut: 'Refusée', proposal: null })
    const other = await apply()
    await propose(other.id, slots)
    await settleAll()
    await moving.moveApplication(site, rose, {
      id: other.id,
      stage: 'entretien',
      interview_at: soon(300),
      interview_place: '',
    })
    await settleAll()
    const late = pickSlot(site, other.who.accountId, { id: other.id, at: slots[0]! })
    expect(await codeOf(late)).toBe('platform/not_found')
  })

  test('that a candidate noted for themselves is not shown to the employer, nor where', async () => {
    await candidateMoves.setInterview(site, ada.accountId, { id, at: '2027-01-12T10:00', place: 'Chez un concurrent' })
    expect(JSON.stringify(await employerSees())).not.toContain('concurrent')
  })

  test('that does not fit is declined with a word, and can be proposed again', async () => {
    const slots = [soon(150), soon(160)]
    await propose(id, slots)
    await settleAll()
    await declineSlots(site, ada.accountId, { id, word: 'Je suis en congé' })
    expect(await codeOf(declineSlots(site, ada.accountId, { id, word: '' }))).toBe('applicants/slots_answered')
    expect(await kindsTo(rose)).toContain('slots-declined')
    expect((await employerSees()).events[0]).toMatchObject({ kind: 'slots_declined', detail: 'Je suis en congé' })
    await propose(id, slots)
    await settleAll()
    expect((await candidateSees()).proposal?.slots).toEqual(slots)
    const past = proposeSlots(site, rose, { id, slots: ['2020-01-01T10:00', soon(3)], place: '', text: '' })
    expect(await codeOf(past)).toBe('applicants/slot_past')
  })
})

test('a candidate is written to thirty times a day at most, whoever of the company writes', async () => {
  const write = (by: SignedIn, text: string) =>
    moving.answerApplicants(site, by, { answers: [{ id, text, refuse: false }] })
  for (let nth = 0; nth < 30; nth++) await write(nth % 2 === 0 ? rose : remi, `Message ${nth}`)
  expect(await codeOf(write(rose, 'Encore'))).toBe('platform/too_many')
  expect(await codeOf(write(remi, 'Encore'))).toBe('platform/too_many')
  expect(await codeOf(move('embauché'))).toBe('platform/too_many')
})

test('words of who withdrew are not found by a search', async () => {
  await candidateMoves.withdraw(site, ada.accountId, { id, reason: '' })
  expect((await listReceived(db(), rose, { ...asked, offre: jobId, q: 'Bonjour' })).data).toEqual([])
  expect((await listReceived(db(), rose, { ...asked, offre: jobId })).data).toHaveLength(1)
})

test('a profile is marked as seen once, whoever opens it', async () => {
  await Promise.all([team.viewApplicant(site, rose, id), team.viewApplicant(site, remi, id)])
  await team.viewApplicant(site, rose, id)
  expect((await candidateSees()).events.map(({ kind }) => kind)).toEqual(['vu', 'sent'])
  expect(await employerSees()).toMatchObject({ statut: 'vu' })
  await move('nouveau')
  await settleAll()
  await team.viewApplicant(site, rose, id)
  expect(await employerSees()).toMatchObject({ statut: 'nouveau' })
  expect(await toldTo(ada)).toEqual([])
})

test('openings of the CV and of the letter are written down, with who it was', async () => {
  const { letter } = await employerSees()
  const file = /\/fichiers\/([^.]+)/.exec(letter!.address)![1]!
  const [{ cv }] = (await rows<{ cv: number }>(sql`select cv_id as cv from applications where id = ${id}`)) as [
    { cv: number },
  ]
  expect(await letterPurpose.mayRead(db(), async () => eve, file)).toBeNull()
  expect(await opensCvToEmployer(db(), eve, cv)).toBe(false)
  expect(await letterPurpose.mayRead(db(), async () => rose, file)).toBe('private')
  expect(await opensCvToEmployer(db(), remi, cv)).toBe(true)
  expect(
    await rows(
      sql`select kind, account_id from application_events where application_id = ${id} and kind like '%opened' order by id`,
    ),
  ).toEqual([
    { kind: 'letter_opened', account_id: rose.accountId },
    { kind: 'cv_opened', account_id: remi.accountId },
  ])
  // The candidate reads that it was opened, and not by whom.
  expect(await candidateSees()).toMatchObject({ cv_opened: 1, events: [{ kind: 'sent' }] })
})

test('what a team says stays with it: ratings, notes, who wrote them', async () => {
  await team.rateApplicant(site, rose, { id, rating: 5 })
  await team.rateApplicant(site, rose, { id, rating: 4 })
  await team.rateApplicant(site, remi, { id, rating: 3 })
  await team.addTeamNote(site, rose, { id, body: 'Écrit bien' })
  const seen = await employerSees()
  expect(seen).toMatchObject({
    rating: 3.5,
    own_rating: 4,
    notes: [{ name: 'Rose Estève', body: 'Écrit bien', own: true }],
  })
  expect(JSON.stringify(await candidateSees())).not.toContain('Écrit bien')
  const note = seen.notes[0]!.id
  expect(await codeOf(team.removeTeamNote(site, remi, note))).toBe('platform/not_found')
  await team.removeTeamNote(site, rose, note)
  expect((await employerSees()).notes).toEqual([])
  await team.addTeamNote(site, rose, { id, body: 'Autre' })
  await db().transaction((tx) => applicantsData.anonymise!(tx, { accountId: ada.accountId, email: '' }))
  expect(await employerSees()).toMatchObject({ notes: [], rating: null })
})

test('the recruiter of another company reaches nothing', async () => {
  const { moves } = await move('vu')
  const list = await listReceived(db(), eve, asked)
  expect([list.data, list.offers, list.counts.total]).toEqual([[], [], 0])
  const tries = [
    readBoard(db(), eve, { id: jobId, q: undefined, sort: 'attente' }),
    exportApplicants(db(), eve, jobId),
    one.readApplicant(db(), eve, id),
    one.readApplicantCv(site, eve, id),
    team.viewApplicant(site, eve, id),
    team.rateApplicant(site, eve, { id, rating: 1 }),
    team.addTeamNote(site, eve, { id, body: 'x' }),
    move('refusé', {}, eve),
    moving.moveApplications(site, eve, { ids: [id], stage: 'refusé' }),
    moving.answerApplicants(site, eve, { answers: [{ id, text: 'x', refuse: true }] }),
    proposeSlots(site, eve, { id, slots: ['2999-01-01T10:00', '2999-01-02T10:00'], place: '', text: '' }),
  ]
  expect(new Set(await Promise.all(tries.map(codeOf)))).toEqual(new Set(['platform/not_found']))
  expect(await codeOf(moving.undoMoves(site, eve, { moves }))).toBe('applicants/told')
  // Some of several is none.
  const mixed = moving.moveApplications(
    site,
    { ...eve, companyId: world.be.companyId },
    { ids: [id, 999_999], stage: 'refusé' },
  )
  expect(await codeOf(mixed)).toBe('platform/not_found')
  expect(await employerSees()).toMatchObject({ statut: 'vu', rating: null, notes: [] })
})

test('the list puts first who waits longest, and is searched, narrowed and ordered', async () => {
  const second = await apply()
  const third = await apply()
  await db().execute(
    sql`update applications set sent_at = now() - interval '9 days', first_name = 'Zoé' where id = ${second.id}`,
  )
  await move('embauché', {}, rose, third.id)
  const found = async (more: object) =>
    (await listReceived(db(), rose, { ...asked, offre: jobId, ...more })).data.map((row) => row.id)
  expect(await found({})).toEqual([second.id, id, third.id])
  expect(await found({ q: 'zo%' })).toEqual([])
  expect(await found({ q: 'zoé l' })).toEqual([second.id])
  expect(await found({ etape: ['embauché'] })).toEqual([third.id])
  expect(await found({ sort: 'date' })).toEqual([third.id, id, second.id])
  await team.rateApplicant(site, rose, { id: third.id, rating: 2 })
  expect((await found({ sort: 'note' }))[0]).toBe(third.id)
  expect((await found({ sort: 'nom' })).at(-1)).toBe(second.id)
  const board = await readBoard(db(), rose, { id: jobId, q: undefined, sort: 'attente' })
  expect(board.counts).toMatchObject({ total: 3, waiting: 2, by_stage: { nouveau: 2, embauché: 1 } })
  expect(board.promise.waiting).toEqual([9, 0])
  expect(board.columns.find(({ stage }) => stage === 'embauché')!.data.map((row) => row.id)).toEqual([third.id])
})

test('cells of the file that look like formulas are only text', async () => {
  for (const sign of ['=', '+', '-', '@']) {
    await db().execute(
      sql`update applications set last_name = ${`${sign}cmd|' /C calc'!A0`}, first_name = null where id = ${id}`,
    )
    const { text } = await exportApplicants(db(), rose, jobId)
    expect(text).toContain(`;'${sign}cmd`)
    expect(text).not.toMatch(/[;\n]"?[=+@-]/)
  }
  await candidateMoves.withdraw(site, ada.accountId, { id, reason: '' })
  expect((await exportApplicants(db(), rose, jobId)).text).not.toContain('@applicants.example')
})

test('how an employer answers is measured from five answers on: looking is no answer, withdrawn ones do not count', async () => {
  const measured = () => answerFigures(db(), { jobId })
  const others = await Promise.all(Array.from({ length: 7 }, () => apply()))
  await db().execute(sql`update applications set sent_at = now() - interval '40 days' where job_id = ${jobId}`)
  for (const { id: which } of others.slice(0, 5)) await move('contacté', {}, rose, which)
  await move('vu', {}, rose, others[5]!.id)
  await candidateMoves.withdraw(site, others[6]!.who.accountId, { id: others[6]!.id, reason: '' })
  expect(await measured()).toMatchObject({ answered: 0, rate: null, median_days: null })
  await settleAll()
  await db().execute(
    sql`update applications set first_answer_at = sent_at + interval '3 days' where job_id = ${jobId} and first_answer_at is not null`,
  )
  // Five of seven: one that was only looked at, and one that waits, were not answered.
  expect(await measured()).toEqual({ answered: 5, due: 7, rate: 71, median_days: 3 })
  await db().execute(sql`update applications set sent_at = now() where job_id = ${jobId} and first_answer_at is null`)
  expect(await measured()).toMatchObject({ due: 5, rate: 100 })
})

test('those who recruit are told of each new application, and mailed once an hour for an offer', async () => {
  const arrivals = async () => (await kindsTo(rose)).filter((kind) => kind === 'new-applicant').length
  const bells = async () =>
    (
      await rows<{ count: number }>(sql`select count(*)::int as count from notifications
      where account_id = ${rose.accountId} and path like ${`/candidatures-offre/${jobId}?%`}`)
    )[0]!.count
  const before = await arrivals()
  await apply()
  await apply()
  expect([await arrivals(), await bells()]).toEqual([before, 3])
  jobId = await newJob()
  await apply()
  expect(await arrivals()).toBe(before + 1)
})
