// A site that sends its alerts by SMTP. As a process of its own (`node tests/support/alerts-run.ts '{…}'`) it dies where it is told to.
import { sendDueAlerts } from '../../src/features/alerts/server/alert-sending.ts'
import { jobCollection } from '../../src/features/jobs/server/job-collection.ts'
import { startChanges } from '../../src/platform/server/changes/changes.ts'
import { startCollection } from '../../src/platform/server/collection/start-collection.ts'
import { openIndexIn } from '../../src/app/search.ts'
import { diskStore } from '../../src/platform/server/files/disk-store.ts'
import type { Db, Tx } from '../../src/platform/server/database/db.ts'
import { openDatabase } from '../../src/platform/server/database/db.ts'
import { startMailer } from '../../src/platform/server/mail/mail.ts'
import { startQueue } from '../../src/platform/server/queue/queue.ts'

type Point = 'before the claim' | 'after the claim' | 'after the commit' | 'after the handover'

export type Told = { databaseUrl: string | null; dataFolder: string; smtpUrl: string; point?: Point; takeOver?: true }

const die = (): never => {
  process.kill(process.pid, 'SIGKILL')
  // The signal ends the process before this line does.
  throw new Error('killed')
}

/** The same object, one method of which is the end. */
const dyingAt = <T extends object>(given: T, method: string): T =>
  new Proxy(given, { get: (target, name) => (name === method ? die : (Reflect.get(target, name) as unknown)) })

type Work = (tx: Tx) => Promise<unknown>

/** A database whose first transaction of the run is its last one. */
const dyingIn = (db: Db, point: Point): Db =>
  new Proxy(db, {
    get: (target, name) => {
      if (name !== 'transaction') return Reflect.get(target, name) as unknown
      return async (work: Work) => {
        await target.transaction((tx) => work(point === 'after the claim' ? dyingAt(tx, 'insert') : tx))
        if (point === 'after the commit') die()
      }
    },
  })

export async function openAlerts({ databaseUrl, dataFolder, smtpUrl, point, takeOver }: Told) {
  const database = await openDatabase({ databaseUrl, dataFolder })
  // What a dead instance held is given to another after half a minute of silence: here, at once.
  if (takeOver) await database.run(`update queue.job set state = 'retry', start_after = now() where state = 'active'`)
  const queue = await startQueue(database, () => undefined)
  const config = { smtpUrl, mailFrom: { name: 'Florin', address: 'bonjour@florin.example' } }
  const mails = point === 'after the handover' ? { db: dyingAt(database.db, 'delete') } : database
  const mailer = await startMailer({ database: mails, queue, config, log: { warn: () => undefined } })
  const changes = startChanges(database, { report: () => undefined })
  const ground = { open: openIndexIn(() => null), changes, report: () => undefined }
  const index = startCollection(database.db, jobCollection, ground)
  await index.catchUp()
  const site = {
    db: point ? dyingIn(database.db, point) : database.db,
    mailer,
    queue,
    files: { store: diskStore('nowhere') },
    linkTo: (path: string) => `http://florin.test${path}`,
    origin: null,
    secret: 'a secret of at least thirty-two characters',
    index: point === 'before the claim' ? dyingAt(index, 'search') : index,
  }
  return {
    database,
    run: () =>
      sendDueAlerts(site, (error) => {
        throw error
      }),
    stop: async () => {
      await index.stop()
      await changes.stop()
      await queue.stop()
      await mailer.stop()
      await database.close()
    },
  }
}

if (process.argv[1] === import.meta.filename) await (await openAlerts(JSON.parse(process.argv[2]!) as Told)).run()
