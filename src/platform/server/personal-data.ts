import type { Tx } from './database/db.ts'
import type { SignedIn } from './endpoints.ts'
import type { Site } from './site.ts'

/** What becomes of a column: where the export has it, or why the export does not. */
export type Fate = { at: string } | { because: string }
type Fates = Record<string, Fate>

type Person = { accountId: number; email: string }

/** What a room keeps about people who have an account. `app/personal-data.ts` lists them all. */
export type PersonalData = {
  /** Every table that says something about an account, and what becomes of each of its columns. */
  tables: Record<string, Fates>
  /** What each part of the export is, in French: a line of the file that explains the archive. */
  explains: Record<string, string>
  /** What is kept about somebody, part by part, as the export has it. Never what opens an account: no password, secret, key or hash of one. */
  read: (site: Site, actor: SignedIn) => Promise<Record<string, unknown>>
  /** Before the account goes: takes the person out of what stays. */
  anonymise?: (tx: Tx, person: Person) => Promise<void>
  /** Once the account is gone: takes away what no foreign key takes along. */
  erase?: (tx: Tx, person: Person) => Promise<void>
}

export const at = (path: string): Fate => ({ at: path })
export const out = (because: string): Fate => ({ because })
export const same = out('says whose row it is')

const named = (columns: string, fate: (column: string) => Fate): Fates =>
  Object.fromEntries(
    columns
      .trim()
      .split(/\s+/)
      .map((column) => [column, fate(column)]),
  )
/** Several columns that have one fate. */
export const all = (columns: string, fate: Fate): Fates => named(columns, () => fate)
/** Several columns that the export has under their own names. */
export const under = (path: string, columns: string): Fates => named(columns, (column) => at(`${path}.${column}`))
/** The same, written as code writes them: `created_at` as `createdAt`. */
export const underCamel = (path: string, columns: string): Fates =>
  named(columns, (column) => at(`${path}.${column.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase())}`))
