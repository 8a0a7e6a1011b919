import { currencyOf } from '#features/reference/reference.rules.ts'
import type { IndexedCollection } from '#platform/server/collection/collection.ts'
import type { Site } from '#platform/server/site.ts'
import { standingIn } from '../../jobs.rules.ts'
import { marketOf } from '../../server/salary-market.ts'
import type { JobReading } from '../publishing.contract.ts'

/** What compares salaries needs the index of live jobs. */
export type MarketSite = Site & { readonly jobs: IndexedCollection }

type Paid = { salaryMin: number | null; salaryMax: number | null; salaryPeriod: 'an' | 'mois' | 'jour' }
type Placed = { functionId: number; regionId: number; countryId: number; experienceMin: number }

/** What of a job was understood: without its trade or its town there is nothing to compare it with. */
type Understood = { fonction: object | null; city: string | null; row: Paid & Placed }

/**
 * Where the salary that a job names lies among live jobs like it; null where it names none by the year, or they are too
 * few, or cannot be counted yet: whoever writes, perhaps inside a transaction, does not wait for that.
 */
export async function salaryStanding(
  index: IndexedCollection,
  { fonction, city, row }: Understood,
): Promise<JobReading['market']> {
  const [min, max] = [row.salaryMin ?? row.salaryMax, row.salaryMax ?? row.salaryMin]
  if (index.unready() || !fonction || !city || row.salaryPeriod !== 'an' || min === null || max === null) return null
  const market = await marketOf(index, row)
  if (!market) return null
  const { low, high, median, jobs } = market
  return { low, high, median, jobs, currency: currencyOf(row.countryId), standing: standingIn(market, { min, max }) }
}
