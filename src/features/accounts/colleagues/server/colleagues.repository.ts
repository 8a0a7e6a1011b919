import { and, asc, desc, eq, gt, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { Db, Tx } from '#platform/server/database/db.ts'
import { ofCompany } from '#platform/server/database/ownership.ts'
import type { SignedIn } from '#platform/server/endpoints.ts'
import { accounts } from '../../server/accounts.tables.ts'
import { companyInvitations as invitations } from './colleagues.tables.ts'

const { id, companyId, clientCode, email, firstName, lastName } = accounts
const person = { id, email, firstName, lastName, clientCode }

// People ---------------------------------------------------------------------------------------------
/** Those who recruit for the caller's company: the main account first, then by name. */
export const findColleagues = (db: Db, actor: SignedIn) =>
  db
    .select(person)
    .from(accounts)
    .where(and(ofCompany(actor, companyId), eq(accounts.role, 'recruiter')))
    .orderBy(desc(isNotNull(clientCode)), asc(lastName), asc(firstName), asc(id))

/** Whether somebody is the main account of the company they act for; until the transaction ends they stay it. */
export async function lockMain(tx: Tx, actor: SignedIn): Promise<boolean> {
  const rows = await tx
    .select({ id })
    .from(accounts)
    .where(and(eq(id, actor.accountId), ofCompany(actor, companyId), isNotNull(clientCode)))
    .for('no key update')
  return rows.length > 0
}

/** Gives a recruiter who has none a company, with a client code where it becomes the main account. */
export async function setCompany(
  tx: Tx,
  accountId: number,
  company: { id: number; name: string; code: string | null },
): Promise<boolean> {
  const rows = await tx
    .update(accounts)
    .set({ companyId: company.id, companyName: company.name, clientCode: company.code, updatedAt: sql`now()` })
    .where(and(eq(id, accountId), eq(accounts.role, 'recruiter'), isNull(companyId)))
    .returning({ id })
  return rows.length > 0
}

/** Takes somebody out of the caller's company; never the main account. */
export async function setLeft(tx: Tx, actor: SignedIn, accountId: number) {
  const [row] = await tx
    .update(accounts)
    .set({ companyId: null, updatedAt: sql`now()` })
    .where(and(eq(id, accountId), ofCompany(actor, companyId), isNull(clientCode)))
    .returning(person)
  return row ?? null
}

/** Takes the client code from whoever has it in the caller's company; says which. */
export async function takeCode(tx: Tx, actor: SignedIn): Promise<string | null> {
  const held = await tx
    .select({ code: clientCode })
    .from(accounts)
    .where(and(eq(id, actor.accountId), ofCompany(actor, companyId)))
    .for('update')
  const code = held[0]?.code ?? null
  if (code !== null) await dropCode(tx, actor.accountId)
  return code
}

export const dropCode = (tx: Tx, accountId: number) =>
  tx.update(accounts).set({ clientCode: null }).where(eq(id, accountId))

/** Gives it to a recruiter of the company who may sign in. */
export async function giveCode(tx: Tx, company: number, accountId: number, code: string): Promise<boolean> {
  const rows = await tx
    .update(accounts)
    .set({ clientCode: code, updatedAt: sql`now()` })
    .where(and(eq(id, accountId), eq(companyId, company), eq(accounts.role, 'recruiter'), isNull(accounts.suspendedAt)))
    .returning({ id })
  return rows.length > 0
}

/** Who recruits for a company since the longest, besides one. */
export async function findOldestColleague(tx: Tx, company: number, besides: number): Promise<number | null> {
  const [row] = await tx
    .select({ id })
    .from(accounts)
    .where(
      and(
        eq(companyId, company),
        eq(accounts.role, 'recruiter'),
        isNull(accounts.suspendedAt),
        sql`${id} <> ${besides}`,
      ),
    )
    .orderBy(asc(accounts.createdAt), asc(id))
    .limit(1)
  return row?.id ?? null
}

// Invitations ----------------------------------------------------------------------------------------
const until = (days: number) => sql`now() + make_interval(days => ${days})`

export const findInvitations = (db: Db, actor: SignedIn) =>
  db
    .select({
      id: invitations.id,
      email: invitations.email,
      sentAt: invitations.sentAt,
      expiresAt: invitations.expiresAt,
      expired: sql<boolean>`${invitations.expiresAt} <= now()`,
    })
    .from(invitations)
    .where(ofCompany(actor, invitations.companyId))
    .orderBy(desc(invitations.sentAt), desc(invitations.id))

export const countInvitations = (db: Db, company: number): Promise<number> =>
  db.$count(invitations, eq(invitations.companyId, company))

/** A new one, or the one to the same address with another key. */
export const upsertInvitation = (
  tx: Tx,
  row: Pick<typeof invitations.$inferInsert, 'companyId' | 'email' | 'hash' | 'accountId'>,
  days: number,
) =>
  tx
    .insert(invitations)
    .values({ ...row, expiresAt: until(days) })
    .onConflictDoUpdate({
      target: [invitations.companyId, invitations.email],
      set: { hash: row.hash, accountId: row.accountId, sentAt: sql`now()`, expiresAt: until(days) },
    })

/** Another key for one of the caller's company; says whom it is for. */
export async function renewInvitation(tx: Tx, actor: SignedIn, one: number, hash: Buffer, days: number) {
  const [row] = await tx
    .update(invitations)
    .set({ hash, sentAt: sql`now()`, expiresAt: until(days) })
    .where(and(eq(invitations.id, one), ofCompany(actor, invitations.companyId)))
    .returning({ email: invitations.email })
  return row?.email ?? null
}

export async function deleteInvitation(tx: Tx, actor: SignedIn, one: number): Promise<boolean> {
  const rows = await tx
    .delete(invitations)
    .where(and(eq(invitations.id, one), ofCompany(actor, invitations.companyId)))
    .returning({ id: invitations.id })
  return rows.length > 0
}

const good = (hash: Buffer) => and(eq(invitations.hash, hash), gt(invitations.expiresAt, sql`now()`))

export async function findInvitation(db: Db, hash: Buffer) {
  const [row] = await db
    .select({ companyId: invitations.companyId, email: invitations.email })
    .from(invitations)
    .where(good(hash))
  return row ?? null
}

/** Uses one up: of all who try at once, one gets it. */
export async function takeInvitation(tx: Tx, hash: Buffer) {
  const [row] = await tx
    .delete(invitations)
    .where(good(hash))
    .returning({ companyId: invitations.companyId, email: invitations.email, accountId: invitations.accountId })
  return row ?? null
}

/** What somebody has sent, and what was sent to their address. */
export const findInvitationsOf = (db: Db, accountId: number, address: string) =>
  db
    .select({
      id: invitations.id,
      companyId: invitations.companyId,
      email: invitations.email,
      createdAt: invitations.createdAt,
      sentAt: invitations.sentAt,
      expiresAt: invitations.expiresAt,
    })
    .from(invitations)
    .where(or(eq(invitations.accountId, accountId), eq(invitations.email, address)))
    .orderBy(desc(invitations.id))

export const deleteInvitationsTo = (tx: Tx, address: string) =>
  tx.delete(invitations).where(eq(invitations.email, address))
