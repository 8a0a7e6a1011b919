import { atomEntry, tagUri } from '#platform/server/atom.ts'
import { jobHtml } from '../job-html.ts'
import { jobsTexts } from '../jobs.texts.ts'
import type { FeedJob } from './published-feeds.ts'

/** The name of a job in every feed, for good. */
export const jobTag = (address: string, id: number): string => tagUri(address, `offre:${id}`)

/** A job as an entry of an Atom feed. */
export function jobEntry(job: FeedJob, base: string): string {
  const categories = new Set([job.contract, job.sector, job.subsector ?? '', job.function, job.region])
  categories.delete('')
  return atomEntry({
    id: jobTag(base, job.id),
    title: `${job.title}, ${job.company.name}, ${job.city}`,
    address: `${base}${job.path}`,
    published: job.publishedAt,
    updated: job.updatedAt,
    author: { name: job.company.name, address: `${base}/entreprise/${job.company.id}` },
    categories,
    summary: [job.contract, job.city, jobsTexts.remote[job.remote], job.sector].filter(Boolean).join(' · '),
    html: jobHtml(job),
  })
}
