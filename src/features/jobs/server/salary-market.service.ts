import { whileUnchanged } from '#platform/server/collection/collection-memory.ts'
import type { IndexedCollection } from '#platform/server/collection/collection.ts'
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

const markets = whileUnchanged<string, ReturnType<typeof marketOf>>()

/** The same, read once for all offers of a kind that are looked at meanwhile. */
export function keptMarketOf(db: Db, index: IndexedCollection, place: Place, now: Date): ReturnType<typeof marketOf> {
  const kept = markets(index)
  const key = [place.functionId, place.regionId, place.countryId, experienceBand(place.experienceMin)].join(' ')
  const known = kept.get(key)
  if (known) return known
  const market = marketOf(db, place, now)
  kept.set(key, market)
  market.catch(() => kept.delete(key))
  return market
}
