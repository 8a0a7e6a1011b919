import type { SearchSchema } from '../schema.ts'
import { runsOf } from './expressions.ts'
import type { Clause } from './keywords.ts'
import type { Token, Word } from './tokens.ts'

/** Two words that follow each other, as one word that nobody can type. */
function pairOf(first: Word, second: Word): Word {
  const word = `~${first.form}~${second.form}`
  return { word, form: word }
}

/** The runs of each field of a document; of those whose words count more together, also each pair of words, once a text. */
export function runsOfFields(
  { texts, together }: SearchSchema,
  given: Readonly<Record<string, string | readonly string[]>>,
): Token[][][] {
  return Object.keys(texts).map((field) => {
    const paired = together?.fields.includes(field) ?? false
    return [given[field] ?? []].flat().flatMap((text) => (paired ? withPairs(runsOf(text)) : runsOf(text)))
  })
}

function withPairs(runs: Token[][]): Token[][] {
  const pairs = new Map<string, Token>()
  for (const run of runs) {
    for (let at = 1; at < run.length; at++) {
      const pair = pairOf(run[at - 1]!, run[at]!)
      pairs.set(pair.word, { ...pair, start: run[at - 1]!.start, end: run[at]!.end })
    }
  }
  return [...runs, ...[...pairs.values()].map((pair) => [pair])]
}

/** The pairs of plain words that follow each other in a query. A word that may be unfinished pairs with none. */
export function pairsWanted(wanted: readonly Clause[]): Word[] {
  const plain = ({ phrase, prefix }: Clause): boolean => !phrase && !prefix
  return wanted.slice(1).flatMap((clause, index) => {
    const before = wanted[index]!
    return plain(before) && plain(clause) ? [pairOf(before.words[0]!, clause.words[0]!)] : []
  })
}
