import type { BooleanClauses } from '../analysis/boolean.ts'
import { orInto, removeFrom } from '../segment/bits.ts'
import type { Bits } from '../segment/bits.ts'
import type { FieldSet } from '../segment/field-set.ts'
import type { Segment } from '../segment/segment.ts'
import type { Scratch } from './scratch.ts'

/** What is cheap comes first: phrases are read document by document, and the fewer are left the better. */
const cost = (query: BooleanClauses): number => {
  if (query.kind === 'clause') return query.clause.words.length > 1 ? 100 : 1
  return query.kind === 'not' ? cost(query.part) + 1 : query.parts.reduce((sum, part) => sum + cost(part), 0)
}

/** Keeps the documents that fulfil a Boolean query. Nobody is looked at who is not among them. */
export function keepBoolean(
  { text }: Segment,
  query: BooleanClauses,
  fields: FieldSet,
  kept: Bits,
  scratch: Scratch,
): void {
  const keep = (part: BooleanClauses, bits: Bits): void => {
    if (part.kind === 'clause') {
      const forms = part.clause.words.map(({ form }) => form)
      if (forms.length > 1) text.keepPhrase(forms, bits)
      else text.keepWord(forms[0]!, null, fields, bits)
      return
    }
    if (part.kind === 'all') {
      for (const each of part.parts.toSorted((a, b) => cost(a) - cost(b))) keep(each, bits)
      return
    }
    const before = scratch.takeCopy(bits)
    if (part.kind === 'not') {
      keep(part.part, before)
      removeFrom(bits, before)
      return
    }
    // Whoever fulfils one of them need not be looked at for the others.
    const left = scratch.takeBits(bits.length)
    const [first, ...others] = part.parts.toSorted((a, b) => cost(a) - cost(b))
    keep(first!, bits)
    for (const each of others) {
      left.set(before)
      removeFrom(left, bits)
      keep(each, left)
      orInto(bits, left)
    }
  }
  keep(query, kept)
}
