import { and, asc, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import type { Db, Tx } from '#platform/server/database/db.ts'
import { own } from '#platform/server/database/ownership.ts'
import { accounts, identities, passkeyChallenges, passkeys } from '../../server/accounts.tables.ts'

export type Passkey = typeof passkeys.$inferSelect

export const findPasskeysOf = (db: Db, accountId: number): Promise<Passkey[]> =>
  db.select().from(passkeys).where(eq(passkeys.accountId, accountId)).orderBy(asc(passkeys.createdAt), asc(passkeys.id))

export async function findPasskey(db: Db, id: string): Promise<Passkey | null> {
  const [row] = await db.select().from(passkeys).where(eq(passkeys.id, id))
  return row ?? null
}

/** Nothing if the credential is known already, whoever it belongs to. */
export async function insertPasskey(tx: Tx, passkey: typeof passkeys.$inferInsert): Promise<boolean> {
  const rows = await tx.insert(passkeys).values(passkey).onConflictDoNothing().returning({ id: passkeys.id })
  return rows.length > 0
}

/** Seen now. Where the authenticator counts, the count must have grown: a copy of it is found out. */
export async function takeCount(db: Db, id: string, counter: number): Promise<boolean> {
  const grown = counter === 0 ? eq(passkeys.counter, 0) : lt(passkeys.counter, counter)
  const rows = await db
    .update(passkeys)
    .set({ counter, lastUsedAt: sql`now()` })
    .where(and(eq(passkeys.id, id), grown))
    .returning({ id: passkeys.id })
  return rows.length > 0
}

export async function deletePasskey(db: Db, accountId: number, id: string): Promise<Passkey | null> {
  const [row] = await db
    .delete(passkeys)
    .where(own(passkeys, accountId, id))
    .returning()
  return row ?? null
}

export const deletePasskeysOf = (tx: Tx, accountId: number) =>
  tx.delete(passkeys).where(eq(passkeys.accountId, accountId))

/** The ways into an account; until the transaction ends, nobody else who asks this way changes them. */
export async function lockWaysIn(tx: Tx, accountId: number) {
  const [account] = await tx
    .select({ passwordHash: accounts.passwordHash })
    .from(accounts)
    .where(eq(accounts.id, accountId))
    .for('update')
  return {
    password: Boolean(account?.passwordHash),
    passkeys: await tx.$count(passkeys, eq(passkeys.accountId, accountId)),
    identities: await tx.$count(identities, eq(identities.accountId, accountId)),
  }
}

// Challenges -------------------------------------------------------------------------------------------
export const insertChallenge = (
  db: Db,
  row: { hash: Buffer; accountId: number | null; challenge: string },
  seconds: number,
) => db.insert(passkeyChallenges).values({ ...row, expiresAt: sql`now() + make_interval(secs => ${seconds})` })

/** Uses a challenge up, for the account it was made for, or for none to sign in. */
export async function takeChallenge(db: Db, hash: Buffer, accountId: number | null): Promise<string | null> {
  const [row] = await db
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.hash, hash),
        accountId === null ? isNull(passkeyChallenges.accountId) : eq(passkeyChallenges.accountId, accountId),
        gt(passkeyChallenges.expiresAt, sql`now()`),
      ),
    )
    .returning({ challenge: passkeyChallenges.challenge })
  return row?.challenge ?? null
}
