import type { Correction } from '../schema.ts'
import type { BooleanQuery } from './boolean.ts'
import { clausesOf as clausesOfBoolean, wantedIn } from './boolean.ts'
import { runsOf } from './expressions.ts'
import { parseKeywords } from './keywords.ts'
import type { Clause } from './keywords.ts'
import type { Token } from './tokens.ts'
import { formOf } from './word-forms.ts'

type ExtractPart = { readonly text: string; readonly marked: boolean }
/** Parts to be joined as they are; the cuts say where the text goes on. */
export type Extract = { readonly parts: ExtractPart[]; readonly cutBefore: boolean; readonly cutAfter: boolean }

type Mark = { readonly start: number; readonly end: number; readonly clause: number }

/** A text that says a word ten thousand times is shown where it first does: more marks cost, and tell nothing. */
const MOST_MARKS = 1_000
/** A long phrase that is nearly found at every place of a long text: the rest of the text is not looked at. */
const MOST_COMPARED = 100_000

/** The same for a Boolean query: what is not wanted is not marked. */
export function extractsOfBoolean(
  query: BooleanQuery | null,
  corrections: readonly Correction[] = [],
): (text: string, length?: number) => Extract {
  const clauses = wantedIn(query && clausesOfBoolean(query)).map(correctedBy(corrections))
  return (text, length = 200) => extractOf(text, clauses, length)
}

/**
 * Finds the stretch of a text, of about `length` characters, that shows most of what was searched, with the words marked.
 * The keywords are read once for all texts.
 */
export function extractsOf(
  keywords: string,
  corrections: readonly Correction[] = [],
): (text: string, length?: number) => Extract {
  const clauses = clausesOf(keywords, corrections)
  return (text, length = 200) => extractOf(text, clauses, length)
}

function extractOf(text: string, clauses: readonly Clause[], length: number): Extract {
  const marks = findMarks(text, clauses)
  const [from, to] = bestWindow(text, marks, length)
  const parts: ExtractPart[] = []
  let at = from
  for (const { start, end } of marks) {
    if (start < at || end > to) continue
    if (start > at) parts.push({ text: text.slice(at, start), marked: false })
    parts.push({ text: text.slice(start, end), marked: true })
    at = end
  }
  if (at < to) parts.push({ text: text.slice(at, to), marked: false })
  return { parts, cutBefore: from > 0, cutAfter: to < text.length }
}

const clausesOf = (keywords: string, corrections: readonly Correction[]): Clause[] =>
  parseKeywords(keywords).wanted.map(correctedBy(corrections))

function correctedBy(corrections: readonly Correction[]): (clause: Clause) => Clause {
  const corrected = new Map(corrections.map(({ word, correction }) => [word, correction]))
  return (clause) => {
    const correction = clause.phrase ? undefined : corrected.get(clause.words[0]!.word)
    if (correction === undefined) return clause
    return { words: [{ word: correction, form: formOf(correction) }], phrase: false, prefix: false }
  }
}

/** Where the wanted words and phrases stand, in the order of the text. */
function findMarks(text: string, clauses: readonly Clause[]): Mark[] {
  const marks: Mark[] = []
  let compared = 0
  for (const run of runsOf(text)) {
    for (const index of run.keys()) {
      for (const [clause, wanted] of clauses.entries()) {
        const held = heldAt(run, index, wanted)
        compared += held + 1
        if (compared > MOST_COMPARED) return inOrder(marks)
        if (held < wanted.words.length) continue
        for (const ahead of wanted.words.keys()) {
          const { start, end } = run[index + ahead]!
          marks.push({ start, end, clause })
        }
        if (marks.length >= MOST_MARKS) return inOrder(marks)
      }
    }
  }
  return inOrder(marks)
}

const inOrder = (marks: readonly Mark[]): Mark[] => marks.toSorted((a, b) => a.start - b.start || b.end - a.end)

/** How many of the words stand there one after the other, from the first on. */
function heldAt(run: readonly Token[], index: number, { words, prefix }: Clause): number {
  const missing = words.findIndex(({ word, form }, ahead) => {
    const token = run[index + ahead]
    return token === undefined || (token.form !== form && !(prefix && token.word.startsWith(word)))
  })
  return missing < 0 ? words.length : missing
}

/** The first window with most different words of the query, then with most words, its ends between words. */
function bestWindow(text: string, marks: readonly Mark[], length: number): [from: number, to: number] {
  if (text.length <= length) return [0, text.length]
  let best = { from: 0, start: 0, last: 0, worth: 0 }
  for (const [index, { start }] of marks.entries()) {
    // Several begin together: the first of them has seen the others.
    if (marks[index - 1]?.start === start) continue
    const inside = within(marks, index, start + length)
    const worth = new Set(inside.map(({ clause }) => clause)).size * 1_000 + Math.min(inside.length, 999)
    if (worth > best.worth) {
      const last = inside.reduce((latest, { end }) => Math.max(latest, end), start)
      // What is left of the length is shared between both sides.
      best = { from: Math.max(0, start - Math.floor((length - (last - start)) / 2)), start, last, worth }
    }
  }
  const from = wordStart(text, Math.min(best.from, text.length - length))
  const to = from + length >= text.length ? text.length : wordEnd(text, from + length)
  if (best.last <= to) return [from, to]
  // Beginning with a whole word has pushed the last of what was found out at the other end.
  const later = Math.min(best.start, nextWordStart(text, best.last - length))
  return [later, later + length >= text.length ? text.length : best.last]
}

/** Those from one on that end by `to`; they are in the order of their starts, so the rest need not be looked at. */
function within(marks: readonly Mark[], from: number, to: number): Mark[] {
  const inside: Mark[] = []
  for (let at = from; at < marks.length && marks[at]!.start < to; at++) {
    if (marks[at]!.end <= to) inside.push(marks[at]!)
  }
  return inside
}

/** The start of the word that stands there, unless it began long ago. */
function wordStart(text: string, at: number): number {
  if (at <= 0) return 0
  const space = text.lastIndexOf(' ', at)
  return at - space < 30 ? space + 1 : at
}

/** Where the first word begins that is not before that place. */
function nextWordStart(text: string, at: number): number {
  if (at <= 0) return 0
  const space = text.indexOf(' ', at - 1)
  return space < 0 ? at : space + 1
}

function wordEnd(text: string, at: number): number {
  const space = text.lastIndexOf(' ', at)
  return at - space < 30 ? space : at
}
