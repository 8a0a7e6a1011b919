import { shortCity } from '#platform/french.ts'

/** The four countries of the site. Their ids are the `session_pays` of the API. */
export const siteCountries = [
  { id: 1, code: 'fr', name: 'France' },
  { id: 2, code: 'be', name: 'Belgique' },
  { id: 3, code: 'lu', name: 'Luxembourg' },
  { id: 4, code: 'ch', name: 'Suisse' },
] as const

export type CountryCode = (typeof siteCountries)[number]['code']

export const defaultCountry = siteCountries[0]

export const findCountry = (code: string | null | undefined) => siteCountries.find((country) => country.code === code)

export const countryById = (id: number) => siteCountries.find((country) => country.id === id) ?? defaultCountry

/** The two letters of ISO 3166, as machines want a country. */
export const countryIso = (name: string): string =>
  (siteCountries.find((country) => country.name === name) ?? defaultCountry).code.toUpperCase()

/** The city that an address names: « Paris » for « Paris 8e Arrondissement ». */
export const localityOf = ({ name, parentCode }: { name: string; parentCode: string | null }): string =>
  parentCode ? shortCity(name).replace(/ \d+er?$/, '') : shortCity(name)

/** A city as forms name it, so that it is found again: « Lyon (69) ». */
export const cityLabel = ({
  name,
  parentCode,
  departmentCode,
}: {
  name: string
  parentCode: string | null
  departmentCode: string | null
}): string => (departmentCode && !parentCode ? `${shortCity(name)} (${departmentCode})` : shortCity(name))

/** Swiss salaries are in francs, the others in euros. */
export const currencyOf = (countryId: number): 'EUR' | 'CHF' => (countryId === 4 ? 'CHF' : 'EUR')

/** How many sectors the collapsed grid shows: half of the list rounded down to an even number, at least 2. */
export function collapsedCount(total: number): number {
  const half = Math.floor(total / 2)
  return Math.min(total, Math.max(2, half - (half % 2)))
}

export const COUNTRY_COOKIE = 'pays'
const ONE_YEAR = 31_536_000

/** The country a visitor chose, France until they do. */
export function countryOf(request: Request): (typeof siteCountries)[number] {
  const pairs = (request.headers.get('cookie') ?? '').split(/;\s*/)
  const value = pairs.find((pair) => pair.startsWith(`${COUNTRY_COOKIE}=`))?.slice(COUNTRY_COOKIE.length + 1)
  return findCountry(value) ?? defaultCountry
}

/** The country that the cookies of a browser say; France where they say none. */
export const countryIn = (cookies: Readonly<Record<string, string>>): (typeof siteCountries)[number] =>
  findCountry(cookies[COUNTRY_COOKIE]) ?? defaultCountry

export const countryCookie = (code: CountryCode): string =>
  `${COUNTRY_COOKIE}=${code}; Path=/; Max-Age=${ONE_YEAR}; SameSite=Lax; HttpOnly`
