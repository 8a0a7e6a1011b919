import type { Location, MetaDescriptor } from 'react-router'

const PICTURE = '/florin.png'

type PageHead = {
  title: string
  description: string
  /** The absolute address of the page among all those that show it. */
  url: string
  type?: 'website' | 'article'
  /** Whether search engines may list the page. */
  listed?: boolean
  /** A picture of its own, by its absolute address; without it, that of the site. */
  picture?: { url: string; alt: string } | null
}

/** What a page says of itself to search engines and to those who share it. */
export const pageHead = ({
  title,
  description,
  url,
  type = 'website',
  listed = true,
  picture = null,
}: PageHead): MetaDescriptor[] => [
  { title },
  { name: 'description', content: description },
  { tagName: 'link', rel: 'canonical', href: url },
  ...(listed ? [] : [{ name: 'robots', content: 'noindex, follow' }]),
  { property: 'og:title', content: title },
  { property: 'og:description', content: description },
  { property: 'og:type', content: type },
  { property: 'og:url', content: url },
  { property: 'og:site_name', content: 'Florin' },
  { property: 'og:locale', content: 'fr_FR' },
  ...(picture
    ? [
        { property: 'og:image', content: picture.url },
        ...(picture.alt ? [{ property: 'og:image:alt', content: picture.alt }] : []),
      ]
    : [
        { property: 'og:image', content: new URL(PICTURE, url).href },
        { property: 'og:image:width', content: '1200' },
        { property: 'og:image:height', content: '630' },
        { property: 'og:image:alt', content: 'Florin, l’emploi et le réseau de la finance' },
      ]),
  { name: 'twitter:card', content: 'summary_large_image' },
]

type Step = { name: string; item: string }

/** The way to a page, as search engines read it; addresses are absolute. */
export const breadcrumbList = (steps: Step[]) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: steps.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
})

const DESCRIPTION_LENGTH = 160

/** A text cut after a word, as short as a description may be. */
export function shortened(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  if (line.length <= DESCRIPTION_LENGTH) return line
  return `${line.slice(0, DESCRIPTION_LENGTH).replace(/\s+\S*$/, '')}…`
}

export const notIndexed: MetaDescriptor = { name: 'robots', content: 'noindex' }

/** A page search engines may show, but not with what its address says about a visit. */
export const listedAlone = (
  head: { title: string; description: string },
  { search }: Pick<Location, 'search'>,
  loaded: { canonical: string } | undefined,
): MetaDescriptor[] =>
  loaded ? pageHead({ ...head, url: loaded.canonical, listed: search === '' }) : [{ title: head.title }]

export const canonicalOf = (url: URL): string => new URL(url.pathname, url).href
