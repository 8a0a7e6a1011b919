import pg from 'pg'
import { beforeAll, expect, test } from 'vitest'
import { useTestDatabase } from '../../../../tests/support/test-database.ts'
import type { Changes } from './changes.ts'
import { startChanges } from './changes.ts'

const database = useTestDatabase()
const INSTANCES = 3
// So seldom that whatever is heard in time was announced.
const NEVER = 600_000
let client: pg.Client
const followers: Changes[] = []

beforeAll(async () => {
  client = new pg.Client({ connectionString: database.place.databaseUrl! })
  await client.connect()
  database.beforeClose(async () => {
    await Promise.all(followers.map((follower) => follower.stop()))
    await client.end()
  })
})

const follow = async (every?: number, listen = database.database.listen): Promise<number[]> => {
  const follower = startChanges(
    { db: database.db, listen },
    {
      report: () => undefined,
      ...(every === undefined ? {} : { every }),
    },
  )
  followers.push(follower)
  await follower.catchUp()
  const heard: number[] = []
  follower.on(['test'], (news) => void heard.push(...(news ?? []).map(({ entityId }) => entityId)))
  return heard
}
const write = (by: pg.Client, id: number) => by.query("insert into outbox (topic, entity_id) values ('test', $1)", [id])
const listeners = async (): Promise<number[]> => {
  const { rows } = await client.query<{ pid: number }>(
    "select pid from pg_stat_activity where datname = current_database() and application_name = 'florin-listen' and query = 'listen outbox'",
  )
  return rows.map(({ pid }) => pid)
}

test('several instances hear everything once and in the same order, also what commits late', async () => {
  const heard = await Promise.all(Array.from({ length: INSTANCES }, () => follow()))
  const writers = await Promise.all(
    Array.from({ length: 4 }, async () => {
      const writer = new pg.Client({ connectionString: database.place.databaseUrl! })
      await writer.connect()
      return writer
    }),
  )
  // Each of them begins before the one before has committed.
  await Promise.all(
    writers.map(async (writer, number) => {
      for (let turn = 0; turn < 25; turn++) {
        await writer.query('begin')
        await write(writer, number * 1_000 + turn)
        await write(writer, number * 1_000 + 500 + turn)
        await writer.query(turn % 5 === 4 ? 'rollback' : 'commit')
      }
    }),
  )
  await Promise.all(writers.map((writer) => writer.end()))
  const committed = writers.flatMap((_, number) =>
    [...Array(25).keys()].flatMap((turn) =>
      turn % 5 === 4 ? [] : [number * 1_000 + turn, number * 1_000 + 500 + turn],
    ),
  )
  for (const one of heard) {
    await expect.poll(() => one.length).toBe(committed.length)
    expect(one.toSorted((a, b) => a - b)).toEqual(committed.toSorted((a, b) => a - b))
    expect(one).toEqual(heard[0])
  }
})

test('a change is announced, also after the listening connection was cut', async () => {
  for (const follower of followers.splice(0)) await follower.stop()
  let announced = 0
  const heard = await follow(NEVER, (channel, hear) =>
    database.database.listen(channel, () => {
      announced++
      hear()
    }),
  )
  let last = 0
  // A change is readable once no older transaction is open, in any database of this PostgreSQL, and the tests beside this
  // one have some: the announcement of a later change has the earlier ones read.
  const untilHeard = (id: number) =>
    expect
      .poll(async () => {
        await write(client, ++last)
        return heard
      })
      .toContain(id)
  await expect.poll(listeners).toHaveLength(1)
  await untilHeard(1)
  const [before] = await listeners()
  await client.query('select pg_terminate_backend($1)', [before])
  await expect.poll(listeners).not.toContain(before)
  const [missed, announcedSoFar] = [++last, announced]
  await write(client, missed)
  // Whoever listens again is told so at once: they may have missed something.
  await expect.poll(() => announced).toBeGreaterThan(announcedSoFar)
  await untilHeard(missed)
  expect(heard).toEqual(heard.toSorted((a, b) => a - b))
})
