import { companyNames } from '#features/companies/server/company-card.service.ts'
import { localityOf } from '#features/reference/reference.rules.ts'
import { citiesById, listsOf } from '#features/reference/server/reference.service.ts'
import { wordingsOfFunction, wordingsOfTrade } from '#features/reference/server/trade-names.service.ts'
import { shortCity } from '#platform/french.ts'
import type { Db } from '#platform/server/database/db.ts'
import type { IndexRow } from './jobs.repository.ts'
import type { KnownName, Trade } from './trades-named.service.ts'
import { namesIn, tradesNamed } from './trades-named.service.ts'

/** What an offer answers to besides its own texts. */
export type JobWords = {
  readonly company: string
  /** Every name of its trade. */
  readonly trade: readonly string[]
  readonly function: readonly string[]
  /** Its contract and where it is. */
  readonly facts: readonly string[]
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
