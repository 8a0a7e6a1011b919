import { flags } from '#platform/flags.ts'
import type { SignedIn } from '#platform/server/endpoints.ts'
import type { PersonalData } from '#platform/server/personal-data.ts'
import { all, at, out, same, under } from '#platform/server/personal-data.ts'
import type { Site } from '#platform/server/site.ts'
import { readSecondFactor } from '../second-factor/server/second-factor.ts'
import { findDevicesOf } from '../sessions/server/sessions.repository.ts'
import { allAcceptances } from '../signing-up/server/terms.ts'
import { findIdentitiesOf } from '../social/server/identities.repository.ts'
import { listSessions, ownAccount, readAccount } from './own-account.ts'
import { userOf } from './users.service.ts'

const opens = out('opens the account')
const underWay = out('under way, over within hours')

export const accountsData: PersonalData = {
  tables: {
    accounts: {
      ...under(
        'account',
        `id role email first_name last_name phone company_name company_id client_code email_verified_at suspended_at
        suspension_reason suspended_until created_at updated_at ${flags.join(' ')}`,
      ),
      country_id: at('account.country'),
      password_hash: opens,
      words: out('the names and the address once more, for a search'),
    },
    accepted_terms: { ...under('accepted_terms.0', 'version accepted_at'), account_id: same },
    sessions: {
      ...under('sessions.0', 'id kind address created_at last_seen_at'),
      agent: at('sessions.0.device'),
      account_id: same,
      ...all('remembered expires_at', out('how long the session lasts, which the site decides')),
    },
    session_tokens: all('hash session_id expires_at rotated_at successor_sealed', opens),
    known_devices: { seen_at: at('devices.0.seen_at'), account_id: same, hash: opens },
    totp_factors: {
      confirmed_at: at('second_factor.totp'),
      account_id: same,
      secret_sealed: opens,
      ...all('begun_by begun_at last_step', out('which session set it up, and which code was the last')),
    },
    recovery_codes: { account_id: at('second_factor.recovery_codes_left'), hash: opens },
    passkeys: {
      ...under('second_factor.passkeys.0', 'label created_at last_used_at'),
      account_id: same,
      ...all('id public_key counter transports', opens),
    },
    identities: { ...under('identities.0', 'provider created_at'), account_id: same, subject: opens },
    account_links: all('hash account_id purpose expires_at email', underWay),
    sign_in_challenges: all('hash account_id remembered tries expires_at', underWay),
    passkey_challenges: all('hash account_id challenge expires_at', underWay),
    identity_attempts: all('hash browser provider verifier nonce back account_id expires_at', underWay),
    pending_identities: all('hash provider subject account_id back tries challenge expires_at', underWay),
  },
  explains: {
    user: 'votre compte tel que l’API le montre',
    account: 'nom, adresse e-mail, téléphone, pays, entreprise, dates',
    second_factor: 'double authentification, codes de secours restants, noms des clés d’accès',
    identities: 'les sites par lesquels vous vous connectez',
    sessions: 'les appareils connectés à votre compte',
    devices: 'quand vos appareils ont été vus',
    accepted_terms: 'les conditions d’utilisation que vous avez acceptées, et quand',
  },
  read: async (site, actor) => {
    const { db } = site
    const { accountId } = actor
    const [user, account, factor, identities, sessions, devices, terms] = await Promise.all([
      userOf(db, accountId),
      describeAccount(site, accountId),
      readSecondFactor(site, actor),
      findIdentitiesOf(db, accountId),
      listSessions(site, actor),
      findDevicesOf(db, accountId),
      allAcceptances(db, accountId),
    ])
    return {
      user,
      account,
      second_factor: {
        totp: factor.totp,
        recovery_codes_left: factor.recovery_codes_left,
        passkeys: factor.passkeys.map(({ label, created_at, last_used_at }) => ({ label, created_at, last_used_at })),
      },
      identities: identities.map(({ provider, createdAt }) => ({ provider, created_at: createdAt.toISOString() })),
      sessions: sessions.data,
      devices: devices.map(({ seenAt }) => ({ seen_at: seenAt.toISOString() })),
      accepted_terms: terms,
    }
  },
}

async function describeAccount(site: Site, accountId: SignedIn['accountId']) {
  const [shown, account] = await Promise.all([readAccount(site, accountId), ownAccount(site, accountId)])
  return {
    id: account.id,
    ...shown,
    company_name: account.companyName,
    company_id: account.companyId,
    client_code: account.clientCode,
    email_verified_at: account.emailVerifiedAt?.toISOString() ?? null,
    suspended_at: account.suspendedAt?.toISOString() ?? null,
    suspension_reason: account.suspensionReason,
    suspended_until: account.suspendedUntil?.toISOString() ?? null,
    ...Object.fromEntries(flags.map((flag) => [flag, account[flag]])),
    created_at: account.createdAt.toISOString(),
    updated_at: account.updatedAt.toISOString(),
  }
}
