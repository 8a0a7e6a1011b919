import type { Bits } from './bits.ts'
import type { DeltaSegment } from './delta-segment.ts'
import type { FrozenSegment } from './frozen-segment.ts'
import type { Segment } from './segment.ts'

export type SourceWord = {
  readonly word: string
  readonly form: string
  readonly term: number
  readonly documents: number
}
/** The distinct values of a column in their order, and the rank of each document; one rank more means none. */
export type SourceRanks<T> = { readonly values: ArrayLike<T>; readonly rankAt: (slot: number) => number }
export type SourceSets = {
  readonly count: number
  readonly setAt: (slot: number) => number
  readonly valuesOf: (set: number) => Uint32Array
}

/** A segment seen as the rows a new segment is built from: the documents that were alive when it was looked at. */
export type RowSource = {
  readonly segment: Pick<Segment, 'size' | 'idAt' | 'dateAt'>
  readonly alive: Bits
  readonly newestFirst: (place: number) => number
  readonly byId: Uint32Array
  readonly terms: number
  readonly words: () => Generator<SourceWord, void>
  /** Unpacks the codes of a document into `codes()` and returns how many there are. */
  readonly readRow: (slot: number) => number
  readonly codes: () => Uint32Array
  readonly sets: (facet: number) => SourceSets
  readonly numbers: (field: string) => SourceRanks<number>
  readonly names: (field: string) => SourceRanks<string>
}

export function frozenRows(segment: FrozenSegment): RowSource {
  const { text, data } = segment
  const documents = data.text.documents.slice()
  return {
    segment,
    alive: segment.alive.slice(),
    newestFirst: (place) => place,
    byId: data.byId,
    terms: text.words.size,
    *words() {
      for (let index = 0; index < text.words.size; index++) {
        const term = data.text.terms[index]!
        const form = text.forms.wordAt(data.text.formOf[term]!)
        yield { word: text.words.wordAt(index), form, term, documents: documents[term]! }
      }
    },
    readRow: (slot) => text.readRow(slot),
    codes: () => text.codes(),
    sets: (facet) => {
      const { group, setOf, starts, values } = data.facetSets[facet]!
      const { column } = data.facetGroups[group]!
      return {
        count: starts.length - 1,
        setAt: (slot) => setOf[column[slot]!]!,
        valuesOf: (set) => values.subarray(starts[set], starts[set + 1]),
      }
    },
    numbers: (field) => ranksOf(data.numbers[field]!),
    names: (field) => ranksOf(data.names[field]!),
  }
}

const ranksOf = <T>({ values, ranks }: { values: ArrayLike<T>; ranks: ArrayLike<number> }): SourceRanks<T> => ({
  values,
  rankAt: (slot) => ranks[slot]!,
})

export function deltaRows(segment: DeltaSegment): RowSource {
  const { text, facets } = segment
  const newest = segment.newestFirst()
  const documents = Uint32Array.from(text.terms, (term) => term.documents)
  let codes: Uint32Array = new Uint32Array(0)
  return {
    segment,
    alive: segment.alive.slice(),
    newestFirst: (place) => newest[place]!,
    byId: newest.toSorted((a, b) => segment.idAt(a) - segment.idAt(b)),
    terms: text.terms.length,
    *words() {
      // One letter at a time: sorting all words at once would hold up everything else.
      for (const terms of text.termsByLetter()) {
        const sorted = terms.toSorted((a, b) => (text.terms[a]!.word < text.terms[b]!.word ? -1 : 1))
        for (const term of sorted) {
          const { word, form } = text.terms[term]!
          yield { word, form, term, documents: documents[term]! }
        }
      }
    },
    readRow: (slot) => {
      codes = text.rows[slot]!
      return codes.length
    },
    codes: () => codes,
    sets: (facet) => {
      const { column, starts, values, totals } = facets.columns[facet]!
      return {
        count: totals.length,
        setAt: (slot) => column[slot]!,
        valuesOf: (set) => values.subarray(starts[set], starts[set + 1]),
      }
    },
    numbers: (field) =>
      rank(
        segment,
        (slot) => segment.numberAt(field, slot),
        (a, b) => b - a,
      ),
    names: (field) =>
      rank(
        segment,
        (slot) => segment.nameAt(field, slot) || null,
        (a, b) => (a < b ? -1 : 1),
      ),
  }
}

function rank<T>(
  { size }: DeltaSegment,
  valueAt: (slot: number) => T | null,
  compare: (a: T, b: T) => number,
): SourceRanks<T> {
  const all = Array.from({ length: size }, (_, slot) => valueAt(slot))
  const values = [...new Set(all.filter((value) => value !== null))].toSorted(compare)
  const ranks = new Map<T | null, number>(values.map((value, index) => [value, index]))
  return { values, rankAt: (slot) => ranks.get(all[slot]!) ?? values.length }
}
