import { SAME_EXPRESSIONS, SHORT_NAMES } from './synonyms.ts'
import { tokenize, wordsIn } from './tokens.ts'
import type { Token, Word } from './tokens.ts'

type Expression = { forms: readonly string[]; wordings: readonly (readonly Word[])[] }

let known: Map<string, Expression[]> | undefined

/** Expressions by the form of their first word. */
function expressions(): Map<string, Expression[]> {
  if (known) return known
  known = new Map()
  const learn = (expression: string, wordings: readonly string[]): void => {
    const forms = tokenize(expression).map(({ form }) => form)
    const same = known!.get(forms[0]!) ?? []
    same.push({ forms, wordings: wordings.map((wording) => tokenize(wording)) })
    known!.set(forms[0]!, same)
  }
  for (const group of SAME_EXPRESSIONS) {
    for (const one of group)
      learn(
        one,
        group.filter((other) => other !== one),
      )
  }
  for (const [short, ...long] of SHORT_NAMES) for (const one of long) learn(one, [short])
  return known
}

/**
 * The runs of words of one text: the text itself, then each other wording of the expressions it holds, once; of several that
 * begin together, the longest. A phrase
 * stands inside one run. The words of a wording point at the expression they come from, so that it can be marked.
 */
export const runsOf = (text: string): Token[][] =>
  runsIn(tokenize(text), ({ word, form }, { start }, { end }) => ({ word, form, start, end }))

/** The same runs, wherever they stand. */
export const wordRunsOf = (text: string): Word[][] => runsIn(wordsIn(text), (word) => word)

/** `placed`: a word of a wording, said in the place of the words from the first to the last. */
function runsIn<T extends Word>(tokens: T[], placed: (word: Word, first: T, last: T) => T): T[][] {
  const runs = [tokens]
  const expressionsOf = expressions()
  let added: Set<string> | undefined
  for (let index = 0; index < tokens.length; index++) {
    const begun = expressionsOf.get(tokens[index]!.form)
    const held = begun?.filter(({ forms }) => forms.every((form, ahead) => tokens[index + ahead]?.form === form))
    if (!held || held.length === 0) continue
    // « gestion actif-passif » is no « gestion d’actifs ».
    const longest = Math.max(...held.map(({ forms }) => forms.length))
    for (const { forms, wordings } of held) {
      if (forms.length < longest) continue
      for (const wording of wordings) {
        const key = wording.map(({ word }) => word).join(' ')
        added ??= new Set()
        if (added.has(key)) continue
        added.add(key)
        runs.push(wording.map((word) => placed(word, tokens[index]!, tokens[index + forms.length - 1]!)))
      }
    }
  }
  return runs
}
