import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { useTestDatabase } from '../../../../tests/support/test-database.ts'
import { citiesById } from './reference.service.ts'

const database = useTestDatabase()

test('a city that was named a moment ago is not read again; others are', async () => {
  const { db } = database
  const { rows } = await db.execute<{ id: number; name: string }>(sql`select id, name from cities order by id limit 3`)
  const [first, second, third] = rows as [(typeof rows)[0], (typeof rows)[0], (typeof rows)[0]]
  const namesOf = async (ids: number[]) => [...(await citiesById(db, ids)).values()].map(({ name }) => name)
  expect(await namesOf([first.id, second.id, first.id])).toEqual([first.name, second.name])
  await db.execute(sql`update cities set name = 'Ailleurs' where id <> ${third.id}`)
  expect(await namesOf([second.id, third.id, 0])).toEqual([second.name, third.name])
  // Inside a transaction nothing is kept from before it.
  await db.transaction(async (tx) => {
    expect((await citiesById(tx, [first.id])).get(first.id)?.name).toBe('Ailleurs')
  })
})
