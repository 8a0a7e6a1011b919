import { companyNames } from '#features/companies/server/company-card.service.ts'
import { localityOf } from '#features/reference/reference.rules.ts'
import type { ReferenceLists } from '#features/reference/server/reference.service.ts'
import { citiesById, listsOf } from '#features/reference/server/reference.service.ts'
import { personsOfTrade, wordingsOfFunction, wordingsOfTrade } from '#features/reference/server/trade-names.service.ts'
import { shortCity } from '#platform/french.ts'
import type { Db } from '#platform/server/database/db.ts'
import { tokenize } from '#search-engine/analysis/tokens.ts'
import type { IndexRow } from './jobs.repository.ts'

/** What an offer answers to besides its own texts. */
export type JobWords = {
  readonly company: string
  /** Every name of its trade. */
  readonly trade: readonly string[]
  readonly function: readonly string[]
  /** Its contract and where it is. */
  readonly facts: readonly string[]
}

type Trade = ReferenceLists['jobTitles'][number]
type KnownName = { readonly forms: readonly string[]; readonly trade: Trade }

const formsOf = (text: string): string[] => tokenize(text).map(({ form }) => form)

/** Names of trades as they may stand in a title, the longest first. */
function namesIn(trades: readonly Trade[]): KnownName[] {
  return trades
    .flatMap((trade) =>
      [trade.name, trade.feminine, ...personsOfTrade(trade.slug)].map((name) => ({ forms: formsOf(name), trade })),
    )
    .filter(({ forms }) => forms.length > 0)
    .toSorted((a, b) => b.forms.length - a.forms.length)
}

/** The trades whose name stands in a title, those of the longest such name: « Comptable fournisseurs » is no general one. */
function tradesNamed(title: string, names: readonly KnownName[]): Trade[] {
  const words = formsOf(title)
  const found = names.filter(({ forms }) =>
    words.some((_, at) => forms.every((form, ahead) => words[at + ahead] === form)),
  )
  return [...new Set(found.filter(({ forms }) => forms.length === found[0]!.forms.length).map(({ trade }) => trade))]
}

/** Every name of a trade, its own first. */
export const textsOfTrade = ({ slug, name, feminine }: Pick<Trade, 'slug' | 'name' | 'feminine'>): string[] => [
  ...new Set([name, feminine, ...wordingsOfTrade(slug)]),
]

export const textsOfFunction = ({ slug, name }: { slug: string; name: string }): string[] => [
  name,
  ...wordingsOfFunction(slug),
]

/** What each of the offers answers to. An offer without a trade has the one that its title names. */
export async function wordsOfJobs(db: Db, rows: readonly IndexRow[]): Promise<(row: IndexRow) => JobWords> {
  const companies = await companyNames(
    db,
    rows.map(({ companyId }) => companyId),
  )
  const lists = await listsOf(db)
  const cities = await citiesById(
    db,
    rows.map(({ cityId }) => cityId),
  )
  let names: KnownName[] | undefined
  const tradesOf = ({ jobTitleId, title }: IndexRow): Trade[] => {
    const chosen = lists.jobTitles.filter(({ id }) => id === jobTitleId)
    return chosen.length > 0 ? chosen : tradesNamed(title, (names ??= namesIn(lists.jobTitles)))
  }
  const named = (list: readonly { id: number; name: string }[], id: number): string[] =>
    list.filter((one) => one.id === id).map(({ name }) => name)
  return (row) => {
    const city = cities.get(row.cityId)
    const functions = lists.functions.filter(({ id }) => id === row.functionId)
    return {
      company: companies.get(row.companyId) ?? '',
      trade: tradesOf(row).flatMap(textsOfTrade),
      function: functions.flatMap(textsOfFunction),
      facts: [
        ...named(lists.contracts, row.contractId),
        ...(city ? new Set([shortCity(city.name), localityOf(city)]) : []),
        ...named(lists.regions, row.regionId),
      ],
    }
  }
}
