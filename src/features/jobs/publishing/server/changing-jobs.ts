import { companyPlace } from '#features/companies/server/companies.service.ts'
import { notFound, refuse } from '#platform/refusals.ts'
import type { Db } from '#platform/server/database/db.ts'
import type { Limit } from '#platform/server/database/limits.ts'
import { countTry } from '#platform/server/database/limits.ts'
import type { SignedIn } from '#platform/server/endpoints.ts'
import type { Inside, Site } from '#platform/server/site.ts'
import { inside } from '#platform/server/site.ts'
import { inDays, LIFE_DAYS, publishingRefusals as refusals } from '../publishing.rules.ts'
import type { JobChange, JobRow } from './publishing.repository.ts'
import * as repository from './publishing.repository.ts'
import type { Employer } from './ready-job.ts'

export const changes: Limit = { name: 'job changes', most: 3_000, seconds: 3_600 }

/** The company that somebody writes jobs for. */
export async function employerOf(db: Db, { companyId }: Pick<SignedIn, 'companyId'>): Promise<Employer> {
  const place = companyId === null ? null : await companyPlace(db, companyId)
  if (!place) throw refuse(refusals['publishing/no_company'])
  return place
}

/** One of the own company, held until the change is done; another's is not there. */
export async function changing<T>(
  site: Site,
  actor: SignedIn,
  id: number,
  change: (held: Inside, row: JobRow) => Promise<T>,
): Promise<T> {
  await countTry(site.db, [{ limit: changes, subject: String(actor.accountId) }])
  return inside(site, async (held) => {
    const row = await repository.lockOwn(held.db, actor, id)
    if (!row) throw notFound()
    return change(held, row)
  })
}

/** Shown from now on, for as long as a job lives. */
export const online = (now: Date): JobChange => ({
  status: 'active',
  publishedAt: now,
  validThrough: inDays(LIFE_DAYS, now),
  extendedAt: null,
})
