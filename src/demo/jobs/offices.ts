import type { City } from '#features/reference/server/reference.service.ts'
import { shortCity } from '#platform/french.ts'
import { pick, seededRandom } from '#platform/random.ts'
import type { SampleCompany, JobPlace } from './job-types.ts'

/** A company with its towns: that of its seat, of which the postal code names the arrondissement, and the others. */
type Employer = SampleCompany & {
  country: JobPlace['country']
  countryId: number
  otherCities: string[]
  postalCode: string
}

/** A town where a company hires, and how much of its hiring is done there. */
export type Office = { city: City; place: JobPlace; weight: number }

/** What is known of towns: by name, and the arrondissements that make one up. */
export type Towns = { find: (countryId: number, name: string) => City; districtsOf: (code: string) => City[] }

/** The arrondissements where banks, insurers and firms have their offices. */
const BUSINESS_DISTRICTS = new Set(
  [75101, 75102, 75108, 75109, 75112, 75113, 75115, 75116, 75117, 69382, 69383, 69386, 69387, 13202, 13206, 13208].map(
    String,
  ),
)
/** Banks of this size have offices in every business district of a town, others in one. */
const EVERYWHERE_IN_TOWN = 5_000
const CAPITAL_DEPARTMENTS = new Set(['75', '77', '78', '91', '92', '93', '94', '95'])
const LA_DEFENSE = new Set(['Courbevoie', 'Puteaux', 'Nanterre'])
/** Towns abroad with dealing rooms. */
const MARKETS_ABROAD = new Set(['Bruxelles', 'Genève', 'Zurich'])
const METROPOLIS = { fr: 190_000, be: 100_000, lu: 0, ch: 100_000 }
/** Below this number of employees each office does everything. */
const ONE_HOUSE = 300
const SEAT = 3
const PARIS = 4_900
const AROUND_PARIS = 2_350

export function officesOf(company: Employer, towns: Towns): Office[] {
  return [company.city, ...company.otherCities].flatMap((name, index) => {
    const seat = index === 0
    const town = towns.find(company.countryId, name)
    const cities = districtsFor(company, towns.districtsOf(town.code), seat)
    return (cities.length > 0 ? cities : [town]).map((city) => ({
      city,
      place: placeOf(company, city, seat),
      weight: (townWeight(town) * (seat ? SEAT : 1)) / Math.max(1, cities.length),
    }))
  })
}

/** The arrondissement of its address, or one where such companies are; several where it is that large. */
function districtsFor(company: Employer, districts: City[], seat: boolean): City[] {
  const business = districts.filter(({ code }) => BUSINESS_DISTRICTS.has(code))
  if (business.length === 0) return []
  if (seat) {
    const number = Number(company.postalCode.slice(3))
    return districts.filter(({ name }) => name.includes(` ${number}e`))
  }
  if (company.employees >= EVERYWHERE_IN_TOWN) return business
  return [pick(seededRandom(`district ${company.name}`), business)]
}

const isCapital = ({ countryId, departmentCode }: City): boolean =>
  countryId === 1 && CAPITAL_DEPARTMENTS.has(departmentCode ?? '')

function placeOf(company: Employer, city: City, seat: boolean): JobPlace {
  const capital = isCapital(city)
  const { country } = company
  const metropolis = capital || city.parentCode !== null || city.population >= METROPOLIS[country]
  return {
    city: shortCity(city.name),
    country,
    capital,
    metropolis,
    market:
      country === 'lu' ||
      MARKETS_ABROAD.has(city.name) ||
      (capital && (city.departmentCode === '75' || LA_DEFENSE.has(city.name))),
    // Groups outside finance keep their finance together; banks and firms have centres in each large town.
    centre: seat || company.employees < ONE_HOUSE || (company.industry === null ? metropolis : capital),
  }
}

/** Larger towns hire more, but less than their size says. */
function townWeight(town: City): number {
  if (!isCapital(town)) return 40 + Math.sqrt(town.population)
  return town.departmentCode === '75' ? PARIS : AROUND_PARIS
}
