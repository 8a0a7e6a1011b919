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

declare const begun: unique symbol

/** The same, inside a transaction. `within` makes it, and nothing else: what is written by hand lacks the mark, which no value has. */
export type Inside<S extends Site = Site> = S & { db: Tx; [begun]: true }

/** The site within a transaction that was begun already. */
export const within = <S extends Site>(site: S, tx: Tx): Inside<S> => ({ ...site, db: tx }) as Inside<S>

export const inside = <S extends Site, T>(site: S, work: (site: Inside<S>) => Promise<T>): Promise<T> =>
  site.db.transaction((tx) => work(within(site, tx)))
