import { fold } from '#platform/folding.ts'
import { typosBefore } from '#search-engine/analysis/edit-distance.ts'
import type { suggestionKinds } from '../jobs.contract.ts'

export type Kind = (typeof suggestionKinds)[number]
export type Suggestion = { kind: Kind; label: string; jobs_count: number }
/** What can complete a search field: `words` are those of the label and of its other names. */
export type Term = Suggestion & { words: string[]; folded: string }

export const term = (kind: Kind, label: string, jobsCount: number, more = ''): Term => {
  const folded = fold(label)
  return { kind, label, jobs_count: jobsCount, folded, words: [...new Set(fold(`${label} ${more}`).split(' '))] }
}

/**
 * The terms that complete what was typed: each typed word begins a word of the label, or of another name of the trade; closest
 * beginning first, then busiest. Where nothing begins so, a typo or two are forgiven, fewest first.
 */
export function completing<T extends Term>(terms: T[], folded: string): T[] {
  const wanted = folded.split(' ')
  const exact = terms.filter(({ words }) => wanted.every((part) => words.some((word) => word.startsWith(part))))
  const found =
    exact.length > 0
      ? exact.map((one) => ({ one, typos: 0 }))
      : terms.map((one) => ({ one, typos: typosIn(one.words, wanted) })).filter(({ typos }) => typos < Infinity)
  return found
    .map(({ one, typos }) => ({ one, typos, begins: beginningOf(one, folded, wanted) }))
    .toSorted(
      (a, b) =>
        a.typos - b.typos ||
        a.begins - b.begins ||
        b.one.jobs_count - a.one.jobs_count ||
        a.one.folded.localeCompare(b.one.folded),
    )
    .map(({ one }) => one)
}

/** 0 where the label begins so, 1 where its words do, 2 where only another name of it does. */
function beginningOf({ folded }: Term, typed: string, wanted: readonly string[]): number {
  if (folded.startsWith(typed)) return 0
  return typosIn(folded.split(' '), wanted) < Infinity ? 1 : 2
}

/** How many typos there are in all if each part begins a word, or infinity where one is too far from every word. */
function typosIn(words: readonly string[], wanted: readonly string[]): number {
  let sum = 0
  for (const part of wanted) sum += Math.min(...words.map((word) => typosBefore(part, word)))
  return sum
}
