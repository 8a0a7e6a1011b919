import { refuse } from '#platform/refusals.ts'
import { inside } from '#platform/server/site.ts'
import type { Tx } from '#platform/server/database/db.ts'
import type { SignedIn } from '#platform/server/endpoints.ts'
import { countTry, forgiveTries } from '#platform/server/database/limits.ts'
import { accountRefusals } from '../accounts.rules.ts'
import type { AccountsSite, InsideAccounts } from './accounts-site.ts'
import type { Account } from './accounts.repository.ts'
import * as accounts from './accounts.repository.ts'
import { deleteIdentitiesOf } from '../social/server/identities.repository.ts'
import { passwordTries } from './limits.ts'
import { deletePasskeysOf, lockWaysIn } from '../passkeys/server/passkeys.repository.ts'
import { isPassword } from '../passwords/server/passwords.ts'
import { deleteFactor } from '../second-factor/server/second-factor.repository.ts'
import { lockSession } from '../sessions/server/sessions.repository.ts'

/** Passkeys, other sites and the second factor: whoever prepared them comes in no more, nor keeps the owner out. */
export async function dropOtherWaysIn(tx: Tx, accountId: number): Promise<void> {
  await deleteIdentitiesOf(tx, accountId)
  await deletePasskeysOf(tx, accountId)
  await deleteFactor(tx, accountId)
}

/** Whether there are any of them; whoever changes them waits for this transaction. */
export async function hasOtherWaysIn(tx: Tx, accountId: number): Promise<boolean> {
  const { passkeys, identities } = await lockWaysIn(tx, accountId)
  return passkeys + identities > 0 || (await accounts.hasSecondFactor(tx, accountId))
}

type Work<T> = (inside: InsideAccounts, account: Account) => Promise<T>

const sessionOver = () => refuse(accountRefusals['accounts/token_over'])

/**
 * In a transaction that holds the account: a session that has ended meanwhile does nothing any more, and nobody ends it or
 * changes the password before the transaction does.
 */
export const asSignedIn = <T>(site: AccountsSite, { accountId, sessionId }: SignedIn, work: Work<T>): Promise<T> =>
  inside(site, async (held) => {
    const account = await accounts.lockAccount(held.db, accountId)
    if (!account || account.suspendedAt || !(await lockSession(held.db, accountId, sessionId))) throw sessionOver()
    return work(held, account)
  })

/** Somebody who knows the password; `act` finds out whether that is still so when something is done with it. */
export type Owner = { account: Account; act: <T>(work: Work<T>) => Promise<T> }

/**
 * Asks for the password again before something grave. Accounts without one have nothing to be asked for. A hash takes long,
 * and the embedded database has one connection: it is compared outside the transaction, which then wants to find the same
 * hash. Whoever chooses another password in between has the last word.
 */
export async function proveOwner(site: AccountsSite, actor: SignedIn, password: string): Promise<Owner> {
  const account = await accounts.findById(site.db, actor.accountId)
  if (!account) throw sessionOver()
  const { passwordHash } = account
  const wrong = () => refuse(accountRefusals['accounts/wrong_password'])
  if (passwordHash !== null) {
    const tries = passwordTries(actor.sessionId)
    await countTry(site.db, tries)
    if (!(await isPassword(password, passwordHash))) throw wrong()
    await forgiveTries(site.db, tries)
  }
  return {
    account,
    act: (work) =>
      asSignedIn(site, actor, (held, now) => {
        if (now.passwordHash !== passwordHash) throw wrong()
        return work(held, now)
      }),
  }
}
