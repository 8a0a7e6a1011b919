import { replaceWanted } from '../analysis/boolean.ts'
import { typosAllowed } from '../analysis/edit-distance.ts'
import type { Clause, Keywords } from '../analysis/keywords.ts'
import { formOf } from '../analysis/word-forms.ts'
import type { CheckedQuery, Correction, SearchSchema } from '../schema.ts'
import { MOST_TEXTS } from '../schema.ts'
import type { Bits } from '../segment/bits.ts'
import { allFields } from '../segment/field-set.ts'
import type { Segment, VisitSimilar } from '../segment/segment.ts'
import { isEmpty, removeFrom } from '../segment/sets.ts'

export type Corrected = { readonly keywords: Keywords; readonly corrections: Correction[] }

/** What documents hold of a plain word: itself, only the beginning of a longer one, or neither. */
export type Known = 'word' | 'beginning' | 'nothing'

/** Replaces each plain word that no document has by the likeliest one that some document has; a whole word begins no other. */
export function correctWith(
  { wanted, excluded, boolean = null }: Keywords,
  known: (clause: Clause) => Known,
  likeliest: (word: string, most: number) => string | null,
): Corrected {
  const corrections: Correction[] = []
  const correct = (clause: Clause): Clause => {
    if (clause.phrase) return clause
    const { word } = clause.words[0]!
    const most = typosAllowed(word)
    // A short word cannot be corrected: unless it may begin others, nothing has to be known of it.
    const held = most > 0 || clause.prefix ? known(clause) : 'nothing'
    if (held === 'word') return clause.prefix === 'unless held' ? { ...clause, prefix: false } : clause
    const correction = held === 'nothing' && most > 0 ? likeliest(word, most) : null
    if (correction === null) return clause
    corrections.push({ word, correction })
    return { words: [{ word: correction, form: formOf(correction) }], phrase: false, prefix: false }
  }
  const corrected = { wanted: wanted.map(correct), excluded, boolean: boolean && replaceWanted(boolean, correct) }
  return { keywords: corrected, corrections }
}

/** The same word may be in several segments: its documents add up. */
type Candidate = { distance: number; documents: number }

/** Fewest typos first, then the word that most documents have, then the alphabet. */
export function likeliestOf(candidates: ReadonlyMap<string, Candidate>): string | null {
  let best: [string, Candidate] | null = null
  for (const [word, candidate] of candidates) {
    const difference = best
      ? candidate.distance - best[1].distance || best[1].documents - candidate.documents || (word < best[0] ? -1 : 1)
      : -1
    if (difference < 0) best = [word, candidate]
  }
  return best && best[0]
}

/** Which documents of a segment a query could find at all, whatever it asks for; null where that is every one. */
export type Findable = (segment: Segment) => Bits | null

/** What `without` leaves of each segment. */
export function findableBy({ facets }: SearchSchema, { without }: CheckedQuery): Findable {
  const excluded = Object.entries(without)
  if (excluded.length === 0) return () => null
  const names = Object.keys(facets)
  const kept = new Map<Segment, Bits>()
  return (segment) => {
    const known = kept.get(segment)
    if (known) return known
    const one = new Int32Array(segment.alive.length)
    for (const [name, values] of excluded) segment.facets.addValues(names.indexOf(name), values, one)
    const left = segment.alive.slice()
    removeFrom(left, one)
    kept.set(segment, left)
    return left
  }
}

/** Whether somebody may be found who holds the form, or a word that begins so. */
function isHeld({ text }: Segment, form: string, prefix: string | null, findable: Bits | null): boolean {
  if (!(prefix === null ? text.hasForm(form) : text.hasPrefix(prefix))) return false
  if (!findable) return true
  const found = findable.slice()
  text.keepWord(form, prefix, allFields(MOST_TEXTS), found)
  return !isEmpty(found)
}

/** Documents that cannot be found are as if they were not there: a word that only they hold would tell of them. */
export function correctKeywords(keywords: Keywords, segments: readonly Segment[], findable: Findable): Corrected {
  // What is common is held by somebody of a small segment too, where looking costs least.
  const smallestFirst = segments.toSorted((a, b) => a.size - b.size)
  return correctWith(
    keywords,
    ({ words: [first], prefix }) => {
      const { word, form } = first!
      if (smallestFirst.some((one) => isHeld(one, form, null, findable(one)))) return 'word'
      return prefix && smallestFirst.some((one) => isHeld(one, form, word, findable(one))) ? 'beginning' : 'nothing'
    },
    (word, most) => {
      const candidates = new Map<string, Candidate>()
      for (const segment of segments) {
        const add: VisitSimilar = (similar, distance, documents) => {
          const known = candidates.get(similar)?.documents ?? 0
          candidates.set(similar, { distance, documents: known + documents })
        }
        segment.text.eachSimilar(word, most, add, findable(segment))
      }
      return likeliestOf(candidates)
    },
  )
}
