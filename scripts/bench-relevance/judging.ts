import type { JudgedOffer, JudgedSearch } from '../../tests/search-relevance/judged-search.ts'
import { isRight } from '../../tests/search-relevance/judged-search.ts'

export const FIRST = 10

/** A way to answer a search: the ids of its first ten offers, and how many it finds. */
export type Way = (query: string) => Promise<{ ids: readonly number[]; total: number }>

export type Verdict = {
  readonly query: string
  readonly precision: number
  readonly reciprocal: number
  /** How many right offers there are. */
  readonly right: number
  readonly total: number
  readonly wrong: readonly string[]
}

export const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)

/** Searches for which there is no right offer say nothing about an order, and are refused. */
export async function judge(
  searches: readonly JudgedSearch[],
  way: Way,
  offers: ReadonlyMap<number, JudgedOffer>,
): Promise<Verdict[]> {
  const verdicts: Verdict[] = []
  for (const { query, right } of searches) {
    const rightOnes = [...offers.values()].filter((offer) => isRight(offer, right)).length
    if (rightOnes === 0) throw new Error(`no offer is right for « ${query} »`)
    const { ids, total } = await way(query)
    const first = ids.slice(0, FIRST).map((id) => offers.get(id)!)
    const hits = first.map((offer) => isRight(offer, right))
    verdicts.push({
      query,
      precision: hits.filter(Boolean).length / Math.min(FIRST, rightOnes),
      reciprocal: hits.includes(true) ? 1 / (hits.indexOf(true) + 1) : 0,
      right: rightOnes,
      total,
      wrong: first.filter((_, place) => !hits[place]).map(({ title }) => title),
    })
  }
  return verdicts
}
