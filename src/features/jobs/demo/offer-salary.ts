import type { Random } from '#platform/random.ts'
import type { OfferCompany, OfferContract, OfferLevel, OfferPlace } from './offer-types.ts'

export type Salary = { min: number; max: number; period: 'an' | 'mois' | 'jour' }

/** The job titles carry Parisian salaries, 8 % above the rest of France. */
const parisPremium = 1.08
const countryFactor: Record<OfferPlace['country'], number> = { fr: 1, be: 1.05, lu: 1.25, ch: 1.7 }
const sizeFactor: Record<OfferCompany['size'], number> = { startup: 0.97, pme: 0.95, eti: 1, ge: 1.06 }
const levelFactor: Record<OfferLevel, number> = { junior: 0.8, confirmed: 1, senior: 1.22, lead: 1.4 }
/** Nobody with a permanent post earns less, by year. */
const floor: Record<OfferPlace['country'], number> = { fr: 25_000, be: 32_000, lu: 39_500, ch: 62_000 }
/** Monthly pay of an intern, lowest and highest. */
const internPay: Record<OfferPlace['country'], [number, number]> = {
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

function placeFactor(place: OfferPlace): number {
  return countryFactor[place.country] * (place.paris ? parisPremium : 1)
}

export function buildSalary(
  random: Random,
  salary: [number, number],
  options: { contract: OfferContract; level: OfferLevel; titleIsLead: boolean },
  company: OfferCompany,
  place: OfferPlace,
): Salary {
  const [low, high] = salary
  const middle = (low + high) / 2
  const factor = (sizeFactor[company.size] * placeFactor(place)) / parisPremium
  if (options.contract === 'stage') {
    const [least, most] = internPay[place.country]
    const share = clamp((middle - 32) / 50, 0, 1) * 0.6 + random() * 0.3
    const local = place.paris || place.country !== 'fr' ? 1 : 0.9
    return range(random, clamp((least + share * (most - least)) * local, 700, most), 50, 'mois')
  }
  if (options.contract === 'alternance') {
    const base = 950 + clamp(middle - 32, 0, 45) * 9 + random() * 350
    return range(random, base * (place.paris ? 1.05 : 1), 50, 'mois')
  }
  if (options.contract === 'freelance') {
    return range(random, middle * factor * (8.6 + random() * 1.6), 10, 'jour')
  }
  const level = options.titleIsLead ? 1 : levelFactor[options.level]
  const spread = low + random() * (high - low) * 0.7
  const yearly = Math.max(spread * 1000 * level * factor, floor[place.country])
  return range(random, yearly, yearly < 60_000 ? 500 : 1000, 'an')
}
