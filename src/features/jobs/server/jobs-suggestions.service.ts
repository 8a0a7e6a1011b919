import { companyReferences } from '#features/companies/server/companies.service.ts'
import { localityOf } from '#features/reference/reference.rules.ts'
import { citiesById, listsOf } from '#features/reference/server/reference.service.ts'
import { wordingsOfTrade } from '#features/reference/server/trade-names.service.ts'
import { fold } from '#platform/folding.ts'
import { shortCity } from '#platform/french.ts'
import type { Db } from '#platform/server/db.ts'
import { memoFor } from '#platform/server/memo.ts'
import { typosBefore } from '#search-engine/analysis/edit-distance.ts'
import type { suggestionKinds } from '../jobs.contract.ts'
import * as jobs from './jobs.repository.ts'
import { countLiveJobs } from './jobs.service.ts'

type Kind = (typeof suggestionKinds)[number]
type Suggestion = { kind: Kind; label: string; jobs_count: number }
type Term = Suggestion & { words: string[]; folded: string }

const TERMS_FOR = 10_000
const AT_MOST = 8
// Every skill of every live offer is read for these, so they are counted less often; the rare ones complete nothing.
const SKILLS_FOR = 300_000
const MOST_SKILLS = 1_000
// Skills are asked for by far more offers than any title: all by themselves they would fill the list.
const SKILLS_SHOWN = 3

const term = (kind: Kind, label: string, jobsCount: number, more = ''): Term => {
  const folded = fold(label)
  return { kind, label, jobs_count: jobsCount, folded, words: fold(`${label} ${more}`).split(' ') }
}

// Where the count takes too long, the other completions do without; it is tried again as seldom as it is counted.
const keptSkills = memoFor(SKILLS_FOR, (db: Db, country: number | null) =>
  jobs.countSkills(db, country, MOST_SKILLS, new Date()).catch(() => []),
)

/** Everything that can complete a search field, with the live offers behind it: small enough to sit in memory. */
const keptTerms = memoFor(TERMS_FOR, async (db: Db, country: number | null) => {
  const [lists, companies, counts, skills] = await Promise.all([
    listsOf(db),
    companyReferences(db),
    countLiveJobs(db, country),
    keptSkills(db, country),
  ])
  const cities = await citiesById(db, counts.city.keys())
  const byCity = new Map<string, number>()
  for (const [id, count] of counts.city) {
    // « Paris 8e » counts for Paris too.
    const city = cities.get(id)
    if (!city) continue
    for (const label of new Set([shortCity(city.name), localityOf(city)]))
      byCity.set(label, (byCity.get(label) ?? 0) + count)
  }
  const quoi = [
    ...lists.jobTitles.map(({ id, slug, name, feminine }) =>
      term('metier', name, counts.jobTitle.get(id) ?? 0, [feminine, ...wordingsOfTrade(slug)].join(' ')),
    ),
    ...companies.map(({ id, name }) => term('entreprise', name, counts.company.get(id) ?? 0)),
    ...skills.map(({ skill, count }) => term('competence', skill, count)),
  ]
  const ou = [
    ...[...byCity].map(([label, count]) => term('ville', label, count)),
    ...lists.regions.map(({ id, name }) => term('region', name, counts.region.get(id) ?? 0)),
  ]
  const found = (terms: Term[]) => terms.filter(({ jobs_count }) => jobs_count > 0)
  return { quoi: found(quoi), ou: found(ou) }
})

/**
 * Completions of what was typed: each typed word begins a word of the label, or of another name of the trade; closest beginning
 * first, then busiest. Where nothing begins so, a typo or two are forgiven, fewest first.
 */
export async function suggestTerms(
  db: Db,
  field: 'quoi' | 'ou',
  typed: string,
  country: number | null,
): Promise<Suggestion[]> {
  const folded = fold(typed)
  if (folded === '') return []
  const wanted = folded.split(' ')
  const terms = (await keptTerms(db, country))[field]
  const exact = terms.filter(({ words }) => wanted.every((part) => words.some((word) => word.startsWith(part))))
  const found =
    exact.length > 0
      ? exact.map((one) => ({ one, typos: 0 }))
      : terms.map((one) => ({ one, typos: typosIn(one.words, wanted) })).filter(({ typos }) => typos < Infinity)
  let skills = 0
  return found
    .map(({ one, typos }) => ({ one, typos, begins: beginningOf(one, folded, wanted) }))
    .toSorted(
      (a, b) =>
        a.typos - b.typos ||
        a.begins - b.begins ||
        b.one.jobs_count - a.one.jobs_count ||
        a.one.folded.localeCompare(b.one.folded),
    )
    .filter(({ one }) => one.kind !== 'competence' || skills++ < SKILLS_SHOWN)
    .slice(0, AT_MOST)
    .map(({ one }) => ({ kind: one.kind, label: one.label, jobs_count: one.jobs_count }))
}

/** 0 where the label begins so, 1 where its words do, 2 where only another name of it does. */
function beginningOf({ folded }: Term, typed: string, wanted: readonly string[]): number {
  if (folded.startsWith(typed)) return 0
  return typosIn(folded.split(' '), wanted) < Infinity ? 1 : 2
}

/** How many typos there are in all if each part begins a word, or infinity where one is too far from every word. */
function typosIn(words: readonly string[], wanted: readonly string[]): number {
  let sum = 0
  for (const part of wanted) sum += Math.min(...words.map((word) => typosBefore(part, word)))
  return sum
}
