import type { JudgedJob, JudgedSearch } from '../../tests/search-relevance/judged-search.ts'
import { isRight } from '../../tests/search-relevance/judged-search.ts'

export const FIRST = 10

/** A way to answer a search: the ids of its first ten jobs, and how many it finds. */
export type Way = (query: string) => Promise<{ ids: readonly number[]; total: number }>

export type Verdict = {
  readonly query: string
  readonly precision: number
  readonly reciprocal: number
  /** How many right jobs there are. */
  readonly right: number
  readonly total: number
  readonly wrong: readonly string[]
}

export const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)

/** Searches for which there is no right job say nothing about an order, and are refused. */
export async function judge(
  searches: readonly JudgedSearch[],
  way: Way,
  jobs: ReadonlyMap<number, JudgedJob>,
): Promise<Verdict[]> {
  const verdicts: Verdict[] = []
  for (const { query, right } of searches) {
    const rightOnes = [...jobs.values()].filter((job) => isRight(job, right)).length
    if (rightOnes === 0) throw new Error(`no job is right for « ${query} »`)
    const { ids, total } = await way(query)
    const first = ids.slice(0, FIRST).map((id) => jobs.get(id)!)
    const hits = first.map((job) => isRight(job, right))
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
