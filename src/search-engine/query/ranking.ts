import type { Keywords } from '../analysis/keywords.ts'
import { weighedIn } from '../analysis/keywords.ts'
import type { SearchSchema, SearchSort } from '../schema.ts'
import type { Segment } from '../segment/segment.ts'
import type { Match } from './matching.ts'
import { bestByRelevance } from './relevance.ts'
import type { Scratch } from '../segment/scratch.ts'

export type Ranked = { readonly segment: Segment; readonly slot: number; readonly score: number }

/** What the last of the wanted has by now: nobody who has less is of use any more. */
export const leastOf = (ranked: readonly Ranked[], wanted: number): number =>
  ranked.map(({ score }) => score).toSorted((a, b) => b - a)[wanted - 1] ?? 0

/** The first `wanted` documents of one segment; who has less than the `least` score may be left out. */
export function rankSegment(
  schema: SearchSchema,
  segment: Segment,
  match: Match,
  keywords: Keywords,
  sort: readonly SearchSort[],
  wanted: number,
  least: number,
  scratch: Scratch,
): Ranked[] {
  const { found, count } = match
  const most = Math.min(wanted, count)
  // Without keywords all documents are equally relevant.
  const [first = NEWEST, ...others] = sort.filter(({ by }) => by !== 'relevance' || weighedIn(keywords).length > 0)
  const take = (many: number): Ranked[] =>
    first.by === 'relevance'
      ? bestByRelevance(schema, segment, keywords, match, many, least, scratch).map((best) => ({
          segment,
          ...best,
        }))
      : segment.firstBy(first, found, count, many).map((slot) => ({ segment, slot, score: 0 }))
  if (others.length === 0 || most === 0) return take(most)
  // The first key says who may be among the wanted: whoever is not behind the last of them. Many have the same score.
  const compareFirst = compareBy(first)
  for (let many = first.by === 'relevance' ? count : most * 2; ; many *= 2) {
    const taken = take(Math.min(many, count))
    if (many >= count || compareFirst(taken[most - 1]!, taken.at(-1)!) !== 0)
      return firstOf(taken, compareRanked(sort), most)
  }
}

const NEWEST = { by: 'date' } as const

type Compare = (a: Ranked, b: Ranked) => number

const byDate: Compare = (a, b) =>
  b.segment.dateAt(b.slot) - a.segment.dateAt(a.slot) || b.segment.idAt(b.slot) - a.segment.idAt(a.slot)

/** The first `wanted` of a list; where they are few, nobody puts the others in order. */
function firstOf(list: readonly Ranked[], compare: Compare, wanted: number): Ranked[] {
  if (wanted * 8 > list.length) return list.toSorted(compare).slice(0, wanted)
  const first: Ranked[] = []
  for (const one of list) {
    if (first.length === wanted && compare(one, first.at(-1)!) >= 0) continue
    const at = first.findIndex((other) => compare(one, other) < 0)
    first.splice(at < 0 ? first.length : at, 0, one)
    if (first.length > wanted) first.pop()
  }
  return first
}

/** The order across segments: the wanted keys, then the newest, then the highest id. */
export function compareRanked(sort: readonly SearchSort[]): Compare {
  const keys = [...sort.map(compareBy), byDate]
  return (a, b) => {
    for (const compare of keys) {
      const difference = compare(a, b)
      if (difference !== 0) return difference
    }
    return 0
  }
}

function compareBy(sort: SearchSort): Compare {
  if (sort.by === 'date') return byDate
  if (sort.by === 'relevance') return (a, b) => b.score - a.score
  const { field } = sort
  if (sort.by === 'number') {
    return (a, b) => {
      const x = a.segment.numberAt(field, a.slot)
      const y = b.segment.numberAt(field, b.slot)
      return x === null || y === null ? +(x === null) - +(y === null) : y - x
    }
  }
  return (a, b) => {
    const x = a.segment.nameAt(field, a.slot)
    const y = b.segment.nameAt(field, b.slot)
    if (x === y) return 0
    return x === '' ? 1 : y === '' ? -1 : x < y ? -1 : 1
  }
}
