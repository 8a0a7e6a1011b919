import { seededRandom } from '#platform/random.ts'
import type { BooleanQuery } from '#search-engine/analysis/boolean.ts'
import type { SearchDocument, SearchQuery } from '#search-engine/schema.ts'
import { ADDITIONS, COMMON, gently, sentence, SKILLS, TITLES, zipf } from './corpus.ts'

const CITIES = 3_000
const COMPANIES = 20_000

/** The profile of that number, always the same: a CV as far as an index can tell. */
export function corpusProfile(number: number): SearchDocument {
  const random = seededRandom(`profile ${number}`)
  const subsector = zipf(random, 51)
  const title = gently(random, TITLES)
  return {
    id: number + 1,
    date: 1_770_000_000 + Math.floor(random() * 86_400 * 400),
    texts: {
      title: [`${title} ${gently(random, ADDITIONS)}`, gently(random, TITLES)],
      trade: [title],
      skills: Array.from({ length: 4 + Math.floor(random() * 6) }, () => gently(random, SKILLS)),
      experience: [gently(random, TITLES), sentence(random, 12), gently(random, TITLES), sentence(random, 12)],
      education: sentence(random, 6),
      presentation: sentence(random, 20),
      cv: sentence(random, 60 + Math.floor(random() * 60)),
    },
    facets: {
      city: [zipf(random, CITIES)],
      level: [zipf(random, 3)],
      sector: [subsector % 12],
      subsector: [subsector],
      availability: [zipf(random, 3)],
      // One in ten blocks somebody.
      blocked: random() < 0.1 ? [zipf(random, COMPANIES)] : [],
    },
    numbers: { available: 1 + zipf(random, 3) },
    names: {},
  }
}

/** So many different searches of recruiters, always the same: Boolean queries of three to six terms, most with filters. */
export function profileQueries(count: number): SearchQuery[] {
  const random = seededRandom('recruiters')
  const words = (text: string, phrase: boolean): BooleanQuery => ({ kind: 'words', text, phrase })
  const below = (most: number): number => Math.floor(random() * most)
  return Array.from({ length: count }, (): SearchQuery => {
    const titles = Array.from({ length: 2 + below(2) }, () => words(gently(random, TITLES), random() < 0.7))
    const parts: BooleanQuery[] = [
      { kind: 'any', parts: titles },
      ...(random() < 0.7 ? [words(gently(random, SKILLS), random() < 0.5)] : []),
      ...(random() < 0.5 ? [words(gently(random, COMMON), false)] : []),
      ...(random() < 0.6 ? [{ kind: 'not' as const, part: words(gently(random, ADDITIONS), false) }] : []),
    ]
    return {
      boolean: { kind: 'all', parts },
      facets: {
        ...(random() < 0.4 && { city: [zipf(random, CITIES), zipf(random, CITIES)] }),
        ...(random() < 0.4 && { level: [below(3)] }),
        ...(random() < 0.3 && { sector: [below(12)] }),
        ...(random() < 0.3 && { availability: [0, 1] }),
      },
      without: { blocked: [zipf(random, COMPANIES)] },
      count: ['city', 'level', 'sector', 'subsector', 'availability'],
      sort: { by: 'relevance' },
    }
  })
}
