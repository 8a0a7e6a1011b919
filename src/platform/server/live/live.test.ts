// @module-tag postgres
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { testExchange } from '../../../../tests/support/exchange.ts'
import type { LiveReader } from '../../../../tests/support/live-reader.ts'
import { liveReader } from '../../../../tests/support/live-reader.ts'
import type { Listener, LiveSite } from '../../../../tests/support/live-site.ts'
import { newListener, openLiveSite, signedInAs } from '../../../../tests/support/live-site.ts'
import { useTestDatabase } from '../../../../tests/support/test-database.ts'
import { createLines } from '../overload/overload.ts'
import type { StreamBounds } from './live.ts'
import { tell } from './tell.ts'

const database = useTestDatabase()
const lines = createLines()
const LIMITS: StreamBounds = { account: 3, address: 5, process: 8 }
let site: LiveSite
const opened = new Set<LiveReader>()

beforeAll(async () => {
  site = await openLiveSite(database.database, { changes: database.changes, bounds: LIMITS, lines })
})
afterEach(async () => {
  for (const reader of opened) reader.cut()
  opened.clear()
  await expect.poll(() => site.live.count()).toBe(0)
})
afterAll(() => site.close())

let people = 0
const somebody = () => newListener(database.db, `live${++people}@example.org`)
async function read({ headers }: Listener, last: string | null = null, address = site.address): Promise<LiveReader> {
  const reader = liveReader(address, { ...headers, 'accept-encoding': 'gzip, br' }, last)
  opened.add(reader)
  await reader.open()
  return reader
}
/** The place of a stream is free once the server has noticed. */
const leave = async (reader: LiveReader) => {
  const before = site.live.count()
  reader.cut()
  await expect.poll(() => site.live.count()).toBe(before - 1)
}
type OpenApi = { paths: Record<string, Record<string, { responses: Record<string, { content: object }> }>> }
const begun = (reader: LiveReader) => expect.poll(() => reader.told).toEqual([{ kind: 'begin' }])

test('one is told what is one’s own, as it is committed, and nothing of anybody else', async () => {
  const [one, two] = [await somebody(), await somebody()]
  const [first, second] = [await read(one), await read(two)]
  await begun(first)
  await begun(second)
  expect(first.headers()).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'private, no-store, no-transform',
    'x-content-type-options': 'nosniff',
  })
  expect(first.headers()).not.toHaveProperty('content-encoding')
  await database.db.transaction((tx) => tell(tx, one.accountId, 'parcels', 7))
  const failing = database.db.transaction(async (tx) => {
    await tell(tx, [one.accountId, two.accountId], 'parcels', 8)
    throw new Error('after all')
  })
  await expect(failing).rejects.toThrow('after all')
  await database.db.transaction((tx) => tell(tx, [two.accountId, one.accountId], 'letters'))
  const begin = { kind: 'begin' }
  await expect.poll(() => first.told).toEqual([begin, { kind: 'parcels', id: 7 }, { kind: 'letters' }])
  await expect.poll(() => second.told).toEqual([begin, { kind: 'letters' }])
})

test('an open stream holds no turn, and beats', async () => {
  const own = await openLiveSite(database.database, { changes: database.changes, beatEvery: 500, lines })
  const reader = await read(await somebody(), null, own.address)
  await expect.poll(() => reader.beats()).toBeGreaterThan(1)
  expect(lines.reads.counts()).toEqual({ running: 0, waiting: 0 })
  await own.close()
})

test('who has no session gets no stream, and asking for the headers alone opens none', async () => {
  expect((await fetch(`${site.address}/v1/live`)).status).toBe(401)
  const { headers } = await somebody()
  expect((await fetch(`${site.address}/v1/live`, { method: 'HEAD', headers })).status).toBe(404)
  expect(site.live.count()).toBe(0)
})

test('the description of the API says that the answer is a stream of events', async () => {
  const document = (await (await fetch(`${site.address}/v1/openapi.json`)).json()) as OpenApi
  const { responses } = document.paths['/v1/live']!.get!
  expect(Object.keys(responses['200']!.content)).toEqual(['text/event-stream'])
  expect(Object.keys(responses['4XX']!.content)).toEqual(['application/json'])
})

describe('who comes back', () => {
  test('goes on after the last event they have, by the header or by the address', async () => {
    const one = await somebody()
    const reader = await read(one)
    await begun(reader)
    await database.db.transaction((tx) => tell(tx, one.accountId, 'parcels', 1))
    await expect.poll(() => reader.told).toHaveLength(2)
    reader.cut()
    for (const id of [2, 3]) await database.db.transaction((tx) => tell(tx, one.accountId, 'parcels', id))
    // What follows in the address is nobody's.
    const byAddress = liveReader(`${site.address}/v1/live?since=${reader.last()}&x=`, one.headers)
    opened.add(byAddress)
    await Promise.all([reader.open(), byAddress.open()])
    await database.db.transaction((tx) => tell(tx, one.accountId, 'parcels', 4))
    await expect.poll(() => reader.told.map(({ id }) => id)).toEqual([undefined, 1, 2, 3, 4])
    await expect.poll(() => byAddress.told.map(({ id }) => id)).toEqual([2, 3, 4])
  })

  test('misses nothing that is told while they are being brought up to date', async () => {
    const one = await somebody()
    const watching = await read(one)
    await begun(watching)
    // The first reading finds out about the mark; what the second one found is on its way, and late.
    const found = Promise.withResolvers<void>()
    const released = Promise.withResolvers<void>()
    let readings = 0
    const execute = async (query: Parameters<typeof database.db.execute>[0]) => {
      const rows = await database.db.execute(query)
      if (++readings < 2) return rows
      found.resolve()
      await released.promise
      return rows
    }
    const readBy = Object.assign(Object.create(database.db) as typeof database.db, { execute })
    const slow = await openLiveSite(database.database, { changes: database.changes, readBy })
    const late = liveReader(slow.address, one.headers, watching.last())
    opened.add(late)
    const opening = late.open()
    await found.promise
    await database.db.transaction((tx) => tell(tx, one.accountId, 'parcels', 1))
    await expect.poll(() => watching.told).toHaveLength(2)
    released.resolve()
    await opening
    await expect.poll(() => late.told).toEqual([{ kind: 'parcels', id: 1 }])
    await slow.close()
  })

  test('is told to begin anew from nowhere, from another history, from before what was pruned, and from too far', async () => {
    const one = await somebody()
    const reader = await read(one)
    await begun(reader)
    const here = reader.last()!
    const [mark, tx] = here.split(':')
    for (const unknown of ['x', `${crypto.randomUUID()}:${tx}:0`, `${mark}:99999999999:0`]) {
      const lost = await read(one, unknown)
      await begun(lost)
      await leave(lost)
    }
    const many = Array.from({ length: 501 }, () => one.accountId)
    await database.db.transaction((tx) => tell(tx, many, 'parcels', 9))
    await expect.poll(() => reader.told).toHaveLength(502)
    const late = await read(one, here)
    await begun(late)
    await database.db.transaction((tx) => tell(tx, one.accountId, 'parcels', 10))
    await expect.poll(() => late.told).toEqual([{ kind: 'begin' }, { kind: 'parcels', id: 10 }])
    await leave(late)
    const after = reader.last()!
    await database.db.transaction((tx) => tell(tx, one.accountId, 'parcels', 11))
    await expect.poll(() => reader.told.at(-1)).toEqual({ kind: 'parcels', id: 11 })
    await database.db.execute(
      sql`update outbox_horizon set (tx, id) = (select tx, id from outbox order by tx desc, id desc limit 1)`,
    )
    await begun(await read(one, after))
  })
})

describe('the stream ends, and says so, when', () => {
  const endings: Record<string, (accountId: number) => string> = {
    'its session ends': (id) => `delete from sessions where account_id = ${id}`,
    'the account is suspended': (id) =>
      `update accounts set suspended_at = now(), suspension_reason = 'Essai' where id = ${id}`,
    'the account is deleted': (id) => `delete from accounts where id = ${id}`,
    'the account gets another role': (id) => `update accounts set role = 'administrator' where id = ${id}`,
  }
  test.each(Object.entries(endings))('%s', async (_name, statement) => {
    const [one, two] = [await somebody(), await somebody()]
    const [ending, staying] = [await read(one), await read(two)]
    await begun(ending)
    await database.db.execute(sql.raw(statement(one.accountId)))
    await expect.poll(() => ending.told).toEqual([{ kind: 'begin' }, { kind: 'over' }])
    await expect.poll(() => ending.isOpen()).toBe(false)
    expect(staying.isOpen()).toBe(true)
  })

  test('another session of the same account ends: only that one', async () => {
    const one = await somebody()
    const [staying, ending] = [await read(one), await read(await signedInAs(database.db, one.accountId))]
    await database.db.execute(
      sql`delete from sessions where id = (select id from sessions where account_id = ${one.accountId} order by created_at desc limit 1)`,
    )
    await expect.poll(() => ending.isOpen()).toBe(false)
    await database.db.transaction((tx) => tell(tx, one.accountId, 'letters'))
    await expect.poll(() => staying.told.at(-1)).toEqual({ kind: 'letters' })
  })
})

test('streams are bounded by account and by address, and a place that is free again is given', async () => {
  const [one, two] = [await somebody(), await somebody()]
  const mine = [await read(one), await read(one), await read(one)]
  const refused = await fetch(`${site.address}/v1/live`, { headers: one.headers })
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60'])
  await read(two)
  await read(two)
  expect((await fetch(`${site.address}/v1/live`, { headers: two.headers })).status).toBe(429)
  mine[0]!.cut()
  await expect.poll(() => site.live.count()).toBe(4)
  expect((await read(one)).status()).toBe(200)
})

test('at shutdown every stream ends at once, and is asked to come back after a moment', async () => {
  const own = await openLiveSite(database.database)
  const one = await somebody()
  const reader = await read(one, null, own.address)
  await begun(reader)
  await own.close()
  await expect.poll(() => reader.isOpen()).toBe(false)
  expect(reader.retry()).toBeGreaterThanOrEqual(1_000)
  expect(reader.told).toEqual([{ kind: 'begin' }])
  await expect(own.live.open({} as never, testExchange(), undefined)).rejects.toThrow('redémarre')
})
