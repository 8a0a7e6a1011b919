import { jobTitles, type JobTitle } from '#features/reference/server/data/job-titles.ts'
import { sectors } from '#features/reference/server/data/sectors.ts'
import { pick, pickWeighted, type Random } from '#platform/random.ts'
import type { OfferCompany, OfferContract, OfferPlace } from './offer-types.ts'

type Candidate = { title: JobTitle; subsector: string; weight: number }

/** Titles every company hires, whatever its trade, unless its sector is listed. */
const support: Record<string, { weight: number; not: string[] }> = {
  'controleur-de-gestion': { weight: 5, not: [] },
  'comptable-general': { weight: 6, not: ['audit-expertise-comptable', 'secteur-public'] },
  'comptable-fournisseurs': { weight: 3, not: ['audit-expertise-comptable'] },
  'auditeur-interne': {
    weight: 3,
    not: ['audit-expertise-comptable', 'conseil-finance', 'capital-investissement'],
  },
  'controleur-interne': { weight: 2, not: ['audit-expertise-comptable', 'conseil-finance'] },
  'juriste-affaires': { weight: 3, not: ['secteur-public'] },
  tresorier: { weight: 2, not: ['banque', 'secteur-public', 'audit-expertise-comptable'] },
  'gestionnaire-de-paie': { weight: 2, not: [] },
  'responsable-administratif-et-financier': { weight: 1, not: ['banque', 'assurance', 'secteur-public'] },
}
const supportShare = 0.13
/** In k€: from it, nobody is hired under a fixed-term contract. */
const seniorSalary = 60
/** Titles of the sector outside the company’s own sub-sectors. */
const otherSubsector = 0.15

/** Functions that independent professionals take on. */
const independentFunctions = new Set([
  'controle-de-gestion',
  'comptabilite',
  'paie-gestion-sociale',
  'audit-interne',
  'tresorerie',
  'consolidation-reporting',
  'risques',
  'conformite-lcb-ft',
  'actuariat',
  'fiscalite',
  'direction-financiere',
  'donnees-quantitatif',
  'produit-paiements',
  'conseil-transformation',
])

const bySector = new Map<string, JobTitle[]>()
for (const title of jobTitles) {
  for (const sector of new Set(title.homes.map((home) => home.sector))) {
    bySector.set(sector, [...(bySector.get(sector) ?? []), title])
  }
}
const supportTitles = jobTitles.filter((title) => support[title.slug] !== undefined)

function allowed(contract: OfferContract): (title: JobTitle) => boolean {
  if (contract === 'stage' || contract === 'alternance') return (title) => title.juniorOk
  if (contract === 'cdd') return (title) => title.salary[0] < seniorSalary
  if (contract === 'freelance') return (title) => independentFunctions.has(title.function)
  return () => true
}

function coreCandidate(random: Random, company: OfferCompany, title: JobTitle): Candidate | null {
  const homes = title.homes.filter((home) => home.sector === company.sector)
  const home =
    homes.find((each) => company.subsectors.includes(each.subsector)) ?? homes[Math.floor(random() * homes.length)]
  if (home === undefined) return null
  const own = company.subsectors.length === 0 || company.subsectors.includes(home.subsector)
  return { title, subsector: home.subsector, weight: title.weight * (own ? 1 : otherSubsector) }
}

function supportCandidates(random: Random, company: OfferCompany): Candidate[] {
  const known = sectors.find(({ slug }) => slug === company.sector)?.subsectors.map(({ slug }) => slug) ?? []
  const subsectors = company.subsectors.length > 0 ? company.subsectors : known
  const subsector = pick(random, subsectors)
  return supportTitles
    .filter((title) => support[title.slug]?.not.includes(company.sector) === false)
    .map((title) => {
      const home = title.homes.find(
        (each) => each.sector === company.sector && company.subsectors.includes(each.subsector),
      )
      return { title, subsector: home?.subsector ?? subsector, weight: support[title.slug]?.weight ?? 0 }
    })
}

/** The contract of an offer; apprenticeships are offered in France only. */
export function chooseContract(random: Random, place: OfferPlace): OfferContract {
  const shares: [OfferContract, number][] = [
    ['cdi', 0.65],
    ['cdd', 0.06],
    ['stage', 0.14],
    ['alternance', 0.12],
    ['freelance', 0.03],
  ]
  const [contract] = pickWeighted(random, shares, ([, share]) => share)
  if (contract !== 'alternance' || place.country === 'fr') return contract
  return random() < 0.6 ? 'cdi' : 'stage'
}

/** The job title of an offer, by weight among those the company may hire under that contract. */
export function chooseTitle(
  random: Random,
  company: OfferCompany,
  contract: OfferContract,
): { title: JobTitle; subsector: string } {
  const fits = allowed(contract)
  const core = (bySector.get(company.sector) ?? [])
    .filter(fits)
    .map((title) => coreCandidate(random, company, title))
    .filter((candidate) => candidate !== null)
  const useSupport = random() < supportShare && company.sector !== 'finance-entreprise'
  const candidates =
    useSupport || core.length === 0 ? supportCandidates(random, company).filter(({ title }) => fits(title)) : core
  const { title, subsector } = pickWeighted(random, candidates, ({ weight }) => weight)
  return { title, subsector }
}
