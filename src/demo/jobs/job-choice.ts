import { jobTitles, type JobTitle } from '#features/reference/server/data/job-titles.ts'
import { pickWeighted, type Random } from '#platform/random.ts'
import { isHiredAt, isNextToClients } from './job-reach.ts'
import type { SampleCompany, JobContract, JobPlace } from './job-types.ts'

type Candidate = { title: JobTitle; subsector: string; weight: number }

/** Titles every company hires at its centres, whatever its trade, unless its sector is listed. */
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
/** Small companies have no auditors, lawyers, treasurers or payroll of their own. */
const SMALL = 300
const supportOfSmall = new Set(['controleur-de-gestion', 'comptable-general', 'responsable-administratif-et-financier'])
/** What is done in few towns is done there the more. */
const MARKET_WEIGHT = 6
const BRANCH_WEIGHT = 3
/** In k€: from it, nobody is hired under a fixed-term contract. */
const seniorSalary = 60

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

function allowed(contract: JobContract): (title: JobTitle) => boolean {
  if (contract === 'stage' || contract === 'alternance') return (title) => title.juniorOk
  if (contract === 'cdd') return (title) => title.salary[0] < seniorSalary
  if (contract === 'freelance') return (title) => independentFunctions.has(title.function)
  return () => true
}

/** The jobs of a company's own trade that it has in such a place, each under one of its sub-sectors. */
function coreCandidates(company: SampleCompany, place: JobPlace): Candidate[] {
  return jobTitles.flatMap((title) => {
    const home = title.homes.find(
      ({ sector, subsector }) =>
        sector === company.sector && (company.subsectors.length === 0 || company.subsectors.includes(subsector)),
    )
    if (!home || !isHiredAt(title, company, place)) return []
    const gathered = title.function === 'marches-financiers' ? MARKET_WEIGHT : 1
    const branches = isNextToClients(title, company, place) ? BRANCH_WEIGHT : 1
    return { title, subsector: home.subsector, weight: title.weight * gathered * branches }
  })
}

function supportCandidates(company: SampleCompany, place: JobPlace): Candidate[] {
  if (!place.centre || company.sector === 'finance-entreprise') return []
  return jobTitles.flatMap((title) => {
    const rule = support[title.slug]
    if (!rule || rule.not.includes(company.sector) || !isHiredAt(title, company, place)) return []
    if (company.employees < SMALL && !supportOfSmall.has(title.slug)) return []
    const home = title.homes.find(
      ({ sector, subsector }) => sector === company.sector && company.subsectors.includes(subsector),
    )
    return { title, subsector: home?.subsector ?? company.subsectors[0]!, weight: rule.weight }
  })
}

/** What a company may hire for in such a place. */
export type Openings = { core: Candidate[]; support: Candidate[]; freelance: boolean }

export const openingsOf = (company: SampleCompany, place: JobPlace): Openings => ({
  core: coreCandidates(company, place),
  support: supportCandidates(company, place),
  freelance: company.sector !== 'secteur-public',
})

const shares: [JobContract, number][] = [
  ['cdi', 0.65],
  ['cdd', 0.06],
  ['stage', 0.14],
  ['alternance', 0.12],
  ['freelance', 0.03],
]

/** The contract of a job; apprenticeships are offered in France only. */
function chooseContract(random: Random, place: JobPlace): JobContract {
  const [contract] = pickWeighted(random, shares, ([, share]) => share)
  if (contract !== 'alternance' || place.country === 'fr') return contract
  return random() < 0.6 ? 'cdi' : 'stage'
}

/** The contract and the job of a job, by weight among what is hired there under that contract. */
export function chooseJob(
  random: Random,
  openings: Openings,
  place: JobPlace,
): { contract: JobContract; title: JobTitle; subsector: string } {
  const chosen = chooseContract(random, place)
  const wanted = chosen === 'freelance' && !openings.freelance ? 'cdi' : chosen
  const candidates = random() < supportShare && openings.support.length > 0 ? openings.support : openings.core
  const fitting = candidates.filter(({ title }) => allowed(wanted)(title))
  const contract = fitting.length > 0 ? wanted : 'cdi'
  const { title, subsector } = pickWeighted(random, fitting.length > 0 ? fitting : candidates, ({ weight }) => weight)
  return { contract, title, subsector }
}
