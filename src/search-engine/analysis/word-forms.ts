import stemmers from 'snowball-stemmers'
import { ONE_WORD_SYNONYMS } from './synonyms.ts'

const french = stemmers.newStemmer('french')

/**
 * Endings put right before stemming. The stemmer expects accents, which folded words have lost, and it keeps « auditrice »
 * apart from « auditeur ». Each word takes the first rule that fits it.
 */
const ENDINGS: readonly [RegExp, string][] = [
  [/trices?$/, 'teur'],
  [/(?<=j|li)eux$/, 'eu'],
  [/(?:euses?|eux)$/, 'eur'],
  [/er(?:s|es?)$/, 'er'],
  [/ees?$/, 'e'],
  [/(?<=\w{5})ites?$/, 'ité'],
]
const SHORTEST_STEMMED = 4

/** Words that the stemmer would take for others of the trade; the first names their form. */
export const KEPT_APART: readonly (readonly [form: string, ...words: string[]])[] = [
  ['paie', 'paie', 'paies', 'paye', 'payes'],
  ['paiement', 'paiement', 'paiements'],
  ['financement', 'financement', 'financements'],
  ['conseiller', 'conseiller', 'conseillers', 'conseillere', 'conseilleres'],
  ['operateur', 'operateur', 'operateurs', 'operatrice', 'operatrices'],
  ['production', 'production', 'productions'],
  ['structuration', 'structuration', 'structurations'],
  ['structureur', 'structureur', 'structureurs', 'structureuse', 'structureuses', 'structurer', 'structurers'],
  ['account', 'account', 'accounts'],
  ['officer', 'officer', 'officers'],
  ['trade', 'trade', 'trades'],
  ['collection', 'collection', 'collections'],
]
const apart = new Map(KEPT_APART.flatMap(([form, ...words]) => words.map((word) => [word, form])))

/**
 * The form under which words are compared: « auditrices » and « auditeur » have the same one, so have « compliance » and
 * « conformité ». It depends on the folded word only, hence never on how accents were typed.
 */
export function formOf(word: string): string {
  const known = knownForms.get(word)
  if (known !== undefined) return known
  const stem = stemOf(word)
  const form = apart.get(word) ?? canonicalForms().get(stem) ?? stem
  rememberForm(word, form)
  return form
}

// The stemmer takes as long for one word as all the rest of an index takes for twenty.
const knownForms = new Map<string, string>()
const MOST_KNOWN = 150_000

/** Spares the stemmer a word whose form is known from elsewhere. */
export function rememberForm(word: string, form: string): void {
  if (knownForms.size < MOST_KNOWN) knownForms.set(word, form)
}

function stemOf(word: string): string {
  if (word.length < SHORTEST_STEMMED || !/^[a-z]+$/.test(word)) return word
  const rule = ENDINGS.find(([ending]) => ending.test(word))
  const restored = rule ? word.replace(rule[0], rule[1]) : word
  return french.stem(restored).replaceAll('é', 'e')
}

let canonical: Map<string, string> | undefined

function canonicalForms(): Map<string, string> {
  canonical ??= new Map(
    ONE_WORD_SYNONYMS.flatMap(([first, ...others]) =>
      others.map((other): [string, string] => [stemOf(other), stemOf(first)]),
    ),
  )
  return canonical
}
