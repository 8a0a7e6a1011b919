// @module-tag postgres
import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { useTestDatabase } from '../../../../tests/support/test-database.ts'
import type { OutboxPosition } from './outbox.ts'
import { knowsMark, markOfTopic, markOutbox, outboxEnd, pruneOutbox, readOutbox } from './outbox.ts'

const database = useTestDatabase()
const run = (statement: ReturnType<typeof sql>) => database.db.execute(statement)
const write = (entity: number, age = '0 days') =>
  run(sql`insert into outbox (topic, entity_id, written_at) values ('job', ${entity}, now() - ${age}::text::interval)`)
const moved = (position: OutboxPosition, tx: string): OutboxPosition => position.replace(/:\d+:\d+$/, `:${tx}:0`)

/** Everything after a position; transactions of other tests on the same server may hold the newest back for a moment. */
async function entriesAfter(position: OutboxPosition, count: number): Promise<number[]> {
  let found: number[] = []
  await expect
    .poll(
      async () => {
        found = (await readOutbox(database.db, position))!.entries.map(({ entityId }) => entityId)
        return found.length
      },
      { timeout: 60_000 },
    )
    .toBe(count)
  return found
}

beforeEach(async () => {
  await run(sql`delete from outbox`)
  await run(sql`update outbox_horizon set tx = '0', id = 0`)
})

test('a reader goes on where it was, and is told the end', async () => {
  const begin = await outboxEnd(database.db)
  await write(1)
  await write(2)
  expect(await entriesAfter(begin, 2)).toEqual([1, 2])
  const { position } = (await readOutbox(database.db, begin))!
  expect(await readOutbox(database.db, position)).toEqual({ entries: [], position, waits: false })
  await write(3)
  expect(await entriesAfter(position, 1)).toEqual([3])
  const marked = await markOutbox(database.db, position)
  expect(marked).not.toBe(position)
  expect(await entriesAfter(marked, 1)).toEqual([3])
})

test('only the database that made a mark knows it', async () => {
  const position = await outboxEnd(database.db)
  expect(await knowsMark(database.db, position)).toBe(true)
  expect(await knowsMark(database.db, await markOutbox(database.db, position))).toBe(true)
  const [mark] = position.split(':')
  expect(await knowsMark(database.db, position.replace(mark!, crypto.randomUUID()))).toBe(false)
  const large = [
    `${mark}:${'9'.repeat(20)}:1`,
    `${mark}:1:${'9'.repeat(19)}`,
    `${'-'.repeat(36)}:1:1`,
    `${'a'.repeat(36)}:1:1`,
  ]
  for (const broken of ['', '12:0', `${mark}:1`, `${mark}:-1:0`, `${mark}:1:0'`, ...large]) {
    expect(await knowsMark(database.db, broken), broken).toBe(false)
  }
  // A dump writes the rows again in transactions of the server that takes it in.
  await run(sql`create table carried as select * from outbox_marks`)
  await run(sql`delete from outbox_marks`)
  expect(await knowsMark(database.db, position)).toBe(false)
  await run(sql`insert into outbox_marks select * from carried`)
  expect(await knowsMark(database.db, position)).toBe(false)
})

test('a reader that is ahead of the database is lost', async () => {
  const position = await outboxEnd(database.db)
  expect(await readOutbox(database.db, moved(position, '1000000000000'))).toBeNull()
})

test('what is older than a week goes, and a reader that had not read it is lost', async () => {
  const before = await outboxEnd(database.db)
  await write(1, '9 days')
  await write(2, '8 days')
  await entriesAfter(before, 2)
  const { position: after } = (await readOutbox(database.db, before))!
  await write(3, '6 days')
  await pruneOutbox(database.db)
  expect(await readOutbox(database.db, before)).toBeNull()
  expect(await entriesAfter(after, 1)).toEqual([3])
  // Nothing more to prune leaves the horizon where it is.
  await pruneOutbox(database.db)
  expect(await readOutbox(database.db, before)).toBeNull()
  expect(await entriesAfter(after, 1)).toEqual([3])
})

test('more than one batch is pruned', async () => {
  const before = await outboxEnd(database.db)
  await run(
    sql`insert into outbox (topic, entity_id, written_at) select 'job', n, now() - interval '8 days' from generate_series(1, 12000) n`,
  )
  await entriesAfter(before, 1_000)
  await pruneOutbox(database.db)
  const { rows } = await run(sql`select count(*)::int as left from outbox`)
  expect(rows).toEqual([{ left: 0 }])
  expect(await readOutbox(database.db, before)).toBeNull()
})

test('a horizon that a dump brought along from a server far ahead makes nobody lost, and gives way', async () => {
  const before = await outboxEnd(database.db)
  await run(sql`update outbox_horizon set tx = '1000000000000', id = 7`)
  await write(1, '8 days')
  expect(await entriesAfter(before, 1)).toEqual([1])
  await pruneOutbox(database.db)
  expect(await readOutbox(database.db, before)).toBeNull()
})

test('marks last a month', async () => {
  await run(sql`delete from outbox_marks`)
  await outboxEnd(database.db)
  await run(sql`update outbox_marks set made_at = now() - interval '31 days'`)
  const young = await outboxEnd(database.db)
  await pruneOutbox(database.db)
  const { rows } = await run(sql`select id::text as id from outbox_marks`)
  expect(rows).toEqual([{ id: young.split(':')[0] }])
})

test('the mark of a topic is another one after each change of it, also after one that ends late, and after no other', async () => {
  const company = (id: number) =>
    sql`insert into outbox (id, topic, entity_id) overriding system value values (${id}, 'company', 1)`
  const marks = [await markOfTopic(database.db, 'company')]
  for (const id of [1_000_002, 1_000_001]) {
    await run(company(id))
    marks.push(await markOfTopic(database.db, 'company'))
  }
  expect(new Set(marks).size).toBe(3)
  await write(5)
  expect(await markOfTopic(database.db, 'company')).toBe(marks.at(-1))
})
