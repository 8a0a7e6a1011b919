import { countLiveJobs } from '#features/jobs/server/jobs.service.ts'
import { refuseUnknownIds } from '#features/reference/server/known-ids.service.ts'
import { citiesById, listsOf } from '#features/reference/server/reference.service.ts'
import type { ParsedInputOf } from '#platform/contract.ts'
import { fold } from '#platform/folding.ts'
import { shortCity } from '#platform/french.ts'
import { paginationOf } from '#platform/pagination.ts'
import type { Db } from '#platform/server/database/db.ts'
import { memoFor } from '#platform/server/memo.ts'
import type { listCompanies } from '../companies.contract.ts'
import { companyFace, companySizes, locationOf, narrowCompanies, safeWebsite } from '../companies.rules.ts'
import { companiesTexts } from '../companies.texts.ts'
import * as companies from './companies.repository.ts'

type Asked = ParsedInputOf<typeof listCompanies>

// The directory is small enough to sit in memory, folded once; filters and counts are then one pass over it.
const ROWS_FOR = 10_000

const wordsOf = (...texts: string[]): string[] => [...new Set(fold(texts.join(' ')).split(' '))]

const keptRows = memoFor(ROWS_FOR, async (db: Db, _key: 'all') => {
  const [rows, lists] = await Promise.all([companies.findDirectory(db), listsOf(db)])
  const cities = await citiesById(
    db,
    rows.map(({ cityId }) => cityId),
  )
  const regions = new Map(lists.regions.map(({ id, name }) => [id, name]))
  const sectors = new Map(lists.sectors.map(({ id, name }) => [id, name]))
  return rows.map((row) => {
    const sector = sectors.get(row.sectorId) ?? ''
    const city = shortCity(cities.get(row.cityId)?.name ?? '')
    const { name, tagline, trades, industry } = row
    const region = regions.get(cities.get(row.cityId)?.regionId ?? 0) ?? ''
    return {
      ...row,
      sector,
      city,
      location: locationOf(city, region),
      nameWords: wordsOf(name),
      words: wordsOf(name, tagline, trades, industry ?? '', sector, city),
    }
  })
})

const matches = (words: string[], wanted: string[]): boolean =>
  wanted.every((part) => words.some((word) => word.startsWith(part)))

/**
 * The companies of a country, or of all: each typed word begins a word of the company's name, trade, industry,
 * sector or city. Those found by name come first, then those with the most live offers.
 */
export async function companyDirectory(db: Db, asked: Asked) {
  const country = asked.session_pays ?? null
  const [rows, lists, jobs] = await Promise.all([keptRows(db, 'all'), listsOf(db), countLiveJobs(db, country)])
  refuseUnknownIds({
    secteur_ids: [asked.secteur_ids, lists.sectors],
    structure_ids: [asked.structure_ids, lists.structures],
  })
  const typed = (asked.q ?? '').trim()
  // Signs that fold to nothing begin no word: they find nothing, rather than everything.
  const wanted = typed === '' ? [] : fold(typed).split(' ')
  const found = rows.filter(
    ({ countryId, words }) =>
      (country === null || countryId === country) && (typed === '' || (wanted[0] !== '' && matches(words, wanted))),
  )
  const { kept, counts } = narrowCompanies(found, {
    sectorIds: asked.secteur_ids,
    sizes: asked.taille,
    structureIds: asked.structure_ids,
  })
  const offers = (id: number): number => jobs.company.get(id) ?? 0
  const ranked = kept
    .map((row) => ({ row, rank: matches(row.nameWords, wanted) ? 0 : 1 }))
    .toSorted((a, b) => a.rank - b.rank || offers(b.row.id) - offers(a.row.id))
  const { page, per_page } = asked
  const shown = ranked.slice((page - 1) * per_page, page * per_page)
  const texts = new Map(
    (shown.length === 0
      ? []
      : await companies.findTexts(
          db,
          shown.map(({ row }) => row.id),
        )
    ).map((one) => [one.id, one]),
  )
  return {
    data: shown.flatMap(({ row }) => {
      const text = texts.get(row.id)
      return !text
        ? []
        : {
            id: row.id,
            name: row.name,
            ...companyFace(row),
            tagline: row.tagline,
            sector: row.sector,
            industry: row.industry,
            city: row.city,
            size: row.size,
            employees: row.employees,
            offersCount: offers(row.id),
            trades: row.trades,
            location: row.location,
            description: text.description,
            website: safeWebsite(text.website),
            benefits: text.benefits,
            created_at: text.createdAt.toISOString(),
          }
    }),
    pagination: paginationOf(page, per_page, ranked.length),
    facets: {
      secteurs: lists.sectors.map(({ id, name }) => ({ id, name, companies_count: counts.sectors.get(id) ?? 0 })),
      tailles: companySizes.map((size) => ({
        id: size,
        name: companiesTexts.sizes[size],
        companies_count: counts.sizes.get(size) ?? 0,
      })),
      structures: lists.structures.map(({ id, name }) => ({
        id,
        name,
        companies_count: counts.structures.get(id) ?? 0,
      })),
    },
  }
}
