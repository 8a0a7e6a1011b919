import type { Keywords } from '../analysis/keywords.ts'
import type { CheckedQuery, SearchSchema } from '../schema.ts'
import { allFields, fieldSetOf } from '../segment/field-set.ts'
import type { Segment } from '../segment/segment.ts'
import { countBits } from '../segment/sets.ts'
import { keepWords } from './matching.ts'
import type { Scope } from './matching.ts'

/** The body: the lightest of several fields, where everything stands. */
function bodyOf(weights: readonly number[]): number {
  return weights.length > 1 ? weights.lastIndexOf(Math.min(...weights)) : -1
}

/**
 * The scopes a search may have, the narrow one first. It is taken where it holds `enough` documents; the last one is taken
 * anyway.
 */
export function scopesOf(
  { texts, enough }: SearchSchema,
  { within }: CheckedQuery,
  { wanted }: Keywords,
): { readonly narrow: { readonly scope: Scope; readonly enough: number } | null; readonly wide: Scope } {
  const names = Object.keys(texts)
  const every = allFields(names.length)
  if (within.length > 0) {
    const named = fieldSetOf(within.map((name) => names.indexOf(name)))
    return { narrow: null, wide: { words: named, phrases: named } }
  }
  const wide = { words: every, phrases: every }
  const body = bodyOf(Object.values(texts))
  if (enough === undefined || body < 0 || !wanted.some(({ phrase }) => !phrase)) return { narrow: null, wide }
  return { narrow: { scope: { words: every & ~(1 << body), phrases: every }, enough }, wide }
}

/** Where enough documents hold every plain word outside the body, filters and phrases aside, the body does not count. */
export function scopeOf(
  schema: SearchSchema,
  query: CheckedQuery,
  keywords: Keywords,
  segments: readonly Segment[],
): Scope {
  const { narrow, wide } = scopesOf(schema, query, keywords)
  if (!narrow) return wide
  let count = 0
  for (const segment of segments) {
    const { scratch } = segment
    scratch.reset()
    const found = scratch.takeCopy(segment.alive)
    for (const clause of keywords.wanted) if (!clause.phrase) keepWords(segment, clause, narrow.scope, found)
    count += countBits(found)
    if (count >= narrow.enough) return narrow.scope
  }
  return wide
}
