// @module-tag postgres
import { sql } from 'drizzle-orm'
import { beforeAll, expect, test, vi } from 'vitest'
import type { TestAccounts } from '../../../../tests/support/accounts.ts'
import { testAccounts } from '../../../../tests/support/accounts.ts'
import { atOnce } from '../../../../tests/support/at-once.ts'
import { failingAtCommit } from '../../../../tests/support/failing-commit.ts'
import { newPerson, signedIn } from '../../../../tests/support/people.ts'
import { codeOf } from '../../../../tests/support/refusals.ts'
import { useTestDatabase } from '../../../../tests/support/test-database.ts'
import { smallWorld } from '../../../../tests/support/world.ts'
import { openLedger, readBalance } from '#features/credits/server/credits.service.ts'
import { askForCredits } from '#features/employer/server/quote-request.ts'
import { formatDate, parisDay } from '#platform/french.ts'
import type { SignedIn } from '#platform/server/endpoints.ts'
import { addCompanyCredits, declineCredits, listAddedCredits } from './company-credits.ts'

const database = useTestDatabase()
let world: TestAccounts
let admin: SignedIn
let owner: SignedIn
let member: SignedIn
let company: { id: number; name: string }

async function recruiter(email: string, code: string | null): Promise<SignedIn> {
  const accountId = await newPerson(world, email)
  await database.db.execute(
    sql`update accounts set role = 'recruiter', company_id = ${company.id}, company_name = ${company.name}, client_code = ${code} where id = ${accountId}`,
  )
  return (await signedIn(world, email)).actor
}

beforeAll(async () => {
  const { fr } = await smallWorld(database.db)
  world = await testAccounts(database)
  const [row] = (await database.db.execute(sql`select id, name from companies where id = ${fr.companyId}`)).rows
  company = row as typeof company
  await database.db.transaction((tx) => openLedger(tx, company.id))
  owner = await recruiter('main@example.org', 'FLO-222222')
  member = await recruiter('member@example.org', null)
  const adminId = await newPerson(world, 'admin@example.org')
  await database.db.execute(sql`update accounts set role = 'administrator' where id = ${adminId}`)
  admin = (await signedIn(world, 'admin@example.org')).actor
})

const page = { page: 1, per_page: 20 }
const add = (reference: string, more: { credits?: number; company?: string } = {}, on = world) =>
  addCompanyCredits(on, admin, { company: company.name, credits: 40, reference, reason: 'Devis signé', ...more })
const told = async (accountId: number) =>
  (await database.db.execute(sql`select title from notifications where account_id = ${accountId} order by id`)).rows

test('a quote is asked for once at a time, added once by its reference, recorded, and told to the main account and whoever asked', async () => {
  await askForCredits(database.db, member, 40)
  expect(await codeOf(askForCredits(database.db, owner, 5))).toBe('credits/quote_open')
  expect((await listAddedCredits(database.db, page)).quotes).toMatchObject([
    { company: company.name, credits: 40, email: 'member@example.org', balance: 15 },
  ])
  const before = (await world.mails()).length
  await add('D-2026-014')
  expect(await readBalance(database.db, company.id)).toBe(55)
  const list = await listAddedCredits(database.db, page)
  expect(list.quotes).toEqual([])
  expect(list.data).toMatchObject([{ amount: 40, reference: 'D-2026-014', company: company.name }])
  const acts = await database.db.execute(
    sql`select act, object_kind, object_id::int, actor_id, after, reason from acts`,
  )
  expect(acts.rows).toContainEqual({
    act: 'add_credits',
    object_kind: 'company',
    object_id: company.id,
    actor_id: admin.accountId,
    after: { credits: 40, balance: 55, reference: 'D-2026-014' },
    reason: 'Devis signé',
  })
  const mails = (await world.mails()).slice(before)
  expect(mails.map(({ to }) => to).toSorted()).toEqual(['main@example.org', 'member@example.org'])
  expect(mails[0]!.text).toContain('D-2026-014')
  // Credits are not carried over: they are good until the last day of this month.
  const [year, month] = parisDay(new Date()).split('-').map(Number)
  expect(mails[0]!.text).toContain(formatDate(new Date(Date.UTC(year!, month, 0, 12))))
  for (const { accountId } of [owner, member])
    expect(await told(accountId)).toEqual([{ title: `40\u00a0crédits ajoutés à ${company.name}` }])
  expect(await codeOf(add('d-2026-014'))).toBe('credits/already_added')
  expect(await readBalance(database.db, company.id)).toBe(55)
})

test('of ten administrators who add the same quote at once one does', async () => {
  const tries = await atOnce(Array.from({ length: 10 }), () =>
    add('D-2026-015', { credits: 1 })
      .then(() => 1)
      .catch(() => 0),
  )
  expect(tries.reduce<number>((sum, one) => sum + one, 0)).toBe(1)
  expect(await readBalance(database.db, company.id)).toBe(56)
})

test('what fails at its end adds nothing and tells nobody; a company without a ledger is no client', async () => {
  const before = (await world.mails()).length
  await expect(add('D-2026-016', {}, { ...world, db: failingAtCommit(database.db) })).rejects.toThrow()
  expect([await readBalance(database.db, company.id), (await world.mails()).length]).toEqual([56, before])
  expect(await codeOf(add('X', { company: 'Nulle part' }))).toBe('credits/unknown_company')
  const [other] = (await database.db.execute(sql`select name from companies where id <> ${company.id} limit 1`)).rows
  expect(await codeOf(add('X', { company: (other as { name: string }).name }))).toBe('credits/no_client')
})

test('who asked and has left since is told nothing of what the company has', async () => {
  const leaver = await recruiter('leaver@example.org', null)
  const leave = (companyId: number | null) =>
    database.db.execute(sql`update accounts set company_id = ${companyId} where id = ${leaver.accountId}`)
  for (const answer of [
    () => add('D-2026-017', { credits: 1 }),
    async () =>
      declineCredits(world, admin, { id: (await listAddedCredits(database.db, page)).quotes[0]!.id, reason: 'Non' }),
  ]) {
    await leave(company.id)
    await askForCredits(database.db, leaver, 10)
    await leave(null)
    await answer()
  }
  expect((await world.mails()).filter(({ to }) => to === 'leaver@example.org')).toEqual([])
})

test('a request that is closed without credits tells whoever asked why', async () => {
  await askForCredits(database.db, member, 10)
  const [quote] = (await listAddedCredits(database.db, page)).quotes
  await declineCredits(world, admin, { id: quote!.id, reason: 'Le devis n’a pas été signé.' })
  expect((await world.mails()).at(-1)).toMatchObject({ to: 'member@example.org' })
  expect((await world.mails()).at(-1)!.text).toContain('Le devis n’a pas été signé.')
  const acts = await database.db.execute(
    sql`select object_id::int, actor_id, reason from acts where act = 'decline_quote' order by id desc limit 1`,
  )
  expect(acts.rows).toEqual([
    { object_id: company.id, actor_id: admin.accountId, reason: 'Le devis n’a pas été signé.' },
  ])
  expect(await codeOf(declineCredits(world, admin, { id: quote!.id, reason: 'Encore' }))).toBe('platform/not_found')
  expect((await listAddedCredits(database.db, page)).quotes).toEqual([])
})

test('however many quotes wait, the ledgers and the accounts are asked once', async () => {
  const { $client } = database.db as unknown as { $client: { query: (statement: unknown) => Promise<unknown> } }
  const query = vi.spyOn($client, 'query')
  const asked = async (): Promise<[number, number]> => {
    query.mockClear()
    const { quotes } = await listAddedCredits(database.db, page)
    const about = query.mock.calls.filter(([one]) => /credit_entries|accounts/.test(JSON.stringify(one)))
    return [quotes.length, about.length]
  }
  const wait = (which: ReturnType<typeof sql>) =>
    database.db.execute(sql`insert into credit_quotes (company_id, account_id, credits)
      select id, ${member.accountId}, 5 from companies where ${which}`)
  await wait(sql`id = ${company.id}`)
  const [one, times] = await asked()
  await wait(sql`id <> ${company.id}`)
  const [many, same] = await asked()
  query.mockRestore()
  expect([one, many > one, same]).toEqual([1, true, times])
  const { quotes } = await listAddedCredits(database.db, page)
  // A company without a ledger has nothing.
  const mine = await readBalance(database.db, company.id)
  expect(mine).toBeGreaterThan(0)
  expect(quotes.map(({ balance }) => balance)).toEqual([mine, ...quotes.slice(1).map(() => 0)])
})
