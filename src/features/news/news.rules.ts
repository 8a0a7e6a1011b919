import { writeList } from '#platform/list-writing.ts'

/** An article is shown from the moment it is published on; before, and as a draft, it is nowhere. */
export const isPublished = ({ publishedAt }: { publishedAt: Date | null }, now: Date): boolean =>
  publishedAt !== null && publishedAt <= now

/** Who signs what nobody signs. */
export const STAFF = 'Rédaction'

export const PER_PAGE = 10
export const POPULAR = 5
export const SECONDARY = 5
export const RELATED = 4
export const LATEST_DOSSIERS = 8

export const LONGEST_SEARCH = 200

export const newsPath = '/news'
export const articleAddress = (id: number): string => `/article/${id}`
export const categoryAddress = (id: number): string => writeList(newsPath, { category_id: id })
export const dossierAddress = (id: number): string => writeList(newsPath, { dossier: id })
export const searchAddress = (words: string): string => writeList(newsPath, { search: words })

/** The form that likes an article, by the name that its page knows it by. */
export const LIKE_FORM = 'aimer'

export const sharedOn = ['linkedin', 'x', 'facebook'] as const

/** Where an article is shared: pages of the networks themselves, to which nothing is sent before. */
export const shareAddresses = (title: string, address: string): Record<(typeof sharedOn)[number], string> => ({
  linkedin: `https://www.linkedin.com/sharing/share-offsite/?${new URLSearchParams({ url: address })}`,
  x: `https://x.com/intent/post?${new URLSearchParams({ text: title, url: address })}`,
  facebook: `https://www.facebook.com/sharer/sharer.php?${new URLSearchParams({ u: address })}`,
})

/** « Jeanne Vautrin » → « JV », « Rédaction » → « R ». */
export const authorInitials = (author: string): string =>
  author
    .split(/\s+/)
    .filter((_, index, words) => index === 0 || index === words.length - 1)
    .map((word) => word.slice(0, 1))
    .join('')
    .toUpperCase()

/** The tags that two articles have in common, and whether they are of one dossier or category: dossiers weigh most. */
export function kinship(one: Kin, other: Kin): number {
  const dossier = one.dossierId !== null && one.dossierId === other.dossierId ? 100 : 0
  const tags = one.tags.filter((tag) => other.tags.includes(tag)).length
  return dossier + tags * 10 + (one.categoryId === other.categoryId ? 1 : 0)
}
type Kin = { dossierId: number | null; categoryId: number; tags: readonly string[] }
