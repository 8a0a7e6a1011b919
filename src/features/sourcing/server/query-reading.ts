import type { BooleanQuery } from '#search-engine/analysis/boolean.ts'
import { quoted } from '#platform/french.ts'
import { sourcingTexts } from '../sourcing.texts.ts'

type Read = { text: string; kind: 'term' | 'excluded' | 'word' }
const { joins } = sourcingTexts

/** A query in words: « analyse crédit » ou « risque de crédit », et Bâle, sauf stage. */
export function readBack(query: BooleanQuery, excluded = false): Read[] {
  if (query.kind === 'words') {
    return [{ text: query.phrase ? quoted(query.text) : query.text, kind: excluded ? 'excluded' : 'term' }]
  }
  if (query.kind === 'not') return [{ text: joins.not, kind: 'word' }, ...grouped(query.part, true)]
  return query.parts.flatMap((part, at): Read[] => [
    // « sauf » says « et » with it.
    ...(at === 0 || (query.kind === 'all' && part.kind === 'not')
      ? []
      : [{ text: joins[query.kind], kind: 'word' as const }]),
    ...(part.kind === 'any' && query.kind === 'all' ? grouped(part, excluded) : readBack(part, excluded)),
  ])
}

function grouped(query: BooleanQuery, excluded: boolean): Read[] {
  const read = readBack(query, excluded)
  if (query.kind === 'words') return read
  return [{ text: '(', kind: 'word' }, ...read, { text: ')', kind: 'word' }]
}

/** The query with each of its terms left out in turn, and what was left out. One term alone leaves nothing. */
export function withOneTermLess(query: BooleanQuery): { query: BooleanQuery; dropped: string }[] {
  if (query.kind === 'words') return []
  if (query.kind === 'not') {
    return withOneTermLess(query.part).map(({ query: part, dropped }) => ({ query: { kind: 'not', part }, dropped }))
  }
  return query.parts.flatMap((part, at) => {
    const others = query.parts.filter((_, other) => other !== at)
    const put = (kept: BooleanQuery[]): BooleanQuery =>
      kept.length === 1 ? kept[0]! : { kind: query.kind, parts: kept }
    const bare = part.kind === 'not' ? part.part : part
    if (bare.kind === 'words') return [{ query: put(others), dropped: bare.text }]
    return withOneTermLess(part).map(({ query: less, dropped }) => ({
      query: put(query.parts.map((one, other) => (other === at ? less : one))),
      dropped,
    }))
  })
}
