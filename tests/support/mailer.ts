import { beforeAll } from 'vitest'
import type { Database } from '../../src/platform/server/database/db.ts'
import type { Mailer } from '../../src/platform/server/mail/mail.ts'
import { startMailer } from '../../src/platform/server/mail/mail.ts'
import type { Queue } from '../../src/platform/server/queue/queue.ts'
import { startQueue } from '../../src/platform/server/queue/queue.ts'

export type Written = {
  to: string
  kind: string
  subject: string
  text: string
  html: string
  unsubscribe: string | null
}

type Site = { readonly database: Database; beforeClose: (close: () => Promise<unknown>) => void }
type Post = {
  readonly mailer: Mailer
  readonly queue: Queue
  /** What was committed so far, oldest first. */
  written: () => Promise<Written[]>
}

/** The queue and the mailer of a site without an SMTP server, as the product has them. */
export async function openMailer(site: Site): Promise<Post> {
  const complain = (error: unknown): never => {
    throw error
  }
  const queue = await startQueue(site.database, complain)
  site.beforeClose(() => queue.stop())
  const config = { smtpUrl: null, mailFrom: null }
  const mailer = await startMailer({ database: site.database, queue, config, log: console })
  return {
    mailer,
    queue,
    written: async () => {
      const { rows } = await site.database.run(
        'select recipient as "to", kind, subject, text, html, unsubscribe from mails order by id',
      )
      return rows as Written[]
    },
  }
}

/** `openMailer` for the tests of one file. */
export function useMailer(site: Site): Post {
  let post: Post
  beforeAll(async () => {
    post = await openMailer(site)
  })
  return {
    get mailer() {
      return post.mailer
    },
    get queue() {
      return post.queue
    },
    written: () => post.written(),
  }
}
