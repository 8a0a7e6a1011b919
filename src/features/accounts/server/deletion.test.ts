// @module-tag postgres
import { beforeAll, expect, test } from 'vitest'
import { testAccounts } from '../../../../tests/support/accounts.ts'
import type { TestAccounts } from '../../../../tests/support/accounts.ts'
import { fullAccount, MARK } from '../../../../tests/support/full-account.ts'
import { newPerson, PASSWORD, signedIn } from '../../../../tests/support/people.ts'
import { codeOf } from '../../../../tests/support/refusals.ts'
import { useTestDatabase } from '../../../../tests/support/test-database.ts'
import type { PersonalData } from '#platform/server/personal-data.ts'
import { identifyBy } from '../sessions/server/sessions.ts'
import { deleteAccount } from './own-account.ts'

const database = useTestDatabase()
let world: TestAccounts
beforeAll(async () => {
  world = await testAccounts(database)
})

/** Tables of every schema, the queue's included. */
async function tablesWith(column: string): Promise<string[]> {
  const { rows } = await database.db.execute<{ name: string }>(`
    select format('%I.%I', table_schema, table_name) as name from information_schema.tables t
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')
    and ('${column}' = '*' or exists (select from information_schema.columns c where c.table_schema = t.table_schema
      and c.table_name = t.table_name and c.column_name = '${column}'))`)
  return rows.map(({ name }) => name)
}
const tablesWhere = async (names: string[], condition: string): Promise<string[]> => {
  const found: string[] = []
  for (const name of names) {
    const { rows } = await database.db.execute(`select from ${name} t where ${condition} limit 1`)
    if (rows.length > 0) found.push(name)
  }
  return found
}

test('a deleted account leaves nothing in any table, and one mail that names nobody', async () => {
  const { accountId, actor, exchange, email } = await fullAccount(world, database)
  const stays = await newPerson(world, 'stays@example.org')
  await signedIn(world, 'stays@example.org')
  const owned = await tablesWith('account_id')
  const isTold = `t::text ilike any(array['%${MARK}%', '%zephyrine%', '%600000001%', '%06 00 00 00 01%', '%FLO-7007%'])`
  // Before, every table that may know of an account knows of this one.
  expect(owned.length).toBeGreaterThan(10)
  expect(await tablesWhere(owned, `account_id = ${accountId}`)).toEqual(owned)
  expect(await tablesWhere(await tablesWith('*'), isTold)).toContain('public.mails')

  expect(await codeOf(deleteAccount(world, exchange, actor, 'Faux-Mot 12!'))).toBe('accounts/wrong_password')
  await deleteAccount(world, exchange, actor, PASSWORD)
  expect(await identifyBy(database.db)(exchange)).toEqual({ role: 'visitor' })
  expect(await tablesWhere(owned, `account_id = ${accountId}`)).toEqual([])
  // The receipt goes to the address as it was, and then keeps neither address nor content.
  await expect
    .poll(async () => (await world.mails()).filter(({ kind }) => kind === 'deletion-receipt'), { timeout: 20_000 })
    .toMatchObject([{ to: 'z•••@e•••', html: '' }])
  expect(await world.mails()).not.toContainEqual(expect.objectContaining({ to: email }))
  expect(await tablesWhere(await tablesWith('*'), isTold)).toEqual([])

  // Nobody else lost anything.
  expect(await tablesWhere(owned, `account_id = ${stays}`)).toEqual(
    expect.arrayContaining(['public.members', 'public.sessions', 'public.known_devices']),
  )
})

test('what stays loses the person before the account goes, the rest is taken away after it', async () => {
  const accountId = await newPerson(world, 'leaves@example.org')
  const { exchange, actor } = await signedIn(world, 'leaves@example.org')
  const seen: [string, unknown, number][] = []
  const note =
    (what: string): PersonalData['erase'] =>
    async (tx, person) => {
      const { rows } = await tx.execute(`select from accounts where id = ${person.accountId}`)
      seen.push([what, person, rows.length])
    }
  const room: PersonalData = {
    tables: {},
    explains: {},
    read: async () => ({}),
    anonymise: note('anonymise'),
    erase: note('erase'),
  }
  await deleteAccount({ ...world, personalData: [...world.personalData, room] }, exchange, actor, PASSWORD)
  const person = { accountId, email: 'leaves@example.org' }
  expect(seen).toEqual([
    ['anonymise', person, 1],
    ['erase', person, 0],
  ])
})
