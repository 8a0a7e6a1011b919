import { hashText } from '#platform/random.ts'
import type { BooleanQuery } from './analysis/boolean.ts'
import { DEEPEST_BOOLEAN, MOST_BOOLEAN_WORDS, sizeOfBoolean } from './analysis/boolean.ts'
import { analysisFingerprint } from './analysis/fingerprint.ts'

/** What the documents of an index are made of. Changing a name or the order makes older snapshots unreadable, on purpose. */
export type SearchSchema = {
  /** Text fields, eight at most, and what a word found there weighs: a whole number from 1 to 63. */
  readonly texts: Readonly<Record<string, number>>
  /**
   * The lightest of several fields is the body. Where so many documents hold every plain word outside of it, it does not count
   * for plain words; left out, it always does.
   */
  readonly enough?: number
  /** Fields where two words that follow each other in the query are worth more if they follow each other there too. */
  readonly together?: { readonly fields: readonly string[]; readonly worth: number }
  /** Fields where one may ask whether a wording of several words stands (`score-query.ts`); for searches this means nothing. */
  readonly pairs?: readonly string[]
  /**
   * `every`: each plain word may be the beginning of a longer one, also where some document holds the word itself, as names are
   * looked for. Left out, the last one may, where no document holds it.
   */
  readonly beginnings?: 'every'
  /** Facets. With `top`, only that many values are counted back, the fullest, besides the chosen ones. */
  readonly facets: Readonly<Record<string, { readonly top?: number }>>
  /** Numbers to filter and to sort by; a document may lack them. */
  readonly numbers: readonly string[]
  /** Names to sort by. */
  readonly names: readonly string[]
}

export type SearchDocument = {
  /** From 0 to 2^32 − 1. */
  readonly id: number
  /** Newest first is the order of everything. Any number will do: days, seconds, milliseconds. */
  readonly date: number
  /** Several texts of one field stay apart: no phrase runs from one into the next. */
  readonly texts: Readonly<Record<string, string | readonly string[]>>
  /** Ids of facet values, from 0 to 2^20 − 1. */
  readonly facets: Readonly<Record<string, readonly number[]>>
  readonly numbers: Readonly<Record<string, number | null>>
  readonly names: Readonly<Record<string, string>>
}

export type Change =
  | { readonly kind: 'put'; readonly document: SearchDocument }
  | { readonly kind: 'remove'; readonly id: number }

/** Both ends belong to the range. A document without the number is left out unless `keepMissing`. */
export type NumberRange = { readonly min?: number; readonly max?: number; readonly keepMissing?: boolean }

export type SearchSort =
  | { readonly by: 'date' }
  | { readonly by: 'relevance' }
  | { readonly by: 'name'; readonly field: string }
  | { readonly by: 'number'; readonly field: string }

export type SearchQuery = {
  readonly keywords?: string
  /** Words and phrases joined by and, or, not; beside keywords, both must be fulfilled. */
  readonly boolean?: BooleanQuery | null
  /** Text fields in one of which each wanted word must stand; any of them unless told. */
  readonly within?: readonly string[]
  /** Values of one facet are alternatives; facets add up. An empty list filters nothing. */
  readonly facets?: Readonly<Record<string, readonly number[]>>
  /** Values that no document may have: whoever has one is neither found nor counted, in any facet. */
  readonly without?: Readonly<Record<string, readonly number[]>>
  /** By number field, or `date`. */
  readonly ranges?: Readonly<Record<string, NumberRange>>
  /** Newest first unless told. Of several the next one decides among equals of the one before; relevance comes first. */
  readonly sort?: SearchSort | readonly SearchSort[]
  readonly offset?: number
  readonly limit?: number
  /** The facets to count; all unless told. */
  readonly count?: readonly string[]
  /** Whether every value of the counted facets is wanted, also where the schema has only the fullest counted back. */
  readonly everyValue?: boolean
  /** Of a counted facet only these values are wanted, also at zero, and of them only so many, the fullest first. */
  readonly among?: Readonly<Record<string, Among>>
  /** Numbers whose spread among those found is wanted. */
  readonly spread?: readonly string[]
}

export type Among = { readonly values: Uint32Array; readonly most: number }

export type FacetCount = { readonly value: number; readonly count: number }
/** Of those found that have the number: how many they are, the least, the middle (of two: halfway between them), the most. */
export type Spread = { readonly count: number; readonly least: number; readonly median: number; readonly most: number }
export type Correction = { readonly word: string; readonly correction: string }

export type SearchResult = {
  readonly total: number
  readonly ids: number[]
  /** Counted with every other filter applied, but not the facet's own. Fullest first, then by value. */
  readonly facets: Record<string, FacetCount[]>
  /** By number that was asked for; null where nobody found has it. */
  readonly spreads: Record<string, Spread | null>
  /** Words that no document has, and what was searched instead. */
  readonly corrections: Correction[]
}

/** What both the engine in its thread and PostgreSQL answer to. */
export type SearchIndex = {
  search: (query: SearchQuery) => Promise<SearchResult>
  /** All of the changes or none are seen; `position` then says how far the index has read. */
  apply: (changes: readonly Change[], position?: string) => Promise<void>
  position: () => Promise<string | null>
  /** Forgets every document and the position, to be filled anew. */
  clear: () => Promise<void>
  /** Makes what was applied so far survive a restart. */
  snapshot: () => Promise<void>
  close: () => Promise<void>
}

const MOST_FACET_VALUE = 2 ** 20 - 1
const MOST_ID = 2 ** 32 - 1
export const MOST_TEXTS = 8
const MOST_WEIGHT = 63
const DEFAULT_LIMIT = 20

/** Changes with what documents are made of, and with how their texts are analysed. Weights, `enough` and `beginnings` are free to change. */
export const hashSchema = ({ texts, together, pairs, facets, numbers, names }: SearchSchema): number =>
  hashText(
    JSON.stringify([
      analysisFingerprint(),
      Object.keys(texts),
      together?.fields ?? [],
      ...(pairs ? [pairs] : []),
      Object.keys(facets),
      numbers,
      names,
    ]),
  )

/** A schema that the index could not hold is refused at once. */
export function checkSchema({ texts, together, pairs = [] }: SearchSchema): void {
  refuseUnknown('text', [...(together?.fields ?? []), ...pairs], Object.keys(texts))
  const weights = [...Object.values(texts), ...(together ? [together.worth] : [])]
  if (
    Object.keys(texts).length > MOST_TEXTS ||
    !weights.every((weight) => isWhole(weight, MOST_WEIGHT) && weight > 0)
  ) {
    throw new RangeError(`search: weights ${weights.join(', ')}`)
  }
}

export const isWhole = (value: number, most: number): boolean => Number.isInteger(value) && value >= 0 && value <= most

export function refuseUnknown(kind: string, names: readonly string[], known: readonly string[]): void {
  for (const name of names) if (!known.includes(name)) throw new RangeError(`search: unknown ${kind} "${name}"`)
}

/** A document that the index could not hold is refused before anything is changed. */
export function checkDocument(schema: SearchSchema, { id, date, texts, facets, numbers, names }: SearchDocument): void {
  if (!isWhole(id, MOST_ID)) throw new RangeError(`search: document id ${id}`)
  if (!Number.isFinite(date)) throw new RangeError(`search: date ${date} of document ${id}`)
  refuseUnknown('text', Object.keys(texts), Object.keys(schema.texts))
  refuseUnknown('facet', Object.keys(facets), Object.keys(schema.facets))
  refuseUnknown('number', Object.keys(numbers), schema.numbers)
  refuseUnknown('name', Object.keys(names), schema.names)
  if (
    Object.values(texts)
      .flat()
      .some((text) => typeof text !== 'string')
  ) {
    throw new RangeError(`search: text of document ${id}`)
  }
  for (const value of Object.values(facets).flat()) {
    if (!isWhole(value, MOST_FACET_VALUE)) throw new RangeError(`search: facet value ${value} of document ${id}`)
  }
  for (const value of Object.values(numbers)) {
    if (value !== null && !Number.isFinite(value)) throw new RangeError(`search: number ${value} of document ${id}`)
  }
}

export type CheckedQuery = Required<Omit<SearchQuery, 'keywords' | 'sort'>> & {
  readonly keywords: string
  readonly sort: readonly SearchSort[]
}

/** The query with every default filled in and filters that filter nothing left out. */
export function checkQuery(schema: SearchSchema, query: SearchQuery): CheckedQuery {
  const facets = Object.fromEntries(Object.entries(query.facets ?? {}).filter(([, values]) => values.length > 0))
  const {
    without = {},
    ranges = {},
    offset = 0,
    limit = DEFAULT_LIMIT,
    boolean = null,
    everyValue = false,
    among = {},
    spread = [],
  } = query
  const sort = [query.sort ?? { by: 'date' as const }].flat() as readonly SearchSort[]
  const { within = [], count = Object.keys(schema.facets) } = query
  refuseUnknown('text', within, Object.keys(schema.texts))
  refuseUnknown(
    'facet',
    [...Object.keys(facets), ...Object.keys(without), ...Object.keys(among), ...count],
    Object.keys(schema.facets),
  )
  refuseUnknown('number', Object.keys(ranges), [...schema.numbers, 'date'])
  refuseUnknown('number', spread, schema.numbers)
  if (sort.slice(1).some(({ by }) => by === 'relevance')) throw new RangeError('search: relevance comes first')
  for (const one of sort) {
    if (one.by === 'name') refuseUnknown('name', [one.field], schema.names)
    if (one.by === 'number') refuseUnknown('number', [one.field], schema.numbers)
  }
  const { words, depth } = boolean ? sizeOfBoolean(boolean) : { words: 0, depth: 0 }
  // One deeper than what can be written: « not » before a word.
  if (words > MOST_BOOLEAN_WORDS || depth > 2 * DEEPEST_BOOLEAN + 2)
    throw new RangeError(`search: ${words} words, ${depth} deep`)
  if (!isWhole(offset, MOST_ID) || !isWhole(limit, 10_000)) throw new RangeError(`search: page ${offset}, ${limit}`)
  for (const { values, most } of Object.values(among)) {
    if (!isWhole(most, MOST_FACET_VALUE)) throw new RangeError(`search: ${most} among values`)
    for (const value of values) if (value > MOST_FACET_VALUE) throw new RangeError(`search: facet value ${value}`)
  }
  return {
    keywords: query.keywords ?? '',
    boolean,
    within,
    facets,
    without,
    ranges,
    sort,
    offset,
    limit,
    count,
    everyValue,
    among,
    spread,
  }
}
