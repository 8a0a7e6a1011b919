// @module-tag postgres
import { Readable } from 'node:stream'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { testAccounts } from '../../../../tests/support/accounts.ts'
import type { WithJobs } from '../../../../tests/support/collection.ts'
import { withJobs } from '../../../../tests/support/collection.ts'
import { useTestDatabase } from '../../../../tests/support/test-database.ts'
import { smallWorld } from '../../../../tests/support/world.ts'
import { namesByAccount } from '#features/accounts/server/users.service.ts'
import { companyRow } from '#features/companies/companies.factory.ts'
import { insertCompanies } from '#features/companies/server/companies.repository.ts'
import { MONTHLY_CREDITS } from '#features/credits/credits.rules.ts'
import { insertEntry } from '#features/credits/server/credits.repository.ts'
import { openLedger, readBalance } from '#features/credits/server/credits.service.ts'
import { jobRow } from '#features/jobs/jobs.factory.ts'
import { publishingRoutes } from '#features/jobs/publishing/server/publishing.routes.ts'
import { insertJobs } from '#features/jobs/server/jobs.repository.ts'
import type { KeyScope } from '#platform/contract.ts'
import type { SignedIn } from '#platform/server/endpoints.ts'
import { createDispatcher, visitor } from '#platform/server/endpoints.ts'
import { registerApi } from '#platform/server/http/http-api.ts'
import { createHttp } from '#platform/server/http/http.ts'
import { readConfig } from '#platform/server/settings/config.ts'
import type { Site } from '#platform/server/site.ts'
import { createMetrics } from '#platform/server/watching/metrics.ts'
import { makeKey, revokeKey, withCompanyKeys } from './company-keys.ts'
import { multipostingRoutes } from './multiposting.routes.ts'
import { findAbsent } from './feed-jobs.repository.ts'
import { tidyImports, workImport } from './work-import.ts'

const database = useTestDatabase()
let world: Awaited<ReturnType<typeof smallWorld>>
let site: WithJobs<Site>
let http: FastifyInstance
let companies = 0
let mine: SignedIn
let key: string

beforeAll(async () => {
  world = await smallWorld(database.db)
  site = withJobs(await testAccounts(database), database)
  const config = readConfig({ LOG_LEVEL: 'silent' })
  http = await createHttp({ config, metrics: createMetrics(config), maxEventLoopDelay: 60_000 })
  database.beforeClose(() => http.close())
  const served = [...multipostingRoutes(site, () => Promise.resolve()), ...publishingRoutes(site, namesByAccount)]
  const identify = withCompanyKeys(database.db, () => Promise.resolve(visitor))
  await registerApi(http, createDispatcher(served), '0.0.0', identify)
})
beforeEach(async () => {
  mine = await newEmployer()
  key = await keyOf(mine)
})

async function newEmployer(): Promise<SignedIn> {
  const sectorId = world.lists.sectors[0]!.id
  const structureId = world.lists.structures[0]!.id
  const place = { sectorId, structureId, countryId: 1, cityId: world.lyon.id }
  const [made] = await insertCompanies(database.db, [companyRow({ name: `Maison ${++companies}`, ...place })])
  const companyId = made!.id
  await database.db.transaction((tx) => openLedger(tx, companyId))
  await insertJobs(database.db, [jobRow({ ...world.fr, companyId, status: 'expirée' })])
  const { rows } = await database.db.execute<{ id: number }>(
    sql`insert into accounts (role, email, company_id, email_verified_at) values ('recruiter', ${`m${companies}@feeds.example`}, ${companyId}, now()) returning id`,
  )
  return { role: 'recruiter', accountId: rows[0]!.id, sessionId: 's', companyId, verified: true, flags: [] }
}

const both: KeyScope[] = ['jobs:write', 'jobs:read']
const keyOf = async (actor: SignedIn, scopes = both): Promise<string> =>
  (await makeKey(database.db, actor, { name: 'ATS', scopes })).key

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
async function ask(
  method: Method,
  url: string,
  body?: object | string,
  more: Record<string, string> = {},
  by = key,
): Promise<Record<string, unknown>> {
  const headers = { authorization: `Bearer ${by}`, ...more }
  const answer = await http.inject({ method, url, headers, ...(body === undefined ? {} : { payload: body }) })
  return { ...answer.json<Record<string, unknown>>(), status: answer.statusCode }
}

const job = (reference: string, more: object = {}) => ({
  reference,
  titre: `Contrôleur de gestion ${reference} H/F`,
  localisation: 'Lyon (69)',
  typeContrat: 'cdi',
  description: `Au sein de la direction financière, vous tenez le budget ${reference} des agences et éclairez les décisions.`,
  missions: 'Suivre le budget',
  profil: 'Trois ans d’expérience',
  salaire_min: 42_000,
  ...more,
})
const JOBS = '/v1/multiposting/jobs'
const IMPORT = '/v1/multiposting/import'
const put = (reference: string, more?: object, headers?: Record<string, string>) =>
  ask('POST', JOBS, job(reference, more), headers)
const balance = () => readBalance(database.db, mine.companyId!)
const references = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => `R${from + at}`)
const jsonFeed = (names: string[], more?: object) => ({ offres: names.map((name) => job(name, more)) })

/** Sends a feed and works on it; gives what became of it. */
async function send(feed: object | string, { whole = false, type = 'application/json', headers = {} } = {}) {
  const sent = await ask('POST', `${IMPORT}?complet=${whole}`, feed, { 'content-type': type, ...headers })
  if (sent['status'] !== 200) return sent
  await workImport(database.db, sent['id'] as number)
  return ask('GET', `/v1/multiposting/imports/${String(sent['id'])}`)
}
const linesOf = async (id: unknown) =>
  (await ask('GET', `/v1/multiposting/imports/${String(id)}/lines`))['data'] as Record<string, unknown>[]

describe('a key', () => {
  test('opens the endpoints of its scopes for its company, and is a visitor’s everywhere else', async () => {
    expect(await put('A')).toMatchObject({ status: 200, resultat: 'créée', statut: 'active' })
    expect(await ask('GET', JOBS)).toMatchObject({ data: [{ reference: 'A' }] })
    for (const [method, url] of [
      ['GET', '/v1/multiposting/keys'],
      ['POST', '/v1/multiposting/keys'],
      ['DELETE', '/v1/multiposting/keys/1'],
      ['GET', '/v1/employer/jobs/1'],
      ['POST', '/v1/employer/jobs'],
    ] as const)
      expect([url, (await ask(method, url, method === 'POST' ? {} : undefined))['status']]).toEqual([url, 401])
  })

  test('does nothing beyond its scopes', async () => {
    const [reads, writes] = [await keyOf(mine, ['jobs:read']), await keyOf(mine, ['jobs:write'])]
    expect((await ask('POST', JOBS, job('A'), {}, reads))['status']).toBe(401)
    expect((await ask('GET', JOBS, undefined, {}, reads))['status']).toBe(200)
    expect((await ask('GET', JOBS, undefined, {}, writes))['status']).toBe(401)
    expect((await ask('POST', JOBS, job('A'), {}, writes))['status']).toBe(200)
  })

  test('is kept as a hash, shown once, and ends when it is revoked or its maker leaves', async () => {
    const { rows } = await database.db.execute(sql`select * from company_keys where company_id = ${mine.companyId}`)
    expect(rows).toHaveLength(1)
    // Not even a part of it, but for the last four letters.
    for (const from of [4, 12, 20]) expect(JSON.stringify(rows)).not.toContain(key.slice(from, from + 8))
    const other = await newEmployer()
    const { id, key: second } = await makeKey(database.db, mine, { name: 'Autre', scopes: both })
    await expect(revokeKey(database.db, other, id)).rejects.toThrow()
    expect((await ask('GET', JOBS, undefined, {}, second))['status']).toBe(200)
    await revokeKey(database.db, mine, id)
    expect((await ask('GET', JOBS, undefined, {}, second))['status']).toBe(401)
    await database.db.execute(sql`update accounts set company_id = null where id = ${mine.accountId}`)
    expect((await ask('GET', JOBS))['status']).toBe(401)
  })

  test('reaches nothing of another company', async () => {
    await put('A')
    const { id } = await send(jsonFeed(['B']))
    const theirs = await keyOf(await newEmployer())
    expect((await ask('GET', JOBS, undefined, {}, theirs))['data']).toEqual([])
    expect((await ask('DELETE', `${JOBS}/A`, undefined, {}, theirs))['status']).toBe(404)
    expect((await ask('GET', `/v1/multiposting/imports/${String(id)}`, undefined, {}, theirs))['status']).toBe(404)
    expect((await ask('GET', `/v1/multiposting/imports/${String(id)}/lines`, undefined, {}, theirs))['status']).toBe(
      404,
    )
    // The same reference is another job there.
    expect(await ask('POST', JOBS, job('A'), {}, theirs)).toMatchObject({ status: 200, resultat: 'créée' })
  })
})

describe('one job', () => {
  test('is made once by its reference, changed, left alone and deleted', async () => {
    const before = await balance()
    const { id } = await put('A')
    expect(await put('A')).toMatchObject({ id, resultat: 'inchangée' })
    expect(await put('A', { salaire_min: 45_000 })).toMatchObject({ id, resultat: 'modifiée', statut: 'active' })
    expect(await balance()).toBe(before - 1)
    expect((await ask('DELETE', `${JOBS}/A`))['status']).toBe(200)
    expect((await ask('DELETE', `${JOBS}/A`))['status']).toBe(404)
    const again = await put('A')
    expect(again).toMatchObject({ status: 200, resultat: 'créée' })
    expect(again['id']).not.toBe(id)
  })

  test('sent many times at once it is one job, and costs one credit', async () => {
    const before = await balance()
    const answers = await Promise.all(Array.from({ length: 8 }, () => put('A')))
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1)
    expect(await balance()).toBe(before - 1)
  })

  test('under a key of its own gives the same answer again, and 422 for another body', async () => {
    const headers = { 'idempotency-key': 'k1' }
    const first = await put('A', {}, headers)
    expect(await put('A', {}, headers)).toEqual(first)
    expect((await put('A', { salaire_min: 1 }, headers))['status']).toBe(422)
  })

  test('that cannot be published says why, and costs nothing', async () => {
    const before = await balance()
    const refused = await put('A', { localisation: 'Nulle-Part-sur-Rien' })
    expect(refused).toMatchObject({ status: 422, error: { fields: { localisation: expect.any(String) as string } } })
    expect(await balance()).toBe(before)
  })
})

describe('a feed', () => {
  test('is published, says what was refused line by line, and changes nothing when it comes again', async () => {
    const feed = { offres: [...jsonFeed(references(1, 3)).offres, { titre: 'Sans référence' }, job('R1')] }
    const first = await send(feed)
    expect(first).toMatchObject({ etat: 'done', total: 5, faites: 5, creees: 3, refusees: 2, inchangees: 0 })
    const lines = await linesOf(first['id'])
    expect(lines.map(({ id, reference, resultat }) => [id, reference, resultat])).toEqual([
      [1, 'R1', 'créée'],
      [2, 'R2', 'créée'],
      [3, 'R3', 'créée'],
      [4, '', 'refusée'],
      [5, 'R1', 'refusée'],
    ])
    expect(lines[3]!['raison']).toContain('reference')
    const left = await balance()
    const stamps = () =>
      database.db.execute(sql`select id, updated_at from jobs where company_id = ${mine.companyId} order by id`)
    const before = (await stamps()).rows
    expect(await send(feed)).toMatchObject({ creees: 0, modifiees: 0, inchangees: 3 })
    expect((await stamps()).rows).toEqual(before)
    expect(await balance()).toBe(left)
  })

  test('publishes as far as the credits go, and refuses the rest', async () => {
    const result = await send(jsonFeed(references(1, 18)))
    expect(result).toMatchObject({ creees: 15, refusees: 3 })
    expect((await linesOf(result['id']))[17]).toMatchObject({
      resultat: 'refusée',
      raison: expect.stringContaining('crédit') as string,
    })
    expect(await balance()).toBe(0)
  })

  test('refuses what the company has published already, and what it says twice itself', async () => {
    const twin = { ...job('A'), reference: 'B' }
    await put('A')
    expect(await send({ offres: [twin, job('C'), { ...job('C'), reference: 'D' }] })).toMatchObject({
      creees: 1,
      refusees: 2,
    })
    // A job is no twin of itself.
    expect(await send({ offres: [job('A', { salaire_min: 45_000 })] })).toMatchObject({ modifiees: 1, refusees: 0 })
  })

  test('that is whole closes what it does not have any more, and opens it again when it comes back', async () => {
    await send(jsonFeed(references(1, 3)))
    expect(await send(jsonFeed(references(1, 1)))).toMatchObject({ fermees: 0 })
    expect(await send(jsonFeed(references(1, 1)), { whole: true })).toMatchObject({ fermees: 2, inchangees: 1 })
    const states = async () => ((await ask('GET', JOBS))['data'] as { statut: string }[]).map(({ statut }) => statut)
    expect(await states()).toEqual(['active', 'inactive', 'inactive'])
    expect(await send(jsonFeed(references(1, 2)), { whole: true })).toMatchObject({ inchangees: 2, fermees: 0 })
    expect(await states()).toEqual(['active', 'active', 'inactive'])
  })

  test('does not compare each of its jobs with all that the company has', async () => {
    const plan = await database.db.transaction((tx) => tx.execute(sql`explain ${findAbsent(tx, 1, 1, 50)}`))
    expect(JSON.stringify(plan.rows)).toContain('SubPlan')
    expect(JSON.stringify(plan.rows)).not.toContain('Join')
  })

  test('goes on after a crash where it stood, and publishes nothing twice', async () => {
    const sent = await ask('POST', IMPORT, jsonFeed(references(1, 6)))
    const id = sent['id'] as number
    // A worker that died in the midst has committed some of them.
    await database.db.execute(
      sql`update feed_items set outcome = 'créée', fields = null where import_id = ${id} and position <= 2`,
    )
    await Promise.all([workImport(database.db, id), workImport(database.db, id)])
    expect(await ask('GET', `/v1/multiposting/imports/${id}`)).toMatchObject({ etat: 'done', creees: 6 })
    expect((await ask('GET', JOBS))['data']).toHaveLength(4)
    expect(await balance()).toBe(11)
  })

  test('that is cut in the midst goes on where it stood, pays for each job once, and lets others in meanwhile', async () => {
    const many = 120
    await database.db.transaction((tx) =>
      insertEntry(tx, { companyId: mine.companyId!, kind: 'added', amount: many - MONTHLY_CREDITS }),
    )
    const { id } = await ask('POST', IMPORT, jsonFeed(references(1, many)))
    const report = () => ask('GET', `/v1/multiposting/imports/${String(id)}`)
    // The process ends in its second batch, once all of it is written and before it is committed.
    let batches = 0
    const ending = Object.create(database.db) as typeof database.db
    ending.transaction = (work) =>
      database.db.transaction(async (tx) => {
        const result = await work(tx)
        if (++batches === 2) throw new Error('cut')
        return result
      })
    await expect(workImport(ending, id as number)).rejects.toThrow('cut')
    expect(await report()).toMatchObject({ etat: 'waiting', total: many, faites: 50, creees: 50 })
    expect(await balance()).toBe(many - 50)
    // What nobody works on is taken up by the clock.
    const rest = vi.fn(() => Promise.resolve())
    await tidyImports(database.db, { rest })
    // After each of the two batches that were left.
    expect(rest).toHaveBeenCalledTimes(2)
    expect(await report()).toMatchObject({ etat: 'done', faites: many, creees: many, refusees: 0 })
    expect(await balance()).toBe(0)
    const { rows } = await database.db.execute(
      sql`select count(*)::int as jobs, count(distinct reference)::int as names from jobs where company_id = ${mine.companyId} and reference is not null`,
    )
    expect(rows).toEqual([{ jobs: many, names: many }])
  })

  test('is worked on in small pieces, and only a few of one company wait', async () => {
    const { id } = await send(jsonFeed(references(900, 959)))
    const { rows: pieces } = await database.db.execute<{ lines: number }>(
      sql`select count(*)::int as lines from feed_items where import_id = ${id as number} group by xmin::text`,
    )
    expect(Math.max(...pieces.map(({ lines }) => lines))).toBeLessThanOrEqual(50)
    const wait = (name: string) => ask('POST', IMPORT, jsonFeed([name]), { 'content-type': 'application/json' })
    for (const name of ['W1', 'W2', 'W3']) expect(await wait(name)).toMatchObject({ status: 200 })
    expect(await wait('W4')).toMatchObject({ status: 409, error: { code: 'multiposting/too_many_waiting' } })
  })

  test('beside others leaves them no less time: all together work on one batch at a time', async () => {
    const first = (await ask('POST', IMPORT, jsonFeed(references(1, 60))))['id'] as number
    const second = (await ask('POST', IMPORT, jsonFeed(references(61, 120))))['id'] as number
    let [running, most] = [0, 0]
    const watched = Object.create(database.db) as typeof database.db
    watched.transaction = async (work) => {
      most = Math.max(most, ++running)
      try {
        return await database.db.transaction(work)
      } finally {
        running--
      }
    }
    await Promise.all([workImport(watched, first), workImport(watched, second), tidyImports(watched)])
    for (const id of [first, second])
      expect(await ask('GET', `/v1/multiposting/imports/${id}`)).toMatchObject({ etat: 'done', faites: 60 })
    expect(most).toBe(1)
  })

  test('says why a job was refused also where that is cut in the midst of a sign', async () => {
    // Signs of two halves, where the reason ends: in half of the jobs it ends between them.
    const links = (length: number) => [110, 110, length].map((letters) => `https://x/${'a'.repeat(letters)} `).join('')
    const feed = references(1, 4).map((name, at) =>
      job(name, { description: `${links(120 + at)}https://x/${'\u{1f600}'.repeat(90)} budget` }),
    )
    const report = await send({ offres: feed })
    expect(report).toMatchObject({ etat: 'done', refusees: 4 })
    const reasons = (await linesOf(report['id'])).map(({ raison }) => String(raison))
    expect(reasons.filter((reason) => reason.endsWith('\ufffd'))).toHaveLength(2)
  })

  test('of long jobs is worked on in smaller batches', async () => {
    const long = 'Le budget des agences éclaire les décisions. '.repeat(200)
    const names = Array.from({ length: 40 }, (_, at) => `L${at}`)
    const { id } = await ask('POST', IMPORT, jsonFeed(names, { description: long }))
    const told: number[] = []
    await workImport(database.db, id as number, { tell: (done) => told.push(done) })
    expect(told.length).toBeGreaterThan(1)
    expect(told.at(-1)).toBe(names.length)
  })

  test('of thousands of short jobs lets others in while it is received', async () => {
    let [turns, over] = [0, false]
    const turn = () => {
      turns++
      if (!over) setImmediate(turn)
    }
    setImmediate(turn)
    const sent = await ask('POST', IMPORT, `[${'{},'.repeat(9_999)}{}]`, { 'content-type': 'application/json' })
    over = true
    expect(sent).toMatchObject({ status: 200, total: 10_000 })
    // One for each two hundred at least.
    expect(turns).toBeGreaterThanOrEqual(50)
  })

  test('under a key is one import, and another feed under it is refused', async () => {
    const headers = { 'idempotency-key': 'feed-1' }
    const first = await ask('POST', IMPORT, jsonFeed(['A']), headers)
    expect(await ask('POST', IMPORT, jsonFeed(['A']), headers)).toEqual(first)
    expect((await ask('POST', IMPORT, jsonFeed(['B']), headers))['status']).toBe(422)
    expect((await ask('GET', '/v1/multiposting/imports'))['data']).toHaveLength(1)
  })

  test('in XML is read as Indeed writes it', async () => {
    const xml = `<?xml version="1.0" encoding="utf-8"?><!DOCTYPE x [<!ENTITY a "aaaa">]>
      <source><publisher>ATS</publisher><!-- <job><title>Rien</title></job> -->
      <job><title><![CDATA[Contrôleur de gestion H/F]]></title><referencenumber>X&amp;1</referencenumber><city>Lyon</city>
      <postalcode>69003</postalcode><jobtype>fulltime</jobtype><salary>42 000 € - 48 000 € par an</salary><experience>5 ans</experience>
      <description><![CDATA[<p>Le budget des agences &eacute;claire les décisions. </job> n’est pas la fin.</p><ul><li>Suivre</li></ul>]]></description></job>
      <job><title>Sans lieu</title><referencenumber>X2</referencenumber></job></source>`
    const result = await send(xml, { type: 'application/xml' })
    expect(await linesOf(result['id'])).toMatchObject([
      { reference: 'X&1', resultat: 'créée' },
      { reference: 'X2', resultat: 'refusée' },
    ])
    const { rows } = await database.db.execute(
      sql`select title, description, salary_min, salary_max, experience_min, city_id from jobs where company_id = ${mine.companyId} and reference = 'X&1'`,
    )
    expect(rows[0]).toMatchObject({
      title: 'Contrôleur de gestion H/F',
      description: 'Le budget des agences éclaire les décisions. n’est pas la fin.\n- Suivre',
      salary_min: 42_000,
      salary_max: 48_000,
      experience_min: 5,
    })
  })

  test('in pieces of a few bytes is read in large ones', async () => {
    const bytes = Buffer.from(`<source><job><title>${'-'.repeat(100_000)}</title></job></source>`)
    const pieces = Array.from({ length: Math.ceil(bytes.length / 33) }, (_, at) =>
      bytes.subarray(at * 33, at * 33 + 33),
    )
    const decode = vi.spyOn(TextDecoder.prototype, 'decode')
    const result = await ask('POST', IMPORT, Readable.from(pieces), { 'content-type': 'application/xml' })
    const read = decode.mock.calls.filter(([, options]) => options?.stream === true).map(([part]) => part!.byteLength)
    decode.mockRestore()
    expect(result).toMatchObject({ status: 200, total: 1 })
    expect(read).toHaveLength(2)
    expect(read.reduce((sum, one) => sum + one, 0)).toBe(bytes.length)
  })

  test.each([
    ['cut off', '{"offres":[{"reference":"A"}', 'application/json', 422],
    ['no list', '{"a":1}', 'application/json', 422],
    ['empty', '{"offres":[]}', 'application/json', 422],
    ['cut off XML', '<source><job><title>A</title>', 'application/xml', 422],
    ['another type', 'a,b', 'text/csv', 415],
  ])('that cannot be read leaves nothing behind: %s', async (_name, feed, type, status) => {
    expect((await ask('POST', IMPORT, feed, { 'content-type': type }))['status']).toBe(status)
    expect(
      await database.db.execute(sql`select 1 from feed_imports where company_id = ${mine.companyId}`),
    ).toMatchObject({ rows: [] })
  })
})
