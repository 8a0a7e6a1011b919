// @module-tag postgres
import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { testAccounts } from '../../../../tests/support/accounts.ts'
import type { TestAccounts } from '../../../../tests/support/accounts.ts'
import { testExchange } from '../../../../tests/support/exchange.ts'
import { keepCv } from '../../../../tests/support/kept-cv.ts'
import { newPerson } from '../../../../tests/support/people.ts'
import { codeOf } from '../../../../tests/support/refusals.ts'
import { useTestDatabase } from '../../../../tests/support/test-database.ts'
import { smallWorld } from '../../../../tests/support/world.ts'
import { insertAccount } from '#features/accounts/server/accounts.repository.ts'
import { jobRow } from '#features/jobs/jobs.factory.ts'
import { insertJobs } from '#features/jobs/server/jobs.repository.ts'
import { listCvs, removeCv } from '#features/members/cvs/server/cvs.service.ts'
import { visitor } from '#platform/server/endpoints.ts'
import type { SignedIn } from '#platform/server/endpoints.ts'
import { insertFile } from '#platform/server/files/files.repository.ts'
import { MOST_ELSEWHERE } from '../applications.rules.ts'
import { MOST_OF_A_KIND } from './application-events.repository.ts'
import { applicationsData } from './applications-data.ts'
import { opensCvToEmployer } from './applications.service.ts'
import * as moves from './application-moves.ts'
import * as applying from './applying.ts'
import * as own from './own-applications.ts'

const database = useTestDatabase()
let site: TestAccounts
let world: Awaited<ReturnType<typeof smallWorld>>
let people = 0
let files = 0
let jobs = 20_000
let ada: SignedIn
let cvId = 0
let jobId = 0

const asked: Parameters<typeof own.listApplications>[2] = { statut: [], sort: 'date', page: 1, per_page: 20 }
const db = () => database.db
const rows = async <T extends object>(query: ReturnType<typeof sql>): Promise<T[]> =>
  (await db().execute(query)).rows as T[]

beforeAll(async () => {
  world = await smallWorld(db())
  site = await testAccounts(database)
})

const actorOf = (accountId: number, more: Partial<SignedIn> = {}): SignedIn => ({
  role: 'candidate',
  accountId,
  sessionId: '',
  companyId: null,
  verified: true,
  flags: [],
  ...more,
})

const newCandidate = async (): Promise<SignedIn> =>
  actorOf(await newPerson(site, `candidate${++people}@apply.example`, false))

const newRecruiter = async (companyId: number): Promise<SignedIn> => {
  const email = `rh${++people}@apply.example`
  const account = await insertAccount(db(), {
    role: 'recruiter',
    email,
    companyId,
    firstName: 'Rose',
    emailVerifiedAt: new Date(),
  })
  return actorOf(account!.id, { role: 'recruiter', companyId })
}

/** A document that was sent and judged. */
async function newFile(purpose: string, accountId: number | null): Promise<string> {
  const id = `file-${++files}`.padEnd(22, 'x')
  await insertFile(db(), { id, purpose, kind: 'pdf', bytes: 2_048, name: 'Mon CV.pdf', accountId })
  return id
}

const newCv = async (accountId: number): Promise<number> =>
  keepCv(db(), accountId, await newFile('cv', accountId), false)

async function newJob(given: Parameters<typeof jobRow>[0] | object = {}): Promise<number> {
  const id = ++jobs
  await insertJobs(db(), [jobRow({ ...world.fr, ...given, id })])
  return id
}

beforeEach(async () => {
  ada = await newCandidate()
  cvId = await newCv(ada.accountId)
  jobId = await newJob()
  await db().execute(sql`delete from rate_limits`)
})

const apply = (more: object = {}) =>
  applying.applyAsMember(site, ada, { job_id: jobId, cv_id: cvId, message: 'Bonjour', letter_file: '', ...more }, null)

const mailsTo = (email: string) =>
  rows<{ kind: string; text: string }>(sql`select kind, text from mails where recipient = ${email} order by id`)
const emailOf = async ({ accountId }: SignedIn): Promise<string> =>
  (await rows<{ email: string }>(sql`select email from accounts where id = ${accountId}`))[0]!.email
const keyIn = (text: string): string => /confirmer-candidature\?cle=([\w-]+)/.exec(text)![1]!

test('a hundred applications of one person at once are one, and a hundred polite answers', async () => {
  const answers = await Promise.all(Array.from({ length: 100 }, () => apply()))
  expect(new Set(answers.map(({ id, state }) => `${id} ${state}`)).size).toBe(1)
  expect(answers.filter(({ known }) => !known)).toHaveLength(1)
  expect(await rows(sql`select id from applications where job_id = ${jobId}`)).toHaveLength(1)
  expect((await mailsTo(await emailOf(ada))).map(({ kind }) => kind)).toEqual(['application-receipt'])
})

test('what the job said on that day is kept', async () => {
  const { id } = await apply()
  await db().execute(sql`update jobs set title = 'Autre chose', status = 'pourvue' where id = ${jobId}`)
  const one = await own.readApplication(db(), ada.accountId, id)
  expect(one).toMatchObject({ poste: jobRow(world.fr).title, job_closed: true, message: 'Bonjour', cv_opened: 0 })
})

test('only live jobs are applied to, with a CV of one’s own', async () => {
  const closed = await newJob({ status: 'pourvue' })
  expect(await codeOf(apply({ job_id: closed }))).toBe('applications/closed')
  expect(await codeOf(apply({ job_id: 2_000_000_000 }))).toBe('platform/not_found')
  const eve = await newCandidate()
  expect(await codeOf(apply({ cv_id: await newCv(eve.accountId) }))).toBe('platform/not_found')
  expect(await codeOf(apply({ cv_id: undefined }))).toBe('platform/invalid_input')
  expect(await rows(sql`select id from applications where job_id = ${jobId}`)).toEqual([])
})

test('without a confirmed address it is kept, and goes when the link is opened or the address confirmed', async () => {
  await db().execute(sql`update accounts set email_verified_at = null where id = ${ada.accountId}`)
  const unsure = { ...ada, verified: false }
  const form = { job_id: jobId, cv_id: cvId, message: '', letter_file: '' }
  const kept = await applying.applyAsMember(site, unsure, form, null)
  expect(kept.state).toBe('to_confirm')
  const [mail] = await mailsTo(await emailOf(ada))
  expect(mail!.kind).toBe('application-confirmation')
  const other = await newJob()
  await applying.applyAsMember(site, unsure, { ...form, job_id: other }, null)
  await moves.sendConfirmed(site)
  const sent = () =>
    rows<{ id: number }>(
      sql`select job_id as id from applications where account_id = ${ada.accountId} and sent_at is not null`,
    )
  expect(await sent()).toEqual([])
  expect(await applying.confirmApplication(site, testExchange(), keyIn(mail!.text))).toMatchObject({ known: false })
  expect(await applying.confirmApplication(site, testExchange(), keyIn(mail!.text))).toMatchObject({ known: true })
  expect((await sent()).map(({ id }) => id)).toEqual([jobId])
  await db().execute(sql`update accounts set email_verified_at = now() where id = ${ada.accountId}`)
  await moves.sendConfirmed(site)
  expect(new Set((await sent()).map(({ id }) => id))).toEqual(new Set([jobId, other]))
})

test('an address that nobody confirmed gets five mails an hour, by whichever way one applies', async () => {
  const unsure = { ...ada, verified: false }
  const send = async () =>
    applying.applyAsMember(site, unsure, { job_id: await newJob(), cv_id: cvId, message: '', letter_file: '' }, null)
  for (let nth = 0; nth < 5; nth++) await send()
  expect(await codeOf(send())).toBe('platform/too_many')
  const visitors = applying.applyAsVisitor(
    site,
    testExchange(),
    visitorInput(await emailOf(ada), await newFile('cv-visiteur', null)),
  )
  expect(await codeOf(visitors)).toBe('platform/too_many')
  expect(await mailsTo(await emailOf(ada))).toHaveLength(5)
})

test('one browser may send for two people, and the first of them again', async () => {
  const exchange = testExchange()
  const send = async (email: string) =>
    applying.applyAsVisitor(site, exchange, visitorInput(email, await newFile('cv-visiteur', null)))
  const first = await send('one@apply.example')
  expect((await send('two@apply.example')).known).toBe(false)
  expect(await send('one@apply.example')).toMatchObject({ known: true, id: first.id })
})

const visitorInput = (email: string, cvFile: string, more: object = {}) => ({
  job_id: jobId,
  civility: undefined,
  first_name: 'Julien',
  last_name: 'Morvan',
  email,
  phone: '',
  cv_file: cvFile,
  message: 'Bonjour',
  letter_file: '',
  ...more,
})

test('a visitor’s waits for its link, and is one however often it is sent', async () => {
  const exchange = testExchange()
  const email = `visitor${++people}@apply.example`
  const input = visitorInput(email, await newFile('cv-visiteur', null), { letter_file: await newFile('lettre', null) })
  const first = await applying.applyAsVisitor(site, exchange, input)
  // A second click; a lost answer, in a browser that never got its cookie; another tab.
  const again = await applying.applyAsVisitor(site, exchange, input)
  const lost = await applying.applyAsVisitor(site, testExchange(), input)
  const tab = await applying.applyAsVisitor(site, exchange, visitorInput(email, await newFile('cv-visiteur', null)))
  expect([first, again, lost, tab].map(({ id, known }) => [id, known])).toEqual([
    [first.id, false],
    [first.id, true],
    [first.id, true],
    [first.id, true],
  ])
  const mails = await mailsTo(email)
  expect(mails).toHaveLength(1)
  expect(await applying.readApplicationTo(db(), visitor, exchange, jobId)).toMatchObject({ state: 'to_confirm', email })
  expect(await applying.readApplicationTo(db(), visitor, testExchange(), jobId)).toMatchObject({
    state: 'none',
    email: null,
  })
  await applying.confirmApplication(site, testExchange(), keyIn(mails[0]!.text))
  expect(await applying.readApplicationTo(db(), visitor, exchange, jobId)).toMatchObject({ state: 'sent' })
})

test('an address that a stranger gave keeps nobody from applying, and the employer gets one', async () => {
  const email = await emailOf(ada)
  const send = async () =>
    applying.applyAsVisitor(site, testExchange(), visitorInput(email, await newFile('cv-visiteur', null)))
  await send()
  expect(await apply()).toMatchObject({ state: 'sent', known: false })
  const [mail] = await mailsTo(email)
  expect(await applying.confirmApplication(site, testExchange(), keyIn(mail!.text))).toMatchObject({ known: true })
  expect(await rows(sql`select id from applications where job_id = ${jobId}`)).toHaveLength(1)
})

test('what was sent as a visitor joins the account of the same confirmed address, with its CV', async () => {
  const email = await emailOf(ada)
  await applying.applyAsVisitor(site, testExchange(), visitorInput(email, await newFile('cv-visiteur', null)))
  const [mail] = await mailsTo(email)
  expect((await own.listApplications(db(), ada.accountId, asked)).data).toEqual([])
  await applying.confirmApplication(site, testExchange(), keyIn(mail!.text))
  await db().execute(sql`update accounts set email_verified_at = null where id = ${ada.accountId}`)
  expect((await own.listApplications(db(), ada.accountId, asked)).data).toEqual([])
  await db().execute(sql`update accounts set email_verified_at = now() where id = ${ada.accountId}`)
  expect((await own.listApplications(db(), ada.accountId, asked)).data).toMatchObject([{ job_id: jobId }])
  expect((await listCvs(db(), ada.accountId)).data).toHaveLength(2)
})

test('a link that is over sends nothing, and what nobody confirmed is gone with its files', async () => {
  const email = `late${++people}@apply.example`
  const file = await newFile('cv-visiteur', null)
  await applying.applyAsVisitor(site, testExchange(), visitorInput(email, file))
  const [mail] = await mailsTo(email)
  await db().execute(sql`update applications set confirm_until = now() - interval '1 second' where email = ${email}`)
  expect(await codeOf(applying.confirmApplication(site, testExchange(), keyIn(mail!.text)))).toBe(
    'applications/link_over',
  )
  const { forgetUnconfirmed } = await import('./applications.service.ts')
  await forgetUnconfirmed(db())
  expect(await rows(sql`select id from applications where email = ${email}`)).toEqual([])
  expect(await rows(sql`select state from files where id = ${file}`)).toEqual([{ state: 'gone' }])
})

test('one reminder, and only once the promised days are over', async () => {
  const { id } = await apply()
  const remind = () => moves.remind(site, ada.accountId, { id, message: 'Avez-vous pu lire ?' })
  expect(await codeOf(remind())).toBe('applications/reminder_early')
  await db().execute(sql`update applications set sent_at = now() - interval '90 days' where id = ${id}`)
  await newRecruiter(world.fr.companyId)
  const answers = await Promise.allSettled([remind(), remind(), remind()])
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await codeOf(remind())).toBe('applications/reminded')
  expect((await mailsTo(`rh${people}@apply.example`)).map(({ kind }) => kind)).toEqual(['applicant-waits'])
})

test('a withdrawn one leaves the employer a line, without CV and contact details; one may apply again', async () => {
  const { id } = await apply({ letter_file: await newFile('lettre', ada.accountId) })
  const rose = await newRecruiter(world.fr.companyId)
  expect(await opensCvToEmployer(db(), rose, cvId)).toBe(true)
  expect(await opensCvToEmployer(db(), await newRecruiter(world.be.companyId), cvId)).toBe(false)
  expect(await own.readApplication(db(), ada.accountId, id)).toMatchObject({ cv_opened: 1 })
  await moves.withdraw(site, ada.accountId, { id, reason: '' })
  expect(await rows(sql`select cv_id, letter_file, email, phone from applications where id = ${id}`)).toEqual([
    { cv_id: null, letter_file: null, email: null, phone: null },
  ])
  expect(await opensCvToEmployer(db(), rose, cvId)).toBe(false)
  expect((await own.listApplications(db(), ada.accountId, asked)).data).toMatchObject([{ statut: 'Retirée' }])
  expect(await codeOf(moves.setStatus(site, ada.accountId, { id, statut: 'En cours' }))).toBe('applications/withdrawn')
  expect(await apply()).toMatchObject({ state: 'sent', known: false })
})

test('however often a CV is opened or a status is changed, the timeline stays short, and says what was last', async () => {
  const { id } = await apply()
  const [rose, remi] = [await newRecruiter(world.fr.companyId), await newRecruiter(world.fr.companyId)]
  await opensCvToEmployer(db(), remi, cvId)
  for (let time = 0; time < MOST_OF_A_KIND + 5; time++) {
    await opensCvToEmployer(db(), rose, cvId)
    await moves.setStatus(site, ada.accountId, { id, statut: time % 2 === 0 ? 'Refusée' : 'En cours' })
  }
  const { cv_opened, events, statut } = await own.readApplication(db(), ada.accountId, id)
  // Those of a colleague are not pushed out.
  expect(cv_opened).toBe(MOST_OF_A_KIND + 1)
  expect(events.map(({ kind }) => kind)).toEqual([...Array<string>(MOST_OF_A_KIND).fill('status'), 'sent'])
  expect([statut, events[0]!.detail]).toEqual(['Refusée', 'Refusée'])
})

test('a CV that was removed stays with what was sent, and goes with it', async () => {
  const { id } = await apply()
  await removeCv(db(), ada.accountId, cvId)
  expect((await listCvs(db(), ada.accountId)).data).toEqual([])
  expect((await own.readApplication(db(), ada.accountId, id)).cv).toMatchObject({ name: 'Mon CV.pdf' })
  await moves.withdraw(site, ada.accountId, { id, reason: '' })
  expect(await rows(sql`select id from cvs where id = ${cvId}`)).toEqual([])
  const unused = await newCv(ada.accountId)
  await removeCv(db(), ada.accountId, unused)
  expect(await rows(sql`select id from cvs where id = ${unused}`)).toEqual([])
})

test('another’s application is not there', async () => {
  const { id } = await apply()
  const { accountId: eve } = await newCandidate()
  const tries = [
    own.readApplication(db(), eve, id),
    moves.setStatus(site, eve, { id, statut: 'Refusée' }),
    moves.setNotes(site, eve, { id, notes: 'x' }),
    moves.setInterview(site, eve, { id, at: '', place: '' }),
    moves.remind(site, eve, { id, message: 'x' }),
    moves.withdraw(site, eve, { id, reason: '' }),
    moves.removeApplication(site, eve, id),
  ]
  // All are awaited at once: one that is refused while another is waited for would count as nobody's.
  expect(new Set(await Promise.all(tries.map(codeOf)))).toEqual(new Set(['platform/not_found']))
  expect((await own.listApplications(db(), eve, asked)).data).toEqual([])
})

test('whoever hoped for a job is told once that it closed, however it did', async () => {
  const { id } = await apply()
  await moves.tellClosed(site)
  await db().execute(sql`update jobs set valid_through = now() - interval '1 second' where id = ${jobId}`)
  await moves.tellClosed(site)
  await moves.tellClosed(site)
  expect((await mailsTo(await emailOf(ada))).map(({ kind }) => kind)).toEqual(['application-receipt', 'job-closed'])
  const { events } = await own.readApplication(db(), ada.accountId, id)
  expect(events[0]).toMatchObject({ author: 'site', kind: 'closed' })
})

test('the list is searched, narrowed and ordered; those made elsewhere are in it', async () => {
  await apply()
  const elsewhere = {
    poste: 'Analyste 100% crédit',
    entreprise: 'Ailleurs',
    localisation: '',
    salaire: '',
    typeContrat: '',
    link: '',
    date: '',
  }
  const { id } = await moves.addApplication(site, ada.accountId, elsewhere)
  await moves.setStatus(site, ada.accountId, { id, statut: 'Refusée' })
  const found = async (more: object) =>
    (await own.listApplications(db(), ada.accountId, { ...asked, ...more })).data.map(({ elsewhere }) => elsewhere)
  expect(await found({})).toEqual([true, false])
  expect(await found({ q: '100%' })).toEqual([true])
  expect(await found({ q: 'AILL' })).toEqual([true])
  for (const q of ['credit analyste', 'Crédit', 'ailleurs CREDIT']) expect([q, await found({ q })]).toEqual([q, [true]])
  expect(await found({ statut: ['En cours'] })).toEqual([false])
  expect(await found({ sort: 'statut' })).toEqual([false, true])
  expect(await found({ sort: 'poste' })).toHaveLength(2)
  await moves.removeApplication(site, ada.accountId, id)
  expect(await found({})).toEqual([false])
  await db().execute(sql`insert into applications (account_id, title, company_name)
    select ${ada.accountId}, 'Poste', 'Ailleurs' from generate_series(1, ${MOST_ELSEWHERE})`)
  const another = moves.addApplication(site, ada.accountId, { ...elsewhere, poste: 'Encore un' })
  expect(await codeOf(another)).toBe('applications/too_many')
})

test('a deleted account leaves employers a withdrawn line that says nothing of the person', async () => {
  const { id } = await apply()
  await moves.setNotes(site, ada.accountId, { id, notes: 'Secret' })
  await db().transaction(async (tx) => {
    await applicationsData.anonymise!(tx, { accountId: ada.accountId, email: '' })
    await tx.execute(sql`delete from accounts where id = ${ada.accountId}`)
  })
  const [row] = await rows<Record<string, unknown>>(sql`select * from applications where id = ${id}`)
  expect(row).toMatchObject({
    account_id: null,
    first_name: null,
    last_name: null,
    email: null,
    message: '',
    notes: '',
    cv_id: null,
  })
  expect(row!.withdrawn_at).not.toBeNull()
})
