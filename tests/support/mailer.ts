import { beforeAll } from 'vitest'
import type { Mailer } from '../../src/platform/server/mail.ts'
import { startMailer } from '../../src/platform/server/mail.ts'
import type { Queue } from '../../src/platform/server/queue.ts'
import { startQueue } from '../../src/platform/server/queue.ts'
import type { TestDatabase } from './test-database.ts'

type Written = { to: string; kind: string; subject: string; text: string; html: string }

/** The queue and the mailer of a site without an SMTP server, for the tests of one file. */
export function useMailer(site: TestDatabase): {
  readonly mailer: Mailer
  readonly queue: Queue
  /** What was written so far, oldest first. */
  written: () => Promise<Written[]>
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
    written: async () => {
      const { rows } = await site.database.run(
        'select recipient as "to", kind, subject, text, html from mails order by written_at, id',
      )
      return rows as Written[]
    },
  }
}
