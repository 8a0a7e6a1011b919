// @module-tag postgres
import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { TestAccounts } from '../../../../tests/support/accounts.ts'
import { testAccounts } from '../../../../tests/support/accounts.ts'
import { testExchange } from '../../../../tests/support/exchange.ts'
import { failingAtCommit } from '../../../../tests/support/failing-commit.ts'
import { newPerson } from '../../../../tests/support/people.ts'
import { codeOf } from '../../../../tests/support/refusals.ts'
import { useTestDatabase } from '../../../../tests/support/test-database.ts'
import { smallWorld } from '../../../../tests/support/world.ts'
import { jobRow } from '#features/jobs/jobs.factory.ts'
import { expireJobs, setAnswered } from '#features/jobs/lifetime/server/lifetime.service.ts'
import { insertJobs } from '#features/jobs/server/jobs.repository.ts'
import { answerQuestion, readQuestion } from './job-answers.ts'
import { askStillOpen, tellEnding } from './job-questions.ts'

const DAY = 86_400_000
const database = useTestDatabase()
let site: TestAccounts
let world: Awaited<ReturnType<typeof smallWorld>>
let people = 0
let recruiter = 0
let email = ''

beforeAll(async () => {
  world = await smallWorld(database.db)
  site = await testAccounts(database)
})

async function newRecruiter(companyId: number) {
  const address = `recruiter${++people}@jobs.example`
  const id = await newPerson(site, address, false)
  await database.db.execute(sql`update accounts set role = 'recruiter', company_id = ${companyId} where id = ${id}`)
  return { id, address }
}

beforeEach(async () => {
  await database.db.execute(sql`update jobs set status = 'inactive' where status = 'active'`)
  await database.db.execute(sql`update accounts set company_id = null`)
  ;({ id: recruiter, address: email } = await newRecruiter(world.fr.companyId))
})

const inDays = (days: number): Date => new Date(Date.now() + days * DAY)
async function newJob(age: number, left: number, more: { title?: string; accountId?: number } = {}): Promise<number> {
  const dates = { publishedAt: inDays(-age), validThrough: inDays(left) }
  const [job] = await insertJobs(database.db, [jobRow({ ...world.fr, ...dates, ...more })]).returning()
  return job!.id
}

const mailsTo = async (address = email) => (await site.mails()).filter(({ to }) => to === address)
const statusOf = async (id: number) =>
  (await database.db.execute(sql`select status from jobs where id = ${id}`)).rows[0]
/** The link of an answer in the last mail to somebody; of its nth job. */
async function linkIn(answer: string, nth = 0, address = email) {
  const { text } = (await mailsTo(address)).at(-1)!
  const [, id, key] = [...text.matchAll(new RegExp(`question=(\\d+)&cle=([\\w-]+)&reponse=${answer}`, 'g'))][nth] ?? []
  return { id: Number(id), key: key ?? '', answer: answer as 'ouverte' }
}
const answer = (link: Awaited<ReturnType<typeof linkIn>>) => answerQuestion(site, link, testExchange())
/** As if everything that was asked had been asked so much earlier. */
const later = (days: number) =>
  database.db.execute(sql`update job_questions set asked_at = asked_at - make_interval(days => ${days}),
    reminded_at = reminded_at - make_interval(days => ${days})`)

test('after thirty days its author is asked once, by one mail for all jobs; a week later once more, then never', async () => {
  const author = await newRecruiter(world.fr.companyId)
  await newJob(31, 29, { title: 'Auditeur H/F' })
  await newJob(32, 28, { title: 'Analyste H/F' })
  await newJob(33, 27, { title: 'Trésorier H/F', accountId: author.id })
  await newJob(10, 50)
  await askStillOpen(site)
  await askStillOpen(site)
  const [first, ...none] = await mailsTo()
  expect(none).toEqual([])
  expect(first!.subject).toBe('Vos 2 offres sont-elles toujours ouvertes\u202f?')
  expect(first!.text).toContain('Auditeur')
  expect(first!.text).not.toContain('Trésorier')
  expect(await mailsTo(author.address)).toHaveLength(1)
  await later(6)
  await askStillOpen(site)
  expect(await mailsTo()).toHaveLength(1)
  await later(2)
  await answer(await linkIn('ouverte'))
  await askStillOpen(site)
  expect((await mailsTo())[1]!.subject).toBe('Rappel\u202f: votre offre est-elle toujours ouverte\u202f?')
  await later(5)
  await askStillOpen(site)
  expect(await mailsTo()).toHaveLength(2)
})

test('two instances that ask at once send one mail', async () => {
  await newJob(31, 29)
  await Promise.all([askStillOpen(site), askStillOpen(site)])
  expect(await mailsTo()).toHaveLength(1)
  await newJob(55, 5)
  await Promise.all([tellEnding(site), tellEnding(site)])
  expect(await mailsTo()).toHaveLength(2)
  await later(8)
  await Promise.all([askStillOpen(site), askStillOpen(site)])
  expect(await mailsTo()).toHaveLength(3)
})

test('a question that could not be kept was not mailed, and is asked again', async () => {
  await newJob(31, 29)
  const failed = await Promise.allSettled([askStillOpen({ ...site, db: failingAtCommit(database.db) })])
  expect(failed[0].status).toBe('rejected')
  expect(await mailsTo()).toEqual([])
  await askStillOpen(site)
  expect(await mailsTo()).toHaveLength(1)
})

test('the link of a mail acts once, and for its job only', async () => {
  const [one, two] = [await newJob(31, 29), await newJob(32, 28)]
  await askStillOpen(site)
  const [filled, closed] = [await linkIn('pourvue', 0), await linkIn('fermer', 1)]
  // The key of one opens no other.
  expect(await codeOf(answer({ ...filled, id: closed.id }))).toBe('lifetime/link_over')
  expect(await codeOf(readQuestion(site, { ...filled, key: 'x'.repeat(43) }, testExchange()))).toBe(
    'lifetime/link_over',
  )
  expect((await readQuestion(site, filled, testExchange())).job_id).toBe(one)
  // Opening it did nothing.
  expect([await statusOf(one), await statusOf(two)]).toEqual([{ status: 'active' }, { status: 'active' }])
  const twice = await Promise.allSettled([answer(filled), answer(filled)])
  expect(twice.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect([await statusOf(one), await statusOf(two)]).toEqual([{ status: 'pourvue' }, { status: 'active' }])
  expect(await codeOf(answer({ ...filled, answer: 'ouverte' }))).toBe('lifetime/link_over')
  // Whoever has read the question before the other answer was committed comes too late as well.
  const late = database.db.transaction((tx) => setAnswered(tx, filled.id, 'ouverte'))
  expect(await late).toBe(false)
  await answer(closed)
  expect(await statusOf(two)).toEqual({ status: 'inactive' })
})

test('whoever has left the company, and whoever is suspended, answers nothing any more', async () => {
  const job = await newJob(31, 29)
  await askStillOpen(site)
  const link = await linkIn('fermer')
  await database.db.execute(sql`update accounts set company_id = ${world.be.companyId} where id = ${recruiter}`)
  expect(await codeOf(answer(link))).toBe('lifetime/link_over')
  const back = sql`update accounts set company_id = ${world.fr.companyId}, suspended_at = now(), suspension_reason = 'essai' where id = ${recruiter}`
  await database.db.execute(back)
  expect(await codeOf(answer(link))).toBe('lifetime/link_over')
  expect(await statusOf(job)).toEqual({ status: 'active' })
})

test('a week before its end a job is extended by the link, once, and never for a credit', async () => {
  const job = await newJob(54, 6)
  await tellEnding(site)
  await tellEnding(site)
  expect(await mailsTo()).toHaveLength(1)
  // What ends soon is not asked about as well.
  await askStillOpen(site)
  expect(await mailsTo()).toHaveLength(1)
  const link = await linkIn('prolonger')
  await answer({ ...link, answer: 'prolonger' as 'ouverte' })
  const { rows } = await database.db.execute(
    sql`select round(extract(epoch from valid_through - now()) / 86400)::int as days from jobs where id = ${job}`,
  )
  expect(rows).toEqual([{ days: 36 }])
  await database.db.execute(sql`update jobs set valid_through = now() + interval '5 days' where id = ${job}`)
  await later(30)
  await tellEnding(site)
  const again = (await mailsTo()).at(-1)!
  expect(again.text).not.toContain('reponse=prolonger')
  const other = await linkIn('pourvue')
  expect(await codeOf(answer({ ...other, answer: 'prolonger' as 'ouverte' }))).toBe('lifetime/ended')
})

test('without recruiters nobody is asked, and jobs are over when their last day has passed', async () => {
  await database.db.execute(sql`update accounts set company_id = null`)
  const before = (await site.mails()).length
  await newJob(31, 29)
  await askStillOpen(site)
  expect(await site.mails()).toHaveLength(before)
  const [over, open] = [await newJob(61, -1), await newJob(50, 10)]
  await Promise.all([expireJobs(database.db), expireJobs(database.db)])
  expect([await statusOf(over), await statusOf(open)]).toEqual([{ status: 'expirée' }, { status: 'active' }])
})

test('an address tries keys so often in an hour, to read and to answer', async () => {
  await newJob(31, 29)
  await askStillOpen(site)
  const link = await linkIn('ouverte')
  const exchange = testExchange({ address: '203.0.113.7' })
  await readQuestion(site, link, exchange)
  await database.db.execute(sql`update rate_limits set hits = 59`)
  expect(await codeOf(answerQuestion(site, { ...link, key: 'x'.repeat(43) }, exchange))).toBe('lifetime/link_over')
  expect(await codeOf(answerQuestion(site, link, exchange))).toBe('platform/too_many')
  expect(await codeOf(readQuestion(site, link, exchange))).toBe('platform/too_many')
  await answer(link)
})
