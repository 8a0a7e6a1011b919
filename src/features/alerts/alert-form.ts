import { frequencies } from './alerts.rules.ts'
import type { Frequency } from './alerts.rules.ts'

// The form of an alert, as a page has it. It stands on a search, whose other filters it shows with a box each.

/** What is in a form, or in an address that a form was sent to. */
type Sent = Pick<FormData | URLSearchParams, 'get' | 'getAll'>

/** Every other filter that is shown, and those of them that are ticked. */
export const SHOWN = 'filtre'
export const KEPT = 'garder'

const SAID_BY_FIELDS = ['keywords', 'secteur_ids', 'salaire_min']
const PLACES = ['lieu', 'region_ids', 'pays_ids']

const textOf = (sent: Sent, name: string): string => {
  const value = sent.get(name)
  return typeof value === 'string' ? value.trim() : ''
}
const textsOf = (sent: Sent, name: string): string[] =>
  sent.getAll(name).filter((value): value is string => typeof value === 'string' && value !== '')

/** The search that the form stands on, without what its fields say themselves and without the filters that were let go. */
function searchOfForm(sent: Sent): string {
  const { pathname, searchParams } = new URL(textOf(sent, 'search') || '/emploi', 'http://localhost')
  const kept = new Set(textsOf(sent, KEPT))
  const gone = new Set(textsOf(sent, SHOWN).filter((filter) => !kept.has(filter)))
  const said = new Set([...SAID_BY_FIELDS, ...(textOf(sent, 'location') === '' ? PLACES : [])])
  const left = [...searchParams].filter(([key, value]) => !said.has(key) && !gone.has(`${key}=${value}`))
  return left.length > 0 ? `${pathname}?${new URLSearchParams(left)}` : pathname
}

/** What the form asks for, to be counted. */
export function askedInForm(sent: Sent) {
  const [location, keywords, salary] = ['location', 'keywords', 'salary'].map((name) => textOf(sent, name))
  return {
    search: searchOfForm(sent),
    sectors: textsOf(sent, 'sectors').join(','),
    ...(location ? { location } : {}),
    ...(keywords ? { keywords } : {}),
    ...(salary ? { salary } : {}),
  }
}

/** Whether nothing was asked for yet. */
export const asksNothing = (sent: Sent): boolean => {
  const { search, sectors, ...more } = askedInForm(sent)
  return search === '/emploi' && sectors === '' && Object.keys(more).length === 0
}

/** The same for an endpoint: a field that was emptied says so. */
export const fieldsInForm = (sent: Sent) => ({
  search: searchOfForm(sent),
  sectors: textsOf(sent, 'sectors'),
  salary: textOf(sent, 'salary') || null,
})

/** What the fields show. */
export type AlertFields = {
  title: string
  sectors: string[]
  location: string
  keywords: string
  salary: string
  frequency: Frequency
}

export const typedFields = (sent: Sent): AlertFields => ({
  title: textOf(sent, 'title'),
  sectors: textsOf(sent, 'sectors'),
  location: textOf(sent, 'location'),
  keywords: textOf(sent, 'keywords'),
  salary: textOf(sent, 'salary'),
  frequency: frequencies.find((one) => one === sent.get('frequency')) ?? 'weekly',
})

type Read = { title: string; sectors: readonly number[]; location: string; keywords: string; salary: number | null }

/** The fields of a search, or of nothing yet. */
export const fieldsOfPreview = (read: Read | null, frequency: Frequency = 'weekly'): AlertFields => ({
  title: read?.title ?? '',
  sectors: (read?.sectors ?? []).map(String),
  location: read?.location ?? '',
  keywords: read?.keywords ?? '',
  salary: read?.salary ? String(read.salary) : '',
  frequency,
})

/** The page that a search belongs to, where that has a contract of its own. */
export const listOf = (search: string): string | null => {
  const [path = ''] = search.split('?')
  return path === '/emploi' ? null : path
}
