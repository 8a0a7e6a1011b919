import type { listContracts, listSectors } from '#features/figures/figures.contract.ts'
import { jobListAddress } from '#features/jobs/jobs-link.rules.ts'
import { collapsedCount } from '#features/reference/reference.rules.ts'
import type { OutputOf } from '#platform/contract.ts'

type Sectors = OutputOf<typeof listSectors>
type Contracts = OutputOf<typeof listContracts>['data']

const hasJobs = ({ jobs_count: count }: { jobs_count: number }): boolean => count > 0

/** The sectors that recruit, and how many of them the page shows at first: half of all there are. */
export const hiringSectors = ({ data }: Sectors) => ({
  shown: collapsedCount(data.length),
  sectors: data.filter(hasJobs).map((sector) => ({ ...sector, sous_secteurs: sector.sous_secteurs.filter(hasJobs) })),
})

const QUICK_LINKS = [
  { contract: 'CDI', label: 'CDI', to: (id: number) => jobListAddress({ contrat_ids: id }) },
  { contract: 'Stage', label: 'Stages', to: () => '/stages' },
  { contract: 'Alternance', label: 'Alternance', to: () => '/alternance' },
]

/** The links below the search: those that lead to a job. */
export const quickLinks = (contracts: Contracts): { label: string; to: string; count: number }[] =>
  QUICK_LINKS.flatMap(({ contract, label, to }) => {
    const found = contracts.find(({ name }) => name === contract)
    return found && hasJobs(found) ? [{ label, to: to(found.id), count: found.jobs_count }] : []
  })
