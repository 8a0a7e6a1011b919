// @module-tag long
// @module-tag alone
import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { afterEach, expect, test } from 'vitest'
import type { Database } from '../src/platform/server/database/db.ts'
import { openDatabase } from '../src/platform/server/database/db.ts'
import { startMailer } from '../src/platform/server/mail/mail.ts'
import { startQueue } from '../src/platform/server/queue/queue.ts'
import { SHORT_LIVED } from './support/run-florin.ts'
import type { SmtpProbe } from './support/smtp.ts'
import { startSmtp } from './support/smtp.ts'
import type { Place } from './support/test-database.ts'
import { newPlace } from './support/test-database.ts'

const config = (smtp: SmtpProbe) => ({
  smtpUrl: smtp.url,
  mailFrom: { name: 'Florin', address: 'bonjour@florin.example' },
})
const mail = {
  to: 'marie@exemple.example',
  kind: 'welcome',
  subject: 'Bienvenue',
  html: '<p>Bonjour</p>',
  text: 'Bonjour',
}

/** A process that writes a mail in a transaction; it dies at once when the transaction has committed, or is left to work. */
function writeIn(
  place: Place,
  smtp: SmtpProbe,
  after: 'die' | 'work',
): { child: ChildProcess; gone: Promise<unknown> } {
  const script = `
    import { openDatabase } from './src/platform/server/database/db.ts'
    import { startMailer } from './src/platform/server/mail/mail.ts'
    import { startQueue } from './src/platform/server/queue/queue.ts'
    const database = await openDatabase(${JSON.stringify({ databaseUrl: place.databaseUrl, dataFolder: place.dataFolder })})
    const queue = await startQueue(database, console.error)
    const mailer = await startMailer({ database, queue, config: ${JSON.stringify(config(smtp))}, log: console })
    await database.db.transaction((tx) => mailer.write(tx, ${JSON.stringify(mail)}))
    ${after === 'die' ? `process.kill(process.pid, 'SIGKILL')` : ''}`
  const child = spawn(process.execPath, [...SHORT_LIVED, '--input-type=module', '-e', script], { stdio: 'inherit' })
  return { child, gone: once(child, 'exit') }
}

const cleanups: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup()
})

async function setting(): Promise<{ place: Place; smtp: SmtpProbe }> {
  const place = await newPlace('template')
  cleanups.push(place.remove)
  const smtp = await startSmtp()
  cleanups.push(smtp.stop)
  return { place, smtp }
}

async function restart(place: Place, smtp: SmtpProbe): Promise<Database> {
  const database = await openDatabase(place)
  cleanups.push(database.close)
  const queue = await startQueue(database, () => undefined)
  const mailer = await startMailer({ database, queue, config: config(smtp), log: { warn: () => undefined } })
  cleanups.push(mailer.stop, queue.stop)
  return database
}

const remaining = async (database: Database) => (await database.run('select id from mails')).rows

test('killed between the commit and the delivery: delivered after the restart', async () => {
  const { place, smtp } = await setting()
  await writeIn(place, smtp, 'die').gone
  expect(smtp.received).toEqual([])
  const database = await restart(place, smtp)
  await expect.poll(() => smtp.received.length).toBe(1)
  await expect.poll(() => remaining(database)).toEqual([])
  expect(smtp.received).toMatchObject([{ subject: 'Bienvenue', envelope: { to: ['marie@exemple.example'] } }])
})

test('killed while handing the mail over: handed over again under the same Message-ID', async () => {
  const { place, smtp } = await setting()
  const holding = Promise.withResolvers<void>()
  const answer = Promise.withResolvers<null>()
  smtp.onMail = () => {
    holding.resolve()
    return answer.promise
  }
  const { child, gone } = writeIn(place, smtp, 'work')
  await holding.promise
  child.kill('SIGKILL')
  await gone
  smtp.onMail = () => null
  const database = await restart(place, smtp)
  // Half a minute of silence tells the queue that nobody holds the job any more; then it waits for its next try.
  await database.run(`update queue.job set heartbeat_on = now() - interval '1 minute' where state = 'active'`)
  const hurry = () => database.run(`update queue.job set start_after = now() where state = 'retry'`)
  await expect.poll(() => hurry().then(() => remaining(database))).toEqual([])
  answer.resolve(null)
  expect(smtp.offered).toHaveLength(2)
  expect(smtp.offered[1]).toBe(smtp.offered[0])
})
