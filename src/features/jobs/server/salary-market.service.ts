import { memoWhileUnchanged } from '#platform/server/collection/collection-memory.ts'
import type { Db } from '#platform/server/database/db.ts'
import { experienceBand, experienceRange } from '../jobs.rules.ts'
import * as jobs from './jobs.repository.ts'

/** With fewer offers nothing is said of what they pay. */
const MARKET_FROM = 5

type Place = { functionId: number; regionId: number; countryId: number; experienceMin: number }

/** What offers like this one pay: of its band of experience, else of all of them, where there are enough. */
export async function marketOf(db: Db, { functionId, regionId, countryId, experienceMin }: Place, now: Date) {
  const band = experienceBand(experienceMin)
  for (const level of [band, null]) {
    const experience = level ? experienceRange[level] : {}
    const found = await jobs.findMarket(db, { functionId, regionId, countryId, experience }, now)
    const { low, high, median, offers } = found
    if (offers >= MARKET_FROM && low !== null && high !== null && median !== null && high > low)
      return { low, high, median, offers, experience_level: level }
  }
  return null
}

/** The same, read once for all offers of a kind that are looked at meanwhile. */
export const keptMarketOf = memoWhileUnchanged(
  ({ functionId, regionId, countryId, experienceMin }: Place) =>
    [functionId, regionId, countryId, experienceBand(experienceMin)].join(' '),
  (db, _index, place) => marketOf(db, place, new Date()),
)
