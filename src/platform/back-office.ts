import type { MetaFunction } from 'react-router'
import type { Access } from './contract.ts'
import { listAddress } from './list-address.ts'
import { writeList } from './list-writing.ts'
import { pageIn } from './pages.ts'

// A back-office list as data: its page, its endpoint, its CSV file and its acts come from one description. No schemas here, so
// that pages in a browser have it without them.

/** How the rows are called: « 3 offres désactivées ». */
type Noun = { one: string; many: string; feminine: boolean }

export type Column = {
  label: string
  /** What the cell holds, if not text: a moment, or one of a few words that are shown by their labels. */
  kind?: 'moment'
  choices?: Readonly<Record<string, string>>
  /** The direction that comes first when it is sorted by; without it the list is not sorted by it. */
  sorts?: 'asc' | 'desc'
  /** Shown only to those who choose it. */
  apart?: true
}

type Filter = {
  label: string
  choices: Readonly<Record<string, string>>
  /** Its choices are rows of the database: they come with the list, by their numbers. */
  numbered?: true
}

/** By filter, what its choices are called. */
export type ListChoices = Readonly<Record<string, Readonly<Record<string, string>>>>

export type Act = {
  label: string
  /** What is about to happen, and what it means for people. */
  explains: string
  /** What was done to so many: « désactivée ». */
  done: string
  /** What those concerned are told, if they are told: the label of a field that has to be filled in. */
  asks?: string
  /** The act that takes it back, and what is told where it asks for something. */
  undo?: string
  undoReason?: string
  red?: true
}

export type BackOfficeList = {
  /** Who may see it, have its file and act on its rows; without it administrators. */
  access?: Exclude<Access, 'public'>
  /** The page; the CSV file stands beside it. */
  page: `/admin/${string}`
  api: `/v1/admin/${string}`
  /** One sentence in French for the OpenAPI document. */
  summary: string
  title: string
  noun: Noun
  /** What is looked for in. */
  searched: string
  /** The first names the row, and is always shown. */
  columns: Readonly<Record<string, Column>>
  filters: Readonly<Record<string, Filter>>
  /** A column, with a dash before it for the other way round. */
  sort: string
  acts: Readonly<Record<string, Act>>
}

/** A row on the wire: everything is text, written by the kind of its column. */
export type ListRow<L extends BackOfficeList = BackOfficeList> = { id: number } & Record<
  keyof L['columns'] & string,
  string | null
>

/** What a list's page is given: its rows, where it stands, and the address it was asked by. */
export type ListPage = {
  data: ListRow[]
  pagination: { page: number; per_page: number; total: number; total_pages: number }
  /** Whether there are more than are counted. */
  more: boolean
  choices: ListChoices
  address: string
  /** Whether who looks may see the rest of the administration. */
  inside: boolean
}

/** What is asked of a list, as an address and the API say it. */
export type Asked = { q?: string; sort?: string; page?: number } & Record<string, string | number | undefined>

/** How many rows a page has, and how many a list tells apart; who wants more narrows it down or takes the file. */
export const LIST_PAGE = 50
export const MOST_LISTED = 10_000
export const LONGEST_SEARCH = 100
export const LONGEST_REASON = 1_000
/** Acts on more rows than these want their number to be typed. */
export const UNASKED = 20

export const describeList = <const L extends BackOfficeList>(list: L): L => list

export const accessOf = ({ access = 'administrator' }: BackOfficeList): Exclude<Access, 'public'> => access

/** Every order a list can have. */
export const sortsOf = ({ columns }: Pick<BackOfficeList, 'columns'>): string[] =>
  Object.entries(columns).flatMap(([name, { sorts }]) => (sorts ? [name, `-${name}`] : []))

/** The column and the direction of an order. */
export const sortOf = (sort: string): { column: string; down: boolean } =>
  sort.startsWith('-') ? { column: sort.slice(1), down: true } : { column: sort, down: false }

/** What the page of a list is called. */
export const listMeta =
  ({ title }: BackOfficeList): MetaFunction =>
  () => [{ title: `${title}, Administration | Florin` }, { name: 'robots', content: 'noindex' }]

export const csvPath = ({ page }: BackOfficeList): string => `${page}.csv`

/** The columns that are shown: those chosen in the address, else the usual ones. The first is always there. */
export function shownColumns({ columns }: BackOfficeList, address: URLSearchParams): string[] {
  const chosen = new Set((address.getAll('colonnes').join(',') || '').split(','))
  const known = Object.entries(columns).filter(([name]) => chosen.has(name))
  const shown = known.length > 0 ? known : Object.entries(columns).filter(([, { apart }]) => !apart)
  return [...new Set([Object.keys(columns)[0]!, ...shown.map(([name]) => name)])]
}

/** The filters of a list, its words and its order, as its address has them. */
export const addressOf = ({ filters, sort, ...list }: BackOfficeList) =>
  listAddress({
    ...Object.fromEntries(
      Object.entries(filters).map(([name, { choices, numbered }]) => [
        name,
        numbered ? ({ ids: true } as const) : { among: Object.keys(choices) },
      ]),
    ),
    q: { longest: LONGEST_SEARCH },
    // The usual order is not written.
    sort: { among: sortsOf(list).filter((one) => one !== sort) },
  })

/** What an address asks of a list. What it cannot mean is left out, so that an old link still leads somewhere. */
export function askedOf(list: BackOfficeList, address: URLSearchParams): Asked {
  const { q, ...asked } = addressOf(list).read(address) as Record<string, string>
  const page = pageIn(address) ?? 1
  return { ...asked, ...(q === undefined ? {} : { q: q.trim() }), ...(page > 1 ? { page } : {}) }
}

/** The same list with something changed, as an address; what is undefined is left out. */
export function backOfficeAddress(
  list: BackOfficeList,
  address: URLSearchParams,
  change: Asked,
  path: string = list.page,
): string {
  const colonnes = address.getAll('colonnes').join(',') || undefined
  const { page, ...state } = { ...askedOf(list, address), colonnes, ...change }
  return writeList(path, state, page)
}
