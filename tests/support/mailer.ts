import { asc } from 'drizzle-orm'
import { beforeAll } from 'vitest'
import type { Mailer } from '../../src/platform/server/mail.ts'
import { startMailer } from '../../src/platform/server/mail.ts'
import { mails } from '../../src/platform/server/mail.tables.ts'
import type { Queue } from '../../src/platform/server/queue.ts'
import { startQueue } from '../../src/platform/server/queue.ts'
import type { TestDatabase } from './test-database.ts'

/** The queue and the mailer of a site without an SMTP server, for the tests of one file. */
export function useMailer(site: TestDatabase): {
  readonly mailer: Mailer
  readonly queue: Queue
  /** What was written so far, oldest first. */
  written: () => Promise<{ to: string; kind: string; subject: string; text: string; html: string }[]>
} {
  let queue: Queue
  let mailer: Mailer
  beforeAll(async () => {
    const complain = (error: unknown): never => {
      throw error
    }
    queue = await startQueue(site.database, complain)
    site.beforeClose(() => queue.stop())
    const config = { smtpUrl: null, mailFrom: null }
    mailer = await startMailer({ database: site.database, queue, config, log: console })
  })
  return {
    get mailer() {
      return mailer
    },
    get queue() {
      return queue
    },
    written: () =>
      site.db
        .select({ to: mails.recipient, kind: mails.kind, subject: mails.subject, text: mails.text, html: mails.html })
        .from(mails)
        .orderBy(asc(mails.writtenAt), asc(mails.id)),
  }
}
