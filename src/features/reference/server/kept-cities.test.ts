import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { useTestDatabase } from '../../../../tests/support/test-database.ts'
import { citiesById } from './reference.service.ts'

const database = useTestDatabase()
beforeAll(() => void vi.useFakeTimers({ toFake: ['performance'] }))
afterAll(() => void vi.useRealTimers())

test('a city that was named a moment ago is not read again; others are', async () => {
  const { db } = database
  const { rows } = await db.execute<{ id: number; name: string }>(sql`select id, name from cities order by id limit 3`)
  const [first, second, third] = rows as [(typeof rows)[0], (typeof rows)[0], (typeof rows)[0]]
  const namesOf = async (ids: number[]) => [...(await citiesById(db, ids)).values()].map(({ name }) => name)
  expect(await namesOf([first.id, second.id, first.id])).toEqual([first.name, second.name])
  await db.execute(sql`update cities set name = 'Ailleurs' where id in (${first.id}, ${second.id})`)
  expect(await namesOf([second.id, third.id, 0])).toEqual([second.name, third.name])
  // Inside a transaction nothing is kept from before it.
  await db.transaction(async (tx) => {
    expect((await citiesById(tx, [first.id])).get(first.id)?.name).toBe('Ailleurs')
  })
})

test('after five minutes it is read again', async () => {
  vi.advanceTimersByTime(300_001)
  const { db } = database
  const { rows } = await db.execute<{ id: number }>(sql`select id from cities order by id desc limit 1`)
  const [{ id }] = rows as [{ id: number }]
  const nameOf = async () => (await citiesById(db, [id])).get(id)?.name
  const before = await nameOf()
  await db.execute(sql`update cities set name = 'Là-bas' where id = ${id}`)
  vi.advanceTimersByTime(299_000)
  expect(await nameOf()).toBe(before)
  vi.advanceTimersByTime(1_001)
  expect(await nameOf()).toBe('Là-bas')
})

test('no more than some thousands are kept', async () => {
  vi.advanceTimersByTime(300_001)
  const { db } = database
  const { rows } = await db.execute<{ id: number; name: string }>(
    sql`select id, name from cities order by id limit 5001`,
  )
  const [first] = rows as [(typeof rows)[0]]
  const ids = rows.map(({ id }) => id)
  expect((await citiesById(db, ids)).size).toBe(ids.length)
  await db.execute(sql`update cities set name = 'Plus loin' where id = ${first.id}`)
  // So many are too many to keep: the next who names one reads it anew.
  expect((await citiesById(db, [first.id])).get(first.id)?.name).toBe('Plus loin')
})

test('those who name a city at once wait for one reading', async () => {
  vi.advanceTimersByTime(300_001)
  const { db } = database
  const { rows } = await db.execute<{ id: number }>(sql`select id from cities order by id limit 3`)
  const [first, second, third] = rows.map(({ id }) => id) as [number, number, number]
  const found = await Promise.all([[first, second], [second, third], [second]].map((ids) => citiesById(db, ids)))
  expect(found.map((cities) => [...cities.keys()])).toEqual([[first, second], [second, third], [second]])
  expect(found[1]!.get(second)).toBe(found[0]!.get(second))
  expect(found[2]!.get(second)).toBe(found[0]!.get(second))
})
