import { searchJobs } from '#features/jobs/jobs.contract.ts'
import { jobAddress } from '#features/jobs/jobs.rules.ts'
import { contractOf, placeOf } from '#features/jobs/jobs.texts.ts'
import type { Api, OutputOf } from '#platform/contract.ts'
import { beginsWords } from '#platform/folding.ts'
import { formatSalary, shownTitle } from '#platform/french.ts'

const MOST = 3
/** How many are looked through for those that are called so. */
const LOOKED_AT = 12
/** How many of its tags are tried, before its category. */
const TRIED = 4

type Theme = { tags: readonly string[]; category: { libelle: string } }
type Job = OutputOf<typeof searchJobs>['data'][number]

/** In words already: readers of articles need nothing of what knows about offers. */
const shown = (job: Job) => ({
  id: job.id,
  address: jobAddress(job),
  title: shownTitle(job.title),
  company: job.company_name,
  place: placeOf(job),
  salary: formatSalary(job.salary),
  contract: contractOf(job),
})

/**
 * Live offers of what an article speaks of, by the first of its tags, or else its category, that some are called by. A word that
 * stands in their texts alone would bring any offer: « salaires » is in most of them.
 */
export async function themeOffers(api: Api, { tags, category }: Theme, countryId: number) {
  for (const keywords of [...tags.slice(0, TRIED), category.libelle]) {
    const found = await api(searchJobs, { keywords, per_page: LOOKED_AT, sort: 'relevance', session_pays: countryId })
    const jobs = found.data
      .filter(({ title }) => beginsWords(title, keywords))
      .slice(0, MOST)
      .map(shown)
    if (jobs.length > 0) return { keywords, total: found.pagination.total, jobs }
  }
  return null
}
export type ThemeOffers = NonNullable<Awaited<ReturnType<typeof themeOffers>>>
