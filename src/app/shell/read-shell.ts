import type { LoaderFunctionArgs } from 'react-router'
import { listAppliedIds } from '#features/applications/applications.contract.ts'
import { readSession } from '#features/accounts/accounts.contract.ts'
import { readOwnCompany } from '#features/employer/employer.contract.ts'
import { listContracts, readStats } from '#features/figures/figures.contract.ts'
import { listSavedIds } from '#features/jobs/saved/saved-jobs.contract.ts'
import { countryOf } from '#features/reference/reference.rules.ts'
import { apiContext, roleContext } from '#platform/render-context.ts'
import type { NavCounts } from './shell.texts.ts'
import { thisYear } from './shell.texts.ts'

export type Shell = Awaited<ReturnType<typeof readShell>>

/** What stands around every page: who is signed in, what they saved, the country, and the figures of the menus. */
export async function readShell({ request, context }: Pick<LoaderFunctionArgs, 'request' | 'context'>) {
  const country = countryOf(request)
  const api = context.get(apiContext)
  const input = { session_pays: country.id }
  const role = context.get(roleContext)
  const signedIn = role !== 'visitor'
  const [stats, contracts, session, saved, applied, own] = await Promise.all([
    api(readStats, input),
    api(listContracts, input),
    signedIn ? api(readSession, {}) : null,
    signedIn ? api(listSavedIds, {}) : null,
    role === 'candidate' ? api(listAppliedIds, {}) : null,
    role === 'recruiter' ? api(readOwnCompany, {}) : null,
  ]).catch(() => [null, null, null, null, null, null])
  const contractCount = (name: string): number =>
    contracts?.data.find((contract) => contract.name === name)?.jobs_count ?? 0
  // The menus do without figures while the database is away.
  const counts: NavCounts | null = stats && {
    jobs: stats.total_jobs,
    stages: contractCount('Stage'),
    alternance: contractCount('Alternance'),
    companies: stats.total_companies,
  }
  return {
    country: country.code,
    counts,
    viewer: session?.viewer ?? null,
    saved: saved?.data ?? null,
    applied: applied?.data ?? null,
    company: own?.company ?? null,
    year: thisYear(),
  }
}
