import { countLiveJobs } from '#features/jobs/server/live-counts.service.ts'
import { refuseUnknownIds } from '#features/reference/server/known-ids.service.ts'
import { citiesById, listsOf } from '#features/reference/server/reference.service.ts'
import type { ParsedInputOf } from '#platform/contract.ts'
import { shortCity } from '#platform/french.ts'
import { pageOf, rowsOf } from '#platform/pagination.ts'
import { collectionMemory } from '#platform/server/collection/collection-memory.ts'
import type { IndexedCollection } from '#platform/server/collection/collection.ts'
import type { Db } from '#platform/server/database/db.ts'
import { parseKeywords } from '#search-engine/analysis/keywords.ts'
import type { SearchResult } from '#search-engine/schema.ts'
import type { listCompanies } from '../companies.contract.ts'
import { ratingOf } from '../companies-rating.rules.ts'
import { companyFace, companySizes, locationOf, safeWebsite } from '../companies.rules.ts'
import { companiesTexts } from '../companies.texts.ts'
import * as companies from './companies.repository.ts'

type Asked = ParsedInputOf<typeof listCompanies>

type Indexes = Readonly<Record<'companies' | 'jobs', IndexedCollection>>

const NOTHING: SearchResult = { total: 0, ids: [], facets: {}, spreads: {}, corrections: [] }

const listed = collectionMemory(companies.findListed)

/**
 * A page of ids, the ones found by name first, then those with the most live jobs of the country, then by name. Signs and
 * little words alone find nothing, rather than everything.
 */
async function find(index: IndexedCollection, asked: Asked): Promise<SearchResult> {
  const keywords = (asked.q ?? '').trim()
  if (keywords !== '' && parseKeywords(keywords).wanted.length === 0) return NOTHING
  return index.search({
    keywords,
    facets: {
      country: asked.session_pays ? [asked.session_pays] : [],
      sector: asked.secteur_ids,
      size: asked.taille.map((size) => companySizes.indexOf(size)),
      structure: asked.structure_ids,
    },
    // Who is asked for in a country is at home there.
    sort: [
      { by: 'relevance' },
      { by: 'number', field: asked.session_pays ? 'jobsAtHome' : 'jobs' },
      { by: 'name', field: 'name' },
    ],
    ...rowsOf(asked),
    count: ['sector', 'size', 'structure'],
  })
}

/** What lists show of the named companies, in their order. */
async function describe(db: Db, { companies: index, jobs }: Indexes, ids: number[], country: number | null) {
  const [rows, lists, live] = await Promise.all([listed(db, index, ids), listsOf(db), countLiveJobs(jobs, country)])
  const cities = await citiesById(
    db,
    rows.map(({ cityId }) => cityId),
  )
  const regions = new Map(lists.regions.map(({ id, name }) => [id, name]))
  const sectors = new Map(lists.sectors.map(({ id, name }) => [id, name]))
  return rows.map((row) => {
    const city = shortCity(cities.get(row.cityId)?.name ?? '')
    return {
      id: row.id,
      name: row.name,
      ...companyFace(row),
      tagline: row.tagline,
      sector: sectors.get(row.sectorId) ?? '',
      industry: row.industry,
      city,
      size: row.size,
      employees: row.employees,
      offersCount: live.company.get(row.id) ?? 0,
      trades: row.trades,
      location: locationOf(city, regions.get(cities.get(row.cityId)?.regionId ?? 0) ?? ''),
      description: row.description,
      website: safeWebsite(row.website),
      benefits: row.benefits,
      created_at: row.createdAt.toISOString(),
      ...ratingOf(row),
    }
  })
}

/**
 * The companies of a country, or of all: each typed word stands in the company's name, trade, industry, sector or city, or
 * begins a word there. Each facet is counted with every other filter, but not its own.
 */
export async function companyDirectory(db: Db, indexes: Indexes, asked: Asked) {
  const lists = await listsOf(db)
  refuseUnknownIds({
    secteur_ids: [asked.secteur_ids, lists.sectors],
    structure_ids: [asked.structure_ids, lists.structures],
  })
  const found = await find(indexes.companies, asked)
  const counted = (facet: string) => {
    const counts = new Map(found.facets[facet]?.map(({ value, count }) => [value, count]))
    return (value: number): number => counts.get(value) ?? 0
  }
  const [inSector, ofSize, inStructure] = [counted('sector'), counted('size'), counted('structure')]
  return {
    data: await describe(db, indexes, found.ids, asked.session_pays ?? null),
    pagination: pageOf(found.total, asked),
    facets: {
      secteurs: lists.sectors.map(({ id, name }) => ({ id, name, companies_count: inSector(id) })),
      tailles: companySizes.map((size, value) => ({
        id: size,
        name: companiesTexts.sizes[size],
        companies_count: ofSize(value),
      })),
      structures: lists.structures.map(({ id, name }) => ({ id, name, companies_count: inStructure(id) })),
    },
    corrections: found.corrections,
  }
}
