import { and, asc, eq, isNotNull, isNull, lte, ne, or, sql } from 'drizzle-orm'
import type { Flag } from '#platform/flags.ts'
import type { Db } from '#platform/server/database/db.ts'
import { accounts, flagColumns } from './accounts.tables.ts'

const contact = { accountId: accounts.id, email: accounts.email, firstName: accounts.firstName }

export type Contact = { accountId: number; email: string; firstName: string }

/** Nobody, if the account is suspended already or is none. A trigger ends its sessions and hides what it has published. */
export async function setSuspended(
  db: Db,
  id: number,
  { reason, until }: { reason: string; until: Date | null },
): Promise<Contact | null> {
  const [row] = await db
    .update(accounts)
    .set({ suspendedAt: sql`now()`, suspensionReason: reason, suspendedUntil: until, updatedAt: sql`now()` })
    .where(and(eq(accounts.id, id), isNull(accounts.suspendedAt)))
    .returning(contact)
  return row ?? null
}

/** Nobody, if the account is not suspended. With a moment: only if the suspension was to end by then. */
export async function setRestored(db: Db, id: number, due: Date | null = null): Promise<Contact | null> {
  const [row] = await db
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
export async function setFlag(db: Db, id: number, flag: Flag, given: boolean): Promise<boolean> {
  const rows = await db
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

/** How many others may decide what is reported. */
export const countDeciders = (db: Db, besides: number): Promise<number> =>
  db.$count(
    accounts,
    and(
      or(eq(accounts.role, 'administrator'), accounts.moderator),
      isNull(accounts.suspendedAt),
      ne(accounts.id, besides),
    ),
  )
