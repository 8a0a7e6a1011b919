import type { NumberRange, SearchSort } from '../schema.ts'
import type { Award } from './award.ts'
import type { Bits } from './bits.ts'
import type { FieldSet } from './field-set.ts'
import type { RowScore } from './row-score.ts'
import type { Scratch } from './scratch.ts'

export type StoredSort = Exclude<SearchSort, { by: 'relevance' }>

export type VisitSimilar = (word: string, distance: number, documents: number) => void

/** The words of a segment. All questions are about documents that are alive. */
export type TextIndex = {
  hasForm: (form: string) => boolean
  hasPrefix: (prefix: string) => boolean
  /** Words within `most` typos that share the first letter, and how many documents hold each; of `among`, where that is given. */
  eachSimilar: (word: string, most: number, visit: VisitSimilar, among?: Bits | null) => void
  /** Adds the documents that hold a word of the form, or, if one is given, a word that begins so, in one of the fields. */
  addWord: (form: string, prefix: string | null, fields: FieldSet, bits: Bits) => void
  /** The same as sets that hold these documents together; what has none yet is put together in the room. */
  setsOf: (form: string, fields: FieldSet, room: () => Bits) => Bits[]
  /** Keeps only those. */
  keepWord: (form: string, prefix: string | null, fields: FieldSet, bits: Bits) => void
  /** These two award the documents that hold the form, the prefix in one field. */
  awardForm: (form: string, field: number, award: Award, amount: number) => void
  awardPrefix: (prefix: string, field: number, award: Award, amount: number) => void
  /** How to read what a document has for these forms, given what each field is worth; null where that is not to be had. */
  rowScore: (forms: readonly string[], worth: readonly number[]) => RowScore | null
  /** Those who hold words of these forms one after the other, put together in the room if need be; null where rows have to be read. */
  setOf: (forms: readonly string[], room: () => Bits) => Bits | null
  /** Keeps only those. */
  keepPhrase: (forms: readonly string[], bits: Bits) => void
}

export type FacetIndex = {
  /** Adds the documents that have one of the values. */
  addValues: (facet: number, values: readonly number[], bits: Bits) => void
  /** Adds to the counters, which are by facet and value, how many of the listed documents have each value. */
  countListed: (facets: readonly number[], list: Uint32Array, length: number, counters: readonly Int32Array[]) => void
  /**
   * The same for so many members of a set, by the sets of the values; false, and nothing done, where that is more work than
   * listing them.
   */
  countMembers: (facet: number, bits: Bits, members: number, counters: Int32Array) => boolean
  /** The same for all documents but those listed. */
  countOthers: (facets: readonly number[], list: Uint32Array, length: number, counters: readonly Int32Array[]) => void
}

/** Documents in slots; a slot is never used twice, and the documents of dead slots are gone. */
export type Segment = {
  readonly size: number
  readonly alive: Bits
  readonly live: number
  readonly text: TextIndex
  readonly facets: FacetIndex
  /** What a search of it may write in. */
  readonly scratch: Scratch
  idAt: (slot: number) => number
  dateAt: (slot: number) => number
  numberAt: (field: string, slot: number) => number | null
  /** All numbers of a field, for loops: that of a slot is `values[ranks[slot]]`, and no number where it has none. */
  numbersOf: (field: string) => { readonly ranks: Uint16Array | Uint32Array; readonly values: Float64Array }
  nameAt: (field: string, slot: number) => string
  /** The live slot of a document, or −1. */
  find: (id: number) => number
  kill: (slot: number) => void
  addRange: (field: string, range: NumberRange, bits: Bits) => void
  /** Lists the members, newest first, and returns how many there are. */
  listNewestFirst: (bits: Bits, list: Uint32Array) => number
  /** The first `wanted` of the `count` members in this order. */
  firstBy: (sort: StoredSort, bits: Bits, count: number, wanted: number) => number[]
}
