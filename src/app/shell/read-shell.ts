import type { LoaderFunctionArgs } from 'react-router'
import { listAppliedIds } from '#features/applications/applications.contract.ts'
import { readSession } from '#features/accounts/accounts.contract.ts'
import { readOwnCompany } from '#features/employer/employer.contract.ts'
import { countWays } from '#features/figures/figures.rules.ts'
import { listSavedIds } from '#features/jobs/saved/saved-jobs.contract.ts'
import { countryOf } from '#features/reference/reference.rules.ts'
import { apiContext, promptApiContext, roleContext } from '#platform/render-context.ts'
import type { NavCounts } from './shell.texts.ts'
import { thisYear } from './shell.texts.ts'

export type Shell = Awaited<ReturnType<typeof readShell>>

/** What stands around every page: who is signed in, what they saved, the country, and the figures of the menus. */
export async function readShell({ request, context }: Pick<LoaderFunctionArgs, 'request' | 'context'>) {
  const country = countryOf(request)
  const api = context.get(apiContext)
  const role = context.get(roleContext)
  const signedIn = role !== 'visitor'
  // The menus do without figures while the database is away or the search is prepared.
  const figures: Promise<NavCounts | null> = countWays(context.get(promptApiContext), country.id).catch(() => null)
  const [session, saved, applied, own] = await Promise.all([
    signedIn ? api(readSession, {}) : null,
    signedIn ? api(listSavedIds, {}) : null,
    role === 'candidate' ? api(listAppliedIds, {}) : null,
    role === 'recruiter' ? api(readOwnCompany, {}) : null,
  ]).catch(() => [null, null, null, null])
  return {
    country: country.code,
    counts: await figures,
    viewer: session?.viewer ?? null,
    saved: saved?.data ?? null,
    applied: applied?.data ?? null,
    company: own?.company ?? null,
    year: thisYear(),
  }
}
