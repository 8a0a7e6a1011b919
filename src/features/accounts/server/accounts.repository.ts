import { and, eq, gt, inArray, isNotNull, isNull, lt, ne, notExists, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db, Tx } from '#platform/server/database/db.ts'
import { prepared } from '#platform/server/database/prepared.ts'
import { identifierOf } from '../accounts.rules.ts'
import { dropLinksOf, later } from './account-links.repository.ts'
import {
  accountLinks,
  accounts,
  identityAttempts,
  passkeyChallenges,
  pendingIdentities,
  signInChallenges,
  signupDrafts,
  totpFactors,
} from './accounts.tables.ts'

export type Account = typeof accounts.$inferSelect
export type NewAccount = typeof accounts.$inferInsert

// Asked by every page of a member.
const byId = prepared((db) =>
  db
    .select()
    .from(accounts)
    .where(eq(accounts.id, sql.placeholder('id'))),
)

export async function findById(db: Db, id: number): Promise<Account | null> {
  const [row] = await byId(db, { id })
  return row ?? null
}

/** As it is now; until the transaction ends nobody changes it. */
export async function lockAccount(tx: Tx, id: number): Promise<Account | null> {
  const [row] = await tx.select().from(accounts).where(eq(accounts.id, id)).for('update')
  return row ?? null
}

export async function findByEmail(db: Db, email: string): Promise<Account | null> {
  const [row] = await db.select().from(accounts).where(eq(accounts.email, email))
  return row ?? null
}

/** By address, or by the client code of a recruiter. */
export async function findByIdentifier(db: Db, identifier: string): Promise<Account | null> {
  const { address, code } = identifierOf(identifier)
  const [row] = await db
    .select()
    .from(accounts)
    .where(or(eq(accounts.email, address ?? ''), eq(accounts.clientCode, code)))
  return row ?? null
}

/** Those of some people whom mails reach: the address is confirmed, and they are not suspended. */
export const findReachable = (db: Db, ids: number[]) =>
  db
    .select({
      id: accounts.id,
      email: accounts.email,
      firstName: accounts.firstName,
      role: accounts.role,
    })
    .from(accounts)
    .where(and(inArray(accounts.id, ids), isNotNull(accounts.emailVerifiedAt), isNull(accounts.suspendedAt)))

export const findNames = (db: Db, ids: number[]) =>
  db
    .select({ id: accounts.id, firstName: accounts.firstName, lastName: accounts.lastName })
    .from(accounts)
    .where(inArray(accounts.id, ids))

/** Those who recruit for a company and are not suspended. */
export async function findRecruiters(db: Db, companyId: number): Promise<number[]> {
  const rows = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.companyId, companyId), eq(accounts.role, 'recruiter'), isNull(accounts.suspendedAt)))
    .orderBy(accounts.id)
  return rows.map(({ id }) => id)
}

/** The main account of a company: the one that has the client code. */
export async function findMainOf(db: Db, companyId: number): Promise<number | null> {
  const [row] = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.companyId, companyId), isNotNull(accounts.clientCode)))
  return row?.id ?? null
}

/** Nothing if the address has an account already. */
export async function insertAccount(db: Db, account: NewAccount): Promise<Account | null> {
  const [row] = await db.insert(accounts).values(account).onConflictDoNothing({ target: accounts.email }).returning()
  return row ?? null
}

/** Several at once, their ids in the same order. */
export async function insertAccounts(db: Db, rows: NewAccount[]): Promise<number[]> {
  const inserted = await db.insert(accounts).values(rows).returning({ id: accounts.id })
  return inserted.map(({ id }) => id)
}

/** The same password, hashed anew: only in the place of the hash it was compared with. */
export async function replaceHash(db: Db, id: number, before: string, after: string): Promise<Account | null> {
  const [row] = await db
    .update(accounts)
    .set({ passwordHash: after })
    .where(and(eq(accounts.id, id), eq(accounts.passwordHash, before)))
    .returning()
  return row ?? null
}

export const updateAccount = (db: Db, id: number, fields: Partial<NewAccount>) =>
  db
    .update(accounts)
    .set({ ...fields, updatedAt: sql`now()` })
    .where(eq(accounts.id, id))

/** False if another account has the address. */
export async function replaceEmail(tx: Tx, id: number, email: string): Promise<boolean> {
  const others = alias(accounts, 'others')
  const rows = await tx
    .update(accounts)
    .set({ email, emailVerifiedAt: sql`now()`, updatedAt: sql`now()` })
    .where(
      and(
        eq(accounts.id, id),
        notExists(
          tx
            .select({ one: sql`1` })
            .from(others)
            .where(and(eq(others.email, email), ne(others.id, id))),
        ),
      ),
    )
    .returning({ id: accounts.id })
  return rows.length > 0
}

/** Takes an address from whoever signed up with it and never confirmed it. Says whose account that was. */
export async function deleteUnconfirmed(db: Db, email: string): Promise<number | null> {
  const [row] = await db
    .delete(accounts)
    .where(and(eq(accounts.email, email), isNull(accounts.emailVerifiedAt)))
    .returning({ id: accounts.id })
  return row?.id ?? null
}

export const deleteAccount = (tx: Tx, id: number) => tx.delete(accounts).where(eq(accounts.id, id))

export async function hasSecondFactor(db: Db, accountId: number): Promise<boolean> {
  const rows = await db
    .select({ id: totpFactors.accountId })
    .from(totpFactors)
    .where(and(eq(totpFactors.accountId, accountId), isNotNull(totpFactors.confirmedAt)))
  return rows.length > 0
}

/**
 * What was begun with the password before and waits to be finished: it ends with that password. Links to choose another one
 * stay: they are the owner's way back from whoever knows the password.
 */
export async function dropBegun(tx: Tx, accountId: number): Promise<void> {
  await dropLinksOf(tx, accountId, 'email')
  for (const table of [signInChallenges, pendingIdentities, passkeyChallenges])
    await tx.delete(table).where(eq(table.accountId, accountId))
}

// Sign-up ----------------------------------------------------------------------------------------------
export async function findDraft(db: Db, hash: Buffer) {
  const [row] = await db
    .select()
    .from(signupDrafts)
    .where(and(eq(signupDrafts.hash, hash), gt(signupDrafts.expiresAt, sql`now()`)))
  return row ?? null
}

type Draft = Pick<typeof signupDrafts.$inferSelect, 'hash' | 'answers' | 'passwordHash' | 'termsVersion'>

export const saveDraft = (db: Db, { hash, ...draft }: Draft, seconds: number) =>
  db
    .insert(signupDrafts)
    .values({ hash, ...draft, expiresAt: later(seconds) })
    .onConflictDoUpdate({ target: signupDrafts.hash, set: { ...draft, expiresAt: later(seconds) } })

/** Takes a draft out: a second click finds none. */
export async function takeDraft(tx: Tx, hash: Buffer) {
  const [row] = await tx
    .delete(signupDrafts)
    .where(and(eq(signupDrafts.hash, hash), gt(signupDrafts.expiresAt, sql`now()`)))
    .returning()
  return row ?? null
}

// Second factor awaited --------------------------------------------------------------------------------
export const insertChallenge = (
  db: Db,
  challenge: { hash: Buffer; accountId: number; remembered: boolean },
  seconds: number,
) => db.insert(signInChallenges).values({ ...challenge, expiresAt: later(seconds) })

/** Counts a try in the statement that reads, so that parallel ones cannot share one. */
export async function tryChallenge(db: Db, hash: Buffer, most: number) {
  const [row] = await db
    .update(signInChallenges)
    .set({ tries: sql`${signInChallenges.tries} + 1` })
    .where(
      and(
        eq(signInChallenges.hash, hash),
        lt(signInChallenges.tries, most),
        gt(signInChallenges.expiresAt, sql`now()`),
      ),
    )
    .returning()
  return row ?? null
}

export async function takeChallenge(db: Db, hash: Buffer): Promise<boolean> {
  const rows = await db.delete(signInChallenges).where(eq(signInChallenges.hash, hash)).returning()
  return rows.length > 0
}

/** Whatever was begun and never finished. */
export async function pruneUnfinished(db: Db): Promise<void> {
  const begun = [accountLinks, signupDrafts, signInChallenges, passkeyChallenges, identityAttempts, pendingIdentities]
  for (const table of begun) await db.delete(table).where(lt(table.expiresAt, sql`now()`))
}
