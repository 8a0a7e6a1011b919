import type { CompanySize } from './companies.rules.ts'

type Needed = { name: string; sectorId: number; structureId: number; countryId: number; cityId: number }

/** An ordinary company; a test says only what it is about. */
export function companyRow<T extends Needed>(given: T) {
  return {
    slug: given.name.toLowerCase().replace(/\W+/g, '-'),
    tagline: 'Banque privée',
    about: '',
    description: '',
    trades: 'Analystes',
    benefits: [],
    website: null,
    size: 'pme' as CompanySize,
    employees: 120,
    foundedYear: 1998,
    ...given,
  }
}
