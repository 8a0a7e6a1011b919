import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { useApplicants } from '../../../../../tests/support/applicants.ts'
import { codeOf } from '../../../../../tests/support/refusals.ts'
import { useTestDatabase } from '../../../../../tests/support/test-database.ts'
import * as candidateMoves from '../../server/application-moves.ts'
import { letterPurpose, opensCvToEmployer } from '../../server/applications.service.ts'
import { applicantsData } from './applicants-data.ts'
import { exportApplicants } from './applicants-csv.ts'
import { answerFigures, figuresOf } from './answer-figures.ts'
import { proposeSlots } from './interviews.ts'
import * as moving from './moving.ts'
import * as one from './one-applicant.ts'
import { listReceived, readBoard } from './received.ts'
import * as team from './team.ts'

const { here, db, rows, apply, newJob, move, kindsTo, toldTo, candidateSees, employerSees, settleAll } =
  useApplicants(useTestDatabase())

const asked: Parameters<typeof listReceived>[2] = { etape: [], sort: 'attente', page: 1, per_page: 20 }

test('a profile is marked as seen once, whoever opens it', async () => {
  await Promise.all([
    team.viewApplicant(here.site, here.rose, here.id),
    team.viewApplicant(here.site, here.remi, here.id),
  ])
  await team.viewApplicant(here.site, here.rose, here.id)
  expect((await candidateSees()).events.map(({ kind }) => kind)).toEqual(['vu', 'sent'])
  expect(await employerSees()).toMatchObject({ statut: 'vu' })
  await move('nouveau')
  await settleAll()
  await team.viewApplicant(here.site, here.rose, here.id)
  expect(await employerSees()).toMatchObject({ statut: 'nouveau' })
  expect(await toldTo(here.ada)).toEqual([])
})

test('openings of the CV and of the letter are written down, with who it was', async () => {
  const { letter } = await employerSees()
  const file = /\/fichiers\/([^.]+)/.exec(letter!.address)![1]!
  const [{ cv }] = (await rows<{ cv: number }>(sql`select cv_id as cv from applications where id = ${here.id}`)) as [
    { cv: number },
  ]
  expect(await letterPurpose.mayRead(db(), async () => here.eve, file)).toBeNull()
  expect(await opensCvToEmployer(db(), here.eve, cv)).toBe(false)
  expect(await letterPurpose.mayRead(db(), async () => here.rose, file)).toBe('private')
  expect(await opensCvToEmployer(db(), here.remi, cv)).toBe(true)
  expect(
    await rows(
      sql`select kind, account_id from application_events where application_id = ${here.id} and kind like '%opened' order by id`,
    ),
  ).toEqual([
    { kind: 'letter_opened', account_id: here.rose.accountId },
    { kind: 'cv_opened', account_id: here.remi.accountId },
  ])
  // The candidate reads that it was opened, and not by whom.
  expect(await candidateSees()).toMatchObject({ cv_opened: 1, events: [{ kind: 'sent' }] })
})

test('what a team says stays with it: ratings, notes, who wrote them', async () => {
  await team.rateApplicant(here.site, here.rose, { id: here.id, rating: 5 })
  await team.rateApplicant(here.site, here.rose, { id: here.id, rating: 4 })
  await team.rateApplicant(here.site, here.remi, { id: here.id, rating: 3 })
  await team.addTeamNote(here.site, here.rose, { id: here.id, body: 'Écrit bien' })
  const seen = await employerSees()
  expect(seen).toMatchObject({
    rating: 3.5,
    own_rating: 4,
    notes: [{ name: 'Rose Estève', body: 'Écrit bien', own: true }],
  })
  expect(JSON.stringify(await candidateSees())).not.toContain('Écrit bien')
  const note = seen.notes[0]!.id
  expect(await codeOf(team.removeTeamNote(here.site, here.remi, note))).toBe('platform/not_found')
  await team.removeTeamNote(here.site, here.rose, note)
  expect((await employerSees()).notes).toEqual([])
  await team.addTeamNote(here.site, here.rose, { id: here.id, body: 'Autre' })
  await db().transaction((tx) => applicantsData.anonymise!(tx, { accountId: here.ada.accountId, email: '' }))
  expect(await employerSees()).toMatchObject({ notes: [], rating: null })
})

test('the recruiter of another company reaches nothing', async () => {
  const { moves } = await move('vu')
  const list = await listReceived(db(), here.eve, asked)
  expect([list.data, list.jobs, list.counts.total]).toEqual([[], [], 0])
  const tries = [
    readBoard(db(), here.eve, { id: here.jobId, q: undefined, sort: 'attente' }),
    exportApplicants(db(), here.eve, here.jobId),
    one.readApplicant(db(), here.eve, here.id),
    one.readApplicantCv(here.site, here.eve, here.id),
    team.viewApplicant(here.site, here.eve, here.id),
    team.rateApplicant(here.site, here.eve, { id: here.id, rating: 1 }),
    team.addTeamNote(here.site, here.eve, { id: here.id, body: 'x' }),
    move('refusé', {}, here.eve),
    moving.moveApplications(here.site, here.eve, { ids: [here.id], stage: 'refusé' }),
    moving.answerApplicants(here.site, here.eve, { answers: [{ id: here.id, text: 'x', refuse: true }] }),
    proposeSlots(here.site, here.eve, {
      id: here.id,
      slots: ['2999-01-01T10:00', '2999-01-02T10:00'],
      place: '',
      text: '',
    }),
  ]
  expect(new Set(await Promise.all(tries.map(codeOf)))).toEqual(new Set(['platform/not_found']))
  expect(await codeOf(moving.undoMoves(here.site, here.eve, { moves }))).toBe('applicants/told')
  // Some of several is none.
  const mixed = moving.moveApplications(
    here.site,
    { ...here.eve, companyId: here.world.be.companyId },
    { ids: [here.id, 999_999], stage: 'refusé' },
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
  await move('embauché', {}, here.rose, third.id)
  const found = async (more: object) =>
    (await listReceived(db(), here.rose, { ...asked, offre: here.jobId, ...more })).data.map((row) => row.id)
  expect(await found({})).toEqual([second.id, here.id, third.id])
  expect(await found({ q: 'zoé l' })).toEqual([second.id])
  expect(await found({ etape: ['embauché'] })).toEqual([third.id])
  expect(await found({ sort: 'date' })).toEqual([third.id, here.id, second.id])
  await team.rateApplicant(here.site, here.rose, { id: third.id, rating: 2 })
  expect((await found({ sort: 'note' }))[0]).toBe(third.id)
  expect((await found({ sort: 'nom' })).at(-1)).toBe(second.id)
  const board = await readBoard(db(), here.rose, { id: here.jobId, q: undefined, sort: 'attente' })
  expect(board.counts).toMatchObject({ total: 3, waiting: 2, by_stage: { nouveau: 2, embauché: 1 } })
  expect(board.promise.waiting).toEqual([9, 0])
  expect(board.columns.find(({ stage }) => stage === 'embauché')!.data.map((row) => row.id)).toEqual([third.id])
})

test('who applied is found by name, message and what the profile shows, whatever the accents and case', async () => {
  const [other, gone] = await Promise.all([apply(), apply()])
  const describe = (who: number, more: string) => rows(sql.raw(`update members set ${more} where account_id = ${who}`))
  await describe(
    here.ada.accountId,
    `title = 'Contrôleuse de gestion', skills = '{Modélisation}', show_skills = true,
      experience = '[{"id":1,"title":"Trésorière","company":"Banque Œuvre","period":"2020","description":"Clôtures"}]'`,
  )
  await describe(other.who.accountId, `title = 'Trader', skills = '{Modélisation}', show_skills = false`)
  await describe(gone.who.accountId, `title = 'Contrôleuse de gestion'`)
  await rows(sql`update applications set message = 'Très motivée' where id = ${other.id}`)
  await candidateMoves.withdraw(here.site, gone.who.accountId, { id: gone.id, reason: '' })
  const found = async (q: string) =>
    (await listReceived(db(), here.rose, { ...asked, offre: here.jobId, q })).data.map((row) => row.id)
  for (const q of ['controleuse', 'MODELISATION', 'tresoriere oeuvre', 'clotures', 'bonjour gestion', 'ada cloture'])
    expect([q, await found(q)]).toEqual([q, [here.id]])
  expect(await found('tres motivee')).toEqual([other.id])
  // In the middle of a word, in a part that is hidden, or of an application that was withdrawn, nothing is found.
  for (const q of ['odelisation', 'trader modelisation', '100%']) expect([q, await found(q)]).toEqual([q, []])
  const board = await readBoard(db(), here.rose, { id: here.jobId, q: 'modelisation', sort: 'attente' })
  expect(board.columns.flatMap(({ data }) => data.map((row) => row.id))).toEqual([here.id])
})

test('words of who withdrew are not found by a search', async () => {
  await candidateMoves.withdraw(here.site, here.ada.accountId, { id: here.id, reason: '' })
  expect((await listReceived(db(), here.rose, { ...asked, offre: here.jobId, q: 'Bonjour' })).data).toEqual([])
  expect((await listReceived(db(), here.rose, { ...asked, offre: here.jobId })).data).toHaveLength(1)
})

test('cells of the file that look like formulas are only text', async () => {
  for (const sign of ['=', '+', '-', '@']) {
    await db().execute(
      sql`update applications set last_name = ${`${sign}cmd|' /C calc'!A0`}, first_name = null where id = ${here.id}`,
    )
    const { text } = await exportApplicants(db(), here.rose, here.jobId)
    expect(text).toContain(`;'${sign}cmd`)
    expect(text).not.toMatch(/[;\n]"?[=+@-]/)
  }
  await candidateMoves.withdraw(here.site, here.ada.accountId, { id: here.id, reason: '' })
  expect((await exportApplicants(db(), here.rose, here.jobId)).text).not.toContain('@applicants.example')
})

test('how an employer answers is measured from five answers on: looking is no answer, withdrawn ones do not count', async () => {
  const measured = () => answerFigures(db(), { jobId: here.jobId })
  const others = await Promise.all(Array.from({ length: 7 }, () => apply()))
  await db().execute(sql`update applications set sent_at = now() - interval '40 days' where job_id = ${here.jobId}`)
  for (const { id: which } of others.slice(0, 5)) await move('contacté', {}, here.rose, which)
  await move('vu', {}, here.rose, others[5]!.id)
  await candidateMoves.withdraw(here.site, others[6]!.who.accountId, { id: others[6]!.id, reason: '' })
  expect(await measured()).toMatchObject({ answered: 0, rate: null, median_days: null })
  await settleAll()
  await db().execute(
    sql`update applications set first_answer_at = sent_at + interval '3 days' where job_id = ${here.jobId} and first_answer_at is not null`,
  )
  // Five of seven: one that was only looked at, and one that waits, were not answered.
  expect(await measured()).toEqual({ answered: 5, due: 7, rate: 71, median_days: 3 })
  // A job with too few of its own shows those of its company, whether or not that is named.
  const entreprise = here.rose.companyId!
  const company = await figuresOf(db(), { entreprise })
  const fresh = await newJob()
  await db().execute(sql`update applications set job_id = ${fresh} where id = ${others[1]!.id}`)
  expect(company.rate).not.toBeNull()
  expect(await figuresOf(db(), { offre: fresh })).toEqual(company)
  expect(await figuresOf(db(), { offre: fresh, entreprise })).toEqual(company)
  await db().execute(sql`update applications set job_id = ${here.jobId} where id = ${others[1]!.id}`)
  expect(await figuresOf(db(), { offre: here.jobId, entreprise: entreprise + 1 })).toEqual(await measured())
  expect(await figuresOf(db(), { offre: fresh, entreprise: entreprise + 1 })).toMatchObject({ answered: 0, rate: null })
  await db().execute(
    sql`update applications set sent_at = now() where job_id = ${here.jobId} and first_answer_at is null`,
  )
  expect(await measured()).toMatchObject({ due: 5, rate: 100 })
})

test('those who recruit are told of each new application, and mailed once an hour for a job', async () => {
  const arrivals = async () => (await kindsTo(here.rose)).filter((kind) => kind === 'new-applicant').length
  const bells = async () =>
    (
      await rows<{ count: number }>(sql`select count(*)::int as count from notifications
      where account_id = ${here.rose.accountId} and path like ${`/candidatures-offre/${here.jobId}?%`}`)
    )[0]!.count
  const before = await arrivals()
  await apply()
  await apply()
  expect([await arrivals(), await bells()]).toEqual([before, 3])
  here.jobId = await newJob()
  await apply()
  expect(await arrivals()).toBe(before + 1)
})
