import type { IndexedCollection } from '#platform/server/collection/collection.ts'
import type { FacetCount } from '#search-engine/schema.ts'

const TRADES = ['sector', 'subsector', 'function'] as const

/** How many live jobs a company has: in all, in each country, and by sector, sub-sector and function, the fullest first. */
export type CompanyCounts = { total: number } & Record<'country' | (typeof TRADES)[number], FacetCount[]>

/**
 * The live jobs of a company, counted by their index, in memory. Its trades are counted in the named country, or in all of them if
 * it has none there. Null while the index is not there: pages leave the figures out rather than wait.
 */
export async function countJobsOfCompany(
  index: IndexedCollection,
  companyId: number,
  country: number | null = null,
): Promise<CompanyCounts | null> {
  if (index.unready()) return null
  const countedIn = (countries: number[]) =>
    index.search({
      facets: { company: [companyId], country: countries },
      limit: 0,
      count: ['country', ...TRADES],
      everyValue: true,
    })
  const asked = country === null ? null : await countedIn([country])
  const { facets } = asked && asked.total > 0 ? asked : await countedIn([])
  // Countries are counted without the filter of the country; the named one is there even without a job.
  const some = (name: string): FacetCount[] => (facets[name] ?? []).filter(({ count }) => count > 0)
  return {
    total: some('country').reduce((sum, { count }) => sum + count, 0),
    country: some('country'),
    sector: some('sector'),
    subsector: some('subsector'),
    function: some('function'),
  }
}
