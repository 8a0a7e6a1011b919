import { beforeAll, expect, test } from 'vitest'
import { testAccounts } from '../../../../tests/support/accounts.ts'
import type { TestAccounts } from '../../../../tests/support/accounts.ts'
import type { FullAccount } from '../../../../tests/support/full-account.ts'
import { fullAccount, MARK } from '../../../../tests/support/full-account.ts'
import { useTestDatabase } from '../../../../tests/support/test-database.ts'
import { exportAccount as contract } from '../own-account.contract.ts'
import { hashOf } from '#platform/server/secrets.ts'
import type { PersonalData } from '#platform/server/personal-data.ts'
import { personalData } from '../../../app/personal-data.ts'
import { exportAccount } from './export.service.ts'

const database = useTestDatabase()
let world: TestAccounts
let person: FullAccount
let all: Record<string, unknown>
beforeAll(async () => {
  world = await testAccounts(database)
  person = await fullAccount(world, database)
  all = contract.output.parse(await exportAccount(world, person.actor))
})

/** Every column of every table that says something about an account: where it is in the export, or why it is not. */
const FATES = Object.assign({}, ...personalData.map(({ tables }) => tables)) as PersonalData['tables']

/** What the export says where it does not repeat the column. */
const SAID: Record<string, unknown> = {
  'accounts.country_id': 'be',
  'sessions.agent': 'Firefox sur Linux',
  'totp_factors.confirmed_at': true,
  'recovery_codes.account_id': 2,
  'notifications.read_at': true,
}

test('no two rooms name the same table, or the same part of the export', async () => {
  const tables = personalData.flatMap(({ tables: own }) => Object.keys(own))
  expect(tables).toEqual([...new Set(tables)])
  const parts = await Promise.all(personalData.map(async ({ read }) => Object.keys(await read(world, person.actor))))
  expect(parts.flat()).toEqual([...new Set(parts.flat())])
  expect(parts.flat()).not.toContain('explained')
})

test('each room explains the parts that it adds, and no others', async () => {
  for (const { explains, read } of personalData)
    expect(Object.keys(explains)).toEqual(Object.keys(await read(world, person.actor)))
  expect(all.explained).toMatchObject({ alerts: 'vos alertes d’offres, et vos avis sur celles qu’elles ont annoncées' })
})

test('every column of every table that refers to an account has its fate', async () => {
  const { rows } = await database.db.execute<{ name: string; columns: string[] }>(`
    select table_name as name, array_agg(column_name::text order by column_name) as columns
    from information_schema.columns where table_schema = 'public' and table_name in (
      with recursive owned as (select 'accounts'::regclass::oid as id
        -- What refers to a file or to a job is not about whoever sent or wrote it.
        union select conrelid from pg_constraint join owned on contype = 'f' and confrelid = owned.id
          and confrelid <> 'files'::regclass and confrelid <> 'jobs'::regclass)
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
    ...['totp-secret', 'code-a', person.passkeyId, 'public-key', `${MARK} at linkedin`, `${MARK} at google`].flatMap(
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
