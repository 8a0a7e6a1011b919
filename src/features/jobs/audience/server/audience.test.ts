// @module-tag postgres
import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { testExchange } from '../../../../../tests/support/exchange.ts'
import { useTestDatabase } from '../../../../../tests/support/test-database.ts'
import { smallWorld } from '../../../../../tests/support/world.ts'
import { parisDay } from '#platform/french.ts'
import type { Db } from '#platform/server/database/db.ts'
import type { Actor, SignedIn } from '#platform/server/endpoints.ts'
import { visitor } from '#platform/server/endpoints.ts'
import { jobRow } from '../../jobs.factory.ts'
import { insertJobs } from '../../server/jobs.repository.ts'
import { KEPT_DAYS } from '../audience.rules.ts'
import { addViews } from './audience.repository.ts'
import { forgetOldFigures } from './audience.service.ts'
import type { Audience } from './audience.ts'
import { startAudience } from './audience.ts'

const database = useTestDatabase()
let world: Awaited<ReturnType<typeof smallWorld>>
let audience: Audience
let jobId = 0
let draftId = 0

beforeAll(async () => {
  world = await smallWorld(database.db)
})
beforeEach(async () => {
  const rows = [jobRow(world.fr), jobRow({ ...world.fr, status: 'inactive' })]
  const [live, closed] = await insertJobs(database.db, rows).returning()
  jobId = live!.id
  draftId = closed!.id
  audience = startAudience(database.db)
})

const member = (role: SignedIn['role'], accountId: number, companyId: number | null = null): SignedIn => ({
  role,
  accountId,
  companyId,
  sessionId: '',
  verified: true,
  flags: [],
})

type Source = Parameters<Audience['count']>[0]['source']
const see = (actor: Actor, from: Parameters<typeof testExchange>[0] = {}, source: Source = 'direct', id = jobId) =>
  audience.count({ id, source, step: 'page' }, actor, testExchange(from))

const counted = async (id = jobId) =>
  (await database.db.execute(sql`select source, views, forms from job_views where job_id = ${id} order by source`)).rows
const total = async (id = jobId): Promise<number> =>
  (await counted(id)).reduce((sum, row) => sum + (row as { views: number }).views, 0)

test('a reader counts once a day, by address and browser or by account, and from where they came first', async () => {
  await see(visitor, {}, 'recherche')
  await see(visitor, {}, 'direct')
  await see(visitor, { address: '192.0.2.2' }, 'recherche')
  await see(member('candidate', 7), {}, 'alerte')
  await see(member('candidate', 7), { address: '192.0.2.9', agent: 'Mozilla/5.0 (Macintosh)' }, 'direct')
  // Whoever has a network of IPv6 has all of its addresses.
  await see(visitor, { address: '2001:db8::1' }, 'direct')
  await see(visitor, { address: '2001:db8::2' }, 'direct')
  await audience.flush()
  expect(await counted()).toEqual([
    { source: 'alerte', views: 1, forms: 0 },
    { source: 'direct', views: 1, forms: 0 },
    { source: 'recherche', views: 2, forms: 0 },
  ])
})

test('whoever opens the form came from where they began to read', async () => {
  await see(visitor, {}, 'alerte')
  await audience.count({ id: jobId, source: 'autre', step: 'formulaire' }, visitor, testExchange())
  await audience.count({ id: jobId, source: 'autre', step: 'formulaire' }, visitor, testExchange())
  await audience.flush()
  expect(await counted()).toEqual([{ source: 'alerte', views: 1, forms: 1 }])
})

test('neither robots, nor the own company, nor administrators are readers; those of another company are', async () => {
  await see(visitor, { agent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' })
  await see(visitor, { agent: '' })
  await see(member('recruiter', 1, world.fr.companyId))
  await see(member('administrator', 2))
  await audience.flush()
  expect(await total()).toBe(0)
  await see(member('recruiter', 3, world.be.companyId))
  await see(member('recruiter', 4))
  await audience.flush()
  expect(await total()).toBe(2)
})

test('only live jobs are counted, and what is not there harms nothing', async () => {
  await see(visitor, {}, 'direct', draftId)
  await see(visitor, {}, 'direct', 2_000_000_000)
  await see(visitor)
  await audience.flush()
  expect([await total(), await total(draftId)]).toEqual([1, 0])
})

test('one address adds so many views a day, and no more', async () => {
  for (let nth = 0; nth < 510; nth++) await see(visitor, { agent: `Mozilla/5.0 (nth ${nth})` })
  await audience.flush()
  expect(await total()).toBe(500)
})

test('what could not be written is written later, once', async () => {
  let away = true
  const failing = new Proxy(database.db, {
    get: (db, name: keyof Db) =>
      name === 'execute' && away ? () => Promise.reject(new Error('away')) : Reflect.get(db, name),
  })
  const reported: unknown[] = []
  audience = startAudience(failing, (error) => reported.push(error))
  await see(visitor)
  await audience.flush()
  expect(reported).toHaveLength(1)
  away = false
  await see(visitor, { address: '192.0.2.2' })
  await audience.stop()
  await audience.stop()
  expect(await total()).toBe(2)
})

test('instances add to each other', async () => {
  const other = startAudience(database.db)
  await see(visitor)
  await other.count({ id: jobId, source: 'direct', step: 'page' }, visitor, testExchange({ address: '192.0.2.2' }))
  await Promise.all([audience.flush(), other.flush()])
  expect(await total()).toBe(2)
})

test('nothing of a reader is kept: neither number, nor address, nor browser, nor a mark of them', async () => {
  const agent = 'Mozilla/5.0 (X11; qz90210zq)'
  await see(visitor, { address: '203.0.113.77', agent })
  await see(member('candidate', 4_242_424), { address: '203.0.113.78', agent })
  await audience.flush()
  const { rows: tables } = await database.db.execute<{ name: string }>(
    sql`select quote_ident(table_name) as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )
  expect(tables.length).toBeGreaterThan(20)
  for (const { name } of tables) {
    const { rows } = await database.db.execute(
      sql.raw(`select 1 from ${name} as t where t::text ~ '203\\.0\\.113\\.7|qz90210zq|4242424' limit 1`),
    )
    expect(rows, name).toEqual([])
  }
  const { rows: columns } = await database.db.execute<{ name: string }>(
    sql`select column_name as name from information_schema.columns where table_name = 'job_views' order by 1`,
  )
  expect(columns.map(({ name }) => name)).toEqual(['day', 'forms', 'job_id', 'source', 'views'])
})

test('figures are forgotten after a while', async () => {
  const row = { jobId, source: 'direct', views: 3, forms: 0 } as const
  const ago = (days: number) => parisDay(new Date(Date.now() - days * 86_400_000))
  await addViews(database.db, [
    { ...row, day: ago(KEPT_DAYS - 1) },
    { ...row, day: ago(KEPT_DAYS + 1) },
  ])
  await forgetOldFigures(database.db)
  expect(await total()).toBe(3)
})
