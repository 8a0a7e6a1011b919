import { articleMerits, articlesNamed } from '#features/news/server/letter-articles.service.ts'
import { newJobs } from '#features/jobs/server/kept-search.service.ts'
import { jobsNamed } from '#features/jobs/server/job-facts.service.ts'
import { formatSalary } from '#platform/french.ts'
import type { IndexedCollection } from '#platform/server/collection/collection.ts'
import type { Db } from '#platform/server/database/db.ts'
import { oneLine } from '#platform/server/mail/mail-layout.ts'
import { chooseJobs, merit, OFFERED_CHOICES, WEEK_DAYS } from '../newsletter.rules.ts'
import type { Issue } from './issues.repository.ts'
import type { LetterContent } from './newsletter.mails.ts'

const DAY = 86_400_000
// Enough to choose from, with one of a company.
const LOOKED_AT = 200
const weekAgo = (): Date => new Date(Date.now() - WEEK_DAYS * DAY)

type Job = Awaited<ReturnType<typeof jobsNamed>>[number]

const jobPart = (job: Pick<Job, 'id' | 'slug' | 'title' | 'company_name' | 'city' | 'contract_type' | 'salary'>) => ({
  id: job.id,
  slug: job.slug,
  title: job.title,
  about: [oneLine(job.company_name), job.city, job.contract_type, formatSalary(job.salary)].filter(Boolean).join(' · '),
})

/** Articles of the week, the best first. */
export async function bestArticles(db: Db) {
  const found = (await articleMerits(db, weekAgo())).toSorted((a, b) => merit(b) - merit(a))
  return articlesNamed(
    db,
    found.slice(0, OFFERED_CHOICES).map(({ id }) => id),
  )
}

/** Jobs of the week that are live, one of a company, those that say what they pay first. */
export async function bestJobs(db: Db, index: IndexedCollection) {
  return chooseJobs(await newJobs(db, index, '/emploi', weekAgo(), LOOKED_AT), OFFERED_CHOICES).map(jobPart)
}

/** Live jobs by their numbers, in that order; others are left out. */
export const liveJobs = async (db: Db, ids: readonly number[]) =>
  (await jobsNamed(db, [...ids])).filter(({ state }) => state === 'live').map(jobPart)

/** What a letter says at this moment: nothing that is not published, no job that has closed. */
export async function contentOf(
  db: Db,
  { subject, introduction, articleIds, jobIds }: Pick<Issue, 'subject' | 'introduction' | 'articleIds' | 'jobIds'>,
): Promise<LetterContent> {
  const [articles, jobs] = await Promise.all([articlesNamed(db, articleIds), liveJobs(db, jobIds)])
  return { subject, introduction, articles, jobs }
}
