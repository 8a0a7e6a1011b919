import type { FileRule } from '#platform/files.ts'
import { megabytes, pictures } from '#platform/files.ts'
import { defineRefusals } from '#platform/refusals.ts'

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

export type Faceted = { sectorId: number; size: CompanySize; structureId: number }
export type CompanyChoice = { sectorIds: number[]; sizes: CompanySize[]; structureIds: number[] }
type FacetCounts = {
  sectors: Map<number, number>
  sizes: Map<CompanySize, number>
  structures: Map<number, number>
}

const allows = <T>(chosen: T[], value: T): boolean => chosen.length === 0 || chosen.includes(value)
const addOne = <T>(counts: Map<T, number>, value: T): void => void counts.set(value, (counts.get(value) ?? 0) + 1)

/**
 * Who stays after a choice, and how many each value of a facet stands for: a facet is counted with every other
 * filter applied, but not its own. Who passes every filter counts everywhere, who fails one counts in that one only.
 */
export function narrowCompanies<T extends Faceted>(
  companies: T[],
  choice: CompanyChoice,
): { kept: T[]; counts: FacetCounts } {
  const counts: FacetCounts = { sectors: new Map(), sizes: new Map(), structures: new Map() }
  const kept: T[] = []
  for (const company of companies) {
    const sector = allows(choice.sectorIds, company.sectorId)
    const size = allows(choice.sizes, company.size)
    const structure = allows(choice.structureIds, company.structureId)
    if (size && structure) addOne(counts.sectors, company.sectorId)
    if (sector && structure) addOne(counts.sizes, company.size)
    if (sector && size) addOne(counts.structures, company.structureId)
    if (sector && size && structure) kept.push(company)
  }
  return { kept, counts }
}

/** What a company's page shows; the first where the address names none. */
export const companyTabs = ['profil', 'photos', 'video', 'people', 'jobs'] as const
export type CompanyTab = (typeof companyTabs)[number]

/** « Lyon, Auvergne-Rhône-Alpes »; a city that is called like its region is named once. */
export const locationOf = (city: string, region: string): string =>
  [...new Set([city, region].filter(Boolean))].join(', ')
