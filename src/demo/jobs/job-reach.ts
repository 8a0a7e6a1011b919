import type { JobTitle } from '#features/reference/server/data/job-titles.ts'
import type { SampleCompany, JobPlace } from './job-types.ts'

/** What the places outside a company's centres hire for, by sector; a sector that is not listed does everything everywhere. */
const localFunctions: Record<string, Set<string>> = {
  banque: new Set(['clientele-particuliers', 'affaires-entreprises', 'gestion-de-patrimoine']),
  assurance: new Set(['clientele-particuliers', 'affaires-entreprises', 'sinistres-indemnisation']),
  'mutuelles-prevoyance': new Set(['clientele-particuliers', 'affaires-entreprises', 'sinistres-indemnisation']),
  'audit-expertise-comptable': new Set(['expertise-comptable', 'audit-externe', 'paie-gestion-sociale', 'fiscalite']),
  'finance-entreprise': new Set(['controle-de-gestion', 'comptabilite', 'paie-gestion-sociale']),
}

/** Jobs of those functions that are done once for the whole company. */
const central = new Set(['responsable-controle-de-gestion', 'controleur-financier', 'analyste-fpa', 'credit-manager'])

/** Jobs next to a dealing room, besides those of the markets themselves. */
const besideMarkets = new Set(['analyste-quantitatif', 'analyste-risques-de-marche'])

/** What banks do next to their clients' head offices. */
const dealMakers = new Set(['fusions-acquisitions', 'financements-structures'])

/** What only a large group has, outside finance. */
const ofLargeGroups = new Set([
  'charge-relations-investisseurs',
  'analyste-fusions-acquisitions',
  'consolideur',
  'auditeur-interne',
  'controleur-interne',
  'juriste-financier',
])
/** One person for everything: not in a large group. */
const ofSmallerOnes = new Set(['directeur-administratif-et-financier', 'responsable-administratif-et-financier'])
const LARGE_GROUP = 1_500

export const isMarketTitle = (title: Pick<JobTitle, 'slug' | 'function'>): boolean =>
  title.function === 'marches-financiers' || besideMarkets.has(title.slug)

/** Agencies and software houses of that sector, unlike its firms. */
const sellsNoAdvice = ({ sector, structure }: SampleCompany): boolean =>
  sector === 'conformite-risques' && structure !== 'cabinet'

const isLocal = (title: JobTitle, company: SampleCompany): boolean =>
  localFunctions[company.sector]?.has(title.function) === true && !central.has(title.slug)

/** Banks, insurers and firms have most of their people next to their clients, away from Paris. */
export const isNextToClients = (title: JobTitle, company: SampleCompany, place: JobPlace): boolean =>
  company.industry === null && !place.capital && isLocal(title, company)

/** Whether a company would hire for that job in that place. */
export function isHiredAt(title: JobTitle, company: SampleCompany, place: JobPlace): boolean {
  if (isMarketTitle(title) && !place.market) return false
  if (company.sector === 'banque' && dealMakers.has(title.function) && !place.market) return false
  if (title.slug === 'controleur-de-gestion-industriel') return company.plants && !place.capital
  if (company.industry !== null && ofLargeGroups.has(title.slug) && company.employees < LARGE_GROUP) return false
  if (ofSmallerOnes.has(title.slug) && company.employees >= LARGE_GROUP) return false
  if (company.sector === 'secteur-public' && title.slug === 'charge-affaires-entreprises') return false
  if (title.slug === 'consultant-risques-reglementaire' && sellsNoAdvice(company)) return false
  if (place.centre) return true
  return localFunctions[company.sector] === undefined || isLocal(title, company)
}
