import type { BooleanClauses } from '../analysis/boolean.ts'
import type { Bits } from '../segment/bits.ts'
import type { Segment } from '../segment/segment.ts'
import { andInto, keepAny, orInto, removeFrom } from '../segment/sets.ts'
import type { Scratch } from '../segment/scratch.ts'

/** What is cheap comes first: phrases are read document by document, and the fewer are left the better. */
const cost = (query: BooleanClauses): number => {
  if (query.kind === 'clause') return query.clause.words.length > 1 ? 100 : 1
  return query.kind === 'not' ? cost(query.part) + 1 : query.parts.reduce((sum, part) => sum + cost(part), 0)
}

/** Keeps the documents that fulfil a Boolean query. Nobody is looked at who is not among them. */
export function keepBoolean({ text }: Segment, query: BooleanClauses, kept: Bits, scratch: Scratch): void {
  const room = (): Bits => scratch.takeBits(kept.length)
  /** Who fulfils a part, where that is known of all documents at once. */
  const setOf = (part: BooleanClauses): Bits | null => (part.kind === 'clause' ? text.setOf(formsOf(part), room) : null)
  const keep = (part: BooleanClauses, bits: Bits): void => {
    const set = setOf(part)
    if (set) andInto(bits, set)
    else if (part.kind === 'clause') text.keepPhrase(formsOf(part), bits)
    else if (part.kind === 'all') {
      for (const each of part.parts.toSorted((a, b) => cost(a) - cost(b))) keep(each, bits)
    } else if (part.kind === 'not') {
      const known = setOf(part.part)
      const others = known ?? scratch.takeCopy(bits)
      if (!known) keep(part.part, others)
      removeFrom(bits, others)
    } else {
      const known = part.parts.map((each) => ({ each, set: setOf(each) }))
      const others = known.flatMap(({ each, set }) => (set ? [] : each))
      const before = others.length > 0 ? scratch.takeCopy(bits) : bits
      keepAny(
        bits,
        known.flatMap(({ set }) => set ?? []),
        room,
      )
      // Whoever fulfils one of them need not be looked at for the others.
      for (const each of others.toSorted((a, b) => cost(a) - cost(b))) {
        const left = scratch.takeCopy(before)
        removeFrom(left, bits)
        keep(each, left)
        orInto(bits, left)
      }
    }
  }
  keep(query, kept)
}

const formsOf = ({ clause }: Extract<BooleanClauses, { kind: 'clause' }>): string[] =>
  clause.words.map(({ form }) => form)
