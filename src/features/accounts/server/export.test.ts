import { beforeAll, expect, test } from 'vitest'
import { testAccounts } from '../../../../tests/support/accounts.ts'
import type { TestAccounts } from '../../../../tests/support/accounts.ts'
import type { FullAccount } from '../../../../tests/support/full-account.ts'
import { fullAccount } from '../../../../tests/support/full-account.ts'
import { useTestDatabase } from '../../../../tests/support/test-database.ts'
import { exportAccount as contract } from '../own-account.contract.ts'
import { hashOf } from '#platform/server/secrets.ts'
import { exportAccount } from './export.ts'

const database = useTestDatabase()
let world: TestAccounts
let person: FullAccount
let all: Record<string, unknown>
beforeAll(async () => {
  world = await testAccounts(database)
  person = await fullAccount(world)
  all = contract.output.parse(await exportAccount(world, person.actor))
})

type Fate = { at: string } | { because: string }
/** Where the export has it. */
const at = (path: string): Fate => ({ at: path })
/** Why the export does not have it. */
const out = (because: string): Fate => ({ because })
const opens = out('opens the account')
const underWay = out('under way, over within hours')
const same = out('says whose row it is')
const table = (columns: string, fate: Fate): Record<string, Fate> =>
  Object.fromEntries(columns.split(' ').map((column) => [column, fate]))
const under = (path: string, columns: string): Record<string, Fate> =>
  Object.fromEntries(columns.split(' ').map((column) => [column, at(`${path}.${column}`)]))
const camel = (name: string): string => name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase())

/** Every column of every table that says something about an account: where it is in the export, or why it is not. */
const FATES: Record<string, Record<string, Fate>> = {
  accounts: {
    ...under(
      'account',
      `id role email first_name last_name phone company_name company_id client_code email_verified_at suspended_at
      suspension_reason created_at updated_at`.replaceAll(/\s+/g, ' '),
    ),
    country_id: at('account.country'),
    password_hash: opens,
  },
  members: Object.fromEntries(
    `id first_name last_name title company_id school_name country_id city_id presentation skills experience_years
    verified profile_visible public_profile joined_at last_seen_at location availability experience education
    wanted_title wanted_location wanted_salary wanted_contract account_id photo_file`
      .split(/\s+/)
      .map((column) => [column, at(`profile.${camel(column)}`)]),
  ),
  sessions: {
    ...under('sessions.0', 'id kind address created_at last_seen_at'),
    agent: at('sessions.0.device'),
    account_id: same,
    ...table('remembered expires_at', out('how long the session lasts, which the site decides')),
  },
  outbox: table(
    'id tx topic entity_id written_at account_id',
    out('says which page to read anew, and is gone in a week'),
  ),
  known_devices: { seen_at: at('devices.0.seen_at'), account_id: same, hash: opens },
  totp_factors: {
    confirmed_at: at('second_factor.totp'),
    account_id: same,
    secret_sealed: opens,
    ...table('begun_by begun_at last_step', out('which session set it up, and which code was the last')),
  },
  recovery_codes: { account_id: at('second_factor.recovery_codes_left'), hash: opens },
  passkeys: {
    ...under('second_factor.passkeys.0', 'label created_at last_used_at'),
    account_id: same,
    ...table('id public_key counter transports', opens),
  },
  identities: {
    ...under('identities.0', 'provider created_at'),
    account_id: same,
    subject: opens,
  },
  notifications: {
    ...under('notifications.0', 'id title body path created_at'),
    read_at: at('notifications.0.read'),
    account_id: same,
    event: out('its title says it'),
  },
  notification_choices: { ...under('choices.0', 'event site mail'), account_id: same },
  alerts: {
    ...under('alerts.0', 'title search frequency created_at'),
    active: at('alerts.0.is_active'),
    ...table('id account_id', same),
    ...table('seen_until started_at next_at', out('when it runs, which follows from its frequency')),
  },
  accepted_terms: { ...under('accepted_terms.0', 'version accepted_at'), account_id: same },
  files: {
    ...under('files.0', 'id purpose kind bytes name created_at'),
    account_id: same,
    ...table('state changed_at', out('only what is in use is listed')),
  },
  session_tokens: table('hash session_id expires_at rotated_at successor_sealed', opens),
  alert_offers: table('alert_id job_id', out('each was told by mail or on the site')),
  account_links: table('hash account_id purpose expires_at email', underWay),
  sign_in_challenges: table('hash account_id remembered tries expires_at', underWay),
  passkey_challenges: table('hash account_id challenge expires_at', underWay),
  identity_attempts: table('hash browser provider verifier nonce back account_id expires_at', underWay),
  pending_identities: table('hash provider subject account_id back tries challenge expires_at', underWay),
  mails: table(
    'id message_key account_id recipient kind subject html text status written_at settled_at unsubscribe',
    out('was sent to the person, and is gone within a month'),
  ),
}

/** What the export says where it does not repeat the column. */
const SAID: Record<string, unknown> = {
  'accounts.country_id': 'be',
  'sessions.agent': 'Firefox sur Linux',
  'totp_factors.confirmed_at': true,
  'recovery_codes.account_id': 2,
  'notifications.read_at': true,
}

test('every column of every table that refers to an account has its fate', async () => {
  const { rows } = await database.db.execute<{ name: string; columns: string[] }>(`
    select table_name as name, array_agg(column_name::text order by column_name) as columns
    from information_schema.columns where table_schema = 'public' and table_name in (
      with recursive owned as (select 'accounts'::regclass::oid as id
        -- What refers to a file is not about whoever sent it.
        union select conrelid from pg_constraint join owned on contype = 'f' and confrelid = owned.id
          and confrelid <> 'files'::regclass)
      select id::regclass::text from owned
      union select table_name from information_schema.columns where column_name = 'account_id') group by 1`)
  const found = Object.fromEntries(rows.map(({ name, columns }) => [name, columns]))
  const fated = Object.entries(FATES).map(([name, columns]) => [name, Object.keys(columns).toSorted()])
  expect(found).toEqual(Object.fromEntries(fated))
})

const exported = Object.entries(FATES).flatMap(([name, columns]) =>
  Object.entries(columns).flatMap(([column, fate]) => ('at' in fate ? [[`${name}.${column}`, fate.at] as const] : [])),
)
test.each(exported)('%s is in the export as %s', async (column, path) => {
  const [name, field] = column.split('.') as [string, string]
  const own = name === 'accounts' ? 'id' : 'account_id'
  const { rows } = await database.db.execute<{ value: unknown }>(
    `select to_jsonb(t) -> '${field}' as value from ${name} t where ${own} = ${person.accountId} order by t desc limit 1`,
  )
  expect(rows).toHaveLength(1)
  const wanted = column in SAID ? SAID[column] : rows[0]!.value
  const said = path.split('.').reduce<unknown>((part, key) => (part as Record<string, unknown>)[key], plain(all))
  expect(moment(said)).toEqual(moment(wanted))
})

/** As it leaves the server. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value)) as unknown
/** Two ways to write one moment, to the millisecond. */
const moment = (value: unknown): unknown =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value) ? new Date(value).getTime() : value

test('nothing in it opens the account', () => {
  const text = JSON.stringify(all)
  const token = person.exchange.cookies['__Host-florin']!
  const secrets = [
    token,
    hashOf(token).toString('hex'),
    hashOf(token).toString('base64'),
    'argon2id',
    ...['totp-secret', 'code-a', 'credential-id', 'public-key', 'subject-at-linkedin', 'subject-at-google'].flatMap(
      (secret) => [secret, Buffer.from(secret).toString('hex'), Buffer.from(secret).toString('base64')],
    ),
    person.exchange.cookies['__Host-appareil']!,
  ]
  for (const one of secrets) expect(text).not.toContain(one)
})

test('more than a page of notifications is taken along', async () => {
  await database.db.execute(`insert into notifications (account_id, event, title, path)
    select ${person.accountId}, 'new_device', 'Nouvelle ' || n, '/' from generate_series(1, 80) n`)
  const { notifications } = await exportAccount(world, person.actor)
  expect(notifications).toHaveLength(81)
})
