import { notify } from '#features/notifications/server/notifications.service.ts'
import { refuse } from '#platform/refusals.ts'
import type { Exchange } from '#platform/server/endpoints.ts'
import { countTry } from '#platform/server/limits.ts'
import { accountRefusals, linkHours, spaceOf } from '../accounts.rules.ts'
import { accountTexts } from '../accounts.texts.ts'
import type { AccountsWorld } from './accounts-world.ts'
import { passwordChangedMail, resetMail, welcomeMail } from './accounts.mails.ts'
import type { Account } from './accounts.repository.ts'
import * as accounts from './accounts.repository.ts'
import { refuseCommonPassword } from './common-passwords.ts'
import { deleteIdentitiesOf } from './identities.repository.ts'
import { linkTries, resetTries, verificationTries } from './limits.ts'
import { hashPassword } from './passwords.ts'
import { hashOf, newToken } from './secrets.ts'
import { endSessionsOf } from './sessions.repository.ts'
import { mailVerification } from './sign-up.service.ts'

const ok = (message: string) => ({ success: true as const, message })

/** One answer whether or not the address has an account; only its owner learns. */
export async function forgotPassword({ db, mailer, linkTo }: AccountsWorld, exchange: Exchange, email: string) {
  await countTry(db, resetTries(email, exchange.address))
  const account = await accounts.findByIdentifier(db, email)
  if (account && !account.suspendedAt) {
    const token = newToken()
    await db.transaction(async (tx) => {
      await accounts.dropLinksOf(tx, account.id, 'reset')
      const link = { hash: hashOf(token), accountId: account.id, purpose: 'reset' } as const
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
  return ok(accountTexts.resetSent)
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
    const accountId = await accounts.takeLink(tx, hashOf(token), 'reset')
    const account = accountId === null ? null : await accounts.findById(tx, accountId)
    if (!account || account.suspendedAt) throw refuse(accountRefusals['accounts/link_over'])
    await accounts.updateAccount(tx, account.id, {
      passwordHash,
      emailVerifiedAt: account.emailVerifiedAt ?? new Date(),
    })
    await endSessionsOf(tx, account.id, null)
    // Whoever signed up with an address that is not theirs leaves no way in behind.
    if (!account.emailVerifiedAt) await deleteIdentitiesOf(tx, account.id)
    await tellPasswordChanged({ ...world, db: tx }, account)
  })
  return ok(accountTexts.passwordChanged)
}

export async function tellPasswordChanged({ db: tx, mailer, linkTo }: AccountsWorld, account: Account): Promise<void> {
  await notify(tx, account.id, 'password_changed', {
    title: accountTexts.passwordChangedTitle,
    body: '',
    path: '/mes-parametres#securite',
    mail: () =>
      mailer.write(tx, {
        to: account.email,
        kind: 'password-changed',
        accountId: account.id,
        ...passwordChangedMail({
          firstName: account.firstName,
          when: new Date(),
          link: linkTo('/forgot-password'),
        }),
      }),
  })
}

export async function verifyEmail({ db, mailer, linkTo }: AccountsWorld, exchange: Exchange, token: string) {
  await countTry(db, linkTries(exchange.address))
  await db.transaction(async (tx) => {
    const accountId = await accounts.takeLink(tx, hashOf(token), 'verification')
    const account = accountId === null ? null : await accounts.findById(tx, accountId)
    if (!account) throw refuse(accountRefusals['accounts/link_over'])
    if (account.emailVerifiedAt) return
    await accounts.updateAccount(tx, account.id, { emailVerifiedAt: new Date() })
    await mailer.write(tx, {
      to: account.email,
      kind: 'welcome',
      accountId: account.id,
      ...welcomeMail({ firstName: account.firstName, link: linkTo(spaceOf(account.role)) }),
    })
  })
  return ok(accountTexts.verified)
}

export async function resendVerification(world: AccountsWorld, accountId: number) {
  const account = (await accounts.findById(world.db, accountId))!
  if (account.emailVerifiedAt) return ok(accountTexts.alreadyVerified)
  await countTry(world.db, verificationTries(accountId))
  await world.db.transaction((tx) => mailVerification({ ...world, db: tx }, account))
  return ok(accountTexts.verificationSent)
}
