export type DemoCompany = {
  name: string
  sector:
    | 'banque'
    | 'assurance'
    | 'audit-expertise-comptable'
    | 'finance-entreprise'
    | 'gestion-actifs'
    | 'fintech-paiements'
    | 'conformite-risques'
    | 'conseil-finance'
    | 'capital-investissement'
    | 'immobilier-projets'
    | 'secteur-public'
    | 'mutuelles-prevoyance'
  /** Its own sub-sectors, by slug: it hires for no others. None where finance is not its trade. */
  subsectors: string[]
  /** Its trade where that is not finance. */
  industry: string | null
  /** Whether it makes things, so that somebody controls the cost of making them. */
  plants: boolean
  structure:
    | 'grand-groupe'
    | 'eti'
    | 'pme'
    | 'start-up'
    | 'cabinet'
    | 'etablissement-public'
    | 'mutuelle-cooperative'
    | 'association'
  size: 'startup' | 'pme' | 'eti' | 'ge'
  employees: number
  founded: number
  country: 'fr' | 'be' | 'lu' | 'ch'
  /** Headquarters, under the city’s official name. */
  city: string
  /** Where else it hires, in the same country; « Saint-Denis (93) » where two towns share a name. */
  otherCities: string[]
  tagline: string
  about: string
  /** Three paragraphs separated by a blank line. */
  description: string
  /** Who it hires, for the cards. */
  trades: string
  benefits: string[]
  website: string
  quote: { text: string; author: string; role: string } | null
  /** Relative number of jobs. */
  weight: number
}

/** What is written by hand for a company: the size class and the website follow from it. */
export type CompanySheet = Omit<DemoCompany, 'size' | 'website' | 'quote' | 'subsectors' | 'industry' | 'plants'> & {
  quote?: NonNullable<DemoCompany['quote']>
} & ({ subsectors: string[] } | { sector: 'finance-entreprise'; industry: string; plants?: true })

/** Lets long texts wrap in the source: a line break reads as a space, a blank line starts a paragraph. */
export function prose(lines: TemplateStringsArray): string {
  return lines
    .join('')
    .trim()
    .split(/\n\s*\n\s*/)
    .map((paragraph) => paragraph.replaceAll(/\n */g, ' '))
    .join('\n\n')
}
