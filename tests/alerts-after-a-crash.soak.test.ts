// @module-tag long
// @module-tag alone
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { sql } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { keepAlert } from '../src/features/alerts/server/alerts.service.ts'
import { jobRow } from '../src/features/jobs/jobs.factory.ts'
import { insertJobs } from '../src/features/jobs/server/jobs.repository.ts'
import type { Db } from '../src/platform/server/database/db.ts'
import { openDatabase } from '../src/platform/server/database/db.ts'
import type { TestAccounts } from './support/accounts.ts'
import type { Told } from './support/alerts-run.ts'
import { openAlerts } from './support/alerts-run.ts'
import { newPerson } from './support/people.ts'
import { SHORT_LIVED } from './support/run-florin.ts'
import { startSmtp } from './support/smtp.ts'
import type { Place } from './support/test-database.ts'
import { newPlace } from './support/test-database.ts'
import { smallWorld } from './support/world.ts'

const cleanups: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup()
})

const followers = ['one@example.org', 'two@example.org']
const due = (db: Db) => db.execute(sql`update alerts set next_at = now() - interval '1 minute'`)

/** Two people with an alert that is due, and a job for both. */
async function prepare(place: Place): Promise<void> {
  const database = await openDatabase(place)
  const { db } = database
  const { fr } = await smallWorld(db)
  for (const email of followers) {
    const accountId = await newPerson({ db } as TestAccounts, email, false)
    await keepAlert(db, accountId, { title: 'Actuaires', search: '/emploi?keywords=actuaire', frequency: 'daily' })
  }
  await insertJobs(db, [jobRow({ ...fr, title: 'Actuaire H/F', publishedAt: new Date() })])
  await due(db)
  await database.close()
}

/** Sends them in a process that dies on its way. */
async function sendAndDie(told: Told): Promise<void> {
  const script = new URL('support/alerts-run.ts', import.meta.url).pathname
  const child = spawn(process.execPath, [...SHORT_LIVED, script, JSON.stringify(told)], { stdio: 'inherit' })
  const [, signal] = (await once(child, 'exit')) as [number | null, string | null]
  expect(signal).toBe('SIGKILL')
}

test('killed at four points in turn: every alert leaves, once, but for what was handed over, which goes again by the same name', async () => {
  const place = await newPlace('template')
  cleanups.push(place.remove)
  const smtp = await startSmtp()
  cleanups.push(smtp.stop)
  const { databaseUrl, dataFolder } = place
  const told = { databaseUrl, dataFolder, smtpUrl: smtp.url }
  await prepare(place)
  for (const point of ['before the claim', 'after the claim', 'after the commit'] as const) {
    await sendAndDie({ ...told, point })
    expect([point, smtp.received.length]).toEqual([point, 0])
  }
  // The one declared point: the server has the mail, and nobody could note it.
  await sendAndDie({ ...told, point: 'after the handover' })
  const handedOver = smtp.received.length
  expect(handedOver).toBeGreaterThan(0)

  const site = await openAlerts({ ...told, takeOver: true })
  cleanups.push(site.stop)
  const { db, run } = site.database
  await site.run()
  const waiting = async () => (await run('select id from mails')).rows
  await expect.poll(waiting).toEqual([])
  // What was told stays told: the next time there is nothing.
  await due(db)
  await site.run()
  expect(await waiting()).toEqual([])

  for (const email of followers) {
    const mails = smtp.received.filter(({ envelope }) => envelope.to.includes(email))
    expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(1)
    expect(mails[0]!.text).toContain('Actuaire')
  }
  expect(smtp.received).toHaveLength(followers.length + handedOver)
  const { rows } = await db.execute(sql`select (select count(*)::int from alert_jobs) as told,
    (select count(*)::int from notifications where event = 'alerts') as notified`)
  expect(rows).toEqual([{ told: 2, notified: 2 }])
})
