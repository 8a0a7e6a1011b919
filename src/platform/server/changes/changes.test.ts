// @module-tag postgres
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { postgresAdmin } from '../../../../tests/support/postgres.ts'
import { useTestDatabase } from '../../../../tests/support/test-database.ts'
import { pruneOutbox } from '../database/outbox.ts'
import type { Changes, Hear } from './changes.ts'
import { startChanges } from './changes.ts'
import { countChanges } from './versions.ts'

const database = useTestDatabase()
const write = (topic: string, ...ids: number[]) =>
  database.db.execute(`insert into outbox (topic, entity_id) select '${topic}', unnest(array[${ids.join()}])`)

let changes: Changes
const errors: unknown[] = []
beforeEach(async () => {
  errors.length = 0
  changes = startChanges(database.database, { report: (error) => errors.push(error) })
  await changes.catchUp()
})
afterEach(() => changes.stop())

/** Keeps what it hears; « anew » where it is told to begin anew. */
function listener(topics: string[] | null): { heard: (string | number)[]; stop: () => void } {
  const heard: (string | number)[] = []
  const hear: Hear = (news) => void heard.push(...(news ? news.map(({ entityId }) => entityId) : ['anew']))
  return { heard, stop: changes.on(topics, hear) }
}

test('whoever subscribes hears of their topics from then on, once and in order, until they stop', async () => {
  await write('job', 1)
  await expect.poll(() => changes.position()).not.toBeNull()
  const jobs = listener(['job'])
  const both = listener(['job', 'company'])
  const all = listener(null)
  await write('company', 2)
  await write('job', 4, 3)
  await write('weather', 5)
  await write('job', 6)
  const later = (list: (string | number)[]) => list.filter((id) => id !== 1)
  await expect.poll(() => later(all.heard)).toEqual([2, 4, 3, 5, 6])
  expect(later(jobs.heard)).toEqual([4, 3, 6])
  expect(later(both.heard)).toEqual([2, 4, 3, 6])
  jobs.stop()
  await write('job', 7)
  await expect.poll(() => later(all.heard)).toEqual([2, 4, 3, 5, 6, 7])
  expect(later(jobs.heard)).toEqual([4, 3, 6])
  expect(errors).toEqual([])
})

test('a transaction that fails is heard of by nobody', async () => {
  const { heard } = listener(['job'])
  const failing = database.db.transaction(async (tx) => {
    await tx.execute(sql`insert into outbox (topic, entity_id) values ('job', 10)`)
    throw new Error('after all')
  })
  await expect(failing).rejects.toThrow('after all')
  await write('job', 11)
  await expect.poll(() => heard).toEqual([11])
})

test('a listener that throws keeps nobody else from hearing', async () => {
  changes.on(['job'], () => {
    throw new Error('deaf')
  })
  const { heard } = listener(['job'])
  await write('job', 20)
  await write('job', 21)
  await expect.poll(() => heard).toEqual([20, 21])
  expect(errors).not.toEqual([])
})

test('a change whose announcement is lost is heard of all the same', async () => {
  const unheard = { db: database.db, listen: () => async () => undefined }
  const deaf = startChanges(unheard, { report: (error) => errors.push(error) })
  await deaf.catchUp()
  const heard: number[] = []
  deaf.on(['job'], (news) => void heard.push(...news!.map(({ entityId }) => entityId)))
  await write('job', 25)
  await expect.poll(() => heard).toEqual([25])
  await deaf.stop()
  expect(errors).toEqual([])
})

test('a follower that fell behind what was pruned says that it begins anew', async () => {
  const { heard } = listener(['job'])
  const versions = countChanges(changes, ['job', 'company'])
  // In one transaction with what it has not read: it cannot be there in between.
  await database.db.transaction(async (tx) => {
    await tx.execute(
      sql`insert into outbox (topic, entity_id, written_at) values ('job', 30, now() - interval '8 days')`,
    )
    await tx.execute(
      sql`update outbox_horizon set (tx, id) = (select tx, id from outbox order by tx desc, id desc limit 1)`,
    )
    await tx.execute(sql`delete from outbox where entity_id = 30`)
  })
  await expect.poll(() => heard).toEqual(['anew'])
  expect(versions()).toEqual({ job: 1, company: 1 })
  await write('job', 31)
  await expect.poll(() => heard).toEqual(['anew', 31])
  expect(versions()).toEqual({ job: 2, company: 1 })
  await pruneOutbox(database.db)
})

test('companies, members and sessions say by themselves that they changed', async () => {
  const { heard } = listener(['company', 'member', 'account'])
  const { rows } = await database.db.execute<{ id: number }>(
    sql`insert into members (first_name, last_name, country_id) values ('Ada', 'Lovelace', 1) returning id`,
  )
  const [member] = rows
  await database.db.execute(sql`update members set last_seen_at = now() where id = ${member!.id}`)
  await database.db.execute(sql`update members set title = 'Analyste' where id = ${member!.id}`)
  await expect.poll(() => heard).toEqual([member!.id, member!.id])
})

test('from the commit of a change until it has been told, not all is told', async () => {
  await expect.poll(() => changes.isTold()).toBe(true)
  const { heard } = listener(['job'])
  await write('job', 21)
  // PostgreSQL announces a commit by another connection, a moment after it has answered it.
  if (postgresAdmin) await expect.poll(() => !changes.isTold() || heard.length > 0).toBe(true)
  await expect.poll(() => changes.isTold() || heard.length > 0).toBe(true)
  expect(heard).toEqual([21])
  await expect.poll(() => changes.isTold()).toBe(true)
})
