import { createHash } from 'node:crypto'
import { isIPv6 } from 'node:net'
import { inArray, lt, sql } from 'drizzle-orm'
import { platformRefusals, refuse } from '../../refusals.ts'
import type { Db } from './db.ts'
import { rateLimits } from './limits.tables.ts'

/** At most so many tries in so many seconds. */
export type Limit = { name: string; most: number; seconds: number }

const keyOf = ({ name }: Limit, subject: string): Buffer => createHash('sha256').update(`${name}\0${subject}`).digest()

/** `cost` is how many tries one counts for: a limit may count kilobytes as well. */
type Tries = readonly { limit: Limit; subject: string; cost?: number }[]

/** Counts a try against each limit, and refuses it if any is used up. */
export async function countTry(db: Db, tries: Tries): Promise<void> {
  const retryAfter = await secondsToWait(db, tries)
  if (retryAfter !== null) throw refuse({ ...platformRefusals['platform/too_many'], retryAfter })
}

/** Counts a try against each limit, and says whether there was one left. */
export const hadTryLeft = async (db: Db, tries: Tries): Promise<boolean> => (await secondsToWait(db, tries)) === null

/**
 * Counts in one statement of the database, so that instances and parallel calls share the count. The key is a hash: neither
 * addresses nor e-mails are kept.
 */
async function secondsToWait(db: Db, tries: Tries): Promise<number | null> {
  const now = sql`now()`
  const rows = await db
    .insert(rateLimits)
    .values(
      tries.map(({ limit, subject, cost = 1 }) => ({
        key: keyOf(limit, subject),
        hits: cost,
        resetsAt: sql`now() + make_interval(secs => ${limit.seconds})`,
      })),
    )
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        hits: sql`case when ${rateLimits.resetsAt} <= ${now} then excluded.hits else ${rateLimits.hits} + excluded.hits end`,
        resetsAt: sql`case when ${rateLimits.resetsAt} <= ${now} then excluded.resets_at else ${rateLimits.resetsAt} end`,
      },
    })
    .returning()
  const used = tries.flatMap(({ limit, subject }) => {
    const row = rows.find(({ key }) => key.equals(keyOf(limit, subject)))
    return row && row.hits > limit.most ? [row.resetsAt.getTime()] : []
  })
  return used.length === 0 ? null : Math.max(1, Math.ceil((Math.max(...used) - Date.now()) / 1000))
}

/** A success forgives the tries before it. */
export async function forgiveTries(db: Db, tries: Tries): Promise<void> {
  const keys = tries.map(({ limit, subject }) => keyOf(limit, subject))
  await db.delete(rateLimits).where(inArray(rateLimits.key, keys))
}

export async function pruneLimits(db: Db): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.resetsAt, sql`now()`))
}

const DOTLESS = new Set(['gmail.com', 'googlemail.com'])

/** Spellings of an address that reach one mailbox are one: what follows a plus sign is left out, as are dots where they mean nothing. */
export function mailboxSubject(email: string): string {
  const at = email.lastIndexOf('@')
  const [name, domain] = [email.slice(0, at).toLowerCase().split('+')[0]!, email.slice(at + 1).toLowerCase()]
  return DOTLESS.has(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`
}

/** Whoever holds an IPv6 address holds its whole network of 64 bits: they are one. */
export function addressSubject(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)
  if (mapped) return mapped[1]!
  if (!isIPv6(address)) return address
  const [head = '', tail = ''] = address.split('%')[0]!.split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail === '' ? [] : tail.split(':')
  const missing = address.includes('::') ? 8 - left.length - right.length : 0
  const groups = [...left, ...Array<string>(Math.max(0, missing)).fill('0'), ...right]
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}
