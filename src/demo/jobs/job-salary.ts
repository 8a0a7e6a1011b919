import type { Random } from '#platform/random.ts'
import type { SampleCompany, JobContract, JobPlace } from './job-types.ts'

export type Salary = { min: number; max: number; period: 'an' | 'mois' | 'jour' }

/** The job titles carry salaries of the Paris region, 8 % above those of other large towns. */
const capitalPremium = 1.08
const smallTown = 0.95
const countryFactor: Record<JobPlace['country'], number> = { fr: 1, be: 1.05, lu: 1.25, ch: 1.7 }
const sizeFactor: Record<SampleCompany['size'], number> = { startup: 0.97, pme: 0.95, eti: 1, ge: 1.06 }
/** Nobody with a permanent post earns less, by year. */
const floor: Record<JobPlace['country'], number> = { fr: 25_000, be: 32_000, lu: 39_500, ch: 62_000 }
/** Up to so many years nobody begins above this. */
const BEGINNER = 2
const beginnerTop = 50_000
/** Monthly pay of an intern, lowest and highest. */
const internPay: Record<JobPlace['country'], [number, number]> = {
  fr: [750, 2_200],
  be: [800, 1_600],
  lu: [1_300, 2_400],
  ch: [2_000, 3_600],
}

function round(amount: number, step: number): number {
  return Math.round(amount / step) * step
}

function clamp(amount: number, min: number, max: number): number {
  return Math.min(Math.max(amount, min), max)
}

function range(random: Random, min: number, step: number, period: Salary['period']): Salary {
  const width = 1.09 + random() * 0.1
  const low = round(min, step)
  const highest = Math.floor((low * 1.2) / step) * step
  const least = Math.ceil((low * 1.08) / step) * step
  return { min: low, max: Math.min(Math.max(round(low * width, step), least), highest), period }
}

function placeFactor(place: JobPlace): number {
  return countryFactor[place.country] * (place.capital ? capitalPremium : place.metropolis ? 1 : smallTown)
}

/** Pay follows years: 1 is a person with five of them. */
const experienceFactor = (years: number): number =>
  years <= 5 ? 0.74 + 0.052 * years : Math.min(1 + 0.042 * (years - 5), 1.35)

export function buildSalary(
  random: Random,
  salary: [number, number],
  options: { contract: JobContract; years: number; titleIsLead: boolean },
  company: SampleCompany,
  place: JobPlace,
): Salary {
  const [low, high] = salary
  const middle = (low + high) / 2
  const factor = (sizeFactor[company.size] * placeFactor(place)) / capitalPremium
  if (options.contract === 'stage') {
    const [least, most] = internPay[place.country]
    const share = clamp((middle - 32) / 50, 0, 1) * 0.6 + random() * 0.3
    const local = place.capital || place.country !== 'fr' ? 1 : 0.9
    return range(random, clamp((least + share * (most - least)) * local, 700, most), 50, 'mois')
  }
  if (options.contract === 'alternance') {
    const base = 950 + clamp(middle - 32, 0, 45) * 9 + random() * 350
    return range(random, base * (place.capital ? 1.05 : 1), 50, 'mois')
  }
  if (options.contract === 'freelance') {
    return range(random, middle * factor * (8.6 + random() * 1.6), 10, 'jour')
  }
  const level = options.titleIsLead ? 1 : experienceFactor(options.years)
  const spread = low + random() * (high - low) * 0.7
  const most = options.years <= BEGINNER ? beginnerTop : Infinity
  const yearly = Math.max(Math.min(spread * 1000 * level, most) * factor, floor[place.country])
  return range(random, yearly, yearly < 60_000 ? 500 : 1000, 'an')
}
