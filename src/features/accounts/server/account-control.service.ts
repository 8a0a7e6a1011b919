import { flags } from '#platform/flags.ts'
import { notFound } from '#platform/refusals.ts'
import type { Db } from '#platform/server/database/db.ts'
import * as control from './account-control.repository.ts'
import * as accounts from './accounts.repository.ts'

// What the house does about accounts. Whoever calls tells the people concerned, and records the act.

export type { Contact } from './account-control.repository.ts'

/** Suspends an account, in the caller's transaction; null where there is nothing to change. */
export const suspend = control.setSuspended

/** Ends a suspension; null where there is nothing to change. */
export const endSuspension = (tx: Db, accountId: number): Promise<control.Contact | null> =>
  control.setRestored(tx, accountId)

/** The same by the clock: only once its day has come. */
export const endDueSuspension = (tx: Db, accountId: number, now: Date): Promise<control.Contact | null> =>
  control.setRestored(tx, accountId, now)

export const suspensionsDue = control.findSuspensionsDue

export const changeFlag = control.setFlag

/** The accounts that act for a company. */
export const recruitersOf = control.findRecruitersOf

export const hasOtherDeciders = async (db: Db, accountId: number): Promise<boolean> =>
  (await control.countDeciders(db, accountId)) > 0

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
