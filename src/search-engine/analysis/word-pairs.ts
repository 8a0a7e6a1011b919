import type { SearchSchema } from '../schema.ts'
import { wordRunsOf } from './expressions.ts'
import type { Clause } from './keywords.ts'
import type { Word } from './tokens.ts'
import { tokenize } from './tokens.ts'

/** Two words that follow each other, as one word that nobody can type. */
function pairOf(first: Word, second: Word): Word {
  const word = `~${first.form}~${second.form}`
  return { word, form: word }
}

/** The runs of each field of a document; of those whose pairs are kept, also each pair of words, once a text. */
export function runsOfFields(
  { texts, together, pairs = [] }: SearchSchema,
  given: Readonly<Record<string, string | readonly string[]>>,
): Runs[] {
  return Object.keys(texts).map((field) => {
    const paired = pairs.includes(field) || (together?.fields.includes(field) ?? false)
    const texts = given[field] ?? []
    if (typeof texts === 'string') return runsOfText(texts, paired)
    const runs: (readonly Word[])[] = []
    for (const text of texts) for (const run of runsOfText(text, paired)) runs.push(run)
    return runs
  })
}

type Runs = readonly (readonly Word[])[]

/** Short texts come again and again, being names of trades, of places, of skills: each is analysed once for many documents. */
const LONGEST_KNOWN = 64
const MOST_KNOWN = 10_000
const known = { plain: new Map<string, Runs>(), paired: new Map<string, Runs>() }

function runsOfText(text: string, paired: boolean): Runs {
  const memory = paired ? known.paired : known.plain
  const short = text.length <= LONGEST_KNOWN
  const remembered = short ? memory.get(text) : undefined
  if (remembered) return remembered
  const runs = paired ? withPairs(wordRunsOf(text)) : wordRunsOf(text)
  if (!short) return runs
  if (memory.size === MOST_KNOWN) memory.clear()
  memory.set(text, runs)
  return runs
}

function withPairs(runs: Word[][]): Word[][] {
  const pairs = new Map<string, Word>()
  for (const run of runs) {
    for (let at = 1; at < run.length; at++) {
      const pair = pairOf(run[at - 1]!, run[at]!)
      pairs.set(pair.word, pair)
    }
  }
  for (const pair of pairs.values()) runs.push([pair])
  return runs
}

/** The pairs of plain words that follow each other in a query. A word that may be unfinished pairs with none. */
export function pairsWanted(wanted: readonly Clause[]): Word[] {
  const plain = ({ phrase, prefix }: Clause): boolean => !phrase && !prefix
  return wanted.slice(1).flatMap((clause, index) => {
    const before = wanted[index]!
    return plain(before) && plain(clause) ? [pairOf(before.words[0]!, clause.words[0]!)] : []
  })
}

/**
 * What a text has to hold for a wording to stand in it: its word or, of several, each two that follow each other. None: the
 * wording has no word that counts, and stands nowhere.
 */
export function standingForms(wording: string): string[] {
  const words = tokenize(wording)
  if (words.length === 1) return [words[0]!.form]
  return [...new Set(words.slice(1).map((word, before) => pairOf(words[before]!, word).form))]
}

/** Whether a wording stands in these texts of one field. */
export function standsIn(wording: string, texts: readonly string[]): boolean {
  const wanted = standingForms(wording)
  const held = new Set(
    texts.flatMap((text) => withPairs(wordRunsOf(text)).flatMap((run) => run.map(({ form }) => form))),
  )
  return wanted.length > 0 && wanted.every((form) => held.has(form))
}
