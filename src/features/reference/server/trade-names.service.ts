import { jobTitles } from './data/job-titles.ts'
import { functionNames } from './data/function-names.ts'
import { tradeNames } from './data/trade-names.ts'

/** Other names of the person who has a trade, in French and English; none for a trade that has no entry. */
export function personsOfTrade(slug: string): string[] {
  const names = tradeNames[slug]
  return names ? [...names.also, ...names.english] : []
}

/** Everything else people call a trade: the person, its abbreviations, the work. */
export function wordingsOfTrade(slug: string): string[] {
  const names = tradeNames[slug]
  return names ? [...personsOfTrade(slug), ...names.short, ...names.activities] : []
}

/** What else people call a function. */
export const wordingsOfFunction = (slug: string): readonly string[] => functionNames[slug] ?? []

const homes = new Map(jobTitles.map(({ slug, homes: places }) => [slug, places]))

/** The sectors and sub-sectors where a trade is hired, by their slugs, the most typical first. */
export const homesOfTrade = (slug: string): readonly { sector: string; subsector: string }[] => homes.get(slug) ?? []

/** Every wording there is, for who keeps something that depends on them. */
export const allWordings = (): unknown => [tradeNames, functionNames]
