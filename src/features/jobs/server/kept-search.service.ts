import { defaultCountry } from '#features/reference/reference.rules.ts'
import { largeCities, listsOf } from '#features/reference/server/reference.service.ts'
import type { Db } from '#platform/server/database/db.ts'
import { parseInput } from '#platform/server/endpoints.ts'
import { memoFor } from '#platform/server/memo.ts'
import type { SearchQuery } from '#search-engine/schema.ts'
import type { SearchPath } from '../job-address.ts'
import { jobList, presetContracts, searchPathOf, withCountry } from '../job-address.ts'
import { nameOfSearch } from '../job-search-name.ts'
import { readFilterOptions } from '../jobs.contract.ts'
import { defaultSort } from '../jobs.rules.ts'
import { toSearchQuery } from './job-filters.ts'
import type { IndexedCollection } from '#platform/server/collection/collection.ts'
import { filterOptions } from './job-options.ts'
import { describeJobs } from './jobs-search.service.ts'
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

/** What a search is called, and how many offers of the last thirty days it finds. */
export async function describeSearch(db: Db, index: IndexedCollection, kept: string) {
  const { path, params, filters, query, address } = await readKeptSearch(db, kept)
  const [options, recent] = await Promise.all([
    filterOptions(db, index, filters),
    index.search({ ...since(query, Date.now() - 30 * DAY), limit: 0 }),
  ])
  const areas = await areaNames(db, 'areas')
  return { address, title: nameOfSearch(path, params, options, areas), recent: recent.total }
}

/** How many live offers a search finds among those published since. */
export async function countNewOffers(db: Db, index: IndexedCollection, kept: string, moment: Date): Promise<number> {
  const { query } = await readKeptSearch(db, kept)
  return (await index.search({ ...since(query, moment.getTime()), limit: 0 })).total
}

/** The live offers of a search published since, in the order of its page, as lists show them; live by the database. */
export async function newOffers(db: Db, index: IndexedCollection, kept: string, moment: Date, most: number) {
  const { query } = await readKeptSearch(db, kept)
  const sort = { by: defaultSort(query.keywords) === 'relevance' ? 'relevance' : 'date' } as const
  const { ids } = await index.search({ ...since(query, moment.getTime()), sort, limit: most })
  return describeJobs(db, await jobs.findCards(db, ids, new Date()), ids)
}
