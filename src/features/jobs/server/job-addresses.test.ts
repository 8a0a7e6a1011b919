import { sql } from 'drizzle-orm'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { useTestDatabase } from '../../../../tests/support/test-database.ts'
import { smallWorld } from '../../../../tests/support/world.ts'
import { jobRow } from '../jobs.factory.ts'
import { liveJobFiles, liveJobsIn } from './job-addresses.ts'
import { insertJobs } from './jobs.repository.ts'

const database = useTestDatabase()
let world: Awaited<ReturnType<typeof smallWorld>>
beforeAll(async () => {
  world = await smallWorld(database.db)
})
afterEach(async () => void (await database.db.execute(sql`delete from jobs`)))

const add = (...ids: number[]) =>
  insertJobs(
    database.db,
    ids.map((id) => ({ ...jobRow(world.fr), id })),
  )
/** The ids that the files of a given length name, file by file; how many were read at once is nobody's business. */
async function idsIn(perFile: number): Promise<number[][]> {
  const files = await liveJobFiles(database.db, perFile)
  return Promise.all(
    files.map(async (file) => {
      const ids: number[] = []
      for await (const part of liveJobsIn(database.db, file))
        for (const { path } of part) ids.push(Number(/\d+/.exec(path)![0]))
      return ids
    }),
  )
}

test('every live job is in one file, in the order of ids, and files are as long as they may be', async () => {
  await add(3, 4, 10, 11, 50)
  await database.db.execute(sql`update jobs set status = 'pourvue' where id = 4`)
  expect(await idsIn(2)).toEqual([
    [3, 10],
    [11, 50],
  ])
  expect(await idsIn(3)).toEqual([[3, 10, 11], [50]])
})

test('a file says when the last of its jobs changed', async () => {
  await add(1, 2, 3)
  await database.db.execute(sql`update jobs set title = 'Autre' where id = 1`)
  const { rows } = await database.db.execute<{ at: string }>(sql`
    select to_char(updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at from jobs where id = 1`)
  const [first, second] = await liveJobFiles(database.db, 4)
  expect([first!.newest.toISOString(), second]).toEqual([rows[0]!.at, undefined])
})

test('a file that is longer than what is read at once is whole', async () => {
  const ids = Array.from({ length: 2_600 }, (_, at) => at + 1)
  await add(...ids)
  expect(await idsIn(2_500)).toEqual([ids.slice(0, 2_500), ids.slice(2_500)])
})
