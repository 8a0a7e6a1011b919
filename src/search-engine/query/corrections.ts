import { replaceWanted } from '../analysis/boolean.ts'
import { typosAllowed } from '../analysis/edit-distance.ts'
import type { Clause, Keywords } from '../analysis/keywords.ts'
import { formOf } from '../analysis/word-forms.ts'
import type { Correction } from '../schema.ts'
import type { Segment } from '../segment/segment.ts'

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

export function correctKeywords(keywords: Keywords, segments: readonly Segment[]): Corrected {
  return correctWith(
    keywords,
    ({ words: [first], prefix }) => {
      if (segments.some(({ text }) => text.hasForm(first!.form))) return 'word'
      return prefix && segments.some(({ text }) => text.hasPrefix(first!.word)) ? 'beginning' : 'nothing'
    },
    (word, most) => {
      const candidates = new Map<string, Candidate>()
      for (const { text } of segments) {
        text.eachSimilar(word, most, (similar, distance, documents) => {
          const known = candidates.get(similar)?.documents ?? 0
          candidates.set(similar, { distance, documents: known + documents })
        })
      }
      return likeliestOf(candidates)
    },
  )
}
