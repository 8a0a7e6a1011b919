// @module-tag postgres
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startIndex } from '../../../../tests/support/collection.ts'
import { untilReadable } from '../../../../tests/support/outbox.ts'
import { newPerson } from '../../../../tests/support/people.ts'
import { codeOf } from '../../../../tests/support/refusals.ts'
import type { SmtpProbe } from '../../../../tests/support/smtp.ts'
import { startSmtp } from '../../../../tests/support/smtp.ts'
import { useTestDatabase } from '../../../../tests/support/test-database.ts'
import { smallWorld } from '../../../../tests/support/world.ts'
import { jobRow } from '#features/jobs/jobs.factory.ts'
import { jobCollection } from '#features/jobs/server/job-collection.ts'
import { insertJobs } from '#features/jobs/server/jobs.repository.ts'
import { articles, newsCategories } from '#features/news/server/news.tables.ts'
import type { IndexedCollection } from '#platform/server/collection/collection.ts'
import { readMigrations } from '#platform/server/database/migrate.ts'
import type { SignedIn } from '#platform/server/endpoints.ts'
import { startMailer } from '#platform/server/mail/mail.ts'
import { startQueue } from '#platform/server/queue/queue.ts'
import { deleteIssue, sendIssue, testIssue, unscheduleIssue, updateIssue } from './editing-issues.ts'
import type { LetterSite } from './preparing.ts'
import { createIssue, prepareWeekly } from './preparing.ts'
import { listIssues, readIssue } from './reading-issues.ts'
import { LETTER_JOB, LETTER_MAIL, letterSettled, sendDueLetters, writeLetters } from './sending.ts'

const database = useTestDatabase()
let smtp: SmtpProbe
let site: LetterSite
let actor: SignedIn
let category = 0
let fr: Awaited<ReturnType<typeof smallWorld>>['fr']
let index: IndexedCollection
const HOUR = 3_600_000
const soon = { timeout: 60_000, interval: 20 }

beforeAll(async () => {
  const { db } = database
  smtp = await startSmtp()
  const queue = await startQueue(database.database, (error) => {
    throw error
  })
  await queue.work<{ id: number }>(LETTER_JOB, ({ id }) => writeLetters(site, id))
  const mailer = await startMailer({
    database: database.database,
    queue,
    config: { smtpUrl: smtp.url, mailFrom: { name: 'Florin', address: 'bonjour@florin.example' } },
    log: { warn: () => undefined },
    heard: { [LETTER_MAIL]: letterSettled },
  })
  database.beforeClose(async () => {
    await queue.stop()
    await mailer.stop()
  })
  fr = (await smallWorld(db)).fr
  index = startIndex(database, jobCollection)
  database.beforeClose(() => index.stop())
  site = {
    db,
    mailer,
    queue,
    index,
    files: { store: undefined as never },
    linkTo: (path) => `http://florin.test${path}`,
    origin: null,
    secret: 'a secret of at least thirty-two characters',
  }
  const accountId = await newPerson(site as never, 'chief@example.org', false)
  actor = { role: 'administrator', accountId, sessionId: 'none', companyId: null, verified: true, flags: [] }
  const [row] = await db.insert(newsCategories).values({ libelle: 'Marchés' }).returning()
  category = row!.id
})
afterAll(() => smtp.stop())
beforeEach(async () => {
  await database.db.execute(
    sql`truncate newsletter_subscribers, newsletter_issues, articles, mails, rate_limits cascade`,
  )
  smtp.received.length = 0
  smtp.onRecipient = () => null
})

const publish = async (...given: Partial<typeof articles.$inferInsert>[]): Promise<number[]> => {
  const publishedAt = new Date(Date.now() - HOUR)
  const values = given.map((one, at) => ({ title: `Article ${at}`, categoryId: category, publishedAt, ...one }))
  return (await database.db.insert(articles).values(values).returning()).map(({ id }) => id)
}
const readers = (...emails: string[]) =>
  database.db
    .execute(sql`insert into newsletter_subscribers (email, asked_from, asked_text, consented_at, consent_from, consent_text,
    confirmed_at, confirmed_by) select e, 'news', now(), now(), 'news', now(), now(), 'mail' from unnest(array[${sql.join(
      emails.map((email) => sql`${email}`),
      sql`, `,
    )}]::text[]) e`)
const draftOf = async (articleIds: number[], jobIds: number[] = []) => {
  const { id } = await createIssue(site, actor)
  await save(id, { article_ids: articleIds, job_ids: jobIds })
  return id
}
const save = async (id: number, given: Partial<Parameters<typeof updateIssue>[2]>) =>
  updateIssue(site, actor, {
    id,
    version: (await readIssue(site, id)).version,
    subject: 'La lettre',
    introduction: 'Bonjour,\n\nDeux paragraphes.',
    article_ids: [],
    job_ids: [],
    add_article: '',
    add_job: '',
    ...given,
  })
const send = async (id: number, at = '') =>
  sendIssue(site, actor, { id, version: (await readIssue(site, id)).version, at })
const figures = async (id: number) => (await readIssue(site, id)).recipients
const to = () => smtp.received.flatMap(({ envelope }) => envelope.to).toSorted()
const acts = async (id: number) =>
  (
    await database.db.execute(
      sql`select act from acts where object_kind = 'newsletter' and object_id = ${id} order by id`,
    )
  ).rows

test('the clock prepares one draft a week, with the best articles of the week and one job of a company', async () => {
  const [read, liked] = await publish({ views: 90 }, { views: 10, likes: 5 }, { views: 1 })
  await publish({ publishedAt: new Date(Date.now() - 9 * 24 * HOUR), views: 900 }, { publishedAt: null, views: 900 })
  const [newest] = await insertJobs(database.db, [
    jobRow({ ...fr, title: 'Analyste H/F' }),
    jobRow({ ...fr, title: 'Trésorier H/F', publishedAt: new Date(Date.now() - 48 * HOUR) }),
  ]).returning()
  await untilReadable(database.db)
  await index.catchUp()
  const monday = new Date('2026-11-16T06:00:00Z')
  await prepareWeekly(site, monday)
  await prepareWeekly(site, new Date('2026-11-18T06:00:00Z'))
  const { data, drafts } = await listIssues(site.db, { page: 1, per_page: 20 })
  expect([data.length, drafts]).toEqual([1, 1])
  const { articles: proposed, jobs } = await readIssue(site, data[0]!.id)
  expect(
    proposed
      .filter(({ chosen }) => chosen)
      .map(({ id }) => id)
      .slice(0, 2),
  ).toEqual([liked, read])
  expect(proposed.map(({ id }) => id)).toHaveLength(3)
  // One of a company: the newest.
  expect(jobs.map(({ id }) => id)).toEqual([newest!.id])
})

test('what is mailed is what was previewed; with the ways to end it by one click, once for each', async () => {
  const ids = await publish(
    { title: 'Les primes <de> juin', summary: 'Ce que disent les fiches.' },
    { title: 'Avant elles' },
  )
  await readers('a@example.org', 'b@example.org', 'left@example.org')
  await database.db.execute(
    sql`update newsletter_subscribers set unsubscribed_at = now() where email = 'left@example.org'`,
  )
  // Somebody has typed an address; nobody has confirmed it.
  await database.db
    .execute(sql`insert into newsletter_subscribers (email, asked_from, asked_text, confirm_hash, confirm_until)
    values ('typed@example.org', 'news', now(), sha256('x'), now() + interval '1 day')`)
  const jobs = await insertJobs(database.db, [
    jobRow({ ...fr, title: 'Actuaire H/F' }),
    jobRow({ ...fr, title: 'Auditrice H/F' }),
  ]).returning()
  // In the order that was chosen, not that of the numbers.
  const chosen = [ids.toReversed(), jobs.map((job) => job.id).toReversed()] as const
  const id = await draftOf(...chosen)
  const { preview, ...draft } = await readIssue(site, id)
  const places = ['Avant elles', 'Les primes', 'Auditrice', 'Actuaire'].map((title) => preview.text.indexOf(title))
  expect(places).toEqual(places.toSorted((a, b) => a - b))
  // The editor has them in that order, ahead of what may be chosen.
  expect([draft.articles, draft.jobs].map((rows) => rows.slice(0, 2).map((row) => row.id))).toEqual(chosen)
  // Of all who send it at once one does.
  const { version } = await readIssue(site, id)
  const codes = await Promise.all(
    Array.from({ length: 8 }, () => codeOf(sendIssue(site, actor, { id, version, at: '' }))),
  )
  expect(codes.filter((code) => code === 'newsletter/not_a_draft' || code === 'newsletter/changed')).toHaveLength(7)
  await expect.poll(() => figures(id), soon).toMatchObject({ total: 2, sent: 2 })
  expect(to()).toEqual(['a@example.org', 'b@example.org'])
  const [mail] = smtp.received
  const plain = (text: string) =>
    text.replaceAll(/\/newsletter\/desabonnement\?abonne=\d+&(amp;)?cle=[\w-]+/g, '/newsletter/desabonnement')
  expect(plain(mail!.html as string)).toBe(preview.html)
  expect(plain(mail!.text!).trim()).toBe(preview.text.trim())
  const head = mail!.source.replaceAll(/\r\n\s+/g, ' ')
  expect(head).toMatch(
    /^List-Unsubscribe: <http:\/\/florin\.test\/newsletter\/desabonnement\?abonne=\d+&cle=[\w-]+>\r$/m,
  )
  expect(head).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m)
  // The text of a letter that was sent stays; it is neither changed nor deleted.
  expect(await codeOf(save(id, { subject: 'Autre' }))).toBe('newsletter/not_a_draft')
  expect(await codeOf(deleteIssue(site, actor, id))).toBe('newsletter/not_a_draft')
  await expect(database.db.execute(sql`update newsletter_issues set subject = 'Autre'`)).rejects.toThrow()
})

test('refused for good: noted on the letter and on the subscriber, who gets nothing more; refused for now is tried again', async () => {
  const ids = await publish({})
  await readers('good@example.org', 'gone@example.org', 'full@example.org')
  const status = { 'gone@example.org': 550, 'full@example.org': 451 } as Record<string, number>
  smtp.onRecipient = (address) => status[address] ?? null
  const first = await draftOf(ids)
  await send(first)
  await expect.poll(() => figures(first), soon).toMatchObject({ total: 3, sent: 1, refused: 1, given_up: 0 })
  const bounced = await database.db.execute(
    sql`select email, bounce_reason from newsletter_subscribers where bounced_at is not null`,
  )
  expect(bounced.rows).toEqual([{ email: 'gone@example.org', bounce_reason: expect.stringContaining('550') as string }])
  smtp.onRecipient = () => null
  const second = await draftOf(ids)
  await send(second)
  await expect.poll(() => figures(second), soon).toMatchObject({ total: 2, sent: 2 })
  expect(to().filter((address) => address === 'gone@example.org')).toEqual([])
})

test('given up for one letter, a mailbox gets the next', async () => {
  const ids = await publish({})
  await readers('full@example.org')
  smtp.onRecipient = () => 451
  const first = await draftOf(ids)
  await send(first)
  const written = sql`select mail_key as key from newsletter_recipients where state = 'written'`
  const keys = async () => (await database.db.execute<{ key: string }>(written)).rows.map(({ key }) => key)
  await expect.poll(keys, soon).toHaveLength(1)
  // As the mailer tells after two days.
  const given = { key: (await keys())[0]!, outcome: 'abandoned', reason: '451' } as const
  await database.db.transaction((tx) => letterSettled(tx, given))
  expect(await figures(first)).toMatchObject({ total: 1, given_up: 1 })
  smtp.onRecipient = () => null
  const second = await draftOf(ids)
  await send(second)
  await expect.poll(() => figures(second), soon).toMatchObject({ total: 1, sent: 1 })
})

test('a planned letter leaves at its hour, not before; what is not public by then is left out', async () => {
  const [kept, withdrawn] = await publish({ title: 'Reste' }, { title: 'Retiré' })
  await readers('a@example.org')
  const id = await draftOf([kept!, withdrawn!])
  expect(await codeOf(send(id, '2020-01-01T08:00'))).toBe('platform/invalid_input')
  await send(id, '2099-01-01T08:00')
  await sendDueLetters(site, () => undefined)
  expect((await readIssue(site, id)).state).toBe('scheduled')
  await unscheduleIssue(site, actor, id)
  expect(await codeOf(unscheduleIssue(site, actor, id))).toBe('newsletter/changed')
  await send(id, '2099-01-01T08:00')
  await database.db.execute(sql`update newsletter_issues set send_at = now() - interval '1 second'`)
  await database.db.execute(sql`update articles set published_at = null where id = ${withdrawn}`)
  await sendDueLetters(site, () => undefined)
  await expect.poll(() => figures(id), soon).toMatchObject({ sent: 1 })
  expect(smtp.received[0]!.text).toContain('Reste')
  expect(smtp.received[0]!.text).not.toContain('Retiré')
  expect(await acts(id)).toEqual(
    ['create', 'change', 'schedule', 'unschedule', 'schedule', 'send'].map((act) => ({ act: `${act}_newsletter` })),
  )
})

test('two who change one letter: the second is told; what cannot be sent is refused', async () => {
  const [article] = await publish({})
  const id = await draftOf([article!])
  const { version } = await readIssue(site, id)
  await save(id, { version, subject: 'Le premier', article_ids: [article!] })
  expect(await codeOf(save(id, { version, subject: 'Le second' }))).toBe('newsletter/changed')
  expect((await readIssue(site, id)).subject).toBe('Le premier')
  expect(await codeOf(sendIssue(site, actor, { id, version, at: '' }))).toBe('newsletter/changed')
  expect(await codeOf(send(id))).toBe('newsletter/nobody')
  await readers('a@example.org')
  await save(id, { article_ids: [] })
  expect(await codeOf(send(id))).toBe('newsletter/empty')
  expect((await readIssue(site, id)).state).toBe('draft')
  await save(id, { add_article: `https://florin.test/article/${article}` })
  expect((await readIssue(site, id)).articles).toMatchObject([{ id: article, chosen: true, live: true }])
  expect(await codeOf(save(id, { add_article: '999999' }))).toBe('platform/invalid_input')
  await testIssue(site, actor, id)
  await expect.poll(to, soon).toEqual(['chief@example.org'])
  expect(smtp.received[0]!.subject).toBe('[Essai] La lettre')
  await deleteIssue(site, actor, id)
  expect(await codeOf(readIssue(site, id))).toBe('platform/not_found')
})

test('a letter that was sent when jobs were called offers is still read', async () => {
  const given = {
    subject: 'Avant',
    introduction: '',
    articles: [],
    offers: [{ id: 7, slug: 'a', title: 'Auditeur', about: '' }],
  }
  const { rows } = await database.db.execute<{ id: number }>(sql`
    insert into newsletter_issues (subject, state, content, started_at, sent_at)
    values ('Avant', 'sent', ${JSON.stringify(given)}::jsonb, now(), now()) returning id`)
  await database.database.run((await readMigrations()).find(({ name }) => name.startsWith('0116'))!.sql)
  expect((await readIssue(site, rows[0]!.id)).preview.html).toContain('Auditeur')
})
