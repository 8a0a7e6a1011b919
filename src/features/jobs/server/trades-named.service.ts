import type { ReferenceLists } from '#features/reference/server/reference.service.ts'
import { personsOfTrade, wordingsOfFunction } from '#features/reference/server/trade-names.service.ts'
import { tokenize } from '#search-engine/analysis/tokens.ts'

export type Trade = ReferenceLists['jobTitles'][number]
export type KnownName = { readonly forms: readonly string[]; readonly trade: Trade }

const formsOf = (text: string): string[] => tokenize(text).map(({ form }) => form)

const standsAt = (forms: readonly string[], words: readonly string[]): boolean =>
  words.some((_, at) => forms.every((form, ahead) => words[at + ahead] === form))

/** Names of trades as they may stand in a title, the longest first. */
export function namesIn(trades: readonly Trade[]): KnownName[] {
  return trades
    .flatMap((trade) =>
      [trade.name, trade.feminine, ...personsOfTrade(trade.slug)].map((name) => ({ forms: formsOf(name), trade })),
    )
    .filter(({ forms }) => forms.length > 0)
    .toSorted((a, b) => b.forms.length - a.forms.length)
}

/** The trades whose name stands in a title, those of the longest such name: « Comptable fournisseurs » is no general one. */
export function tradesNamed(title: string, names: readonly KnownName[]): Trade[] {
  const words = formsOf(title)
  const found = names.filter(({ forms }) => standsAt(forms, words))
  return [...new Set(found.filter(({ forms }) => forms.length === found[0]!.forms.length).map(({ trade }) => trade))]
}

// All of them are many, and asked for with every page that a candidate reads: once for each reading of the lists.
const keptNames = new WeakMap<readonly Trade[], KnownName[]>()

function knownNames(trades: readonly Trade[]): KnownName[] {
  const names = keptNames.get(trades) ?? namesIn(trades)
  keptNames.set(trades, names)
  return names
}

/** The trades that a title names. */
export const tradesOfTitle = (title: string, { jobTitles }: ReferenceLists): Trade[] =>
  tradesNamed(title, knownNames(jobTitles))

/** « Trésorier » may be any treasurer; « Responsable » is everybody, and means no function. */
const MOST_MEANT = 2

/**
 * The functions that a title means: those of the trades it names, or else those that it names itself, or else the few
 * whose trades are called so and more.
 */
export function functionsNamed(title: string, { jobTitles, functions }: ReferenceLists): ReferenceLists['functions'] {
  const ofTrades = (trades: readonly Trade[]) =>
    functions.filter(({ id }) => trades.some(({ functionId }) => functionId === id))
  const words = formsOf(title)
  if (words.length === 0) return []
  const names = knownNames(jobTitles)
  const trades = tradesNamed(title, names)
  if (trades.length > 0) return ofTrades(trades)
  const named = functions.filter(({ slug, name }) =>
    [name, ...wordingsOfFunction(slug)].some((wording) => standsAt(formsOf(wording), words)),
  )
  if (named.length > 0) return named
  const begun = ofTrades(names.filter(({ forms }) => standsAt(words, forms)).map(({ trade }) => trade))
  return begun.length <= MOST_MEANT ? begun : []
}
