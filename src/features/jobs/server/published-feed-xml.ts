import { countryIso } from '#features/reference/reference.rules.ts'
import { cdata } from '#platform/server/xml.ts'
import { offerHtml } from '../job-html.ts'
import type { Remote } from '../jobs.rules.ts'
import { yearsOfExperience } from '../job-offer.texts.ts'
import { jobsTexts } from '../jobs.texts.ts'
import type { FeedOffer } from './published-feeds.ts'

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
function salaryText({ min, max, period, currency }: FeedOffer['salary']): string {
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

/** One offer; fields that are empty are left out. */
export function xmlFeedJob(offer: FeedOffer, base: string): string {
  const fields = {
    title: offer.title,
    date: offer.publishedAt.toISOString(),
    lastactivitydate: offer.updatedAt.toISOString(),
    referencenumber: `FL-${offer.id}`,
    requisitionid: `FL-${offer.id}`,
    url: `${base}${offer.path}`,
    company: offer.company.name,
    sourcename: offer.company.name,
    companyurl: offer.company.website ?? '',
    city: offer.locality,
    state: offer.region,
    country: countryIso(offer.country),
    postalcode: offer.postalCode ?? '',
    description: offerHtml(offer),
    salary: salaryText(offer.salary),
    education: jobsTexts.education[offer.education],
    jobtype: JOB_TYPE[offer.contract] ?? '',
    category: [offer.sector, offer.subsector, offer.function].filter(Boolean).join(', '),
    experience: yearsOfExperience(offer.experienceMin, offer.experienceMax),
    expirationdate: offer.validThrough.toISOString(),
    remotetype: REMOTE_TYPE[offer.remote],
  }
  const written = Object.entries(fields).flatMap(([name, text]) => (text === '' ? [] : element(name, text)))
  return `<job>\n${written.join('\n')}\n</job>\n`
}

export const xmlFeedEnd = '</source>\n'
