import type { FileRule } from '#platform/files.ts'
import { megabytes, pictures } from '#platform/files.ts'
import { defineRefusals } from '#platform/refusals.ts'

/** Where all companies are listed. */
export const directoryPath = '/entreprises'

export const companySizes = ['startup', 'pme', 'eti', 'ge'] as const
export type CompanySize = (typeof companySizes)[number]

export const companyRefusals = defineRefusals({
  'companies/not_found': { status: 404, message: 'Cette entreprise n’existe pas.' },
})

/** What is taken as a company's logo. */
export const companyLogo: FileRule = { name: 'logo', accepts: pictures, largest: megabytes(2) }

const SMALL_WORDS = new Set(['d', 'de', 'du', 'des', 'l', 'la', 'le', 'les', 'et', 'en', 'à', 'au', 'aux'])

/** Two letters for the engraved ring: the first of the two first words that count, or of the only one. */
export function monogram(name: string): string {
  const words = name.split(/[^\p{L}\p{M}\p{N}]+/u).filter((word) => word && !SMALL_WORDS.has(word.toLowerCase()))
  const significant = words.length > 0 ? words : [name]
  return significant
    .slice(0, 2)
    .map((word) => (/^./su.exec(word)?.[0] ?? '').toUpperCase())
    .join('')
}

/** How a company shows itself: its own logo and no monogram, or its monogram in a ring, drawn at /logos/. */
export const companyFace = ({ id, name, logoPath }: { id: number; name: string; logoPath: string | null }) => ({
  logo: logoPath ?? `/logos/${id}.svg`,
  monogram: logoPath === null ? monogram(name) : null,
})

/** A website that may be linked to: https, without a name and password in front. Anything else is not shown. */
export function safeWebsite(given: string | null): string | null {
  const url = given === null ? null : URL.parse(given)
  return url?.protocol === 'https:' && url.username === '' && url.password === '' ? url.href : null
}

/** What a company's page shows; the first where the address names none. */
export const companyTabs = ['profil', 'photos', 'video', 'people', 'jobs', 'avis'] as const
export type CompanyTab = (typeof companyTabs)[number]

/** « Lyon, Auvergne-Rhône-Alpes »; a city that is called like its region is named once. */
export const locationOf = (city: string, region: string): string =>
  [...new Set([city, region].filter(Boolean))].join(', ')
