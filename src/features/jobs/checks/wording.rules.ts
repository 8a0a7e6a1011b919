import { type FoldedText, writtenPassage } from './folded-text.rules.ts'

/** « stop »: it cannot be published so. « warn »: whoever publishes decides. */
export type Severity = 'stop' | 'warn'
export type Passage = { text: string; start: number; end: number }

/** What surrounds a passage, folded: a word alone says little. */
export type Around = { before: string; passage: string; after: string; sentence: string; clause: string }

/**
 * A wording that is looked for. Patterns are read on folded text (no accents, no capitals, one space) and have no unbounded
 * repetition, so that their cost grows with the length of the text and no faster.
 */
export type Wording = {
  code: string
  severity: Severity
  pattern: RegExp
  /** Where the same words are innocent. */
  unless?: (around: Around) => boolean
  /** Where they are to be thought about rather than refused. */
  milder?: (around: Around) => boolean
  reason: string
  suggestion?: string
}

export type FoundWording = { wording: Wording; severity: Severity; passage: Passage }

const NEAR = 70
const SENTENCE = 220
const ends = { sentence: /[.!?;](?:\s|$)|\n/g, clause: /[.!?;,:](?:\s|$)|\n|[()]| - /g }

function stretchAround(folded: string, from: number, to: number, end: RegExp): string {
  const before = folded.slice(Math.max(0, from - SENTENCE), from)
  const after = folded.slice(to, to + SENTENCE)
  let begin = 0
  for (const match of before.matchAll(end)) begin = match.index + match[0].length
  const stop = after.search(end)
  return before.slice(begin) + folded.slice(from, to) + (stop < 0 ? after : after.slice(0, stop))
}

/** Every place where one of the wordings stands. */
export function findWordings(text: FoldedText, wordings: Wording[]): FoundWording[] {
  return wordings.flatMap((wording) =>
    [...text.folded.matchAll(wording.pattern)].flatMap((match) => {
      const [from, to] = [match.index, match.index + match[0].length]
      const around: Around = {
        before: text.folded.slice(Math.max(0, from - NEAR), from),
        passage: match[0],
        after: text.folded.slice(to, to + NEAR),
        sentence: stretchAround(text.folded, from, to, ends.sentence),
        clause: stretchAround(text.folded, from, to, ends.clause),
      }
      if (wording.unless?.(around)) return []
      const severity = wording.milder?.(around) ? 'warn' : wording.severity
      return [{ wording, severity, passage: writtenPassage(text, from, to) }]
    }),
  )
}

/** A stop hides a warning about the same words, the longer passage the shorter one of its kind. */
export function withoutOverlaps(found: FoundWording[]): FoundWording[] {
  const weight = ({ severity, passage }: FoundWording) => (severity === 'stop' ? 1_000_000 : 0) + passage.text.length
  const kept: FoundWording[] = []
  // Ends of what is kept, by start: passages are few, and each is compared with its neighbours alone.
  const ordered = found.toSorted((a, b) => a.passage.start - b.passage.start || weight(b) - weight(a))
  for (const one of ordered) {
    const last = kept.at(-1)
    if (!last || last.passage.end <= one.passage.start) kept.push(one)
    else if (weight(one) > weight(last)) kept[kept.length - 1] = one
  }
  return kept
}
