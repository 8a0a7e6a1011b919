import type { Api } from '#platform/contract.ts'
import { listContracts, readStats } from './figures.contract.ts'

/** What there is behind the ways that the menus and an empty search lead to. */
export async function countWays(api: Api, countryId: number) {
  const input = { session_pays: countryId }
  const [stats, contracts] = await Promise.all([api(readStats, input), api(listContracts, input)])
  const of = (name: string): number => contracts.data.find((contract) => contract.name === name)?.jobs_count ?? 0
  return {
    jobs: stats.total_jobs,
    stages: of('Stage'),
    alternance: of('Alternance'),
    companies: stats.total_companies,
  }
}
