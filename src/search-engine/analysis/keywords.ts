import type { BooleanClauses } from './boolean.ts'
import { wantedIn } from './boolean.ts'
import type { Clause } from './clause.ts'
import { tokenize } from './tokens.ts'

export type { Clause } from './clause.ts'

export type Keywords = {
  readonly wanted: readonly Clause[]
  readonly excluded: readonly Clause[]
  readonly boolean?: BooleanClauses | null
}

/** Everything that relevance goes by. */
export const weighedIn = ({ wanted, boolean = null }: Keywords): Clause[] => [...wanted, ...wantedIn(boolean)]

// What is not a plain word: -word, -"phrase" and "phrase". A quote that is not closed yet runs to the end.
const MARKED = /(?<!\S)(-)(?=\S)([^\s"«“”]+)?|«([^»]*)(?:»|$)|["“”]([^"“”]*)(?:["“”]|$)/g
const MOST_CLAUSES = 24
const MOST_CHARACTERS = 500
/** Under three letters a prefix says nothing: « RH » would find everything in the Rhône. */
const SHORTEST_PREFIX = 3

/** Words, "phrases" and -exclusions of what the reader typed. Anything can be typed, nothing is refused. */
export function parseKeywords(typed: string, beginnings?: 'every'): Keywords {
  const text = typed.slice(0, MOST_CHARACTERS)
  const wanted: Clause[] = []
  const excluded: Clause[] = []
  const wantWords = (plain: string): void => {
    for (const word of tokenize(plain))
      wanted.push({ words: [word], phrase: false, prefix: beginnings === 'every' && 'always' })
  }
  const add = (list: Clause[], phrase: string): void => {
    const words = tokenize(phrase)
    if (words.length > 0) list.push({ words, phrase: true, prefix: false })
  }
  let from = 0
  let minus = false
  for (const match of text.matchAll(MARKED)) {
    wantWords(text.slice(from, match.index))
    const [whole, dash, word, french, quoted] = match
    from = match.index + whole.length
    if (word !== undefined) add(excluded, word)
    else if (dash === undefined) add(minus ? excluded : wanted, french ?? quoted ?? '')
    // A dash right before a quote belongs to the phrase that follows.
    minus = dash !== undefined && word === undefined
  }
  const finished = wanted.length
  wantWords(text.slice(from))
  const last = wanted.at(-1)
  if (last?.prefix === false && wanted.length > finished && last.words[0]!.word.length >= SHORTEST_PREFIX) {
    wanted[wanted.length - 1] = { ...last, prefix: 'unless held' }
  }
  return { wanted: wanted.slice(0, MOST_CLAUSES), excluded: excluded.slice(0, MOST_CLAUSES) }
}
