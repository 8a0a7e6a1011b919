import type { Word } from '../analysis/tokens.ts'
import type { Bits } from '../segment/bits.ts'
import { allFields, fieldSetOf } from '../segment/field-set.ts'
import type { FieldSet } from '../segment/field-set.ts'
import type { Segment } from '../segment/segment.ts'
import { countSets, pickCount } from '../segment/set-sums.ts'
import { orInto } from '../segment/sets.ts'
import { Smallest } from '../segment/smallest.ts'
import type { Group } from './groups.ts'
import { groupBy } from './groups.ts'
import type { Match } from './matching.ts'
import type { Scratch } from '../segment/scratch.ts'

/** So few are read one after the other, without asking who of them has a chance; fewer where asking costs little. */
const FEW = 256
const FEWER = 16
/** So many are asked one after the other how many words they hold; beyond that, adding up whole sets is less work. */
const LISTED = 16_384
const PLACE = 2 ** 32
const MOST = 2 ** 16

type Contender = { readonly slot: number; readonly more: number }

/**
 * The best `wanted` of the documents found, and what they have beyond the least. Those come first who may have most, by how many
 * words they hold at all, then by how many in the heaviest field, then in the next one; few of a kind are read from their rows.
 * Nobody is looked at any more who cannot be among the best, or has less than the `least` that is of use. Null where rows do not tell.
 */
export function bestOfContest(
  segment: Segment,
  words: readonly Word[],
  weights: readonly number[],
  { found, count }: Pick<Match, 'found' | 'count'>,
  wanted: number,
  least: number,
  scratch: Scratch,
): Contender[] | null {
  const { text } = segment
  const worth = [...weights.map((weight) => weight - Math.min(...weights)), 0]
  const forms = words.map(({ form }) => form)
  const score = text.rowScore(forms, worth)
  if (!score) return null
  const best = new Smallest(Math.min(wanted, count), (MOST + 1 - least) * PLACE)
  // Among equals the newest lead, and these have the lower slots.
  const keyOf = (slot: number, more: number): number => (MOST - more) * PLACE + slot
  /** From this slot on, nobody with so many points is of use. */
  const endFor = (more: number): number => best.ceiling - (MOST - more) * PLACE
  const setsIn = (fields: FieldSet): Bits[][] => {
    const room = (): Bits => scratch.takeBits(found.length)
    const known = new Map([...new Set(forms)].map((form) => [form, text.setsOf(form, fields, room)]))
    return forms.map((form) => known.get(form)!)
  }
  const standing: Bits[][][] = []

  /** All of a group hold so many words, and have so many points by the fields before this one, for all but `left` of them. */
  const compete = (group: Group, held: number, field: number, has: number, left: number): void => {
    const { slots } = group
    if (left === 0 || worth[field] === 0) {
      for (let at = 0; at < slots.length && slots[at]! < endFor(has); at++) best.offer(keyOf(slots[at]!, has))
    } else if (slots.length <= (standing[field] ? FEWER : FEW)) {
      for (const slot of slots) {
        const enough = MOST + 1 - Math.ceil((best.ceiling - slot) / PLACE)
        best.offer(keyOf(slot, score(slot, held, enough)))
      }
    } else {
      const groups = groupBy(group, (standing[field] ??= setsIn(fieldSetOf([field]))))
      for (let many = left; many >= 0; many--) {
        const sure = has + many * worth[field]!
        const hope = sure + (left - many) * worth[field + 1]!
        const next = groups(held - left + many, endFor(hope))
        if (next) compete(next, held, field + 1, sure, left - many)
      }
    }
  }
  const list = scratch.listOf(segment.size)
  const newcomers = (slots: Uint32Array): Group => ({ slots, marks: new Int32Array(slots.length) })
  const listed = (bits: Bits): Group => newcomers(list.subarray(0, segment.listNewestFirst(bits, list)))
  const all = forms.length
  if (count <= FEW) compete(listed(found), all, 0, 0, all)
  else if (count <= LISTED) {
    const groups = groupBy(listed(found), setsIn(allFields(weights.length)))
    for (let held = all; held >= 0; held--) {
      const group = groups(held, endFor(held * worth[0]!))
      if (group) compete(newcomers(group.slots), held, 0, 0, held)
    }
  } else {
    const holding = countHolders(setsIn(allFields(weights.length)), found.length, scratch)
    const [level, part] = [scratch.takeBits(found.length), scratch.takeBits(found.length)]
    let inHeaviest: Bits[] | undefined
    for (let held = all; held >= 0 && endFor(held * worth[0]!) > 0; held--) {
      if (pickCount(found, holding, held, level) <= LISTED) {
        compete(listed(level), held, 0, 0, held)
        continue
      }
      inHeaviest ??= countHolders((standing[0] ??= setsIn(fieldSetOf([0]))), found.length, scratch)
      for (let many = held; many >= 0 && endFor(many * worth[0]! + (held - many) * worth[1]!) > 0; many--) {
        pickCount(level, inHeaviest, many, part)
        compete(listed(part), held, 0, 0, held)
      }
    }
  }
  return Array.from(best.sorted(), (key) => ({ slot: key % PLACE, more: MOST - Math.floor(key / PLACE) }))
}

/** How many of the words each document holds, given the sets of each word. */
function countHolders(sets: readonly (readonly Bits[])[], length: number, scratch: Scratch): Bits[] {
  const nobody = scratch.takeBits(length)
  const together = sets.map(([first = nobody, ...others]) => {
    const bits = scratch.takeCopy(first)
    for (const other of others) orInto(bits, other)
    return bits
  })
  return countSets(together, nobody)
}
