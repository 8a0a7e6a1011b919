import { countryIso } from '#features/reference/reference.rules.ts'
import { cdata } from '#platform/server/xml.ts'
import { jobHtml } from '../job-html.ts'
import type { Remote } from '../jobs.rules.ts'
import { yearsOfExperience } from '../job-page.texts.ts'
import { jobsTexts } from '../jobs.texts.ts'
import type { FeedJob } from './published-feeds.ts'

// The words of the format that aggregators read, first drawn up by Indeed.
const JOB_TYPE: Record<string, string> = {
  CDI: 'fulltime',
  CDD: 'temporary',
  Stage: 'internship',
  Alternance: 'apprenticeship',
  Freelance: 'contract',
}
const REMOTE_TYPE: Record<Remote, string> = { non: '', hybride: 'Hybrid remote', total: 'Fully remote' }
const PER = { an: 'par an', mois: 'par mois', jour: 'par jour' }

/** Plain figures, which a machine reads without knowing how France writes them: « 45000 - 55000 EUR par an ». */
function salaryText({ min, max, period, currency }: FeedJob['salary']): string {
  const range = [...new Set([min, max])].filter((figure) => figure !== null).join(' - ')
  return range === '' ? '' : `${range} ${currency} ${PER[period]}`
}

const element = (name: string, text: string): string => `<${name}>${cdata(text)}</${name}>`

export const xmlFeedStart = (base: string, built: Date): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<source>',
    element('publisher', 'Florin'),
    element('publisherurl', `${base}/`),
    element('lastBuildDate', built.toUTCString()),
    '',
  ].join('\n')

/** One job; fields that are empty are left out. */
export function xmlFeedJob(job: FeedJob, base: string): string {
  const fields = {
    title: job.title,
    date: job.publishedAt.toISOString(),
    lastactivitydate: job.updatedAt.toISOString(),
    referencenumber: `FL-${job.id}`,
    requisitionid: `FL-${job.id}`,
    url: `${base}${job.path}`,
    company: job.company.name,
    sourcename: job.company.name,
    companyurl: job.company.website ?? '',
    city: job.locality,
    state: job.region,
    country: countryIso(job.country),
    postalcode: job.postalCode ?? '',
    description: jobHtml(job),
    salary: salaryText(job.salary),
    education: jobsTexts.education[job.education],
    jobtype: JOB_TYPE[job.contract] ?? '',
    category: [job.sector, job.subsector, job.function].filter(Boolean).join(', '),
    experience: yearsOfExperience(job.experienceMin, job.experienceMax),
    expirationdate: job.validThrough.toISOString(),
    remotetype: REMOTE_TYPE[job.remote],
  }
  const written = Object.entries(fields).flatMap(([name, text]) => (text === '' ? [] : element(name, text)))
  return `<job>\n${written.join('\n')}\n</job>\n`
}

export const xmlFeedEnd = '</source>\n'
