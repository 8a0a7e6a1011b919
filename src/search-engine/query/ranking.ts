import type { Keywords } from '../analysis/keywords.ts'
import type { SearchSchema, SearchSort } from '../schema.ts'
import type { Segment } from '../segment/segment.ts'
import type { Match } from './matching.ts'
import { bestByRelevance } from './relevance.ts'
import type { Scratch } from './scratch.ts'

export type Ranked = { readonly segment: Segment; readonly slot: number; readonly score: number }

/** The first `wanted` documents of one segment. */
export function rankSegment(
  schema: SearchSchema,
  segment: Segment,
  match: Match,
  keywords: Keywords,
  sort: SearchSort,
  wanted: number,
  scratch: Scratch,
): Ranked[] {
  const { found, count } = match
  const most = Math.min(wanted, count)
  if (sort.by === 'relevance' && keywords.wanted.length > 0) {
    return bestByRelevance(schema, segment, keywords, found, most, scratch).map((best) => ({ segment, ...best }))
  }
  // Without keywords all documents are equally relevant, and the newest come first.
  const stored = sort.by === 'relevance' ? ({ by: 'date' } as const) : sort
  return segment.firstBy(stored, found, count, most).map((slot) => ({ segment, slot, score: 0 }))
}

/** The order across segments: the wanted key, then the newest, then the highest id. */
export function compareRanked(sort: SearchSort): (a: Ranked, b: Ranked) => number {
  const byDate = (a: Ranked, b: Ranked): number =>
    b.segment.dateAt(b.slot) - a.segment.dateAt(a.slot) || b.segment.idAt(b.slot) - a.segment.idAt(a.slot)
  if (sort.by === 'date') return byDate
  if (sort.by === 'relevance') return (a, b) => b.score - a.score || byDate(a, b)
  const { field } = sort
  if (sort.by === 'number') {
    return (a, b) => {
      const x = a.segment.numberAt(field, a.slot)
      const y = b.segment.numberAt(field, b.slot)
      return x === null || y === null ? +(x === null) - +(y === null) || byDate(a, b) : y - x || byDate(a, b)
    }
  }
  return (a, b) => {
    const x = a.segment.nameAt(field, a.slot)
    const y = b.segment.nameAt(field, b.slot)
    if (x === y) return byDate(a, b)
    return x === '' ? 1 : y === '' ? -1 : x < y ? -1 : 1
  }
}
