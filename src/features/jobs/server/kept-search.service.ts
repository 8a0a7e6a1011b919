import { defaultCountry } from '#features/reference/reference.rules.ts'
import { largeCities, listsOf } from '#features/reference/server/reference.service.ts'
import type { Db } from '#platform/server/database/db.ts'
import { parseInput } from '#platform/server/endpoints.ts'
import { memoFor } from '#platform/server/memo.ts'
import type { SearchQuery } from '#search-engine/schema.ts'
import type { SearchPath } from '../job-address.ts'
import { jobList, presetContracts, searchPathOf, withCountry } from '../job-address.ts'
import { nameOfFilter, nameOfSearch } from '../job-search-name.ts'
import { readFilterOptions } from '../jobs.contract.ts'
import { defaultSort, jobPageState, yearlySalary } from '../jobs.rules.ts'
import { filterNames } from './filter-names.ts'
import { toSearchQuery } from './job-filters.ts'
import type { IndexedCollection } from '#platform/server/collection/collection.ts'
import { matchOf } from './job-match.ts'
import { describeJobs } from './jobs-search.service.ts'
import { otherFilters } from './kept-search-fields.service.ts'
import * as jobs from './jobs.repository.ts'

const DAY = 86_400_000
/** Inhabitants of a town that everybody knows. */
const LARGE = 50_000
const AREAS_FOR = 600_000

/** Names of places that are no towns. Genève is a canton, Luxembourg a country: whoever types them means the town. */
const areaNames = memoFor(AREAS_FOR, async (db: Db, _key: 'areas') => {
  const [{ regions, departments, countries }, cities] = await Promise.all([listsOf(db), largeCities(db, LARGE)])
  const towns = new Set(cities.map(({ name }) => name))
  return [...regions, ...departments, ...countries].map(({ name }) => name).filter((name) => !towns.has(name))
})

/** What the address of a list asks for. Its country is the one it says, else the one of a visitor who has not chosen. */
export async function filtersOfAddress(db: Db, path: SearchPath, given: URLSearchParams) {
  const preset = presetContracts[path]
  const contracts = preset ? (await listsOf(db)).contracts.filter(({ name }) => name === preset) : []
  const filters = parseInput(readFilterOptions, {
    ...(contracts.length > 0 ? { contrat_ids: contracts.map(({ id }) => id) } : {}),
    ...jobList.read(given),
    session_pays: given.get('session_pays') || defaultCountry.id,
  })
  return { filters, params: withCountry(given, filters.session_pays ?? defaultCountry.id) }
}

/** A search by its address, as the index takes it, and as one may write it: in one way only. */
export async function readKeptSearch(db: Db, kept: string) {
  const { pathname, searchParams } = new URL(kept, 'http://localhost')
  const path = searchPathOf(pathname)
  const { filters, params } = await filtersOfAddress(db, path, searchParams)
  const query = await toSearchQuery(db, filters)
  return { path, params, filters, query, address: jobList.canonical(path, params) }
}

const since = (query: SearchQuery, moment: number): SearchQuery => ({
  ...query,
  count: [],
  ranges: { ...query.ranges, date: { min: Math.max(moment, query.ranges?.date?.min ?? 0) } },
})

/** What a search is called, and how many jobs of the last thirty days it finds. */
export async function describeSearch(db: Db, index: IndexedCollection, kept: string) {
  const { path, params, filters, query, address } = await readKeptSearch(db, kept)
  const [names, recent, areas] = await Promise.all([
    filterNames(db, filters),
    index.search({ ...since(query, Date.now() - 30 * DAY), limit: 0 }),
    areaNames(db, 'areas'),
  ])
  return { address, title: nameOfSearch(path, params, names, areas), recent: recent.total }
}

/**
 * What a search asks for beside the fields of a form, each as its page calls it; `value` is how an address writes it. And what
 * salaries are counted in there.
 */
export async function namedFilters(db: Db, kept: string) {
  const { filters } = await readKeptSearch(db, kept)
  const names = await filterNames(db, filters)
  return {
    filters: otherFilters(kept)
      .filter(({ key }) => key !== 'rayon' || names.spot)
      .map(({ key, value }) => ({ value: `${key}=${value}`, label: nameOfFilter(names, key, value) })),
    currency: names.currency,
  }
}

/** How many live jobs a search finds among those published since. */
export async function countNewJobs(db: Db, index: IndexedCollection, kept: string, moment: Date): Promise<number> {
  const { query } = await readKeptSearch(db, kept)
  return (await index.search({ ...since(query, moment.getTime()), limit: 0 })).total
}

/**
 * The live jobs of a search published since, in the order of its page, as lists show them; live by the database. Each says what
 * of the search it answers to, and what one may tell jobs of its kind by.
 */
export async function newJobs(db: Db, index: IndexedCollection, kept: string, moment: Date, most: number) {
  const { query, filters } = await readKeptSearch(db, kept)
  const sort = { by: defaultSort(query.keywords) === 'relevance' ? 'relevance' : 'date' } as const
  const { ids, corrections } = await index.search({ ...since(query, moment.getTime()), sort, limit: most })
  const found = await traitsOf(db, await jobs.findCards(db, ids, new Date()), ids)
  return found.map((job) => ({ ...job, match: matchOf(filters, job, corrections) }))
}

/** What one may tell jobs of a kind by. */
async function traitsOf(db: Db, cards: Awaited<ReturnType<typeof jobs.findCards>>, ids: number[]) {
  const [described, { functions }] = await Promise.all([describeJobs(db, cards, ids), listsOf(db)])
  const byId = new Map(cards.map((card) => [card.id, card]))
  return described.map((job) => {
    const card = byId.get(job.id)!
    return {
      ...job,
      function_id: card.functionId,
      function: functions.find(({ id }) => id === card.functionId)?.name ?? '',
      city_id: card.cityId,
      yearly_salary: yearlySalary(card),
    }
  })
}

/** One job, live or closed, as those who were told of it may still read it; null where nobody may. */
export async function jobTraits(db: Db, id: number) {
  const cards = await jobs.findAnyCards(db, [id])
  const readable = cards.filter(
    ({ since: publishedAt, ...dates }) => jobPageState({ ...dates, publishedAt }, new Date()) !== null,
  )
  const [job] = await traitsOf(db, readable, [id])
  return job ?? null
}
