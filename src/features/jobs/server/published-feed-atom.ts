import { xmlText } from '#platform/server/xml.ts'
import { offerHtml } from '../job-html.ts'
import { jobsTexts } from '../jobs.texts.ts'
import type { FeedOffer } from './published-feeds.ts'

export type AtomFeed = {
  title: string
  /** The search on the site, and this feed of it: absolute addresses. */
  page: string
  self: string
  updated: Date
  offers: FeedOffer[]
}

// Ids outlive titles and addresses (RFC 4151): the name of the site, a year when it had it, and a number.
const tagUri = (address: string, name: string): string => `tag:${new URL(address).hostname},2026:${name}`

/** The name of an offer in every feed, for good. */
export const offerTag = (address: string, id: number): string => tagUri(address, `offre:${id}`)

const element = (name: string, text: string, attributes = ''): string =>
  `<${name}${attributes}>${xmlText(text)}</${name}>`

const link = (rel: string, type: string, href: string): string =>
  `<link rel="${rel}" type="${type}" href="${xmlText(href)}"/>`

function entry(offer: FeedOffer, base: string): string {
  const categories = new Set([offer.contract, offer.sector, offer.subsector ?? '', offer.function, offer.region])
  categories.delete('')
  return [
    '<entry>',
    element('id', offerTag(base, offer.id)),
    element('title', `${offer.title}, ${offer.company.name}, ${offer.city}`),
    link('alternate', 'text/html', `${base}${offer.path}`),
    element('published', offer.publishedAt.toISOString()),
    element('updated', offer.updatedAt.toISOString()),
    `<author>${element('name', offer.company.name)}${element('uri', `${base}/entreprise/${offer.company.id}`)}</author>`,
    ...[...categories].map((term) => `<category term="${xmlText(term)}"/>`),
    element(
      'summary',
      [offer.contract, offer.city, jobsTexts.remote[offer.remote], offer.sector].filter(Boolean).join(' · '),
    ),
    element('content', offerHtml(offer), ' type="html"'),
    '</entry>',
  ].join('\n')
}

/** A search as an Atom feed (RFC 4287). */
export function atomFeed({ title, page, self, updated, offers }: AtomFeed): string {
  const base = new URL(self).origin
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="fr">',
    element('id', tagUri(self, self.slice(base.length))),
    element('title', `${title} | Florin`),
    element('updated', updated.toISOString()),
    link('self', 'application/atom+xml', self),
    link('alternate', 'text/html', page),
    `<author>${element('name', 'Florin')}${element('uri', `${base}/`)}</author>`,
    element('icon', `${base}/favicon.svg`),
    ...offers.map((offer) => entry(offer, base)),
    '</feed>\n',
  ].join('\n')
}
