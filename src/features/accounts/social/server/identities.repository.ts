import { and, eq, exists, gt, isNotNull, lt, ne, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db, Tx } from '#platform/server/database/db.ts'
import type { SocialProvider } from '../../accounts.rules.ts'
import type { Account } from '../../server/accounts.repository.ts'
import { accounts, identities, identityAttempts, passkeys, pendingIdentities } from '../../server/accounts.tables.ts'

const later = (seconds: number) => sql`now() + make_interval(secs => ${seconds})`

// Identities -------------------------------------------------------------------------------------------
export async function findAccountBy(db: Db, provider: SocialProvider, subject: string): Promise<Account | null> {
  const [row] = await db
    .select({ account: accounts })
    .from(identities)
    .innerJoin(accounts, eq(accounts.id, identities.accountId))
    .where(and(eq(identities.provider, provider), eq(identities.subject, subject)))
  return row?.account ?? null
}

export const findIdentitiesOf = (db: Db, accountId: number) =>
  db
    .select({ provider: identities.provider, createdAt: identities.createdAt })
    .from(identities)
    .where(eq(identities.accountId, accountId))
    .orderBy(identities.provider)

/** Nothing if the identity belongs to an account already, or the account to another one of that provider. */
export async function insertIdentity(
  tx: Tx,
  identity: { provider: SocialProvider; subject: string; accountId: number },
): Promise<boolean> {
  const rows = await tx
    .insert(identities)
    .values(identity)
    .onConflictDoNothing()
    .returning({ accountId: identities.accountId })
  return rows.length > 0
}

/** Removes it if another way in stays. Those who remove ways in wait for each other at the account. */
export async function deleteIdentity(tx: Tx, accountId: number, provider: SocialProvider): Promise<boolean> {
  await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId)).for('update')
  const others = alias(identities, 'others')
  const one = { one: sql`1` }
  const password = and(eq(accounts.id, accountId), isNotNull(accounts.passwordHash))
  const other = and(eq(others.accountId, accountId), ne(others.provider, provider))
  const rows = await tx
    .delete(identities)
    .where(
      and(
        eq(identities.accountId, accountId),
        eq(identities.provider, provider),
        or(
          exists(tx.select(one).from(accounts).where(password)),
          exists(tx.select(one).from(passkeys).where(eq(passkeys.accountId, accountId))),
          exists(tx.select(one).from(others).where(other)),
        ),
      ),
    )
    .returning({ provider: identities.provider })
  return rows.length > 0
}

export const deleteIdentitiesOf = (tx: Tx, accountId: number) =>
  tx.delete(identities).where(eq(identities.accountId, accountId))

// Under way --------------------------------------------------------------------------------------------
export const insertAttempt = (
  db: Db,
  attempt: Omit<typeof identityAttempts.$inferInsert, 'expiresAt'>,
  seconds: number,
) => db.insert(identityAttempts).values({ ...attempt, expiresAt: later(seconds) })

/** Uses an attempt up: of all who try at once, one gets it, and only in the browser that began it. */
export async function takeAttempt(db: Db, attempt: { hash: Buffer; browser: Buffer; provider: SocialProvider }) {
  const [row] = await db
    .delete(identityAttempts)
    .where(
      and(
        eq(identityAttempts.hash, attempt.hash),
        eq(identityAttempts.browser, attempt.browser),
        eq(identityAttempts.provider, attempt.provider),
        gt(identityAttempts.expiresAt, sql`now()`),
      ),
    )
    .returning()
  return row ?? null
}

// Waiting for a password -------------------------------------------------------------------------------
export const insertPending = (
  db: Db,
  pending: { hash: Buffer; provider: SocialProvider; subject: string; accountId: number; back: string },
  seconds: number,
) => db.insert(pendingIdentities).values({ ...pending, expiresAt: later(seconds) })

const open = (hash: Buffer) => and(eq(pendingIdentities.hash, hash), gt(pendingIdentities.expiresAt, sql`now()`))

export async function findPending(db: Db, hash: Buffer) {
  const [row] = await db.select().from(pendingIdentities).where(open(hash))
  return row ?? null
}

/** Counts a try in the statement that reads, so that parallel ones cannot share one. */
export async function tryPending(db: Db, hash: Buffer, most: number) {
  const [row] = await db
    .update(pendingIdentities)
    .set({ tries: sql`${pendingIdentities.tries} + 1` })
    .where(and(open(hash), lt(pendingIdentities.tries, most)))
    .returning()
  return row ?? null
}

export async function takePending(tx: Tx, hash: Buffer): Promise<boolean> {
  const rows = await tx.delete(pendingIdentities).where(open(hash)).returning({ hash: pendingIdentities.hash })
  return rows.length > 0
}

/** The password was right: what is left to prove is the challenge. */
export const setPendingChallenge = (db: Db, hash: Buffer, challenge: Buffer, seconds: number) =>
  db
    .update(pendingIdentities)
    .set({ challenge, expiresAt: later(seconds) })
    .where(eq(pendingIdentities.hash, hash))

export async function takePendingByChallenge(tx: Tx, challenge: Buffer) {
  const [row] = await tx
    .delete(pendingIdentities)
    .where(and(eq(pendingIdentities.challenge, challenge), gt(pendingIdentities.expiresAt, sql`now()`)))
    .returning()
  return row ?? null
}
