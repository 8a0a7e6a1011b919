import { beforeAll, expect, test } from 'vitest'
import { testAccounts } from '../../../../tests/support/accounts.ts'
import type { TestAccounts } from '../../../../tests/support/accounts.ts'
import { newPerson, PASSWORD, signedIn } from '../../../../tests/support/people.ts'
import { useTestDatabase } from '../../../../tests/support/test-database.ts'
import { exportAccount as contract } from '../settings.contract.ts'
import { exportAccount } from './export.service.ts'
import { beginTotp } from './second-factor.service.ts'
import { hashOf } from '#platform/server/secrets.ts'

const database = useTestDatabase()
let world: TestAccounts
beforeAll(() => {
  world = testAccounts(database.db)
})

/** Every table that says something about an account: taken along, or left out for a reason. */
const TABLES: Record<string, string> = {
  accounts: 'exported',
  members: 'exported',
  sessions: 'exported',
  known_devices: 'exported',
  totp_factors: 'exported',
  recovery_codes: 'exported',
  passkeys: 'exported',
  identities: 'exported',
  notifications: 'exported',
  notification_choices: 'exported',
  alerts: 'exported',
  account_links: 'a link under way, which opens the account',
  sign_in_challenges: 'a sign-in under way',
  passkey_challenges: 'a passkey under way',
  identity_attempts: 'a sign-in under way',
  pending_identities: 'a link under way, which waits for the password',
}

test('every table that refers to an account is exported, or left out for a reason', async () => {
  const { rows } = await database.db.execute<{ name: string }>(`
    select distinct conrelid::regclass::text as name from pg_constraint
    where contype = 'f' and confrelid = 'accounts'::regclass`)
  expect(['accounts', ...rows.map(({ name }) => name)].toSorted()).toEqual(Object.keys(TABLES).toSorted())
})

test('an export has everything, more than a page of it included, and nothing that opens the account', async () => {
  const email = 'export@example.org'
  const accountId = await newPerson(world, email)
  const { actor, exchange } = await signedIn(world, email)
  const { secret } = await beginTotp(world, actor, PASSWORD)
  await database.db.execute(`update accounts set phone = '+33 6 00 00 00 01', company_name = 'Maison Ravel'
    where id = ${accountId}`)
  await database.db.execute(`update members set wanted_title = 'Trésorière', skills = '{IFRS}'
    where account_id = ${accountId}`)
  await database.db.execute(`update totp_factors set confirmed_at = now() where account_id = ${accountId}`)
  await database.db.execute(`insert into recovery_codes values (${accountId}, 'a'), (${accountId}, 'b')`)
  await database.db.execute(`insert into passkeys (id, account_id, public_key, counter, label)
    values ('credential-id', ${accountId}, 'public-key', 5, 'Clé du bureau')`)
  await database.db.execute(`insert into identities (provider, subject, account_id)
    values ('linkedin', 'subject-at-linkedin', ${accountId})`)
  await database.db.execute(`insert into notifications (account_id, event, title, path)
    select ${accountId}, 'new_device', 'Nouvelle ' || n, '/' from generate_series(1, 80) n`)
  await database.db.execute(`insert into notification_choices values (${accountId}, 'alerts', true, false)`)
  await database.db.execute(`insert into alerts (account_id, title, search, frequency, next_at)
    values (${accountId}, 'Mes audits', '/emploi?keywords=audit', 'weekly', now())`)

  const all = contract.output.parse(await exportAccount(world, actor))
  expect(all).toMatchObject({
    user: { email, name: 'Ada Lovelace', profile: { skills: ['IFRS'] } },
    account: { email, phone: '+33 6 00 00 00 01', company_name: 'Maison Ravel', has_password: true },
    profile: { wantedTitle: 'Trésorière', profileVisible: true },
    second_factor: { totp: true, recovery_codes_left: 2, passkeys: [{ label: 'Clé du bureau' }] },
    identities: [{ provider: 'linkedin' }],
    sessions: [{ current: true }],
    devices: [{}],
    alerts: [{ title: 'Mes audits', search: '/emploi?keywords=audit' }],
  })
  expect(all.notifications).toHaveLength(80)
  expect(all.choices).toContainEqual(expect.objectContaining({ event: 'alerts', mail: false }))

  const text = JSON.stringify(all)
  const token = exchange.cookies['__Host-florin']!
  const secrets = [
    secret,
    secret.replaceAll(' ', ''),
    token,
    hashOf(token).toString('hex'),
    hashOf(token).toString('base64'),
    'argon2id',
    'credential-id',
    'public-key',
    'subject-at-linkedin',
    exchange.cookies['__Host-appareil']!,
  ]
  for (const one of secrets) expect(text).not.toContain(one)
})
