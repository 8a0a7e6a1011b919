import type { Clause, Keywords } from '../analysis/keywords.ts'
import type { CheckedQuery, SearchSchema } from '../schema.ts'
import type { Bits } from '../segment/bits.ts'
import type { Segment } from '../segment/segment.ts'
import type { FieldSet } from '../segment/field-set.ts'
import { allFields } from '../segment/field-set.ts'
import { andInto, cleared, dropFailures, keepAmong, keepFailures, removeFrom, unite } from '../segment/sets.ts'
import { keepBoolean } from './boolean-match.ts'
import type { Scratch } from '../segment/scratch.ts'

/** The fields in which a search looks for plain words, and for the words of phrases. */
export type Scope = { readonly words: FieldSet; readonly phrases: FieldSet }

/** The documents that fail the filter of this facet and no other, and how many they are. */
type Missed = { readonly facet: number; readonly bits: Bits; readonly count: number }

/** What a query finds in one segment. */
export type Match = {
  /** The documents that fail no filter. */
  readonly found: Bits
  readonly count: number
  /** For each filtered facet; they count in this facet only. */
  readonly missed: readonly Missed[]
}

export function matchSegment(
  schema: SearchSchema,
  segment: Segment,
  { ranges, facets, without }: CheckedQuery,
  { wanted, excluded, boolean = null }: Keywords,
  scope: Scope,
  scratch: Scratch,
): Match {
  const words = segment.alive.length
  const found = scratch.takeCopy(segment.alive)
  const one = scratch.takeBits(words)
  for (const [field, range] of Object.entries(ranges)) {
    cleared(one)
    segment.addRange(field, range, one)
    andInto(found, one)
  }
  const every = allFields(Object.keys(schema.texts).length)
  for (const clause of wanted) {
    // What is a phrase anywhere is looked for as a whole, below.
    if (clause.words.length === 1 || scope.phrases !== every) keepWords(segment, clause, scope, found)
  }
  for (const clause of excluded) {
    if (clause.words.length > 1) continue
    cleared(one)
    segment.text.addWord(clause.words[0]!.form, null, every, one)
    removeFrom(found, one)
  }
  const names = Object.keys(schema.facets)
  for (const [name, values] of Object.entries(without)) {
    cleared(one)
    segment.facets.addValues(names.indexOf(name), values, one)
    removeFrom(found, one)
  }
  const filters = Object.entries(facets).map(([name, values]): [number, Bits] => {
    const passed = scratch.takeBits(words)
    segment.facets.addValues(names.indexOf(name), values, passed)
    return [names.indexOf(name), passed]
  })
  const failedOnce = scratch.takeBits(words)
  for (const [, passed] of filters) dropFailures(found, failedOnce, passed)
  for (const clause of wanted) settlePhrase(segment, clause, true, [found, failedOnce], one)
  for (const clause of excluded) settlePhrase(segment, clause, false, [found, failedOnce], one)
  let fulfilled: Bits | null = null
  if (boolean && filters.length === 0) keepBoolean(segment, boolean, found, scratch)
  else if (boolean) {
    unite(one, found, failedOnce)
    keepBoolean(segment, boolean, one, scratch)
    fulfilled = one
  }
  const missed = filters.map(([facet, bits]): Missed => ({
    facet,
    bits,
    count: keepFailures(bits, failedOnce, fulfilled ?? failedOnce),
  }))
  return { found, count: keepAmong(found, fulfilled ?? found), missed }
}

/** Keeps the documents that hold every word of the clause in one of the fields it is looked for in. */
export function keepWords({ text }: Segment, clause: Clause, scope: Scope, found: Bits): void {
  const { words, phrase, prefix } = clause
  for (const { word, form } of words) {
    text.keepWord(form, prefix ? word : null, phrase ? scope.phrases : scope.words, found)
  }
}

/** Phrases come last: they are read word by word, and filters have made the documents few. */
function settlePhrase(
  { text }: Segment,
  { words }: Clause,
  wanted: boolean,
  kept: readonly [Bits, Bits],
  holders: Bits,
): void {
  if (words.length < 2) return
  const [found, failedOnce] = kept
  unite(holders, found, failedOnce)
  text.keepPhrase(
    words.map(({ form }) => form),
    holders,
  )
  for (const bits of kept) {
    if (wanted) andInto(bits, holders)
    else removeFrom(bits, holders)
  }
}
