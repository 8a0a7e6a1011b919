import { companiesById, companyIdsNamed } from '#features/companies/server/company-names.service.ts'
import { currencyOf } from '#features/reference/reference.rules.ts'
import { listsOf } from '#features/reference/server/reference.service.ts'
import type { Db } from '#platform/server/database/db.ts'
import { giveWay } from '#platform/server/overload/overload.ts'
import { tokenize } from '#search-engine/analysis/tokens.ts'
import type { FacetCount, SearchQuery } from '#search-engine/schema.ts'
import type { SearchKey } from '../jobs.rules.ts'
import { experienceBands, postedWithin, remoteKinds, searchKeys } from '../jobs.rules.ts'
import { jobTexts } from '../job-page.texts.ts'
import { toldTexts } from '../job-search-told.texts.ts'
import { jobsTexts } from '../jobs.texts.ts'
import { countInTurn } from './job-counting.service.ts'
import type { JobFilters } from './job-filters.ts'
import { publishedWithin, toSearchQuery } from './job-filters.ts'
import { memoWhileUnchanged } from '#platform/server/collection/collection-memory.ts'
import type { IndexedCollection } from '#platform/server/collection/collection.ts'
import { placesAsked } from './job-places.ts'

const COMPANIES_FOUND = 20
const MOST_WORDS = 5
const MOST_SEARCHES = 500
/** What is counted for the filters. Not the cities: there are tens of thousands, and nobody is shown their counts here. */
const COUNTED = ['country', 'region', 'sector', 'subsector', 'contract', 'function', 'company', 'remote', 'experience']

const countsOf = (counts: readonly FacetCount[] | undefined): Map<number, number> =>
  new Map((counts ?? []).map(({ value, count }) => [value, count]))

/** What the index says of a search: counts of the filters, and of those of the last days. */
async function countFound(index: IndexedCollection, query: SearchQuery) {
  const [found, ...recent] = await Promise.all([
    index.search({ ...query, limit: 0, count: COUNTED }),
    ...postedWithin.map((days) =>
      index.search({ ...query, ranges: { ...query.ranges, date: publishedWithin(days) }, limit: 0, count: [] }),
    ),
  ])
  return { found, recent: recent.map(({ total }) => total) }
}

/** The same for the same search, while nothing changes. */
const keptCountFound = memoWhileUnchanged(
  (query: SearchQuery) => JSON.stringify(query),
  (_db, index, query) => countFound(index, query),
  MOST_SEARCHES,
)

/** Every filter with its exact counts; lists keep their own order, companies come fullest first. */
export async function filterOptions(db: Db, index: IndexedCollection, filters: JobFilters) {
  const query = await toSearchQuery(db, filters)
  const [lists, companies, { found, recent }, places] = await Promise.all([
    listsOf(db),
    companiesById(db),
    // Who waits for an index waits by themselves: only they can give away their turn.
    index.unready() ? countFound(index, query) : keptCountFound(db, index, query),
    placesAsked(db, filters),
  ])
  const option = (counts: Map<number, number>) => (entry: { id: number; name: string }) => ({
    id: entry.id,
    name: entry.name,
    jobs_count: counts.get(entry.id) ?? 0,
  })
  const counts = Object.fromEntries(Object.entries(found.facets).map(([name, values]) => [name, countsOf(values)]))
  const of = (name: string): Map<number, number> => counts[name] ?? new Map()
  const scope = query.facets?.country ?? []
  return {
    total: found.total,
    secteurs: lists.sectors.map((sector) => ({
      ...option(of('sector'))(sector),
      sous_secteurs: lists.subsectors.filter(({ sectorId }) => sectorId === sector.id).map(option(of('subsector'))),
    })),
    contrats: lists.contracts.map(option(of('contract'))),
    fonctions: lists.functions.map(option(of('function'))),
    localisation: lists.countries
      .filter(({ id }) => scope.length === 0 || scope.includes(id))
      .map((country) => ({
        ...option(of('country'))(country),
        regions: lists.regions.filter(({ countryId }) => countryId === country.id).map(option(of('region'))),
      })),
    entreprises: (found.facets.company ?? []).flatMap(({ value, count }) => {
      const name = companies.get(value)?.name
      return name === undefined ? [] : { id: value, name, jobs_count: count }
    }),
    teletravail: remoteKinds.map((kind, value) => ({
      value: kind,
      name: jobsTexts.remote[kind],
      jobs_count: of('remote').get(value) ?? 0,
    })),
    experience: experienceBands.map((band, value) => ({
      value: band,
      name: jobTexts.experience[band],
      jobs_count: of('experience').get(value) ?? 0,
    })),
    depuis: postedWithin.map((days, at) => ({
      value: days,
      name: toldTexts.since[days],
      jobs_count: recent[at]!,
    })),
    currency: scope.length === 1 ? currencyOf(scope[0]!) : ('EUR' as const),
    spot: places.here.some(({ place }) => place?.spot),
    abroad: await searchAbroad(db, index, filters, places.abroad),
    ...(found.total === 0 ? await countWaysOut(db, index, filters) : { without: [], alone: [], words: [] }),
  }
}

/** What the same search finds in the country of the first place that lies in another one than the one of the visit. */
async function searchAbroad(
  db: Db,
  index: IndexedCollection,
  filters: JobFilters,
  abroad: Awaited<ReturnType<typeof placesAsked>>['abroad'],
) {
  const first = abroad[0]?.place
  // Who chose countries by name is not sent to another one; regions are those of the country of the visit.
  if (!first || filters.pays_ids.length > 0) return null
  const names = abroad.filter(({ place }) => place?.countryId === first.countryId).map(({ typed }) => typed)
  const there = { ...filters, lieu: names, region_ids: [], session_pays: first.countryId }
  const { total } = await index.search({ ...(await toSearchQuery(db, there)), limit: 0, count: [] })
  const country = (await listsOf(db)).countries.find(({ id }) => id === first.countryId)
  return country && total > 0
    ? { country_id: country.id, country: country.name, places: names, jobs_count: total }
    : null
}

/** For a search that finds nothing: what there would be without each of its filters, with each of them, and each word alone. */
async function countWaysOut(db: Db, index: IndexedCollection, filters: JobFilters) {
  // Kilometres go and stay with their place.
  const asked = searchKeys.filter((key) => key !== 'rayon' && [filters[key] ?? []].flat().some((value) => value !== ''))
  const leaving = (keys: readonly SearchKey[]): JobFilters => {
    const left: Record<string, unknown> = { ...filters }
    for (const key of keys) left[key] = Array.isArray(filters[key]) ? [] : undefined
    return left as JobFilters
  }
  const count = (keysToLeave: (filter: SearchKey) => readonly SearchKey[]) =>
    Promise.all(
      asked.map(async (filter) => ({
        filter,
        jobs_count: await countJobs(db, index, leaving(keysToLeave(filter))),
      })),
    )
  giveWay()
  const [without, alone, words] = await Promise.all([
    count((filter) => [filter]),
    count((filter) => asked.filter((other) => other !== filter)),
    countWords(db, index, filters),
  ])
  return { without, alone, words }
}

const countJobs = (db: Db, index: IndexedCollection, filters: JobFilters): Promise<number> =>
  countInTurn(async () => {
    const query = await toSearchQuery(db, filters)
    return (await index.search({ ...query, limit: 0, count: [] })).total
  })

async function countWords(db: Db, index: IndexedCollection, filters: JobFilters) {
  const typed = filters.keywords ?? ''
  const words = [...new Set(tokenize(typed).map(({ start, end }) => typed.slice(start, end)))].slice(0, MOST_WORDS)
  if (words.length < 2) return []
  const found = await Promise.all(
    words.map(async (word) => ({ word, jobs_count: await countJobs(db, index, { ...filters, keywords: word }) })),
  )
  return found.filter(({ jobs_count }) => jobs_count > 0)
}

/** The companies whose names answer to what was typed, also those too small for the list of the filters. */
export async function companyOptions(db: Db, index: IndexedCollection, filters: JobFilters, typed: string) {
  const values = await companyIdsNamed(db, typed)
  if (values.length === 0) return []
  const query = await toSearchQuery(db, filters)
  // Without its own filter, as every facet is counted. A beginning may be that of tens of thousands of names: only those shown come back.
  const found = await index.search({
    ...query,
    facets: { ...query.facets, company: [] },
    limit: 0,
    count: ['company'],
    among: { company: { values, most: COMPANIES_FOUND } },
  })
  const companies = await companiesById(db)
  return (found.facets.company ?? []).flatMap(({ value, count }) => {
    const name = companies.get(value)?.name
    return name === undefined ? [] : { id: value, name, jobs_count: count }
  })
}
