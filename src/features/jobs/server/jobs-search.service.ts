import { companiesById } from '#features/companies/server/company-names.service.ts'
import { companyFace } from '#features/companies/companies.rules.ts'
import { currencyOf } from '#features/reference/reference.rules.ts'
import { citiesById, listsOf } from '#features/reference/server/reference.service.ts'
import type { ParsedInputOf } from '#platform/contract.ts'
import { shortCity } from '#platform/french.ts'
import { pageOf, rowsOf } from '#platform/pagination.ts'
import type { Db } from '#platform/server/database/db.ts'
import type { SearchQuery, SearchSort } from '#search-engine/schema.ts'
import type { searchJobs as searchEndpoint } from '../jobs.contract.ts'
import type { JobSort } from '../jobs.rules.ts'
import { defaultSort, experienceBand, jobSlug } from '../jobs.rules.ts'
import { namingFields } from './job-collection.ts'
import { toSearchQuery } from './job-filters.ts'
import { highlightJobs } from './job-highlights.ts'
import type { IndexedCollection } from '#platform/server/collection/collection.ts'
import { collectionMemory, memoWhileUnchanged } from '#platform/server/collection/collection-memory.ts'
import * as jobs from './jobs.repository.ts'

type Asked = ParsedInputOf<typeof searchEndpoint>
type Card = Awaited<ReturnType<typeof jobs.findCards>>[number]

const SPONSORED = 3
const DEEP = 9_000
const MOST_SEARCHES = 500

const SORTS: Record<JobSort, SearchSort> = {
  date: { by: 'date' },
  relevance: { by: 'relevance' },
  company: { by: 'name', field: 'company' },
  salary: { by: 'number', field: 'salary' },
}

const nameless = (id: number) => ({
  name: '',
  ...companyFace({ id, name: '', logoPath: null }),
  rating: null,
  reviews_count: null,
})

/** Jobs as lists show them, in the order of the ids. */
export async function describeJobs(db: Db, cards: Card[], ids: number[]) {
  const [lists, companies, cities] = await Promise.all([
    listsOf(db),
    companiesById(db),
    citiesById(
      db,
      cards.map(({ cityId }) => cityId),
    ),
  ])
  const named = (list: { id: number; name: string }[], id: number | null): string =>
    list.find((one) => one.id === id)?.name ?? ''
  const byId = new Map(cards.map((card) => [card.id, card]))
  return ids.flatMap((id) => {
    const card = byId.get(id)
    if (!card) return []
    const city = cities.get(card.cityId)
    // A company of the last two seconds may not be known here yet.
    const company = companies.get(card.companyId) ?? nameless(card.companyId)
    return {
      id,
      slug: jobSlug(card.title, company.name, shortCity(city?.name ?? '')),
      title: card.title,
      description: card.description,
      company_id: card.companyId,
      company_name: company.name,
      logo: company.logo,
      monogram: company.monogram,
      city: shortCity(city?.name ?? ''),
      department: city?.departmentCode ?? null,
      region: named(lists.regions, card.regionId),
      contract_type: named(lists.contracts, card.contractId),
      sector: named(lists.sectors, card.sectorId),
      subsector: named(lists.subsectors, card.subsectorId) || null,
      experience_level: experienceBand(card.experienceMin),
      company_rating: company.rating,
      company_reviews_count: company.reviews_count,
      duration_months: card.durationMonths,
      remote: card.remote,
      salary: {
        min: card.salaryMin,
        max: card.salaryMax,
        period: card.salaryPeriod,
        currency: currencyOf(card.countryId),
      },
      premium: card.premium ? (1 as const) : (0 as const),
      created_at: card.publishedAt.toISOString(),
    }
  })
}

type PageAsked = Pick<Asked, 'sort' | 'page' | 'per_page'> & { query: SearchQuery; sponsors: boolean }

/**
 * The ids of a page. Newest first, or by relevance to keywords, up to three sponsored jobs open the first page, those that
 * are what was asked for by title, trade or function; they then count as shown, so that paging neither repeats nor loses one.
 */
async function pageOfIds(index: IndexedCollection, { query, sponsors, sort, ...asked }: PageAsked) {
  const { offset, limit } = rowsOf(asked)
  const plain = { ...query, sort: SORTS[sort], count: [] }
  const opened = sponsors && (sort === 'date' || sort === defaultSort(query.keywords))
  if (!opened || offset > DEEP) return index.search({ ...plain, offset, limit })
  const [found, ...sponsored] = await Promise.all([
    index.search({ ...plain, limit: offset + limit + SPONSORED }),
    ...namingFields.map((within) =>
      index.search({ ...plain, within, facets: { ...query.facets, premium: [1] }, limit: SPONSORED }),
    ),
  ])
  const first = new Set([...new Set(sponsored.flatMap(({ ids }) => ids))].slice(0, SPONSORED))
  const ids = [...first, ...found.ids.filter((id) => !first.has(id))].slice(offset, offset + limit)
  return { ...found, ids }
}

/** The same page of the same search, while nothing changes. */
const keptPageOfIds = memoWhileUnchanged(
  (asked: PageAsked) => JSON.stringify(asked),
  (_db, index, asked) => pageOfIds(index, asked),
  MOST_SEARCHES,
)

/** Live jobs as lists show them. */
export const summariesOf = collectionMemory(async (db, ids) =>
  describeJobs(db, await jobs.findCards(db, ids, new Date()), ids),
)

/** A page of jobs, without where the words stand in them. Without `sponsors` none is put first for being sponsored. */
export async function findJobs(db: Db, index: IndexedCollection, input: Asked, { sponsors = true } = {}) {
  const query = await toSearchQuery(db, input)
  const asked = { query, sponsors, sort: input.sort, page: input.page, per_page: input.per_page }
  // Who waits for an index waits by themselves: only they can give away their turn.
  const { ids, total, corrections } = await (index.unready()
    ? pageOfIds(index, asked)
    : keptPageOfIds(db, index, asked))
  return { found: await summariesOf(db, index, ids), ids, total, corrections }
}

/** A job whose text cannot be read any more. */
const NO_EXTRACT = { extract: [] }

export async function searchJobs(db: Db, index: IndexedCollection, input: Asked, options?: { sponsors: boolean }) {
  const { found, ids, total, corrections } = await findJobs(db, index, input, options)
  const keywords = input.keywords?.trim() ?? ''
  const highlights =
    keywords === '' || found.length === 0 ? null : await highlightJobs(db, index, ids, keywords, corrections)
  return {
    data: found.map((summary) => ({ ...summary, highlight: highlights && (highlights.get(summary.id) ?? NO_EXTRACT) })),
    pagination: pageOf(total, input),
    corrections: [...corrections],
  }
}
