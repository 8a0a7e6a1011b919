// @module-tag postgres
import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { testAccounts } from '../../../../tests/support/accounts.ts'
import type { TestAccounts } from '../../../../tests/support/accounts.ts'
import { testExchange } from '../../../../tests/support/exchange.ts'
import { failingAtCommit } from '../../../../tests/support/failing-commit.ts'
import { newPerson } from '../../../../tests/support/people.ts'
import { codeOf } from '../../../../tests/support/refusals.ts'
import { useTestDatabase } from '../../../../tests/support/test-database.ts'
import { insertFile } from '#platform/server/files/files.repository.ts'
import { visitor } from '#platform/server/endpoints.ts'
import type { SignedIn } from '#platform/server/endpoints.ts'
import { sendSubmission } from '../submissions.contract.ts'
import { submissionInput } from '../submissions.factory.ts'
import { submissionLogo } from '../submissions.rules.ts'
import { forgetSubmissions, submissionLogoPurpose } from './submissions.service.ts'
import { countWaiting } from './submissions.repository.ts'
import * as submitting from './submitting.ts'

const database = useTestDatabase()
let site: TestAccounts
let files = 0
const db = () => database.db
const rows = async <T extends object>(query: ReturnType<typeof sql>): Promise<T[]> =>
  (await db().execute(query)).rows as T[]

beforeAll(async () => {
  site = await testAccounts(database)
})
beforeEach(() => db().execute(sql`truncate job_submissions, rate_limits, mails cascade`))

const send = (given: object = {}, exchange = testExchange(), on = site) =>
  submitting.sendSubmission(on, exchange, sendSubmission.input.parse(submissionInput(given)))
const keys = async (): Promise<string[]> =>
  (await site.mails()).flatMap(({ text }) => /confirmer-offre\?cle=([\w-]+)/.exec(text)?.[1] ?? [])
const confirm = (key: string) => submitting.confirmSubmission(site, testExchange(), key)

async function newLogo(purpose = submissionLogo.name): Promise<string> {
  const id = `logo-${++files}`.padEnd(22, 'x')
  await insertFile(db(), { id, purpose, kind: 'picture', bytes: 2_048, name: null, accountId: null })
  return id
}

test('the same form sent five times at once is one submission, and one mail', async () => {
  await db().execute(sql`truncate rate_limits`)
  const addresses = Array.from({ length: 5 }, (_, at) => testExchange({ address: `192.0.2.${at}` }))
  await Promise.all(addresses.map((exchange) => send({}, exchange)))
  expect(await rows(sql`select id from job_submissions`)).toHaveLength(1)
  expect(await keys()).toHaveLength(1)
})

test('the city is found where the place means one', async () => {
  await send()
  await send({ titre: 'Ailleurs H/F', localisation: 'Chez nous', emailContact: 'b@example.org' })
  const found = await rows<{ name: string | null }>(
    sql`select c.name from job_submissions s left join cities c on c.id = s.city_id order by s.id`,
  )
  expect(found.map(({ name }) => name)).toEqual(['Grenoble', null])
})

test('nothing is in the queue before its link was opened, and the link acts once', async () => {
  await send()
  expect(await countWaiting(db())).toBe(0)
  const [key] = await keys()
  expect(await confirm(key!)).toMatchObject({ state: 'confirmed', reference: expect.stringMatching(/^P-\d+$/) })
  const [first] = await rows<{ at: string }>(sql`select confirmed_at::text as at from job_submissions`)
  expect(await confirm(key!)).toMatchObject({ state: 'known' })
  expect(await rows(sql`select confirmed_at::text as at from job_submissions`)).toEqual([first])
  expect(await countWaiting(db())).toBe(1)
  expect(await codeOf(confirm('a-key-that-nobody-has-been-given'))).toBe('submissions/link_over')
  const [kept] = await rows<{ hash: string }>(sql`select encode(confirm_hash, 'escape') as hash from job_submissions`)
  expect(kept!.hash).not.toContain(key)
})

test('after 72 hours the link is over, and the clock forgets the form with its logo', async () => {
  const logo = await newLogo()
  await send({ logo })
  const [key] = await keys()
  await forgetSubmissions(db())
  expect(await rows(sql`select id from job_submissions`)).toHaveLength(1)
  await db().execute(sql`update job_submissions set confirm_until = now() - interval '1 second'`)
  expect(await codeOf(confirm(key!))).toBe('submissions/link_over')
  await forgetSubmissions(db())
  expect(await rows(sql`select id from job_submissions`)).toEqual([])
  expect(await rows(sql`select state from files where id = ${logo}`)).toEqual([{ state: 'gone' }])
})

test('a confirmed one stays until it is decided; a refused one goes after 90 days, an accepted one after a year', async () => {
  await send()
  await db().execute(sql`update job_submissions set confirmed_at = now(), confirm_until = now() - interval '10 days'`)
  const daysAgo = async (outcome: string, days: number): Promise<number> => {
    await db().execute(
      sql`update job_submissions set outcome = ${outcome}, decided_at = now() - make_interval(days => ${days})`,
    )
    await forgetSubmissions(db())
    return (await rows(sql`select id from job_submissions`)).length
  }
  await forgetSubmissions(db())
  expect(await countWaiting(db())).toBe(1)
  expect(await daysAgo('refused', 89)).toBe(1)
  expect(await daysAgo('accepted', 364)).toBe(1)
  expect(await daysAgo('refused', 91)).toBe(0)
  await send()
  await db().execute(sql`update job_submissions set confirmed_at = now()`)
  expect(await daysAgo('accepted', 366)).toBe(0)
})

test('a logo belongs to one form, was sent for it, and is seen by administrators alone', async () => {
  const logo = await newLogo()
  await send({ logo })
  expect(await codeOf(send({ titre: 'Autre H/F', logo }))).toBe('platform/invalid_input')
  expect(await codeOf(send({ titre: 'Autre H/F', logo: await newLogo('photo') }))).toBe('platform/invalid_input')
  expect(await rows(sql`select title from job_submissions`)).toHaveLength(1)
  const as = (role: 'candidate' | 'recruiter' | 'administrator'): SignedIn => ({
    role,
    accountId: 1,
    sessionId: '',
    companyId: null,
    verified: true,
    flags: ['moderator'],
  })
  const seenBy = (who: SignedIn | typeof visitor) =>
    submissionLogoPurpose.mayRead(db(), () => Promise.resolve(who), logo)
  expect(await seenBy(visitor)).toBe(null)
  expect(await seenBy(as('candidate'))).toBe(null)
  expect(await seenBy(as('recruiter'))).toBe(null)
  expect(await seenBy(as('administrator'))).toBe('private')
})

test('five mails an hour to an address, twenty forms from a network', async () => {
  for (let at = 0; at < 5; at += 1) await send({ titre: `Poste ${at}` }, testExchange({ address: `192.0.2.${at}` }))
  expect(await codeOf(send({ titre: 'Un de trop' }))).toBe('platform/too_many')
  await db().execute(sql`truncate rate_limits`)
  for (let at = 0; at < 20; at += 1) await send({ titre: `Poste ${at}`, emailContact: `p${at}@example.org` })
  expect(await codeOf(send({ emailContact: 'last@example.org' }))).toBe('platform/too_many')
})

test('in the browser that sent it, the mail is sent again or to another address; the link before is over', async () => {
  const exchange = testExchange()
  await send({}, exchange)
  expect((await submitting.readOwnSubmission(db(), exchange)).submission).toMatchObject({
    state: 'to_confirm',
    contact: 'Hélène',
    email: 'h.marchetti@ateliers-rochebrune.example',
  })
  expect((await submitting.readOwnSubmission(db(), testExchange())).submission).toBe(null)
  await submitting.resendSubmission(site, exchange)
  await submitting.changeSubmissionEmail(site, exchange, { token: '', emailContact: 'rh@rochebrune.example' })
  expect((await site.mails()).map(({ to }) => to).at(-1)).toBe('rh@rochebrune.example')
  const [first, second, third] = await keys()
  for (const key of [first!, second!]) expect(await codeOf(confirm(key))).toBe('submissions/link_over')
  expect(await confirm(third!)).toMatchObject({ state: 'confirmed' })
  expect(await codeOf(submitting.resendSubmission(site, exchange))).toBe('platform/not_found')
  expect(await codeOf(submitting.resendSubmission(site, testExchange()))).toBe('platform/not_found')
})

test('whoever has a personal account is asked for another address, and keeps the form', async () => {
  await newPerson(site, 'ada@personnel.example', false)
  await send({ emailContact: 'ada@personnel.example' })
  const [key] = await keys()
  expect(await confirm(key!)).toMatchObject({ state: 'address', due: null })
  expect(await countWaiting(db())).toBe(0)
  await submitting.changeSubmissionEmail(site, testExchange(), { token: key!, emailContact: 'ada@rochebrune.example' })
  expect(await codeOf(confirm(key!))).toBe('submissions/link_over')
  expect(await confirm((await keys()).at(-1)!)).toMatchObject({ state: 'confirmed' })
})

test('what fails at the end leaves neither form nor mail nor logo behind', async () => {
  const logo = await newLogo()
  await expect(send({ logo }, testExchange(), { ...site, db: failingAtCommit(db()) })).rejects.toThrow('commit failed')
  expect(await rows(sql`select id from job_submissions`)).toEqual([])
  expect(await keys()).toEqual([])
  expect(await rows(sql`select state from files where id = ${logo}`)).toEqual([{ state: 'new' }])
})

test('what a stranger types does not become an advertisement in somebody’s mailbox', async () => {
  await send({ titre: 'Gagnez 500 € sur gains.example', emailContact: 'a@example.org' })
  await send({ nomEntreprise: 'https://gains.example', emailContact: 'b@example.org' })
  await send({ emailContact: 'c@example.org' })
  const [one, two, three] = (await site.mails()).map((mail) => JSON.stringify(mail))
  expect(one).not.toContain('gains.example')
  expect(two).not.toContain('gains.example')
  expect(three).toContain(submissionInput({}).titre)
})
