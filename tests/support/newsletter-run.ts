// A site that sends a letter by SMTP. As a process of its own (`node tests/support/newsletter-run.ts '{…}'`) it dies where it is told to.
import { findIssue } from '../../src/features/newsletter/server/issues.repository.ts'
import {
  beginSending,
  LETTER_JOB,
  LETTER_MAIL,
  letterSettled,
  writeLetters,
} from '../../src/features/newsletter/server/sending.ts'
import { florin } from '../../src/platform/server/audit/audit.service.ts'
import type { Db, Tx } from '../../src/platform/server/database/db.ts'
import { openDatabase } from '../../src/platform/server/database/db.ts'
import { diskStore } from '../../src/platform/server/files/disk-store.ts'
import type { Mailer } from '../../src/platform/server/mail/mail.ts'
import { startMailer } from '../../src/platform/server/mail/mail.ts'
import type { Queue } from '../../src/platform/server/queue/queue.ts'
import { startQueue } from '../../src/platform/server/queue/queue.ts'

export type Point =
  | 'while recipients are made'
  | 'once recipients are made'
  | 'in the second batch'
  | 'after the second batch'
  | 'after the handover'

export type Told = {
  databaseUrl: string | null
  dataFolder: string
  smtpUrl: string
  issueId: number
  point?: Point
  takeOver?: true
}

const BATCH = 2

const die = (): never => {
  process.kill(process.pid, 'SIGKILL')
  // The signal ends the process before this line does.
  throw new Error('killed')
}

/** The same object, one method of which is the end. */
const dyingAt = <T extends object>(given: T, method: string): T =>
  new Proxy(given, { get: (target, name) => (name === method ? die : (Reflect.get(target, name) as unknown)) })

/** A database whose process ends after so many transactions. */
const dyingAfter = (db: Db, most: number): Db => {
  let done = 0
  return new Proxy(db, {
    get: (target, name) => {
      if (name !== 'transaction') return Reflect.get(target, name) as unknown
      return async (work: (tx: Tx) => Promise<unknown>) => {
        const result = await target.transaction(work)
        if (++done === most) die()
        return result
      }
    },
  })
}

/** A database in whose transactions nothing is done by hand: recipients are. */
const dyingBy = (db: Db, method: string): Db =>
  new Proxy(db, {
    get: (target, name) => {
      if (name !== 'transaction') return Reflect.get(target, name) as unknown
      return (work: (tx: Tx) => Promise<unknown>) => target.transaction((tx) => work(dyingAt(tx, method)))
    },
  })

/** Writes so many mails and no more. */
const dyingMailer = (mailer: Mailer, most: number): Mailer => {
  let written = 0
  return { ...mailer, write: (tx, mail) => (written++ === most ? die() : mailer.write(tx, mail)) }
}

/** Takes mails to be sent and sends none: what is looked at is what was written. */
const deaf = (queue: Queue): Queue => ({ ...queue, work: (job) => queue.work(job, () => new Promise(() => undefined)) })

export async function openLetters({ databaseUrl, dataFolder, smtpUrl, issueId, point, takeOver }: Told) {
  const database = await openDatabase({ databaseUrl, dataFolder })
  // What a dead instance held is given to another after half a minute of silence: here, at once.
  if (takeOver) await database.run(`update queue.job set state = 'retry', start_after = now() where state = 'active'`)
  const queue = await startQueue(database, () => undefined)
  await queue.work(LETTER_JOB, () => Promise.resolve())
  const mailer = await startMailer({
    database: point === 'after the handover' ? { db: dyingAt(database.db, 'transaction') } : database,
    queue: point && point !== 'after the handover' ? deaf(queue) : queue,
    config: { smtpUrl, mailFrom: { name: 'Florin', address: 'bonjour@florin.example' } },
    log: { warn: () => undefined },
    heard: { [LETTER_MAIL]: letterSettled },
  })
  const { db } = database
  const dbs: Partial<Record<Point, Db>> = {
    'while recipients are made': dyingBy(db, 'execute'),
    'once recipients are made': dyingAfter(db, 1),
    'after the second batch': dyingAfter(db, 1),
  }
  const site = {
    db: (point && dbs[point]) ?? db,
    mailer: point === 'in the second batch' ? dyingMailer(mailer, BATCH + 1) : mailer,
    queue,
    files: { store: diskStore('nowhere') },
    linkTo: (path: string) => `http://florin.test${path}`,
    origin: null,
    secret: 'a secret of at least thirty-two characters',
  }
  return {
    database,
    run: async () => {
      const issue = await findIssue(db, issueId)
      if (issue?.state === 'draft') await beginSending(site, issue, florin)
      await writeLetters(site, issueId, BATCH)
    },
    stop: async () => {
      await queue.stop()
      await mailer.stop()
      await database.close()
    },
  }
}

if (process.argv[1] === import.meta.filename) await (await openLetters(JSON.parse(process.argv[2]!) as Told)).run()
