import { currencyOf } from '#features/reference/reference.rules.ts'
import { listsOf } from '#features/reference/server/reference.service.ts'
import { medianOf } from '../jobs.rules.ts'
import * as jobs from './jobs.repository.ts'
import type { LiveJobs } from './live-counts.service.ts'
import { memoLive } from './live-counts.service.ts'

const PAY_FOR = 300_000
// However many jobs there are: what so many pay is what the trade pays.
const NEWEST = 10_000
/** With fewer jobs nothing is said of what a trade pays. */
const ENOUGH = 20
const MOST_TRADES = 12

/**
 * What live jobs of a country pay by the year, the trades with the most of them first: the middle of what each says, as beside an
 * job.
 */
export const tradePay = memoLive(PAY_FOR, async ({ db, jobs: index }: LiveJobs, country: number) => {
  const salaried = { facets: { country: [country] }, ranges: { salary: { min: 1 } }, count: [] }
  const { ids } = await index.search({ ...salaried, limit: NEWEST })
  const [{ jobTitles }, rows] = await Promise.all([listsOf(db), jobs.findYearlyPay(db, ids)])
  const byTrade = Map.groupBy(rows, ({ jobTitleId }) => jobTitleId)
  const data = jobTitles
    .flatMap(({ id, name }) => {
      const paid = byTrade.get(id) ?? []
      const middles = paid.map(
        ({ salaryMin, salaryMax }) => ((salaryMin ?? salaryMax)! + (salaryMax ?? salaryMin)!) / 2,
      )
      const median = medianOf(middles)
      return median === null || paid.length < ENOUGH
        ? []
        : [{ id, name, median: Math.round(median), jobs: paid.length }]
    })
    .toSorted((a, b) => b.jobs - a.jobs || a.id - b.id)
    .slice(0, MOST_TRADES)
  return { data, currency: currencyOf(country) }
})
