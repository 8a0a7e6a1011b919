import { countryIso } from '#features/reference/reference.rules.ts'
import { jobHtml } from '../job-html.ts'
import { jobTag } from './published-feed-atom.ts'
import type { FeedJob } from './published-feeds.ts'

/** Half a pair of surrogates is legal in JSON, but many readers stumble over it. */
const write = (value: object): string =>
  JSON.stringify(value, (_key, one: unknown) => (typeof one === 'string' ? one.toWellFormed() : one))

/** The head of a JSON Feed 1.1, open where the jobs go. */
export const jsonFeedStart = (base: string, self: string): string => {
  const head = {
    version: 'https://jsonfeed.org/version/1.1',
    title: 'Florin, offres d’emploi de la finance',
    description: 'Toutes les offres en ligne, les plus récentes d’abord.',
    home_page_url: `${base}/emploi`,
    feed_url: self,
    favicon: `${base}/favicon.svg`,
    language: 'fr',
    authors: [{ name: 'Florin', url: `${base}/` }],
  }
  return `${write(head).slice(0, -1)},"items":[`
}

export const jsonFeedItem = (job: FeedJob, base: string): string =>
  write({
    id: jobTag(base, job.id),
    url: `${base}${job.path}`,
    title: job.title,
    content_html: jobHtml(job),
    date_published: job.publishedAt.toISOString(),
    date_modified: job.updatedAt.toISOString(),
    authors: [
      {
        name: job.company.name,
        url: `${base}/entreprise/${job.company.id}`,
        avatar: `${base}/logos/${job.company.id}.svg`,
      },
    ],
    tags: [...new Set([job.contract, job.sector, job.subsector, job.function, ...job.skills].filter(Boolean))],
    // What a feed has no word for, in the words of the API.
    _florin: {
      about: `${base}/api`,
      id: job.id,
      company_id: job.company.id,
      company_name: job.company.name,
      company_website: job.company.website,
      city: job.city,
      locality: job.locality,
      postal_code: job.postalCode,
      region: job.region,
      country: countryIso(job.country),
      contract_type: job.contract,
      duration_months: job.durationMonths,
      starts_on: job.startsOn,
      remote: job.remote,
      salary: job.salary,
      sector: job.sector,
      subsector: job.subsector,
      function: job.function,
      experience_min: job.experienceMin,
      experience_max: job.experienceMax,
      education: job.education,
      skills: job.skills,
      valid_through: job.validThrough.toISOString(),
    },
  })

export const jsonFeedEnd = ']}\n'
