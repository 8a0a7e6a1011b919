import { done } from '#platform/contract.ts'
import { refuse } from '#platform/refusals.ts'
import { isDuplicate } from '#platform/server/db.ts'
import type { Exchange } from '#platform/server/endpoints.ts'
import { inEvenTime } from '#platform/server/even-time.ts'
import { countTry } from '#platform/server/limits.ts'
import { accountRefusals, linkHours } from '../accounts.rules.ts'
import { accountTexts } from '../accounts.texts.ts'
import { mailVerification, mailWelcome } from './account-mails.service.ts'
import type { AccountsWorld } from './accounts-world.ts'
import { resetMail } from './accounts.mails.ts'
import type { Account } from './accounts.repository.ts'
import * as accounts from './accounts.repository.ts'
import { refuseCommonPassword } from './common-passwords.ts'
import { changeEmail, undoEmailChange } from './email-change.service.ts'
import { deleteIdentitiesOf } from './identities.repository.ts'
import { linkTries, resetTries, verificationTries } from './limits.ts'
import { hashPassword } from './passwords.ts'
import { hashOf, newToken } from '#platform/server/secrets.ts'
import { deletePasskeysOf } from './passkeys.repository.ts'
import { deleteFactor } from './second-factor.repository.ts'
import { tellPasswordChanged } from './security-news.service.ts'
import { endSessionsOf } from './sessions.repository.ts'

/** One answer whether or not the address has an account; only its owner learns. */
export async function forgotPassword(world: AccountsWorld, exchange: Exchange, email: string) {
  await countTry(world.db, resetTries(email, exchange.address))
  await inEvenTime(() => mailReset(world, email))
  return done(accountTexts.resetSent)
}

async function mailReset({ db, mailer, linkTo }: AccountsWorld, email: string): Promise<void> {
  const found = await accounts.findByEmail(db, email)
  if (!found) return
  await db.transaction(async (tx) => {
    const account = await accounts.lockAccount(tx, found.id)
    // The address may have changed in this very moment: the one before gets no way in.
    if (account?.email !== email || account.suspendedAt) return
    const token = newToken()
    await accounts.dropLinksOf(tx, account.id, 'reset')
    const link = { hash: hashOf(token), accountId: account.id, purpose: 'reset', email: null } as const
    await accounts.insertLink(tx, link, linkHours.reset * 3_600)
    await mailer.write(tx, {
      to: account.email,
      kind: 'reset',
      accountId: account.id,
      ...resetMail({
        firstName: account.firstName,
        link: linkTo(`/reinitialiser-mot-de-passe?cle=${token}`),
      }),
    })
  })
}

/** Whoever opened the link has the mailbox: the address is confirmed as well. Every session ends. */
export async function resetPassword(
  world: AccountsWorld,
  exchange: Exchange,
  { token, password }: { token: string; password: string },
) {
  const { db } = world
  await countTry(db, linkTries(exchange.address))
  // A made-up link is not worth a hash.
  if (!(await accounts.isLinkGood(db, hashOf(token), 'reset'))) throw refuse(accountRefusals['accounts/link_over'])
  await refuseCommonPassword(password, [])
  const passwordHash = await hashPassword(password)
  await db.transaction(async (tx) => {
    const taken = await accounts.takeLink(tx, hashOf(token), 'reset')
    const account = taken && (await accounts.findById(tx, taken.accountId))
    if (!account || account.suspendedAt) throw refuse(accountRefusals['accounts/link_over'])
    await accounts.updateAccount(tx, account.id, {
      passwordHash,
      emailVerifiedAt: account.emailVerifiedAt ?? new Date(),
    })
    await endSessionsOf(tx, account.id, null)
    await accounts.dropBegun(tx, account.id)
    // Whoever signed up with an address that is not theirs leaves no way in behind, and nothing that keeps its owner out.
    if (!account.emailVerifiedAt) {
      await deleteIdentitiesOf(tx, account.id)
      await deletePasskeysOf(tx, account.id)
      await deleteFactor(tx, account.id)
    }
    await tellPasswordChanged({ ...world, db: tx }, account)
  })
  return done(accountTexts.passwordChanged)
}

/** By the link of a sign-up, of a change of address, or to take that back. */
export async function verifyEmail(world: AccountsWorld, exchange: Exchange, token: string) {
  await countTry(world.db, linkTries(exchange.address))
  try {
    return done(await world.db.transaction((tx) => openAddressLink({ ...world, db: tx }, hashOf(token))))
  } catch (error) {
    // Somebody signed up with the address in this very moment.
    if (isDuplicate(error)) throw refuse(accountRefusals['accounts/link_over'])
    throw error
  }
}

async function openAddressLink(world: AccountsWorld, hash: Buffer): Promise<string> {
  const taken = await accounts.takeLink(world.db, hash, 'verification', 'email', 'email-undo')
  const account = taken && (await accounts.findById(world.db, taken.accountId))
  if (!account || account.suspendedAt) throw refuse(accountRefusals['accounts/link_over'])
  if (taken.purpose === 'email-undo') return undoEmailChange(world, account, taken)
  const message =
    taken.purpose === 'email' ? await changeEmail(world, account, taken.email!) : await confirmAddress(world, account)
  if (!account.emailVerifiedAt) await mailWelcome(world, { ...account, email: taken.email ?? account.email })
  return message
}

async function confirmAddress({ db: tx }: AccountsWorld, account: Account): Promise<string> {
  if (!account.emailVerifiedAt) await accounts.updateAccount(tx, account.id, { emailVerifiedAt: new Date() })
  return accountTexts.verified
}

export async function resendVerification(world: AccountsWorld, accountId: number) {
  const account = (await accounts.findById(world.db, accountId))!
  if (account.emailVerifiedAt) return done(accountTexts.alreadyVerified)
  await countTry(world.db, verificationTries(accountId))
  await world.db.transaction((tx) => mailVerification({ ...world, db: tx }, account))
  return done(accountTexts.verificationSent)
}
