import { and, asc, eq, inArray, isNotNull, isNull, lte, ne, or, sql } from 'drizzle-orm'
import type { Flag } from '#platform/flags.ts'
import type { Db, Tx } from '#platform/server/database/db.ts'
import { accounts, flagColumns, totpFactors } from './accounts.tables.ts'

const contact = { accountId: accounts.id, email: accounts.email, firstName: accounts.firstName }

export type Contact = { accountId: number; email: string; firstName: string }

/** Nobody, if the account is suspended already or is none. A trigger ends its sessions and hides what it has published. */
export async function setSuspended(
  tx: Tx,
  id: number,
  { reason, until }: { reason: string; until: Date | null },
): Promise<Contact | null> {
  const [row] = await tx
    .update(accounts)
    .set({ suspendedAt: sql`now()`, suspensionReason: reason, suspendedUntil: until, updatedAt: sql`now()` })
    .where(and(eq(accounts.id, id), isNull(accounts.suspendedAt)))
    .returning(contact)
  return row ?? null
}

/** Nobody, if the account is not suspended. With a moment: only if the suspension was to end by then. */
export async function setRestored(tx: Tx, id: number, due: Date | null = null): Promise<Contact | null> {
  const [row] = await tx
    .update(accounts)
    .set({ suspendedAt: null, suspensionReason: null, suspendedUntil: null, updatedAt: sql`now()` })
    .where(
      and(eq(accounts.id, id), isNotNull(accounts.suspendedAt), due ? lte(accounts.suspendedUntil, due) : undefined),
    )
    .returning(contact)
  return row ?? null
}

export async function findSuspensionsDue(db: Db, now: Date): Promise<number[]> {
  const rows = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(lte(accounts.suspendedUntil, now))
    .orderBy(asc(accounts.suspendedUntil), asc(accounts.id))
  return rows.map(({ id }) => id)
}

/** Whether it changed. */
export async function setFlag(tx: Tx, id: number, flag: Flag, given: boolean): Promise<boolean> {
  const rows = await tx
    .update(accounts)
    .set({ [flag]: given, updatedAt: sql`now()` })
    .where(and(eq(accounts.id, id), ne(flagColumns[flag], given)))
    .returning({ id: accounts.id })
  return rows.length > 0
}

export async function findRecruitersOf(db: Db, companyId: number): Promise<number[]> {
  const rows = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.companyId, companyId), isNull(accounts.suspendedAt)))
    .orderBy(asc(accounts.id))
  return rows.map(({ id }) => id)
}

/** Those who may decide what is reported, or about accounts; with a second factor where it is asked for. */
export async function findJudges(
  db: Db,
  { ofAccounts, secondFactor }: { ofAccounts: boolean; secondFactor: boolean },
): Promise<number[]> {
  const factors = db.select({ id: totpFactors.accountId }).from(totpFactors).where(isNotNull(totpFactors.confirmedAt))
  const administers = and(eq(accounts.role, 'administrator'), secondFactor ? inArray(accounts.id, factors) : undefined)
  const moderates = and(ne(accounts.role, 'administrator'), accounts.moderator)
  const rows = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(ofAccounts ? administers : or(administers, moderates), isNull(accounts.suspendedAt)))
  return rows.map(({ id }) => id)
}

/** As they are now, in the order of their numbers; until the transaction ends nobody changes them. */
export const lockAccounts = (tx: Tx, ids: number[]) =>
  tx
    .select({ id: accounts.id, role: accounts.role, moderator: accounts.moderator, suspendedAt: accounts.suspendedAt })
    .from(accounts)
    .where(inArray(accounts.id, ids))
    .orderBy(asc(accounts.id))
    // Rows that refer to them can still be written.
    .for('no key update')

/** How some accounts are reached. */
export const findContacts = (db: Db, ids: number[]) =>
  db
    .select({ id: accounts.id, email: accounts.email, phone: accounts.phone })
    .from(accounts)
    .where(inArray(accounts.id, ids))
