import { flags } from '#platform/flags.ts'
import { notFound, refuse } from '#platform/refusals.ts'
import type { Db, Tx } from '#platform/server/database/db.ts'
import type { SignedIn } from '#platform/server/endpoints.ts'
import { accountRefusals } from '../accounts.rules.ts'
import * as control from './account-control.repository.ts'
import * as links from './account-links.repository.ts'
import * as accounts from './accounts.repository.ts'

// What the house does about accounts. Whoever calls tells the people concerned, and records the act.

export type { Contact } from './account-control.repository.ts'

/** Suspends an account, in the caller's transaction; null where there is nothing to change. */
export const suspend = control.setSuspended

/** Ends a suspension; null where there is nothing to change. */
export const endSuspension = (tx: Tx, accountId: number): Promise<control.Contact | null> =>
  control.setRestored(tx, accountId)

/** The same by the clock: only once its day has come. */
export const endDueSuspension = (tx: Tx, accountId: number, now: Date): Promise<control.Contact | null> =>
  control.setRestored(tx, accountId, now)

// A stranger who has the account changed its address a few times at most; the earliest is the owner's.
const UNDO_ADDRESSES = 5

/** Where else to write about an account: whoever can still take it back there may be its owner. */
export const undoAddressesOf = (db: Db, accountId: number): Promise<string[]> =>
  links.findUndoAddresses(db, accountId, UNDO_ADDRESSES)

export const suspensionsDue = control.findSuspensionsDue

export const changeFlag = control.setFlag

/** The accounts that act for a company. */
export const recruitersOf = control.findRecruitersOf

/** Who may decide about a kind of thing. Where the caller administers by a second factor, others do not without one either. */
export const judgesOf = async (db: Db, { role, accountId }: SignedIn, kind: string): Promise<number[]> =>
  control.findJudges(db, {
    ofAccounts: kind === 'account',
    secondFactor: role === 'administrator' && (await accounts.hasSecondFactor(db, accountId)),
  })

/**
 * Holds whoever acts and the account it is about, always in the same order: two who act on each other come one after the other.
 * Who was suspended meanwhile, or lost what allowed it, does nothing any more.
 */
export async function holdStanding(tx: Tx, actor: SignedIn, about: number | null = null): Promise<void> {
  const held = await control.lockAccounts(tx, about === null ? [actor.accountId] : [actor.accountId, about])
  const own = held.find(({ id }) => id === actor.accountId)
  const stands = own && !own.suspendedAt && own.role === actor.role && (own.role === 'administrator' || own.moderator)
  if (!stands) throw refuse(accountRefusals['accounts/token_over'])
}

/** An account as those who run the house see it. */
export async function describeAccount(db: Db, accountId: number) {
  const account = await accounts.findById(db, accountId)
  if (!account) throw notFound()
  const { id, role, email, firstName, lastName, companyName, emailVerifiedAt, createdAt } = account
  const { suspendedAt, suspendedUntil, suspensionReason } = account
  const name = `${firstName} ${lastName}`.trim() || email
  return {
    id,
    role,
    email,
    firstName,
    name,
    companyName,
    verified: emailVerifiedAt !== null,
    createdAt,
    flags: flags.filter((flag) => account[flag]),
    suspendedAt,
    suspendedUntil,
    suspensionReason,
  }
}

/** How some accounts are reached, by their number. Whoever asks decides who may know. */
export const contactsOf = async (
  db: Db,
  accountIds: number[],
): Promise<Map<number, { email: string; phone: string | null }>> =>
  new Map((await control.findContacts(db, accountIds)).map(({ id, ...contact }) => [id, contact]))
