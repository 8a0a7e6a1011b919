import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { useTestDatabase } from '../../../../tests/support/test-database.ts'
import { smallWorld } from '../../../../tests/support/world.ts'
import { startIndex } from '../../../../tests/support/collection.ts'
import { jobCollection } from './job-collection.ts'
import { seededRandom } from '#platform/random.ts'
import { readFilterOptions, searchCompanyOptions, searchJobs as searchEndpoint } from '../jobs.contract.ts'
import { jobRow } from '../jobs.factory.ts'
import type { JobDates, Remote, SalaryPeriod } from '../jobs.rules.ts'
import { isLive, jobStatuses, remoteKinds } from '../jobs.rules.ts'
import type { IndexedCollection } from '#platform/server/collection/collection.ts'
import { companyOptions, filterOptions } from './job-options.ts'
import { searchJobs } from './jobs-search.service.ts'
import { insertJobs } from './jobs.repository.ts'

const database = useTestDatabase()
const DAY = 86_400_000
let world: Awaited<ReturnType<typeof smallWorld>>
let index: IndexedCollection

type Row = JobDates & {
  id: number
  title: string
  companyId: number
  sectorId: number
  contractId: number
  countryId: number
  remote: Remote
  salaryMin: number | null
  salaryMax: number | null
  salaryPeriod: SalaryPeriod
  experienceMin: number
}
let rows: Row[]

const search = (input: object) => searchJobs(database.db, index, searchEndpoint.input.parse(input))
const options = (input: object) => filterOptions(database.db, index, readFilterOptions.input.parse(input))

beforeAll(async () => {
  world = await smallWorld(database.db)
  const random = seededRandom('search')
  const one = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!
  const titles = ['Contrôleur de gestion H/F', 'Auditrice interne H/F', 'Analyste crédit H/F', 'Comptable général H/F']
  const made = Array.from({ length: 300 }, (_, number) => {
    const subsector = one(world.lists.subsectors)
    const paid = random() < 0.7
    const low = 30_000 + Math.floor(random() * 60) * 1_000
    return {
      id: number + 1,
      ...jobRow({
        ...one([world.fr, world.fr, world.be]),
        title: one(titles),
        sectorId: subsector.sectorId,
        subsectorId: random() < 0.1 ? null : subsector.id,
        contractId: one(world.lists.contracts).id,
        functionId: one(world.lists.functions).id,
        status: random() < 0.8 ? ('active' as const) : one(jobStatuses),
        publishedAt: new Date(Date.now() - Math.floor(random() * 40 * DAY) - 1_000),
        validThrough: new Date(Date.now() + (random() < 0.1 ? -DAY : 30 * DAY)),
      }),
      remote: one(remoteKinds),
      salaryMin: paid ? low : null,
      salaryMax: paid ? low + 8_000 : null,
      experienceMin: Math.floor(random() * 12),
      premium: random() < 0.1,
    }
  })
  await insertJobs(database.db, made)
  rows = made
  index = startIndex(database, jobCollection)
  await index.catchUp()
})

afterAll(() => index.stop())

const live = () => rows.filter((row) => isLive(row, new Date()))

test('pages neither repeat nor lose a job, sponsored ones opening the first', async () => {
  const pages = await Promise.all([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((page) => search({ page: String(page) })))
  const ids = pages.flatMap(({ data }) => data.map(({ id }) => id))
  expect(ids.toSorted((a, b) => a - b)).toEqual(
    live()
      .map(({ id }) => id)
      .toSorted((a, b) => a - b),
  )
  expect(pages[0]!.data.slice(0, 3).map(({ premium }) => premium)).toEqual([1, 1, 1])
  const rest = pages
    .flatMap(({ data }) => data)
    .slice(3)
    .map(({ created_at }) => created_at)
  expect(rest).toEqual(rest.toSorted().toReversed())
})

test('a sponsored job leads only where it is called what was asked for', async () => {
  // Every job asks for the skill, none is called so.
  for (const sort of ['date', 'relevance']) {
    const { data, pagination } = await search({ keywords: 'excel', sort, per_page: '100' })
    expect(pagination.total).toBe(live().length)
    const dates = data.map(({ created_at }) => created_at)
    expect(dates).toEqual(dates.toSorted().toReversed())
    const named = await search({ keywords: 'comptable général', sort })
    expect(named.data.slice(0, 3).map(({ premium, title }) => [premium, title])).toEqual(
      Array.from({ length: 3 }, () => [1, 'Comptable général H/F']),
    )
  }
})

test('the API lists the newest first unless told, whatever the keywords', async () => {
  const usual = await search({ keywords: 'auditrice', per_page: '50' })
  expect(usual.data).toEqual((await search({ keywords: 'auditrice', per_page: '50', sort: 'date' })).data)
})

test('sorts by company and by salary', async () => {
  const byCompany = await search({ sort: 'company', per_page: '100' })
  const names = byCompany.data.map(({ company_name }) => company_name)
  expect(names).toEqual(names.toSorted())
  const bySalary = await search({ sort: 'salary', per_page: '100', sans_salaire: 'non' })
  const tops = bySalary.data.map(({ salary }) => salary.max!)
  expect(tops).toEqual(tops.toSorted((a, b) => b - a))
})

test('a typo is forgiven, and said', async () => {
  const found = await search({ keywords: 'controleur gestoin' })
  expect(found.pagination.total).toBe(live().filter((row) => row.title.startsWith('Contrôleur')).length)
  expect(found.corrections.map(({ word }) => word)).toEqual(['gestoin'])
})

test('keywords are marked where they stand in the text', async () => {
  const marked = async (keywords: string) =>
    (await search({ keywords })).data.flatMap(({ highlight }) => highlight!.extract.filter((one) => one.marked))
  expect(new Set((await marked('budgets')).map(({ text }) => text))).toEqual(new Set(['budget']))
  expect(await marked('bugdet')).toContainEqual({ text: 'budget', marked: true })
  expect((await search({})).data.map(({ highlight }) => highlight)).toEqual(Array(20).fill(null))
  expect((await search({ keywords: '  ' })).data[0]!.highlight).toBeNull()
})

test('the passage shown is the one with most of the words, cut where it is long', async () => {
  const long = 'Une phrase qui ne dit rien de ce que l’on cherche. '.repeat(10)
  await database.db.execute(sql`
    update jobs set title = 'Trésorier des îles H/F', description = ${`${long}Vous suivez la trésorerie.${long}`},
      missions = array['Animer la cérémonie des cauris', 'Tenir la trésorerie des cauris en monnaie locale']
    where id = ${rows.find((row) => isLive(row, new Date()))!.id}`)
  const extract = async (keywords: string) => {
    const segments = (await search({ keywords })).data[0]?.highlight?.extract
    return segments?.map(({ text, marked }) => (marked ? `[${text}]` : text)).join('')
  }
  await expect.poll(() => extract('cauris trésorerie')).toBe('Tenir la [trésorerie] des [cauris] en monnaie locale')
  expect(await extract('trésorier îles tresorerie')).toMatch(/^Vous suivez la \[trésorerie\]..{8,60}[^.]…$/)
  expect(await extract('trésorier des îles')).toBe('')
})

test('a company is found by its name, whatever its size, and counted under the other filters', async () => {
  const found = (input: object) => {
    const { q, ...filters } = searchCompanyOptions.input.parse(input)
    return companyOptions(database.db, index, filters, q)
  }
  const { companyId } = world.fr
  const expected = live().filter((row) => row.companyId === companyId && row.remote === 'total').length
  expect(expected).toBeGreaterThan(0)
  for (const q of ['VALM', 'banque valmont', 'Bànque'])
    expect(await found({ q, teletravail: 'total' })).toEqual([
      { id: companyId, name: 'Banque Valmont', jobs_count: expected },
    ])
  // Its own filter does not count, as everywhere.
  expect(await found({ q: 'valmont', teletravail: 'total', societe_ids: String(world.be.companyId) })).toHaveLength(1)
  expect(await found({ q: 'mont' })).toEqual([])
  expect(await found({ q: 'sablons', session_pays: '1' })).toEqual([
    { id: world.be.companyId, name: 'Comptoir des Sablons', jobs_count: 0 },
  ])
})

test('a place is looked up once, however many ways out are counted and however far around it one looks', async () => {
  let reads = 0
  const db = new Proxy(database.db, {
    get: (target, name) => {
      if (name === 'select' || name === 'selectDistinct') reads++
      return Reflect.get(target, name) as unknown
    },
  })
  const readsOf = async (input: object): Promise<number> => {
    reads = 0
    const { total, spot } = await filterOptions(db, index, readFilterOptions.input.parse(input))
    expect({ total, spot }).toEqual({ total: 0, spot: true })
    return reads
  }
  const few = { keywords: 'qqzzxxyy', lieu: 'bruxelles', session_pays: String(world.be.countryId) }
  const around = { ...few, rayon: '100' }
  // What is kept for all is read the first time.
  await readsOf(around)
  expect(await readsOf(around)).toBe(await readsOf(few))
  const many = { ...around, teletravail: 'total', experience: 'junior', depuis: '1', salaire_min: '900000' }
  expect(await readsOf(many)).toBe(await readsOf(few))
})

test('where nothing is found, the ways out count what one finds by taking them', async () => {
  const asked = { keywords: 'comptable', lieu: 'bruxelles', session_pays: '1', depuis: '30' }
  const { total, without, alone } = await options(asked)
  expect(total).toBe(0)
  expect(without.map(({ filter }) => filter)).toEqual(['keywords', 'lieu', 'depuis'])
  for (const { filter, jobs_count } of without) {
    const { [filter as 'lieu']: _left, ...others } = asked
    expect(jobs_count, `without ${filter}`).toBe((await search(others)).pagination.total)
  }
  expect(alone.length).toBeGreaterThan(0)
  for (const { filter, jobs_count } of alone) {
    const one = { session_pays: '1', [filter]: asked[filter as 'lieu'] }
    expect(jobs_count, `${filter} alone`).toBe((await search(one)).pagination.total)
  }
  expect(without.find(({ filter }) => filter === 'lieu')!.jobs_count).toBeGreaterThan(0)
  expect(await options({ session_pays: '1' })).toMatchObject({ without: [], alone: [] })
})

describe('the index follows the database', () => {
  const total = async () => (await search({})).pagination.total
  // Other transactions of the same server may hold the watermark back for a moment.
  const becomes = (expected: number) => expect.poll(total).toBe(expected)

  test('a job that closes, opens, appears or goes is found so at once', async () => {
    const before = await total()
    const [one, two] = live()
    await database.db.execute(sql`update jobs set status = 'inactive' where id in (${one!.id}, ${two!.id})`)
    await becomes(before - 2)
    await database.db.execute(sql`update jobs set status = 'active' where id = ${one!.id}`)
    await becomes(before - 1)
    await database.db.execute(sql`delete from jobs where id = ${one!.id}`)
    await becomes(before - 2)
  })

  test('a job ends by the clock alone', async () => {
    const before = await total()
    const ending = (await search({ per_page: '1', sort: 'company' })).data[0]!
    await database.db.execute(sql`update jobs set valid_through = now() + interval '2 seconds' where id = ${ending.id}`)
    await becomes(before)
    await expect.poll(total).toBe(before - 1)
  })

  test('a card that was shown a moment ago shows its change', async () => {
    const first = async () => (await search({ per_page: '1', sort: 'company' })).data[0]!
    const { id } = await first()
    await database.db.execute(sql`update jobs set title = 'Trésorière adjointe H/F' where id = ${id}`)
    // Sooner than the memory of cards would forget it by itself.
    await expect.poll(async () => (await first()).title, { timeout: 8_000 }).toBe('Trésorière adjointe H/F')
  })

  test('a renamed company is found by its new name', async () => {
    await database.db.execute(sql`update companies set name = 'Maison Quintessence' where id = ${world.be.companyId}`)
    await expect.poll(async () => (await search({ keywords: 'quintessence' })).pagination.total).toBeGreaterThan(0)
  })
})

test('what cannot be asked is refused with the field named, never a crash', async () => {
  const refused = async (input: object) => {
    const parsed = searchEndpoint.input.safeParse(input)
    if (!parsed.success) return parsed.error.issues[0]!.path[0]
    return searchJobs(database.db, index, parsed.data).then(
      () => null,
      (error: { refusal?: { fields?: object } }) => Object.keys(error.refusal?.fields ?? {})[0],
    )
  }
  expect(await refused({ page: '0' })).toBe('page')
  expect(await refused({ per_page: '10000' })).toBe('per_page')
  expect(await refused({ keywords: 'x'.repeat(5_000) })).toBe('keywords')
  expect(await refused({ secteur_ids: Array.from({ length: 500 }, (_, id) => String(id + 1)) })).toBe('secteur_ids')
  expect(await refused({ secteur_ids: '1,999999' })).toBe('secteur_ids')
  expect(await refused({ societe_ids: '999999' })).toBe('societe_ids')
  expect(await refused({ region_ids: 'paris' })).toBe('region_ids')
  expect(await refused({ sort: 'random' })).toBe('sort')
  for (const keywords of ['"', '-', '"-"', '%_', "'; drop table jobs; --", '🙂', '(((((', '\u0000'])
    expect(await refused({ keywords })).toBeNull()
})
