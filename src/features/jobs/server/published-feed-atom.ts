import { atomEntry, tagUri } from '#platform/server/atom.ts'
import { offerHtml } from '../job-html.ts'
import { jobsTexts } from '../jobs.texts.ts'
import type { FeedOffer } from './published-feeds.ts'

/** The name of an offer in every feed, for good. */
export const offerTag = (address: string, id: number): string => tagUri(address, `offre:${id}`)

/** An offer as an entry of an Atom feed. */
export function offerEntry(offer: FeedOffer, base: string): string {
  const categories = new Set([offer.contract, offer.sector, offer.subsector ?? '', offer.function, offer.region])
  categories.delete('')
  return atomEntry({
    id: offerTag(base, offer.id),
    title: `${offer.title}, ${offer.company.name}, ${offer.city}`,
    address: `${base}${offer.path}`,
    published: offer.publishedAt,
    updated: offer.updatedAt,
    author: { name: offer.company.name, address: `${base}/entreprise/${offer.company.id}` },
    categories,
    summary: [offer.contract, offer.city, jobsTexts.remote[offer.remote], offer.sector].filter(Boolean).join(' · '),
    html: offerHtml(offer),
  })
}
