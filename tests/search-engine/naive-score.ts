import { runsOf } from '#search-engine/analysis/expressions.ts'
import { tokenize } from '#search-engine/analysis/tokens.ts'
import type { SearchDocument } from '#search-engine/schema.ts'
import type { Criterion, Having, Scored, ScoreQuery } from '#search-engine/score-query.ts'

const has = ({ facets, numbers }: SearchDocument, having: Having): boolean =>
  Object.entries(having.facets ?? {}).every(([name, values]) =>
    values.some((value) => facets[name]?.includes(value)),
  ) &&
  Object.entries(having.numbers ?? {}).every(([name, { min = -Infinity, max = Infinity }]) => {
    const value = numbers[name] ?? null
    return value !== null && value >= min && value <= max
  })

/** A word stands where a word of its form does; several, where each two of them follow each other. */
function stands(wording: string, runs: readonly string[][]): boolean {
  const wanted = tokenize(wording).map(({ form }) => form)
  if (wanted.length === 1) return runs.some((run) => run.includes(wanted[0]!))
  return (
    wanted.length > 1 &&
    wanted
      .slice(1)
      .every((form, at) => runs.some((run) => run.some((one, place) => one === wanted[at] && run[place + 1] === form)))
  )
}

function pointsOf(document: SearchDocument, criterion: Criterion): number | null {
  const known = criterion.known === undefined ? 0 : (document.numbers[criterion.known] ?? null)
  if (known === null) return null
  if ('levels' in criterion) return criterion.levels.find((level) => has(document, level))?.points ?? 0
  const texts = [document.texts[criterion.field] ?? []].flat()
  const runs = texts.flatMap(runsOf).map((run) => run.map(({ form }) => form))
  const found = criterion.wordings.filter((wording) => stands(wording, runs)).length
  return Math.round((criterion.most * Math.min(found, known)) / known)
}

/** The README of the search engine about scores, word for word and without a thought for speed. */
export function naiveScore(
  documents: readonly SearchDocument[],
  { criteria, limit, least = 0, without = [] }: ScoreQuery,
): Scored[] {
  return documents
    .filter(({ id }) => !without.includes(id))
    .flatMap((document) => {
      const points = criteria.map((criterion) => pointsOf(document, criterion))
      const judged = criteria.filter((_, at) => points[at] !== null).reduce((sum, { most }) => sum + most, 0)
      const deciding = points.filter((_, at) => criteria[at]!.decides)
      if (judged === 0 || (deciding.length > 0 && !deciding.some((one) => one! > 0))) return []
      const sum = points.reduce<number>((total, one) => total + (one ?? 0), 0)
      return { document, score: Math.round((100 * sum) / judged) }
    })
    .filter(({ score }) => score >= least)
    .toSorted((a, b) => b.score - a.score || b.document.date - a.document.date || b.document.id - a.document.id)
    .slice(0, limit)
    .map(({ document, score }) => ({ id: document.id, score }))
}
