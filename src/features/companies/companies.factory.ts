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

/** An ordinary picture of a company. */
export function photoRow<T extends { companyId: number; position: number }>(given: T) {
  return {
    path: `/gravures/hall/${given.companyId}.svg`,
    alt: 'Le hall, son comptoir et ses colonnes',
    caption: 'Le hall',
    width: 960,
    height: 640,
    ...given,
  }
}

/** An ordinary film of a company. */
export function videoRow<T extends { companyId: number }>(given: T) {
  return {
    path: '/films/visite.webm',
    mediaType: 'video/webm' as const,
    posterPath: '/gravures/hall/visite.svg',
    captionsPath: '/films/visite.vtt',
    title: 'La visite',
    summary: 'Le hall, sans paroles.',
    seconds: 16,
    width: 720,
    height: 480,
    ...given,
  }
}
