import { countryIso } from '#features/reference/reference.rules.ts'
import { offerHtml } from '../job-html.ts'
import { offerTag } from './published-feed-atom.ts'
import type { FeedOffer } from './published-feeds.ts'

/** Half a pair of surrogates is legal in JSON, but many readers stumble over it. */
const write = (value: object): string =>
  JSON.stringify(value, (_key, one: unknown) => (typeof one === 'string' ? one.toWellFormed() : one))

/** The head of a JSON Feed 1.1, open where the offers go. */
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

export const jsonFeedItem = (offer: FeedOffer, base: string): string =>
  write({
    id: offerTag(base, offer.id),
    url: `${base}${offer.path}`,
    title: offer.title,
    content_html: offerHtml(offer),
    date_published: offer.publishedAt.toISOString(),
    date_modified: offer.updatedAt.toISOString(),
    authors: [
      {
        name: offer.company.name,
        url: `${base}/entreprise/${offer.company.id}`,
        avatar: `${base}/logos/${offer.company.id}.svg`,
      },
    ],
    tags: [
      ...new Set([offer.contract, offer.sector, offer.subsector, offer.function, ...offer.skills].filter(Boolean)),
    ],
    // What a feed has no word for, in the words of the API.
    _florin: {
      about: `${base}/api`,
      id: offer.id,
      company_id: offer.company.id,
      company_name: offer.company.name,
      company_website: offer.company.website,
      city: offer.city,
      locality: offer.locality,
      postal_code: offer.postalCode,
      region: offer.region,
      country: countryIso(offer.country),
      contract_type: offer.contract,
      duration_months: offer.durationMonths,
      starts_on: offer.startsOn,
      remote: offer.remote,
      salary: offer.salary,
      sector: offer.sector,
      subsector: offer.subsector,
      function: offer.function,
      experience_min: offer.experienceMin,
      experience_max: offer.experienceMax,
      education: offer.education,
      skills: offer.skills,
      valid_through: offer.validThrough.toISOString(),
    },
  })

export const jsonFeedEnd = ']}\n'
