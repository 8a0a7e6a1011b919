import { and, asc, eq, gt, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Db, Tx } from '#platform/server/database/db.ts'
import { CONSENT_TEXT } from '../newsletter.rules.ts'
import type { AskedFrom } from '../newsletter.rules.ts'
import { newsletterSubscribers as subscribers } from './newsletter.tables.ts'

export type Subscriber = typeof subscribers.$inferSelect

/** Those who get the next letter. */
export const active: SQL = and(
  isNotNull(subscribers.confirmedAt),
  isNull(subscribers.unsubscribedAt),
  isNull(subscribers.bouncedAt),
)!

const first = <T>(rows: T[]): T | null => rows[0] ?? null

export const isActive = ({ state }: Subscriber): boolean => state === 'active'

/** Held until the transaction ends: two who ask for one address at once wait for each other. */
export const lockByEmail = async (tx: Tx, email: string): Promise<Subscriber | null> =>
  first(await tx.select().from(subscribers).where(eq(subscribers.email, email)).for('update'))

type Asked = { email: string; confirmHash: Buffer; askedFrom: AskedFrom }

/** A new link takes the place of the one before; what was proved before stays until it is confirmed. */
export const upsertAsked = async (tx: Tx, { email, ...asked }: Asked, hours: number): Promise<void> => {
  const pending = {
    ...asked,
    askedText: CONSENT_TEXT,
    askedAt: sql<Date>`now()`,
    confirmUntil: sql<Date>`now() + make_interval(hours => ${hours})`,
  }
  await tx
    .insert(subscribers)
    .values({ email, ...pending })
    .onConflictDoUpdate({ target: subscribers.email, set: pending })
}

const proved = (by: 'mail' | 'session') => ({
  consentedAt: sql`${subscribers.askedAt}`,
  consentFrom: sql`${subscribers.askedFrom}`,
  consentText: sql`${subscribers.askedText}`,
  confirmedAt: sql`now()`,
  confirmedBy: by,
  confirmHash: null,
  confirmUntil: null,
  unsubscribedAt: null,
  bouncedAt: null,
  bounceReason: '',
})

/** Of all who use a link at once one gets through, once. */
export const setConfirmed = async (tx: Tx, hash: Buffer): Promise<boolean> => {
  const rows = await tx
    .update(subscribers)
    .set(proved('mail'))
    .where(and(eq(subscribers.confirmHash, hash), gt(subscribers.confirmUntil, sql`now()`)))
    .returning({ id: subscribers.id })
  return rows.length > 0
}

/** A member at their own confirmed address needs no link. */
export const upsertConfirmed = async (tx: Tx, email: string, accountId: number, from: AskedFrom): Promise<void> => {
  const asked = { accountId, askedFrom: from, askedText: CONSENT_TEXT, askedAt: sql<Date>`now()` }
  const proof = {
    ...asked,
    consentedAt: sql<Date>`now()`,
    consentFrom: from,
    consentText: CONSENT_TEXT,
    confirmedAt: sql<Date>`now()`,
    confirmedBy: 'session' as const,
    confirmHash: null,
    confirmUntil: null,
    unsubscribedAt: null,
    bouncedAt: null,
    bounceReason: '',
  }
  await tx
    .insert(subscribers)
    .values({ email, ...proof })
    .onConflictDoUpdate({ target: subscribers.email, set: proof })
}

/** False where nobody has that number. Ended twice, it ended the first time. */
export const setUnsubscribed = async (db: Db, id: number): Promise<boolean> => {
  const rows = await db
    .update(subscribers)
    .set({ unsubscribedAt: sql`coalesce(${subscribers.unsubscribedAt}, now())`, confirmHash: null, confirmUntil: null })
    .where(and(eq(subscribers.id, id), isNotNull(subscribers.confirmedAt)))
    .returning({ id: subscribers.id })
  return rows.length > 0
}

export const setBounced = async (tx: Tx, id: number, reason: string): Promise<void> => {
  await tx
    .update(subscribers)
    .set({ bouncedAt: sql`now()`, bounceReason: reason.slice(0, 100) })
    .where(and(eq(subscribers.id, id), active))
}

export const countActive = (db: Db): Promise<number> => db.$count(subscribers, active)

export async function countSubscribers(db: Db) {
  const [row] = await db
    .select({
      active: sql<number>`count(*) filter (where ${active})::int`,
      waiting: sql<number>`count(*) filter (where ${isNull(subscribers.confirmedAt)})::int`,
      unsubscribed: sql<number>`count(*) filter (where ${gt(subscribers.unsubscribedAt, sql`now() - interval '30 days'`)})::int`,
      bounced: sql<number>`count(*) filter (where ${isNotNull(subscribers.bouncedAt)})::int`,
    })
    .from(subscribers)
  return row!
}

/** What nobody confirmed in time, and after a while those whose letters ended. */
export const deleteOver = async (db: Db, days: number): Promise<void> => {
  const long = sql`now() - make_interval(days => ${days})`
  await db
    .delete(subscribers)
    .where(
      or(
        and(isNull(subscribers.confirmedAt), lt(subscribers.confirmUntil, sql`now()`)),
        lt(subscribers.unsubscribedAt, long),
        lt(subscribers.bouncedAt, long),
      ),
    )
}

const ofPerson = (accountId: number, email: string | null): SQL =>
  or(eq(subscribers.accountId, accountId), email === null ? undefined : eq(subscribers.email, email))!

/** What is kept of somebody: as a member, or at an address that is known to be theirs. */
export const findOfPerson = (db: Db, accountId: number, email: string | null): Promise<Subscriber[]> =>
  db.select().from(subscribers).where(ofPerson(accountId, email)).orderBy(asc(subscribers.id))

export const deleteByEmail = async (tx: Tx, email: string): Promise<void> => {
  await tx.delete(subscribers).where(eq(subscribers.email, email))
}

export const insertSubscribers = (tx: Tx, rows: (typeof subscribers.$inferInsert)[]) =>
  tx.insert(subscribers).values(rows).returning({ id: subscribers.id, bouncedAt: subscribers.bouncedAt })
