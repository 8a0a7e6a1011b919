import { and, countDistinct, eq, gt, isNotNull, lt, or, sql } from 'drizzle-orm'
import type { Db } from '#platform/server/db.ts'
import type { SignupAnswers } from '../accounts.contract.ts'
import {
  accountLinks,
  accounts,
  identityAttempts,
  passkeyChallenges,
  pendingIdentities,
  sessions,
  signInChallenges,
  signupDrafts,
  totpFactors,
} from './accounts.tables.ts'

export type Account = typeof accounts.$inferSelect
export type NewAccount = typeof accounts.$inferInsert

const later = (seconds: number) => sql`now() + make_interval(secs => ${seconds})`

export async function findById(db: Db, id: number): Promise<Account | null> {
  const [row] = await db.select().from(accounts).where(eq(accounts.id, id))
  return row ?? null
}

/** By address, or by the client code of a recruiter. */
export async function findByIdentifier(db: Db, identifier: string): Promise<Account | null> {
  const [row] = await db
    .select()
    .from(accounts)
    .where(or(eq(accounts.email, identifier.toLowerCase()), eq(accounts.clientCode, identifier.toUpperCase())))
  return row ?? null
}

/** Nothing if the address has an account already. */
export async function insertAccount(db: Db, account: NewAccount): Promise<Account | null> {
  const [row] = await db.insert(accounts).values(account).onConflictDoNothing({ target: accounts.email }).returning()
  return row ?? null
}

export const updateAccount = (db: Db, id: number, fields: Partial<NewAccount>) =>
  db
    .update(accounts)
    .set({ ...fields, updatedAt: sql`now()` })
    .where(eq(accounts.id, id))

export const deleteAccount = (db: Db, id: number) => db.delete(accounts).where(eq(accounts.id, id))

export async function countAccounts(db: Db, days: number): Promise<{ total: number; active: number }> {
  const since = sql`now() - make_interval(days => ${days})`
  const [total, [active]] = await Promise.all([
    db.$count(accounts),
    db
      .select({ count: countDistinct(sessions.accountId) })
      .from(sessions)
      .where(gt(sessions.lastSeenAt, since)),
  ])
  return { total, active: active?.count ?? 0 }
}

export async function hasSecondFactor(db: Db, accountId: number): Promise<boolean> {
  const rows = await db
    .select({ id: totpFactors.accountId })
    .from(totpFactors)
    .where(and(eq(totpFactors.accountId, accountId), isNotNull(totpFactors.confirmedAt)))
  return rows.length > 0
}

// Links ------------------------------------------------------------------------------------------------
export const insertLink = (
  db: Db,
  link: { hash: Buffer; accountId: number; purpose: 'verification' | 'reset' },
  seconds: number,
) => db.insert(accountLinks).values({ ...link, expiresAt: later(seconds) })

/** Uses a link up: of all who try at once, one gets the account. */
export async function takeLink(db: Db, hash: Buffer, purpose: 'verification' | 'reset'): Promise<number | null> {
  const [row] = await db
    .delete(accountLinks)
    .where(and(eq(accountLinks.hash, hash), eq(accountLinks.purpose, purpose), gt(accountLinks.expiresAt, sql`now()`)))
    .returning({ accountId: accountLinks.accountId })
  return row?.accountId ?? null
}

/** Whether a link would still work; using it is another matter. */
export const isLinkGood = async (db: Db, hash: Buffer, purpose: 'verification' | 'reset'): Promise<boolean> =>
  (await db.$count(
    accountLinks,
    and(eq(accountLinks.hash, hash), eq(accountLinks.purpose, purpose), gt(accountLinks.expiresAt, sql`now()`)),
  )) > 0

export const dropLinksOf = (db: Db, accountId: number, purpose: 'verification' | 'reset') =>
  db.delete(accountLinks).where(and(eq(accountLinks.accountId, accountId), eq(accountLinks.purpose, purpose)))

// Sign-up ----------------------------------------------------------------------------------------------
export async function findDraft(db: Db, hash: Buffer) {
  const [row] = await db
    .select()
    .from(signupDrafts)
    .where(and(eq(signupDrafts.hash, hash), gt(signupDrafts.expiresAt, sql`now()`)))
  return row ?? null
}

export const saveDraft = (db: Db, hash: Buffer, answers: SignupAnswers, passwordHash: string, seconds: number) =>
  db
    .insert(signupDrafts)
    .values({ hash, answers, passwordHash, expiresAt: later(seconds) })
    .onConflictDoUpdate({ target: signupDrafts.hash, set: { answers, passwordHash, expiresAt: later(seconds) } })

/** Takes a draft out: a second click finds none. */
export async function takeDraft(db: Db, hash: Buffer) {
  const [row] = await db
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
