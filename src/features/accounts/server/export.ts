import { allAlerts } from '#features/alerts/server/alerts.service.ts'
import { wholeProfileOf } from '#features/members/server/member-profile.service.ts'
import { allNotifications, readChoices } from '#features/notifications/server/notifications.service.ts'
import type { SignedIn } from '#platform/server/endpoints.ts'
import { exportFiles } from '#platform/server/files/files.ts'
import type { AccountsWorld } from './accounts-world.ts'
import { findIdentitiesOf } from '../social/server/identities.repository.ts'
import { readSecondFactor } from '../second-factor/server/second-factor.ts'
import { findDevicesOf } from '../sessions/server/sessions.repository.ts'
import { listSessions, ownAccount, readAccount } from './own-account.ts'
import { allAcceptances } from '../signing-up/server/terms.ts'
import { userOf } from './users.service.ts'

/**
 * Everything that is kept about somebody, for them to take along. Never what opens an account: no password, secret,
 * token, key or hash of one.
 */
export async function exportAccount(world: AccountsWorld, actor: SignedIn) {
  const { db } = world
  const { accountId } = actor
  const [user, account, profile, factor, identities, sessions, devices, notifications, choices, alerts, terms, files] =
    await Promise.all([
      userOf(db, accountId),
      describeAccount(world, accountId),
      wholeProfileOf(db, accountId),
      readSecondFactor(world, actor),
      findIdentitiesOf(db, accountId),
      listSessions(world, actor),
      findDevicesOf(db, accountId),
      allNotifications(db, accountId),
      readChoices(db, accountId),
      allAlerts(db, accountId),
      allAcceptances(db, accountId),
      exportFiles(db, world.files, accountId),
    ])
  return {
    user,
    account,
    profile,
    second_factor: {
      totp: factor.totp,
      recovery_codes_left: factor.recovery_codes_left,
      passkeys: factor.passkeys.map(({ label, created_at, last_used_at }) => ({ label, created_at, last_used_at })),
    },
    identities: identities.map(({ provider, createdAt }) => ({ provider, created_at: createdAt.toISOString() })),
    sessions: sessions.data,
    devices: devices.map(({ seenAt }) => ({ seen_at: seenAt.toISOString() })),
    notifications,
    choices: choices.data,
    alerts,
    accepted_terms: terms,
    files,
  }
}

async function describeAccount(world: AccountsWorld, accountId: number) {
  const [shown, account] = await Promise.all([readAccount(world, accountId), ownAccount(world, accountId)])
  return {
    id: account.id,
    ...shown,
    company_name: account.companyName,
    company_id: account.companyId,
    client_code: account.clientCode,
    email_verified_at: account.emailVerifiedAt?.toISOString() ?? null,
    suspended_at: account.suspendedAt?.toISOString() ?? null,
    suspension_reason: account.suspensionReason,
    created_at: account.createdAt.toISOString(),
    updated_at: account.updatedAt.toISOString(),
  }
}
