import { SAME_EXPRESSIONS, SHORT_NAMES } from './synonyms.ts'
import { tokenize } from './tokens.ts'
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
export function runsOf(text: string): Token[][] {
  const tokens = tokenize(text)
  const runs = [tokens]
  const added = new Set<string>()
  for (const [index, token] of tokens.entries()) {
    const held = (expressions().get(token.form) ?? []).filter(({ forms }) =>
      forms.every((form, ahead) => tokens[index + ahead]?.form === form),
    )
    // « gestion actif-passif » is no « gestion d’actifs ».
    const longest = Math.max(...held.map(({ forms }) => forms.length))
    for (const { forms, wordings } of held) {
      if (forms.length < longest) continue
      const { start } = token
      const { end } = tokens[index + forms.length - 1]!
      for (const wording of wordings) {
        const key = wording.map(({ word }) => word).join(' ')
        if (added.has(key)) continue
        added.add(key)
        runs.push(wording.map(({ word, form }) => ({ word, form, start, end })))
      }
    }
  }
  return runs
}
