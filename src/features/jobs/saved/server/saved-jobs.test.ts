// @module-tag postgres
import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { testAccounts } from '../../../../../tests/support/accounts.ts'
import type { TestAccounts } from '../../../../../tests/support/accounts.ts'
import { newPerson } from '../../../../../tests/support/people.ts'
import { codeOf } from '../../../../../tests/support/refusals.ts'
import { useTestDatabase } from '../../../../../tests/support/test-database.ts'
import { smallWorld } from '../../../../../tests/support/world.ts'
import { jobRow } from '../../jobs.factory.ts'
import type { JobStatus } from '../../jobs.rules.ts'
import { insertJobs } from '../../server/jobs.repository.ts'
import { MOST_SAVED, SAVED_CHANGED } from '../saved-jobs.rules.ts'
import { listSavedJobs, mergeSavedJobs, removeSavedJob, savedIds, saveJob } from './saved-jobs.ts'

const database = useTestDatabase()
let accounts: TestAccounts
let world: Awaited<ReturnType<typeof smallWorld>>
let ada = 0
let people = 0
let jobs = 10_000

beforeAll(async () => {
  world = await smallWorld(database.db)
  accounts = await testAccounts(database)
})
beforeEach(async () => {
  ada = await newPerson(accounts, `ada${++people}@saved.example`, false)
})

async function newJobs(count: number, given: { status?: JobStatus; hiddenAt?: Date; publishedAt?: null } = {}) {
  const ids = Array.from({ length: count }, () => ++jobs)
  await insertJobs(
    database.db,
    ids.map((id) => jobRow({ ...world.fr, ...given, id })),
  )
  return ids
}

const idsOf = async (accountId: number): Promise<number[]> => (await savedIds(database.db, accountId)).data

const timesTold = async (): Promise<number> => {
  const { rows } = await database.db.execute<{ told: number }>(
    sql`select count(*)::int as told from outbox where topic = ${SAVED_CHANGED} and account_id = ${ada}`,
  )
  return rows[0]!.told
}

test('the last saved comes first, and another person’s list is another', async () => {
  const [first, second] = await newJobs(2)
  const eve = await newPerson(accounts, `eve${people}@saved.example`, false)
  await saveJob(database.db, ada, first!)
  await saveJob(database.db, ada, second!)
  expect(await idsOf(ada)).toEqual([second, first])
  await removeSavedJob(database.db, eve, first!)
  expect(await idsOf(ada)).toEqual([second, first])
  expect(await listSavedJobs(database.db, eve, 100)).toEqual({ total: 0, data: [] })
  const { total, data } = await listSavedJobs(database.db, ada, 1)
  expect({ total, ids: data.map(({ id }) => id) }).toEqual({ total: 2, ids: [second] })
})

test('saved twice at once it is there once, and open pages are told of changes only', async () => {
  const [id] = await newJobs(1)
  await Promise.all(Array.from({ length: 10 }, () => saveJob(database.db, ada, id!)))
  expect(await idsOf(ada)).toEqual([id])
  expect(await timesTold()).toBe(1)
  await Promise.all(Array.from({ length: 3 }, () => removeSavedJob(database.db, ada, id!)))
  expect(await idsOf(ada)).toEqual([])
  expect(await timesTold()).toBe(2)
})

test('one that closes stays, marked; one that nobody may read is neither saved nor shown', async () => {
  const [open, closing, hiding] = await newJobs(3)
  for (const id of [open!, closing!, hiding!]) await saveJob(database.db, ada, id)
  await database.db.execute(sql`update jobs set status = 'pourvue' where id = ${closing}`)
  await database.db.execute(sql`update jobs set hidden_at = now() where id = ${hiding}`)
  const { total, data } = await listSavedJobs(database.db, ada, 100)
  expect({ total, states: data.map(({ id, state }) => [id, state]) }).toEqual({
    total: 2,
    states: [
      [closing, 'closed'],
      [open, 'live'],
    ],
  })
  const [draft] = await newJobs(1, { status: 'brouillon', publishedAt: null })
  for (const id of [draft!, hiding!, 2_000_000_000])
    expect(await codeOf(saveJob(database.db, ada, id))).toBe('platform/not_found')
})

test('there is room for so many, whoever comes at once', async () => {
  const ids = await newJobs(MOST_SAVED + 3)
  await mergeSavedJobs(database.db, ada, ids.slice(0, MOST_SAVED - 1))
  const answers = await Promise.allSettled(ids.slice(-4).map((id) => saveJob(database.db, ada, id)))
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const [another] = await newJobs(1)
  expect(await codeOf(saveJob(database.db, ada, another!))).toBe('saved_jobs/too_many')
  expect(await idsOf(ada)).toHaveLength(MOST_SAVED)
})

test('what a browser kept joins the list in its order, as far as there is room, and once', async () => {
  const [known, ...kept] = await newJobs(4)
  const [draft] = await newJobs(1, { status: 'brouillon', publishedAt: null })
  await saveJob(database.db, ada, known!)
  const brought = [kept[2]!, known!, draft!, kept[0]!, kept[0]!, 2_000_000_000]
  expect((await mergeSavedJobs(database.db, ada, brought)).data).toEqual([kept[2], kept[0], known])
  const told = await timesTold()
  expect((await mergeSavedJobs(database.db, ada, brought)).data).toEqual([kept[2], kept[0], known])
  expect(await timesTold()).toBe(told)
  const many = await newJobs(MOST_SAVED)
  expect((await mergeSavedJobs(database.db, ada, many)).data).toHaveLength(MOST_SAVED)
})

test('nobody changes the list without end', async () => {
  const [id] = await newJobs(1)
  await saveJob(database.db, ada, id!)
  await database.db.execute(sql`update rate_limits set hits = 600`)
  expect(await codeOf(saveJob(database.db, ada, id!))).toBe('platform/too_many')
  expect(await codeOf(removeSavedJob(database.db, ada, id!))).toBe('platform/too_many')
  expect(await codeOf(mergeSavedJobs(database.db, ada, [id!]))).toBe('platform/too_many')
})
