import { fold } from '#platform/folding.ts'
import { typosBefore } from '#search-engine/analysis/edit-distance.ts'
import type { suggestionKinds } from '../jobs-suggestions.contract.ts'

export type Kind = (typeof suggestionKinds)[number]
export type Suggestion = { kind: Kind; label: string; jobs_count: number }
/** What can complete a search field: `names` are the label and its other names, as words. */
export type Term = Suggestion & { names: readonly (readonly string[])[]; folded: string }

export const term = (kind: Kind, label: string, jobsCount: number, also: readonly string[] = []): Term => {
  const folded = [label, ...also].map(fold)
  return { kind, label, jobs_count: jobsCount, folded: folded[0]!, names: folded.map((name) => name.split(' ')) }
}

/**
 * The terms that complete what was typed: each typed word begins a word of the label, or each one a word of the same other name; closest
 * beginning first, then busiest. Where nothing begins so, a typo or two are forgiven: those that need the fewest remain.
 */
export function completing<T extends Term>(terms: readonly T[], folded: string): T[] {
  const begun = begunBy(terms, folded)
  return inOrder(begun.length > 0 ? begun : closestTo(terms, folded), folded)
}

/** The terms that begin so. */
export function begunBy<T extends Term>(terms: readonly T[], folded: string): T[] {
  const wanted = folded.split(' ')
  return terms.filter(({ names }) => names.some((words) => begun(words, wanted)))
}

const begun = (words: readonly string[], wanted: readonly string[]): boolean =>
  wanted.every((part) => words.some((word) => word.startsWith(part)))

/** The terms that begin so but for the fewest typos. */
export function closestTo<T extends Term>(terms: readonly T[], folded: string): T[] {
  const wanted = folded.split(' ')
  let fewest = Infinity
  let found: T[] = []
  for (const one of terms) {
    const typos = Math.min(...one.names.map((words) => typosIn(words, wanted)))
    if (typos < fewest) found = []
    fewest = Math.min(fewest, typos)
    if (typos === fewest && typos < Infinity) found.push(one)
  }
  return found
}

/** Closest beginning first, then busiest. */
export function inOrder<T extends Term>(terms: readonly T[], folded: string): T[] {
  const wanted = folded.split(' ')
  return terms
    .map((one) => ({ one, begins: beginningOf(one, folded, wanted) }))
    .toSorted(
      (a, b) => a.begins - b.begins || b.one.jobs_count - a.one.jobs_count || (a.one.folded < b.one.folded ? -1 : 1),
    )
    .map(({ one }) => one)
}

/** 0 where the label begins so, 1 where its words do, 2 where only another name of it does. */
function beginningOf({ folded, names: [label] }: Term, typed: string, wanted: readonly string[]): number {
  if (folded.startsWith(typed)) return 0
  return begun(label!, wanted) || typosIn(label!, wanted) < Infinity ? 1 : 2
}

/** How many typos there are in all if each part begins a word, or infinity where one is too far from every word. */
function typosIn(words: readonly string[], wanted: readonly string[]): number {
  let sum = 0
  for (const part of wanted) sum += Math.min(...words.map((word) => typosBefore(part, word)))
  return sum
}
