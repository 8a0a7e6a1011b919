import { and, eq, gt, gte, inArray, notInArray, or, sql } from 'drizzle-orm'
import type { Db, Tx } from '#platform/server/database/db.ts'
import { accountLinks, accounts } from './accounts.tables.ts'

/** A moment from now: what is begun, and links of mails, end by the clock of the database. */
export const later = (seconds: number) => sql`now() + make_interval(secs => ${seconds})`

export type Link = typeof accountLinks.$inferSelect
type Purpose = Link['purpose']

export const insertLink = (db: Db, link: Pick<Link, 'hash' | 'accountId' | 'purpose' | 'email'>, seconds: number) =>
  db.insert(accountLinks).values({ ...link, expiresAt: later(seconds) })

const goodLink = (hash: Buffer, purposes: Purpose[]) =>
  and(eq(accountLinks.hash, hash), inArray(accountLinks.purpose, purposes), gt(accountLinks.expiresAt, sql`now()`))

/** Uses a link up: of all who try at once, one gets it. */
export async function takeLink(db: Db, hash: Buffer, ...purposes: Purpose[]): Promise<Link | null> {
  const [row] = await db.delete(accountLinks).where(goodLink(hash, purposes)).returning()
  return row ?? null
}

/** Whose a link is, if it would still work; using it is another matter. */
export async function findLinkOwner(db: Db, hash: Buffer, ...purposes: Purpose[]): Promise<number | null> {
  const [row] = await db
    .select({ accountId: accountLinks.accountId })
    .from(accountLinks)
    .where(goodLink(hash, purposes))
  return row?.accountId ?? null
}

/** The address that an account would have once its owner confirms it. */
export async function findPendingEmail(db: Db, accountId: number): Promise<string | null> {
  const [row] = await db
    .select({ email: accountLinks.email })
    .from(accountLinks)
    .where(
      and(
        eq(accountLinks.accountId, accountId),
        eq(accountLinks.purpose, 'email'),
        gt(accountLinks.expiresAt, sql`now()`),
      ),
    )
  return row?.email ?? null
}

/** The addresses, besides its own, that can still take an account back: the earliest, who has the last word, first. */
export async function findUndoAddresses(db: Db, accountId: number, most: number): Promise<string[]> {
  const own = db.select({ email: accounts.email }).from(accounts).where(eq(accounts.id, accountId))
  const rows = await db
    .select({ email: accountLinks.email })
    .from(accountLinks)
    .where(
      and(
        eq(accountLinks.accountId, accountId),
        eq(accountLinks.purpose, 'email-undo'),
        gt(accountLinks.expiresAt, sql`now()`),
        notInArray(accountLinks.email, own),
      ),
    )
    .groupBy(accountLinks.email)
    .orderBy(sql`min(${accountLinks.expiresAt})`)
    .limit(most)
  return rows.map(({ email }) => email!)
}

export const dropLinksOf = (db: Db, accountId: number, purpose: Purpose) =>
  db.delete(accountLinks).where(and(eq(accountLinks.accountId, accountId), eq(accountLinks.purpose, purpose)))

/**
 * Takes away the undos mailed after another one: of several changes in a row, the earliest address has the last word. Those
 * in the same mailbox have served as well.
 */
export const dropLaterUndos = (tx: Tx, { accountId, email, expiresAt }: Link) =>
  tx
    .delete(accountLinks)
    .where(
      and(
        eq(accountLinks.accountId, accountId),
        eq(accountLinks.purpose, 'email-undo'),
        or(gte(accountLinks.expiresAt, expiresAt), eq(accountLinks.email, email ?? '')),
      ),
    )
