import { seededRandom } from '#platform/random.ts'
import type { SearchQuery } from '#search-engine/schema.ts'
import type { ScoreQuery } from '#search-engine/score-query.ts'
import { ADDITIONS, COMMON, gently, SKILLS, TITLES, zipf } from './corpus.ts'

type Random = () => number

const below = (random: Random, most: number): number => Math.floor(random() * most)
const wordOf = (random: Random, from: readonly string[]): string => {
  const words = gently(random, from)
    .split(/[ ’]/)
    .filter((word) => word.length > 3)
  return words[below(random, words.length)] ?? 'audit'
}

/** What a reader may have typed: a title, a skill, a place, a word of the text. */
function words(random: Random): string {
  const kind = random()
  if (kind < 0.35) return gently(random, TITLES)
  if (kind < 0.6) return `${wordOf(random, TITLES)} ${wordOf(random, ADDITIONS)}`
  if (kind < 0.8) return `${wordOf(random, TITLES)} ${wordOf(random, SKILLS)}`
  return `${wordOf(random, COMMON)} ${wordOf(random, TITLES)} ${wordOf(random, ADDITIONS)}`
}

function filters(random: Random, most: number): Pick<SearchQuery, 'facets' | 'ranges'> {
  const choices = {
    contract: () => [zipf(random, 5)],
    sector: () => [below(random, 12), below(random, 12)],
    region: () => [zipf(random, 60), zipf(random, 60)],
    function: () => [below(random, 30)],
    country: () => [zipf(random, 4)],
    remote: () => [1, 2],
    company: () => [zipf(random, 20_000)],
  }
  const names = Object.keys(choices) as (keyof typeof choices)[]
  const chosen = names.toSorted(() => random() - 0.5).slice(0, 1 + below(random, most))
  const ranges = {
    ...(random() < 0.25 && { salary: { min: 30_000 + 1_000 * below(random, 40), keepMissing: random() < 0.5 } }),
    ...(random() < 0.15 && { experience: { max: 1 + below(random, 10), keepMissing: true } }),
    ...(random() < 0.15 && { date: { min: 1_770_000_000 + 86_400 * below(random, 60) } }),
  }
  return { facets: Object.fromEntries(chosen.map((name) => [name, choices[name]()])), ranges }
}

/** One letter left out, doubled or swapped, somewhere behind the first. */
function misspell(random: Random, word: string): string {
  const at = 1 + below(random, Math.max(1, word.length - 2))
  const kind = random()
  if (kind < 0.3) return word.slice(0, at) + word.slice(at + 1)
  if (kind < 0.6) return word.slice(0, at) + word[at] + word.slice(at)
  return word.slice(0, at) + (word[at + 1] ?? '') + word[at] + word.slice(at + 2)
}

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase()

const KINDS: Record<string, (random: Random) => SearchQuery> = {
  'no keyword': (random) => {
    const sorts = [
      { by: 'date' },
      { by: 'date' },
      { by: 'name', field: 'company' },
      { by: 'number', field: 'salary' },
    ] as const
    return { sort: sorts[below(random, 4)]!, offset: 20 * below(random, 10) }
  },
  'keywords + filters': (random) => ({ keywords: words(random), ...filters(random, 2), sort: { by: 'relevance' } }),
  'prefix, typo, accents': (random) => {
    const typed = words(random)
    const kind = random()
    const sort = { by: 'relevance' } as const
    if (kind < 0.4) return { keywords: typed.slice(0, Math.max(3, typed.length - 1 - below(random, 5))), sort }
    if (kind < 0.75)
      return {
        keywords: typed
          .split(' ')
          .map((word) => (word.length > 4 ? misspell(random, word) : word))
          .join(' '),
        sort,
      }
    return { keywords: plain(typed), sort }
  },
  'filters only': (random) => filters(random, 4),
}

export const QUERY_KINDS = Object.keys(KINDS)

/** So many different queries of a kind, always the same. */
export function corpusQueries(kind: string, count: number): SearchQuery[] {
  const random = seededRandom(`queries ${kind}`)
  return Array.from({ length: count }, () => KINDS[kind]!(random))
}

/** What so many different people look for, always the same ones: criteria as matching has them, and every one of them told. */
export function corpusCriteria(count: number): ScoreQuery[] {
  const random = seededRandom('people')
  return Array.from({ length: count }, (): ScoreQuery => {
    const region = zipf(random, 60)
    const country = region < 20 ? 0 : region < 35 ? 1 : region < 50 ? 2 : 3
    const salary = 30_000 + 1_000 * below(random, 40)
    const years = below(random, 15)
    const skills = new Set(Array.from({ length: 5 + below(random, 16) }, () => gently(random, SKILLS)))
    return {
      limit: 20,
      least: 50,
      criteria: [
        { most: 25, decides: true, levels: [{ points: 25, facets: { function: [zipf(random, 30)] } }] },
        { most: 20, decides: true, wordings: [...skills], field: 'skills', known: 'skills' },
        {
          most: 20,
          levels: [
            { points: 20, facets: { region: [region] } },
            { points: 20, facets: { country: [country], remote: [2] } },
            { points: 5, facets: { country: [country] } },
          ],
        },
        { most: 10, levels: [{ points: 10, facets: { contract: [zipf(random, 5)] } }] },
        {
          most: 10,
          known: 'salary',
          levels: [
            { points: 10, numbers: { salary: { min: salary } } },
            { points: 5, numbers: { salary: { min: salary * 0.9 } } },
          ],
        },
        {
          most: 10,
          known: 'experience',
          levels: [
            { points: 10, numbers: { experience: { max: years } } },
            { points: 5, numbers: { experience: { max: years + 1 } } },
          ],
        },
        { most: 5, levels: [{ points: 5, facets: { sector: [below(random, 12)] } }] },
      ],
    }
  })
}
