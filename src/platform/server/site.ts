import type { Db, Tx } from './database/db.ts'
import type { Files } from './files/files.ts'
import type { Mailer } from './mail/mail.ts'
import type { Queue } from './queue/queue.ts'

/** What use cases work with: one for the whole process, made in `app/server.ts`. */
export type Site = {
  db: Db
  mailer: Pick<Mailer, 'write'>
  /** What is to be done later, or by itself. */
  queue: Pick<Queue, 'send'>
  /** Where what people have sent is kept. */
  files: Pick<Files, 'store'>
  /** The absolute address of a path of this site, for links in mails. */
  linkTo: (path: string) => string
  /** How the site is called, where the settings say so. */
  origin: string | null
  /** Seals what must be readable again, and signs what comes back. */
  secret: string
}

/** The same, inside a transaction: `inside(site, (site) => …)` gives it, and nothing else. */
export type Inside<S extends Site = Site> = S & { db: Tx }

export const inside = <S extends Site, T>(site: S, work: (site: Inside<S>) => Promise<T>): Promise<T> =>
  site.db.transaction((tx) => work({ ...site, db: tx }))
