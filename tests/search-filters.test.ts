import { beforeAll, expect, test } from 'vitest'
import { openSite } from './support/site.ts'
import type { Site } from './support/site.ts'
import { useTestDatabase } from './support/test-database.ts'
import { smallWorld } from './support/world.ts'
import { jobRow } from '#features/jobs/jobs.factory.ts'
import type { JobDates, Remote, SalaryPeriod, SearchKey } from '#features/jobs/jobs.rules.ts'
import {
  experienceBand,
  isLive,
  jobStatuses,
  remoteKinds,
  searchKeys,
  yearlySalary,
} from '#features/jobs/jobs.rules.ts'
import { insertJobs } from '#features/jobs/server/jobs.repository.ts'
import { countNewJobs, describeSearch, newJobs } from '#features/jobs/server/kept-search.service.ts'
import { largeCities } from '#features/reference/server/reference.service.ts'
import { seededRandom } from '#platform/random.ts'

const database = useTestDatabase()
const DAY = 86_400_000
const FEED = 50
const FRANCE = 1
const BELGIUM = 2
let world: Awaited<ReturnType<typeof smallWorld>>
let site: Site

type Row = JobDates & {
  id: number
  title: string
  companyId: number
  sectorId: number
  subsectorId: number | null
  contractId: number
  functionId: number
  countryId: number
  regionId: number
  cityId: number
  remote: Remote
  salaryMin: number | null
  salaryMax: number | null
  salaryPeriod: SalaryPeriod
  experienceMin: number
}
let rows: Row[]

beforeAll(async () => {
  world = await smallWorld(database.db)
  const random = seededRandom('filters')
  const one = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!
  const titles = ['Contrôleur de gestion H/F', 'Auditrice interne H/F', 'Analyste crédit H/F', 'Comptable général H/F']
  const paris = (await largeCities(database.db, 100_000)).find(({ name }) => name === 'Paris')!
  const places = [world.fr, world.be, { ...world.fr, regionId: paris.regionId, cityId: paris.id }]
  const made = Array.from({ length: 400 }, (_, number) => {
    // Few choices, so that each filter keeps some jobs beside each other filter.
    const subsector = one(world.lists.subsectors.filter(({ sectorId }) => sectorId <= world.lists.sectors[3]!.id))
    const low = 30_000 + Math.floor(random() * 60) * 1_000
    const paid = random() < 0.7
    return {
      id: number + 1,
      ...jobRow({
        ...one(places),
        companyId: one([world.fr, world.be]).companyId,
        title: one(titles),
        sectorId: subsector.sectorId,
        subsectorId: random() < 0.1 ? null : subsector.id,
        contractId: one(world.lists.contracts).id,
        functionId: one(world.lists.functions.slice(0, 3)).id,
        status: random() < 0.8 ? ('active' as const) : one(jobStatuses),
        publishedAt: new Date(Date.now() - Math.floor(random() * 40 * DAY) - 1_000),
        validThrough: new Date(Date.now() + (random() < 0.1 ? -DAY : 30 * DAY)),
      }),
      remote: one(remoteKinds),
      salaryMin: paid ? low : null,
      salaryMax: paid ? low + 8_000 : null,
      experienceMin: Math.floor(random() * 12),
    }
  })
  await insertJobs(database.db, made)
  rows = made
  site = await openSite(database)
})

// Kilometres mean something beside a place only: tests/search-places.test.ts has them.
const tried = searchKeys.filter((key) => key !== 'rayon')
type Tried = Exclude<SearchKey, 'rayon'>

type Filter = { value: string; keeps: (row: Row) => boolean }

/** Each filter of a search as an address says it, and what it means to a job. */
function filters(): Record<Tried, Filter> {
  const { sectors, subsectors, contracts, functions } = world.lists
  const some = (ids: number[], of: (row: Row) => number | null): Filter => ({
    value: ids.join(','),
    keeps: (row) => ids.includes(of(row) ?? 0),
  })
  const inFirst = subsectors.filter(({ sectorId }) => sectorId === sectors[0]!.id).map(({ id }) => id)
  return {
    keywords: { value: 'controleuse de gestion', keeps: (row) => row.title.startsWith('Contrôleur') },
    lieu: { value: 'lyon', keeps: (row) => row.cityId === world.lyon.id },
    secteur_ids: some([sectors[0]!.id, sectors[3]!.id], (row) => row.sectorId),
    sous_secteur_ids: some(inFirst.slice(0, 2), (row) => row.subsectorId),
    contrat_ids: some([contracts[0]!.id, contracts[2]!.id], (row) => row.contractId),
    sauf_contrat_ids: { value: String(contracts[2]!.id), keeps: (row) => row.contractId !== contracts[2]!.id },
    fonction_ids: some([functions[1]!.id], (row) => row.functionId),
    region_ids: some([world.fr.regionId], (row) => row.regionId),
    pays_ids: some([BELGIUM], (row) => row.countryId),
    societe_ids: some([world.be.companyId], (row) => row.companyId),
    teletravail: { value: 'hybride,total', keeps: (row) => row.remote !== 'non' },
    experience: { value: 'senior', keeps: (row) => experienceBand(row.experienceMin) === 'senior' },
    salaire_min: { value: '60000', keeps: (row) => (yearlySalary(row) ?? 60_000) >= 60_000 },
    sans_salaire: { value: 'non', keeps: (row) => yearlySalary(row) !== null },
    depuis: { value: '7', keeps: (row) => row.publishedAt!.getTime() >= Date.now() - 7 * DAY },
  }
}

function live(keeps: (row: Row) => boolean): Row[] {
  const now = new Date()
  return rows.filter((row) => isLive(row, now) && keeps(row))
}

type Option = { id: number; jobs_count: number }
type Found = { pagination: { total: number } }
type Options = Record<'secteurs' | 'contrats' | 'fonctions' | 'entreprises', Option[]> & {
  total: number
  localisation: (Option & { regions: Option[] })[]
  teletravail: { value: Remote; jobs_count: number }[]
  experience: { value: string; jobs_count: number }[]
  depuis: { value: string; jobs_count: number }[]
}
const get = async <T>(path: string): Promise<T> => {
  const answer = await site.http.inject(path)
  expect(answer.statusCode, path).toBe(200)
  return answer.json<T>()
}

test('every filter, alone and by two, finds what a naive scan finds, and counts as it does', async () => {
  const all = filters()
  for (const [at, first] of tried.entries()) {
    for (const second of tried.slice(at)) {
      const chosen = new Set([first, second])
      const query = new URLSearchParams([...chosen].map((key) => [key, all[key].value]))
      const left = (...own: SearchKey[]) =>
        live((row) => [...chosen].every((key) => own.includes(key) || all[key].keeps(row)))
      expect((await get<Found>(`/v1/jobs/search?${query}`)).pagination.total, String(query)).toBe(left().length)
      const options = await get<Options>(`/v1/filters/options?${query}`)
      expect(options.total, String(query)).toBe(left().length)
      const counted = (own: SearchKey, list: Option[], of: (row: Row) => number, ...more: SearchKey[]): void => {
        const others = left(own, ...more)
        for (const { id, jobs_count } of list)
          expect(jobs_count, `${query}: ${own} ${id}`).toBe(others.filter((row) => of(row) === id).length)
      }
      counted('secteur_ids', options.secteurs, (row) => row.sectorId)
      counted('contrat_ids', options.contrats, (row) => row.contractId, 'sauf_contrat_ids')
      counted('fonction_ids', options.fonctions, (row) => row.functionId)
      counted('societe_ids', options.entreprises, (row) => row.companyId)
      for (const { value, jobs_count } of options.teletravail)
        expect(jobs_count, `${query}: ${value}`).toBe(left('teletravail').filter((row) => row.remote === value).length)
      for (const { value, jobs_count } of options.experience)
        expect(jobs_count, `${query}: ${value}`).toBe(
          left('experience').filter((row) => experienceBand(row.experienceMin) === value).length,
        )
      for (const { value, jobs_count } of options.depuis)
        expect(jobs_count, `${query}: ${value}`).toBe(
          left('depuis').filter((row) => +row.publishedAt! >= Date.now() - Number(value) * DAY).length,
        )
    }
  }
})

test.each(tried)('%s is heeded by the API, the page, the feed and alerts alike', async (key) => {
  const { value, keeps } = filters()[key]
  const query = new URLSearchParams([[key, value]])
  // Who has chosen no country is in France, unless the search names one.
  const here = (row: Row): boolean => key === 'pays_ids' || row.countryId === FRANCE
  const expected = live((row) => here(row) && keeps(row)).toSorted((a, b) => +b.publishedAt! - +a.publishedAt!)
  const ids = expected.map(({ id }) => id)
  // There are jobs on both sides of the filter.
  expect(ids.length).toBeGreaterThan(0)
  expect(live((row) => here(row) && !keeps(row)).length).toBeGreaterThan(0)

  const { pagination } = await get<Found>(`/v1/jobs?${query}&session_pays=${FRANCE}`)
  expect(pagination.total).toBe(ids.length)

  const page = await site.http.inject(`/emploi?${query}`)
  const shown = /find__h"><h1>[^<]*<\/h1><p class="num"><b>([^<]*)<\/b>/.exec(page.body)?.[1]
  expect(Number(shown?.replace(/\D/g, ''))).toBe(ids.length)

  const feed = await site.http.inject(`/emploi.atom?${query}`)
  const told = [...feed.body.matchAll(/<entry>[^]*?\/offre-emploi\/(\d+)/g)].map(([, id]) => Number(id))
  expect(told).toEqual(ids.slice(0, FEED))

  // An alert keeps the search in one way of writing it, and is searched by that.
  const { address } = await describeSearch(database.db, site.index, `/emploi?${query}`)
  expect(await countNewJobs(database.db, site.index, address, new Date(0))).toBe(ids.length)
  const mailed = await newJobs(database.db, site.index, address, new Date(0), FEED)
  expect(mailed.map(({ id }) => id)).toEqual(ids.slice(0, FEED))
})
