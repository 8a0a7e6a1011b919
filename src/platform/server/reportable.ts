import type { Db, Tx } from './database/db.ts'
import type { Actor } from './endpoints.ts'
import type { Inside } from './site.ts'

/** A thing as the moderation queue shows it. */
export type DescribedThing = {
  title: string
  /** Whose it is, or what it belongs to. */
  detail: string
  /** What it says, for whoever decides. */
  text: string
  /** Its page, while there is one. */
  path: string | null
  /** Whether anybody can see it now: only that can be reported. */
  visible: boolean
  hidden: boolean
  /** Whether it is read before anybody sees it, and has not been yet. To keep it is then to publish it. */
  waits?: boolean
  /** Grows with each change of what it says: a decision names the one that was read. */
  version?: number
  /** The company that it speaks of: its recruiters decide nothing about it, and do not read its case. */
  concerns?: { companyId: number }
  /** Whose it is: the recruiters of a company, or an account. They are told, and may contest. */
  owner: { companyId: number } | { accountId: number }
}

/** A kind of thing that can be reported and hidden. Each room gives its own; `app/reportables.ts` lists them. */
export type Reportable = {
  /** As tables and acts call it: `job`. */
  kind: string
  /** As addresses call it: `/signaler/offre/12`. */
  word: string
  /** « Offre ». */
  label: string
  /** « cette offre ». */
  named: string
  describe: (db: Db, id: number) => Promise<DescribedThing | null>
  /** Of what not everybody is shown: whether this one is. Others cannot report it, nor learn of it. */
  seenBy?: (db: Db, actor: Actor, id: number) => Promise<boolean>
  /** Hides it from every list and page, or shows it as it was before. Says whether that changed anything. */
  setHidden: (tx: Tx, id: number, hidden: boolean) => Promise<boolean>
  /** Tells those who wait for it that a decision has shown it. */
  shown?: (site: Inside, id: number) => Promise<void>
}

export type Reportables = readonly Reportable[]
