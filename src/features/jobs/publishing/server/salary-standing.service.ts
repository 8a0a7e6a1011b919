import { currencyOf } from '#features/reference/reference.rules.ts'
import type { Db } from '#platform/server/database/db.ts'
import { standingIn } from '../../jobs.rules.ts'
import { marketOf } from '../../server/salary-market.service.ts'
import type { OfferReading } from '../publishing.contract.ts'

type Paid = { salaryMin: number | null; salaryMax: number | null; salaryPeriod: 'an' | 'mois' | 'jour' }
type Placed = { functionId: number; regionId: number; countryId: number; experienceMin: number }

/** What of an offer was understood: without its trade or its town there is nothing to compare it with. */
type Understood = { fonction: object | null; city: string | null; row: Paid & Placed }

/** Where the salary that an offer names lies among live offers like it; null where it names none by the year, or they are too few. */
export async function salaryStanding(
  db: Db,
  { fonction, city, row }: Understood,
  now: Date,
): Promise<OfferReading['market']> {
  const [min, max] = [row.salaryMin ?? row.salaryMax, row.salaryMax ?? row.salaryMin]
  if (!fonction || !city || row.salaryPeriod !== 'an' || min === null || max === null) return null
  const market = await marketOf(db, row, now)
  if (!market) return null
  const { low, high, median, offers } = market
  return { low, high, median, offers, currency: currencyOf(row.countryId), standing: standingIn(market, { min, max }) }
}
