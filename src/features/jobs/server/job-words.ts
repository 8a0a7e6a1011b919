import { companyNames } from '#features/companies/server/company-card.service.ts'
import { localityOf } from '#features/reference/reference.rules.ts'
import { citiesById, listsOf } from '#features/reference/server/reference.service.ts'
import { wordingsOfFunction, wordingsOfTrade } from '#features/reference/server/trade-names.service.ts'
import { shortCity } from '#platform/french.ts'
import type { Db } from '#platform/server/database/db.ts'
import type { IndexRow } from './jobs.repository.ts'
import type { KnownName, Trade } from './trades-named.service.ts'
import { namesIn, tradesNamed } from './trades-named.service.ts'

/** What a job answers to besides its own texts. */
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

/** What each of the jobs answers to. A job without a trade has the one that its title names. */
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
  const trades = textsById(lists.jobTitles, textsOfTrade)
  const functions = textsById(lists.functions, textsOfFunction)
  const contracts = textsById(lists.contracts, nameOf)
  const regions = textsById(lists.regions, nameOf)
  const places = textsById([...cities.values()], (city) => [...new Set([shortCity(city.name), localityOf(city)])])
  const tradesNamedIn = (title: string): Trade[] => tradesNamed(title, (names ??= namesIn(lists.jobTitles)))
  return ({ companyId, jobTitleId, title, functionId, contractId, cityId, regionId }) => ({
    company: companies.get(companyId) ?? '',
    trade: trades(jobTitleId) ?? tradesNamedIn(title).flatMap(textsOfTrade),
    function: functions(functionId) ?? [],
    facts: [...(contracts(contractId) ?? []), ...(places(cityId) ?? []), ...(regions(regionId) ?? [])],
  })
}

const nameOf = ({ name }: { name: string }): string[] => [name]

/** The texts of each entry of a list, put together once for all jobs that name it. */
function textsById<T extends { id: number }>(list: readonly T[], textsOf: (one: T) => string[]) {
  const byId = new Map(list.map((one) => [one.id, one]))
  const known = new Map<number, readonly string[]>()
  return (id: number | null): readonly string[] | undefined => {
    if (id === null) return undefined
    const one = known.has(id) ? undefined : byId.get(id)
    if (one) known.set(id, textsOf(one))
    return known.get(id)
  }
}
