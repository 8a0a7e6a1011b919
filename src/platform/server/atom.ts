import { xmlText } from './xml.ts'

export type AtomFeed = {
  title: string
  /** The page that lists the same, and this feed of it: absolute addresses. */
  page: string
  self: string
  updated: Date
  /** Each as `atomEntry` has made it. */
  entries: string[]
}
export type AtomEntry = {
  /** Its name in every feed, for good. */
  id: string
  title: string
  address: string
  published: Date
  updated: Date
  author: { name: string; address: string }
  categories: Iterable<string>
  summary: string
  html: string
}

// Ids outlive titles and addresses (RFC 4151): the name of the site, a year when it had it, and a number.
export const tagUri = (address: string, name: string): string => `tag:${new URL(address).hostname},2026:${name}`

const element = (name: string, text: string, attributes = ''): string =>
  `<${name}${attributes}>${xmlText(text)}</${name}>`

const link = (rel: string, type: string, href: string): string =>
  `<link rel="${rel}" type="${type}" href="${xmlText(href)}"/>`

export const atomEntry = (one: AtomEntry): string =>
  [
    '<entry>',
    element('id', one.id),
    element('title', one.title),
    link('alternate', 'text/html', one.address),
    element('published', one.published.toISOString()),
    element('updated', one.updated.toISOString()),
    `<author>${element('name', one.author.name)}${element('uri', one.author.address)}</author>`,
    ...[...one.categories].map((term) => `<category term="${xmlText(term)}"/>`),
    element('summary', one.summary),
    element('content', one.html, ' type="html"'),
    '</entry>',
  ].join('\n')

/** A list as an Atom feed (RFC 4287). */
export function atomFeed({ title, page, self, updated, entries }: AtomFeed): string {
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
    ...entries,
    '</feed>\n',
  ].join('\n')
}
