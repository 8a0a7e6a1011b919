import { standingForms } from '../analysis/word-pairs.ts'
import type { SearchSchema } from '../schema.ts'
import type { Criterion, Having, ScoreQuery } from '../score-query.ts'
import { POINT_BITS, scoreOf, sharePoints } from '../score-query.ts'
import { awardBitmap } from '../segment/award.ts'
import type { Bits } from '../segment/bits.ts'
import { clearBit } from '../segment/bits.ts'
import { fieldSetOf } from '../segment/field-set.ts'
import type { Segment } from '../segment/segment.ts'
import { addToEach } from '../segment/set-lists.ts'
import { andInto, cleared, copyInto, orInto, removeFrom } from '../segment/sets.ts'
import { Smallest } from '../segment/smallest.ts'
import type { Ranked } from './ranking.ts'
import type { Scratch } from '../segment/scratch.ts'

const MISSING = { min: Infinity, keepMissing: true }
const BEST = 101
const PLACE = 2 ** 32

/**
 * The best documents of one segment. Each document has one number: its points, and a bit for each criterion that it leaves
 * open. What such a number is worth is looked up in a table that is made once a query.
 */
export function scoreSegment(
  schema: SearchSchema,
  segment: Segment,
  { criteria, limit, without = [] }: ScoreQuery,
  worth: Uint8Array,
  scratch: Scratch,
): Ranked[] {
  const { size, alive } = segment
  const told = scratch.bonuses(size)
  const listed = scratch.takeBits(alive.length)
  const left = scratch.takeBits(alive.length)
  const better = scratch.takeBits(alive.length)
  const one = scratch.takeBits(alive.length)
  const other = scratch.takeBits(alive.length)
  const places = scratch.placesOf(alive)
  const facetNames = Object.keys(schema.facets)
  const decided = criteria.some(({ decides }) => decides)
  let openBit = 1 << POINT_BITS
  for (const criterion of criteria) {
    cleared(better)
    // Whoever had no point in the criteria that decide is out.
    copyInto(left, criterion.decides || !decided ? alive : listed)
    if (criterion.known !== undefined) {
      cleared(one)
      segment.addRange(criterion.known, MISSING, one)
      andInto(one, left)
      addToEach(one, told, openBit)
      openBit <<= 1
      // Who leaves it open gets no points either.
      removeFrom(left, one)
    }
    if ('levels' in criterion) {
      for (const { points, ...having } of criterion.levels) {
        copyInto(one, left)
        keepHaving(facetNames, segment, having, one, other)
        if (points > 0) awardBitmap({ left, better, bonus: told, places }, one, points)
        else removeFrom(left, one)
      }
    } else awardShare(schema, segment, criterion, { left, better, one, other }, told, scratch)
    if (criterion.decides) orInto(listed, better)
  }
  if (!decided) copyInto(listed, alive)
  for (const id of without) {
    const slot = segment.find(id)
    if (slot >= 0) clearBit(listed, slot)
  }
  return bestOf(segment, listed, told, worth, limit, scratch)
}

function bestOf(
  segment: Segment,
  listed: Bits,
  told: Uint16Array,
  worth: Uint8Array,
  limit: number,
  scratch: Scratch,
): Ranked[] {
  const list = scratch.listOf(segment.size)
  const count = segment.listNewestFirst(listed, list)
  const first = new Smallest(Math.min(limit, count))
  // They come newest first: who is only as good as the last of those kept is of no use.
  let passed = 0
  for (let place = 0; place < count; place++) {
    const score = worth[told[list[place]!]!]!
    if (score <= passed) continue
    first.offer((BEST - score) * PLACE + place)
    if (first.ceiling !== Infinity) passed = BEST - Math.floor(first.ceiling / PLACE)
  }
  return Array.from(first.sorted(), (key): Ranked => ({
    segment,
    slot: list[key % PLACE]!,
    score: BEST - Math.floor(key / PLACE) - 1,
  }))
}

/** The score of each number that a document can have, and one; 0 for what is not to be listed. */
export function worthOf({ criteria, least = 0 }: ScoreQuery): Uint8Array {
  const open = criteria.filter(({ known }) => known !== undefined)
  const all = criteria.reduce((sum, { most }) => sum + most, 0)
  const points = 2 ** POINT_BITS
  return Uint8Array.from({ length: points * 2 ** open.length }, (_, told) => {
    const possible = open.reduce((sum, { most }, at) => sum - ((told >>> (POINT_BITS + at)) & 1) * most, all)
    const score = scoreOf(told % points, possible)
    return score === null || score < least || score >= BEST ? 0 : score + 1
  })
}

function keepHaving(names: readonly string[], segment: Segment, having: Having, kept: Bits, one: Bits): void {
  for (const [name, values] of Object.entries(having.facets ?? {})) {
    cleared(one)
    segment.facets.addValues(names.indexOf(name), values, one)
    andInto(kept, one)
  }
  for (const [name, range] of Object.entries(having.numbers ?? {})) {
    cleared(one)
    segment.addRange(name, range, one)
    andInto(kept, one)
  }
}

type Sets = { readonly left: Bits; readonly better: Bits; readonly one: Bits; readonly other: Bits }

function awardShare(
  { texts }: SearchSchema,
  segment: Segment,
  { wordings, field, most, known }: Extract<Criterion, { wordings: unknown }>,
  { left, better, one, other }: Sets,
  told: Uint16Array,
  scratch: Scratch,
): void {
  const found = scratch.countsOf(segment.size)
  const fields = fieldSetOf([Object.keys(texts).indexOf(field)])
  for (const wording of wordings) {
    const forms = standingForms(wording)
    if (forms.length === 0) continue
    copyInto(one, left)
    for (const form of forms) {
      cleared(other)
      segment.text.addWord(form, null, fields, other)
      andInto(one, other)
    }
    addToEach(one, found, 1)
    orInto(better, one)
  }
  // The number is a count: there are few different ones.
  const { ranks, values } = segment.numbersOf(known!)
  const each = wordings.length + 1
  const table = Uint8Array.from({ length: values.length * each }, (_, at) =>
    sharePoints(most, at % each, values[Math.floor(at / each)]!),
  )
  const { size } = segment
  for (let slot = 0; slot < size; slot++) {
    const count = found[slot]!
    if (count === 0) continue
    const points = table[ranks[slot]! * each + count]!
    told[slot]! += points
    if (points === 0) clearBit(better, slot)
  }
}
