import { companiesById, companyIdsNamed } from '#features/companies/server/company-names.service.ts'
import { recordAct } from '#platform/server/audit/audit.service.ts'
import { serveList } from '#platform/server/back-office/served-list.ts'
import type { SignedIn } from '#platform/server/endpoints.ts'
import type { Site } from '#platform/server/site.ts'
import { jobsList } from '../jobs-list.rules.ts'
import type { JobStatus } from '../jobs.rules.ts'
import { findListed, jobsSource, ofCompanies, setStatus } from './jobs-list.repository.ts'

const change =
  (act: string, from: JobStatus, to: JobStatus) =>
  ({ db }: Site, actor: SignedIn, ids: number[]): Promise<number[]> =>
    db.transaction(async (tx) => {
      const changed = ids.length > 0 ? await setStatus(tx, ids, from, to) : []
      for (const id of changed)
        await recordAct(tx, actor, act, { kind: 'job', id }, { before: { status: from }, after: { status: to } })
      return changed
    })

/** Every job, for the back office. */
export const servedJobs = serveList<typeof jobsList>({
  list: jobsList,
  kind: 'job',
  source: jobsSource,
  // A job is found by the name of its company, too.
  alsoFound: (db, words) =>
    Promise.all(
      words.map(async (word) => {
        const ids = [...(await companyIdsNamed(db, word))]
        return ids.length > 0 ? ofCompanies(ids) : undefined
      }),
    ),
  rows: async (db, ids) => {
    const [rows, companies] = await Promise.all([findListed(db, ids), companiesById(db)])
    return rows.map((row) => ({
      id: row.id,
      title: row.title,
      company: companies.get(row.companyId)?.name ?? null,
      country: String(row.countryId),
      status: row.status,
      published: row.publishedAt,
      ends: row.validThrough,
      created: row.createdAt,
      hidden: row.hiddenAt,
    }))
  },
  acts: {
    deactivation: change('deactivate', 'active', 'inactive'),
    activation: change('activate', 'inactive', 'active'),
  },
})
