import { memoWhileUnchanged } from '#platform/server/collection/collection-memory.ts'
import type { IndexedCollection } from '#platform/server/collection/collection.ts'
import { experienceBand, experienceBands } from '../jobs.rules.ts'
import type { ExperienceBand } from '../jobs.rules.ts'

/** With fewer jobs nothing is said of what they pay. */
const MARKET_FROM = 5

type Place = { functionId: number; regionId: number; countryId: number; experienceMin: number }

/** Halves to the even number, as the database rounds. */
function wholeOf(figure: number): number {
  const rounded = Math.round(figure)
  return figure % 1 === 0.5 && rounded % 2 === 1 ? rounded - 1 : rounded
}

/** What live jobs pay by the year, of a band of experience or of all: counted by their index, in memory. */
async function yearlyPay(
  index: IndexedCollection,
  { functionId, regionId, countryId }: Place,
  level: ExperienceBand | null,
) {
  const { spreads } = await index.search({
    facets: {
      function: [functionId],
      region: [regionId],
      country: [countryId],
      experience: level === null ? [] : [experienceBands.indexOf(level)],
    },
    // Who is not paid by the year has none.
    ranges: { yearlyMiddle: {} },
    spread: ['yearlyFrom', 'yearlyMiddle', 'salary'],
    limit: 0,
    count: [],
  })
  const { yearlyFrom, yearlyMiddle, salary } = spreads
  if (!yearlyFrom || !yearlyMiddle || !salary) return null
  const { count: jobs, median } = yearlyMiddle
  return { low: yearlyFrom.least, high: salary.most, median: wholeOf(median), jobs, experience_level: level }
}

/** What jobs like this one pay: of its band of experience, else of all of them, where there are enough. */
export async function marketOf(index: IndexedCollection, place: Place) {
  for (const level of [experienceBand(place.experienceMin), null]) {
    const pay = await yearlyPay(index, place, level)
    if (pay && pay.jobs >= MARKET_FROM && pay.high > pay.low) return pay
  }
  return null
}

/** The same, counted once for all jobs of a kind that are looked at meanwhile. */
export const keptMarketOf = memoWhileUnchanged(
  ({ functionId, regionId, countryId, experienceMin }: Place) =>
    [functionId, regionId, countryId, experienceBand(experienceMin)].join(' '),
  (_db, index, place) => marketOf(index, place),
)
