import { fold } from '#platform/folding.ts'

/** What is known of a job when a search that found it is judged. */
export type JudgedJob = {
  readonly title: string
  /** Slug of its trade, as the list of trades names it. */
  readonly trade: string | null
  /** Slug of its function. */
  readonly function: string
  readonly skills: readonly string[]
  readonly company: string
  readonly city: string
  readonly region: string
  readonly contract: string
}

/** What makes a job right for a search. No rule names a job: any data with the same lists can be judged. */
export type Rule =
  | { readonly trades: readonly string[] }
  | { readonly functions: readonly string[] }
  /** Each of these words begins a word of the title, accents and capitals aside. */
  | { readonly title: string }
  /** One of the skills has each of these words. */
  | { readonly skill: string }
  | { readonly company: string }
  /** The city or the region has each of these words. */
  | { readonly place: string }
  | { readonly contract: string }
  | { readonly all: readonly Rule[] }
  | { readonly any: readonly Rule[] }

export type JudgedSearch = { readonly query: string; readonly kind: string; readonly right: Rule }

export const trades = (...slugs: string[]): Rule => ({ trades: slugs })
export const functions = (...slugs: string[]): Rule => ({ functions: slugs })
export const title = (words: string): Rule => ({ title: words })
export const skill = (words: string): Rule => ({ skill: words })
export const company = (words: string): Rule => ({ company: words })
export const place = (words: string): Rule => ({ place: words })
export const contract = (name: string): Rule => ({ contract: name })
export const all = (...rules: Rule[]): Rule => ({ all: rules })
export const any = (...rules: Rule[]): Rule => ({ any: rules })

/** The searches of one kind, each with what is right for it. */
export const ofKind = (kind: string, searches: readonly (readonly [query: string, right: Rule])[]): JudgedSearch[] =>
  searches.map(([query, right]) => ({ query, kind, right }))

/** Whether each wanted word begins a word of the text. */
function begins(text: string, wanted: string): boolean {
  const words = fold(text).split(' ')
  return fold(wanted)
    .split(' ')
    .every((part) => words.some((word) => word.startsWith(part)))
}

export function isRight(job: JudgedJob, rule: Rule): boolean {
  if ('all' in rule) return rule.all.every((one) => isRight(job, one))
  if ('any' in rule) return rule.any.some((one) => isRight(job, one))
  if ('trades' in rule) return job.trade !== null && rule.trades.includes(job.trade)
  if ('functions' in rule) return rule.functions.includes(job.function)
  if ('title' in rule) return begins(job.title, rule.title)
  if ('skill' in rule) return job.skills.some((one) => begins(one, rule.skill))
  if ('company' in rule) return begins(job.company, rule.company)
  if ('place' in rule) return begins(job.city, rule.place) || begins(job.region, rule.place)
  return job.contract === rule.contract
}
