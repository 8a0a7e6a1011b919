import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lt, ne, notInArray, or, sql } from 'drizzle-orm'
import type { Db, Tx } from '#platform/server/database/db.ts'
import { own } from '#platform/server/database/ownership.ts'
import { prepared } from '#platform/server/database/prepared.ts'
import {
  accounts,
  flagColumns,
  knownDevices,
  sessions,
  sessionTokens,
  totpFactors,
} from '../../server/accounts.tables.ts'

/** How long a replaced token still serves calls already on their way, and a retry of its refresh. */
const GRACE_SECONDS = 30

const graceStart = sql`now() - make_interval(secs => ${GRACE_SECONDS})`
const inSeconds = (seconds: number) => sql`now() + make_interval(secs => ${seconds})`

// Asked by every call of a member.
const byToken = prepared((db) =>
  db
    .select({
      sessionId: sessions.id,
      kind: sessions.kind,
      remembered: sessions.remembered,
      accountId: accounts.id,
      role: accounts.role,
      companyId: accounts.companyId,
      verifiedAt: accounts.emailVerifiedAt,
      given: flagColumns,
      // Only administrators are asked: nobody else's calls look for it.
      secondFactor: sql<boolean>`${accounts.role} = 'administrator' and exists (select from ${totpFactors}
        where ${totpFactors.accountId} = ${accounts.id} and ${totpFactors.confirmedAt} is not null)`,
      stale: sql<boolean>`${sessions.lastSeenAt} < now() - interval '5 minutes'`,
    })
    .from(sessionTokens)
    .innerJoin(sessions, eq(sessions.id, sessionTokens.sessionId))
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(
      and(
        eq(sessionTokens.hash, sql.placeholder('hash')),
        gt(sessionTokens.expiresAt, sql`now()`),
        gt(sessions.expiresAt, sql`now()`),
        or(isNull(sessionTokens.rotatedAt), gt(sessionTokens.rotatedAt, graceStart)),
        isNull(accounts.suspendedAt),
      ),
    ),
)

/** Nobody who is suspended is found here, whatever they carry. */
export async function findByToken(db: Db, hash: Buffer) {
  const [row] = await byToken(db, { hash })
  return row ?? null
}

// Nobody has more browsers and programs. Every one is listed in the settings: what is beyond ends, the longest unseen first.
const MOST_SESSIONS = 50

export async function insertSession(
  db: Db,
  session: Omit<typeof sessions.$inferInsert, 'expiresAt'>,
  token: Buffer,
  seconds: number,
): Promise<void> {
  const expiresAt = inSeconds(seconds)
  const [row] = await db
    .insert(sessions)
    .values({ ...session, expiresAt })
    .returning({ id: sessions.id })
  await db.insert(sessionTokens).values({ hash: token, sessionId: row!.id, expiresAt })
  const newest = db
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.accountId, session.accountId))
    .orderBy(desc(sessions.lastSeenAt))
    .limit(MOST_SESSIONS)
  await db.delete(sessions).where(and(eq(sessions.accountId, session.accountId), notInArray(sessions.id, newest)))
}

/** Seen now; a session that lives as long as it is used lives on. */
export async function touch(db: Db, sessionId: string, slidingSeconds: number | null): Promise<void> {
  const expiresAt = slidingSeconds === null ? {} : { expiresAt: inSeconds(slidingSeconds) }
  await db
    .update(sessions)
    .set({ lastSeenAt: sql`now()`, ...expiresAt })
    .where(eq(sessions.id, sessionId))
  if (slidingSeconds !== null)
    await db.update(sessionTokens).set(expiresAt).where(eq(sessionTokens.sessionId, sessionId))
}

// Of a session that replaces its token again and again, so many of those before are recognised.
const REPLACED_KEPT = 100

/**
 * Replaces a token by its successor: exactly one of all who try at once does. The session is held first, as everybody does who ends
 * one: whoever begins with its tokens would wait for them while they wait for the session.
 */
export async function rotate(
  db: Db,
  old: Buffer,
  successor: { hash: Buffer; sealed: Buffer; seconds: number },
): Promise<string | null> {
  const session = db.select({ id: sessionTokens.sessionId }).from(sessionTokens).where(eq(sessionTokens.hash, old))
  await db.select({ id: sessions.id }).from(sessions).where(inArray(sessions.id, session)).for('update')
  const [row] = await db
    .update(sessionTokens)
    .set({ rotatedAt: sql`now()`, successorSealed: successor.sealed })
    .where(and(eq(sessionTokens.hash, old), isNull(sessionTokens.rotatedAt), gt(sessionTokens.expiresAt, sql`now()`)))
    .returning({ sessionId: sessionTokens.sessionId })
  if (!row) return null
  const expiresAt = inSeconds(successor.seconds)
  await db.insert(sessionTokens).values({ hash: successor.hash, sessionId: row.sessionId, expiresAt })
  await db
    .update(sessions)
    .set({ lastSeenAt: sql`now()`, expiresAt })
    .where(eq(sessions.id, row.sessionId))
  const replaced = and(eq(sessionTokens.sessionId, row.sessionId), isNotNull(sessionTokens.rotatedAt))
  const newest = db
    .select({ hash: sessionTokens.hash })
    .from(sessionTokens)
    .where(replaced)
    .orderBy(desc(sessionTokens.rotatedAt))
    .limit(REPLACED_KEPT)
  await db.delete(sessionTokens).where(and(replaced, notInArray(sessionTokens.hash, newest)))
  return row.sessionId
}

/** A token that was replaced already: what its successor is, and whether that was just now. */
export async function findRotated(db: Db, hash: Buffer) {
  const [row] = await db
    .select({
      sessionId: sessionTokens.sessionId,
      sealed: sessionTokens.successorSealed,
      recent: sql<boolean>`${sessionTokens.rotatedAt} > ${graceStart}`,
    })
    .from(sessionTokens)
    .where(eq(sessionTokens.hash, hash))
  return row ?? null
}

export const endSession = (db: Db, sessionId: string) => db.delete(sessions).where(eq(sessions.id, sessionId))

/** One of somebody's own; another's is not there. */
export async function endSessionOf(db: Db, accountId: number, sessionId: string): Promise<boolean> {
  const ended = await db
    .delete(sessions)
    .where(own(sessions, accountId, sessionId))
    .returning({ id: sessions.id })
  return ended.length > 0
}

export const endSessionsOf = (db: Db, accountId: number, except: string | null) =>
  db
    .delete(sessions)
    .where(and(eq(sessions.accountId, accountId), except === null ? undefined : ne(sessions.id, except)))

export const findSessionsOf = (db: Db, accountId: number) =>
  db
    .select()
    .from(sessions)
    .where(and(eq(sessions.accountId, accountId), gt(sessions.expiresAt, sql`now()`)))
    .orderBy(desc(sessions.lastSeenAt))

/** Whether somebody's session is still there; until the transaction ends nobody ends it. */
export async function lockSession(tx: Tx, accountId: number, sessionId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(own(sessions, accountId, sessionId), gt(sessions.expiresAt, sql`now()`)))
    .for('share')
  return rows.length > 0
}

export const isKnownDevice = async (db: Db, accountId: number, hash: Buffer): Promise<boolean> =>
  (await db.$count(knownDevices, and(eq(knownDevices.accountId, accountId), eq(knownDevices.hash, hash)))) > 0

/** Every device but one. */
export const forgetDevices = (db: Db, accountId: number, except: Buffer | null) =>
  db
    .delete(knownDevices)
    .where(and(eq(knownDevices.accountId, accountId), except === null ? undefined : ne(knownDevices.hash, except)))

/** Whether the account was seen on this device before; from now on it was. `first`: it had none at all. */
export async function noteDevice(db: Db, accountId: number, hash: Buffer): Promise<{ known: boolean; first: boolean }> {
  const [count] = await db
    .select({ others: sql<number>`count(*)::int` })
    .from(knownDevices)
    .where(eq(knownDevices.accountId, accountId))
  const added = await db
    .insert(knownDevices)
    .values({ accountId, hash })
    .onConflictDoNothing()
    .returning({ hash: knownDevices.hash })
  const newest = db
    .select({ hash: knownDevices.hash })
    .from(knownDevices)
    .where(eq(knownDevices.accountId, accountId))
    .orderBy(desc(knownDevices.seenAt))
    .limit(MOST_SESSIONS)
  if (count!.others >= MOST_SESSIONS)
    await db
      .delete(knownDevices)
      .where(and(eq(knownDevices.accountId, accountId), notInArray(knownDevices.hash, newest)))
  return { known: added.length === 0, first: count!.others === 0 }
}

/** When the browsers an account knows were first seen; what recognises them stays here. */
export const findDevicesOf = (db: Db, accountId: number) =>
  db
    .select({ seenAt: knownDevices.seenAt })
    .from(knownDevices)
    .where(eq(knownDevices.accountId, accountId))
    .orderBy(asc(knownDevices.seenAt), asc(knownDevices.hash))

const PRUNED_AT_ONCE = 2_000

/** Sessions and tokens whose time is over, some at a time: a statement has its time, too. */
export async function pruneSessions(db: Db): Promise<void> {
  for (const table of [sessionTokens, sessions]) {
    for (let pruned = PRUNED_AT_ONCE; pruned === PRUNED_AT_ONCE;) {
      const some = db
        .select({ ctid: sql`ctid` })
        .from(table)
        .where(lt(table.expiresAt, sql`now()`))
        .limit(PRUNED_AT_ONCE)
      pruned = (
        await db
          .delete(table)
          .where(sql`ctid in ${some}`)
          .returning({ at: table.expiresAt })
      ).length
    }
  }
}
