// @module-tag postgres
import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { companyRow } from '../../companies/companies.factory.ts'
import { insertCompanies } from '../../companies/server/companies.repository.ts'
import { atOnce } from '../../../../tests/support/at-once.ts'
import { codeOf } from '../../../../tests/support/refusals.ts'
import { useTestDatabase } from '../../../../tests/support/test-database.ts'
import { smallWorld } from '../../../../tests/support/world.ts'
import { MONTHLY_CREDITS } from '../credits.rules.ts'
import { openLedger, readBalance, readLedger, refundCredit, spendCredit } from './credits.service.ts'

const database = useTestDatabase()
let world: Awaited<ReturnType<typeof smallWorld>>
let company = 0

beforeAll(async () => {
  world = await smallWorld(database.db)
})
beforeEach(async () => {
  const { lists, lyon } = world
  const [made] = await insertCompanies(database.db, [
    companyRow({
      name: `Société ${company + 1_000}`,
      sectorId: lists.sectors[0]!.id,
      structureId: lists.structures[0]!.id,
      countryId: 1,
      cityId: lyon.id,
    }),
  ])
  company = made!.id
})

const open = () => database.db.transaction((tx) => openLedger(tx, company))
const spend = (subjectId: number, at?: Date) =>
  database.db.transaction((tx) =>
    spendCredit(tx, company, { kind: 'publish', subjectId, label: 'Analyste H/F', accountId: null }, at),
  )
/** Whether there was one left; anything else that goes wrong is a fault. */
const didSpend = async (subjectId: number, at?: Date): Promise<boolean> => {
  try {
    await spend(subjectId, at)
    return true
  } catch (error) {
    expect(error).toMatchObject({ refusal: { code: 'credits/none_left' } })
    return false
  }
}
const refund = (subjectId: number) =>
  database.db.transaction((tx) => refundCredit(tx, company, { kind: 'publish', subjectId, accountId: null }))
const all = { page: 1, per_page: 100 }

test('a company that is not validated has nothing to spend', async () => {
  expect(await readBalance(database.db, company)).toBe(0)
  expect(await codeOf(spend(1))).toBe('credits/none_left')
  await open()
  await open()
  expect(await readBalance(database.db, company)).toBe(MONTHLY_CREDITS)
})

test('a hundred who spend at once spend what there is, and the ledger adds up', async () => {
  await open()
  const ends = await atOnce(
    Array.from({ length: 100 }, (_, at) => at + 1),
    (subject) => didSpend(subject),
  )
  expect(ends.filter(Boolean)).toHaveLength(MONTHLY_CREDITS)
  const { balance, spent, entries } = await readLedger(database.db, company, all)
  expect([balance, spent]).toEqual([0, MONTHLY_CREDITS])
  const inOrder = entries.toReversed()
  expect(inOrder.map(({ position }) => position)).toEqual(inOrder.map((_, at) => at + 1))
  let sum = 0
  for (const entry of inOrder) expect(entry.balance).toBe((sum += entry.amount))
})

test('the month turns at midnight in Paris, and nothing is carried over', async () => {
  await open()
  const before = new Date('2031-03-31T21:59:59Z')
  const after = new Date('2031-03-31T22:00:00Z')
  const ends = await atOnce(
    Array.from({ length: 60 }, (_, at) => at),
    (at) => didSpend(at + 1, at % 2 === 0 ? before : after),
  )
  expect(ends.filter(Boolean)).toHaveLength(2 * MONTHLY_CREDITS)
  const left = (at: Date) => readBalance(database.db, company, at)
  expect([await left(before), await left(after), await left(new Date('2031-04-30T22:00:00Z'))]).toEqual([0, 0, 15])
  const { rows } = await database.db.execute<{ month: string; sum: number }>(
    sql`select to_char(month, 'YYYY-MM') as month, sum(amount)::int as sum from credit_entries
      where company_id = ${company} and month >= '2031-01-01' group by 1 order by 1`,
  )
  expect(rows).toEqual([
    { month: '2031-03', sum: 0 },
    { month: '2031-04', sum: 0 },
  ])
})

test('what was paid is given back once, and only what was paid', async () => {
  await open()
  await spend(7)
  await Promise.all([refund(7), refund(7), refund(8)])
  expect(await readBalance(database.db, company)).toBe(MONTHLY_CREDITS)
  await spend(7)
  await refund(7)
  expect(await readBalance(database.db, company)).toBe(MONTHLY_CREDITS)
})

test('the table itself refuses a balance below zero', async () => {
  await open()
  const insert = sql`insert into credit_entries (company_id, amount, kind) values (${company}, -16, 'publish')`
  await expect(database.db.execute(insert)).rejects.toThrow()
})
