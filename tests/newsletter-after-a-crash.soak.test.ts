// @module-tag long
// @module-tag alone
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { sql } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { articles, newsCategories } from '../src/features/news/server/news.tables.ts'
import { insertIssue } from '../src/features/newsletter/server/issues.repository.ts'
import { openDatabase } from '../src/platform/server/database/db.ts'
import type { Told } from './support/newsletter-run.ts'
import { openLetters } from './support/newsletter-run.ts'
import { SHORT_LIVED } from './support/run-florin.ts'
import { startSmtp } from './support/smtp.ts'
import type { Place } from './support/test-database.ts'
import { newPlace } from './support/test-database.ts'

const cleanups: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup()
})

const READERS = 9
const addressOf = (reader: number): string => `reader-${reader}@example.org`
/** Not the last in line: one more is left after their turn. */
const LEAVER = 8

/** Nine readers, and a letter with an article for them. */
async function prepare(place: Place): Promise<number> {
  const database = await openDatabase(place)
  const { db } = database
  await db.execute(sql`insert into newsletter_subscribers (email, asked_from, asked_text, consented_at, consent_from, consent_text,
    confirmed_at, confirmed_by) select 'reader-' || n || '@example.org', 'news', now(), now(), 'news', now(), now(), 'mail'
    from generate_series(1, ${READERS}::int) n`)
  const [category] = await db.insert(newsCategories).values({ libelle: 'Marchés' }).returning()
  const [article] = await db
    .insert(articles)
    .values({ title: 'Les primes de juin', categoryId: category!.id, publishedAt: new Date(Date.now() - 60_000) })
    .returning()
  const letter = { subject: 'La lettre', introduction: 'Bonjour,', articleIds: [article!.id], jobIds: [] }
  const id = (await insertIssue(db, letter))!
  await database.close()
  return id
}

/** Sends it in a process that dies on its way. */
async function sendAndDie(told: Told): Promise<void> {
  const script = new URL('support/newsletter-run.ts', import.meta.url).pathname
  const child = spawn(process.execPath, [...SHORT_LIVED, script, JSON.stringify(told)], { stdio: 'inherit' })
  const [, signal] = (await once(child, 'exit')) as [number | null, string | null]
  expect([told.point, signal]).toEqual([told.point, 'SIGKILL'])
}

test('killed at five points in turn: nobody gets the letter twice, nobody is forgotten, and whoever left meanwhile gets none', async () => {
  const place = await newPlace('template')
  cleanups.push(place.remove)
  const smtp = await startSmtp()
  cleanups.push(smtp.stop)
  const { databaseUrl, dataFolder } = place
  const told = { databaseUrl, dataFolder, smtpUrl: smtp.url, issueId: await prepare(place) }
  for (const point of [
    'while recipients are made',
    'once recipients are made',
    'in the second batch',
    'after the second batch',
  ] as const) {
    await sendAndDie({ ...told, point })
    expect([point, smtp.received.length]).toEqual([point, 0])
  }
  // Four of nine are written by now. One of the others leaves before their turn.
  const between = await openDatabase(place)
  const written = await between.db.execute(
    sql`select state, count(*)::int from newsletter_recipients group by 1 order by 1`,
  )
  await between.db.execute(
    sql`update newsletter_subscribers set unsubscribed_at = now() where email = ${addressOf(LEAVER)}`,
  )
  await between.close()
  expect(written.rows).toEqual([
    { state: 'waiting', count: 5 },
    { state: 'written', count: 4 },
  ])
  // The one declared point: the server has the mail, and nobody could note it.
  await sendAndDie({ ...told, point: 'after the handover' })
  const handedOver = smtp.received.length
  expect(handedOver).toBeGreaterThan(0)

  const site = await openLetters({ ...told, takeOver: true })
  cleanups.push(site.stop)
  await site.run()
  await expect.poll(async () => (await site.database.run('select id from mails')).rows).toEqual([])
  // What was sent stays sent: run again there is nothing.
  await site.run()
  expect((await site.database.run('select id from mails')).rows).toEqual([])

  for (let reader = 1; reader <= READERS; reader++) {
    const mails = smtp.received.filter(({ envelope }) => envelope.to.includes(addressOf(reader)))
    const letters = new Set(mails.map(({ messageId }) => messageId)).size
    expect([reader, letters]).toEqual([reader, reader === LEAVER ? 0 : 1])
    if (reader !== LEAVER) expect(mails[0]!.text).toContain('Les primes de juin')
  }
  expect(smtp.received).toHaveLength(READERS - 1 + handedOver)
  const { rows } = await site.database.db.execute(
    sql`select state, count(*)::int from newsletter_recipients group by 1 order by 1`,
  )
  expect(rows).toEqual([
    { state: 'left_out', count: 1 },
    { state: 'sent', count: READERS - 1 },
  ])
  const issue = await site.database.db.execute(sql`select state from newsletter_issues`)
  expect(issue.rows).toEqual([{ state: 'sent' }])
})
