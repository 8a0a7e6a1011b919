import { jobAddress } from '#features/jobs/jobs.rules.ts'
import { contractOf, placeOf } from '#features/jobs/jobs.texts.ts'
import type { Api, OutputOf } from '#platform/contract.ts'
import { formatSalary, shownTitle } from '#platform/french.ts'
import { listArticleJobs } from './news.contract.ts'

type Job = OutputOf<typeof listArticleJobs>['data'][number]

/** In words already: readers of articles need nothing of what knows about jobs. */
const shown = (job: Job) => ({
  id: job.id,
  address: jobAddress(job),
  title: shownTitle(job.title),
  company: job.company_name,
  place: placeOf(job),
  salary: formatSalary(job.salary),
  contract: contractOf(job),
})

/** Live jobs of what an article speaks of, if there are any. */
export async function themeJobs(api: Api, id: number, countryId: number) {
  const { keywords, total, data } = await api(listArticleJobs, { id, session_pays: countryId })
  return keywords === null ? null : { keywords, total, jobs: data.map(shown) }
}
export type ThemeJobs = NonNullable<Awaited<ReturnType<typeof themeJobs>>>
