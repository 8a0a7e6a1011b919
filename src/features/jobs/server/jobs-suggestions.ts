import type { NamedCompany } from '#features/companies/server/company-names.service.ts'
import { recruitingNamed, recruitingNear } from '#features/companies/server/company-names.service.ts'
import { countryById } from '#features/reference/reference.rules.ts'
import { listsOf } from '#features/reference/server/reference.service.ts'
import { wordingsOfTrade } from '#features/reference/server/trade-names.service.ts'
import { fold } from '#platform/folding.ts'
import type { LiveJobs } from './live-counts.service.ts'
import { countLiveJobs, memoLive } from './live-counts.service.ts'
import { placeTerms } from './place-suggestions.ts'
import { countAsking, wantedSkills } from './skills.service.ts'
import type { Suggestion, Term } from './suggestion-terms.ts'
import { begunBy, closestTo, completing, inOrder, term } from './suggestion-terms.ts'

const TERMS_FOR = 10_000
const AT_MOST = 8
// Skills are asked for by far more jobs than any title: all by themselves they would fill the list.
const SKILLS_SHOWN = 3

/** Trades and skills that can complete « Quoi », with the live jobs behind them. Companies may be many: they are looked up. */
const keptTerms = memoLive(TERMS_FOR, async (live: LiveJobs, country: number | null) => {
  const { db, jobs } = live
  const [lists, counts, skills] = await Promise.all([
    listsOf(db),
    countLiveJobs(jobs, country),
    wantedSkills(live, country),
  ])
  return [
    ...lists.jobTitles.map(({ id, slug, name, feminine }) =>
      term('metier', name, counts.jobTitle.get(id) ?? 0, [feminine, ...wordingsOfTrade(slug)]),
    ),
    ...skills.map(({ skill, count }) => term('competence', skill, count)),
  ].filter(({ jobs_count }) => jobs_count > 0)
})

/** Trades, skills and companies that begin so; where none does, those that do but for a typo or two. */
async function completionsOf(live: LiveJobs, folded: string, country: number | null): Promise<Term[]> {
  const [terms, { company: jobs }] = await Promise.all([keptTerms(live, country), countLiveJobs(live.jobs, country)])
  const asTerm = ({ company, folded, words }: NamedCompany): Term => ({
    kind: 'entreprise',
    label: company.name,
    jobs_count: jobs.get(company.id) ?? 0,
    folded,
    names: [words],
  })
  const named = await recruitingNamed(live.db, folded, jobs, AT_MOST)
  const begun = [...begunBy(terms, folded), ...named.map(asTerm)]
  if (begun.length > 0) return inOrder(begun, folded)
  const near = await recruitingNear(live.db, folded, jobs, AT_MOST)
  return inOrder(closestTo([...terms, ...near.map(asTerm)], folded), folded)
}

const shown = ({ kind, label, jobs_count }: Suggestion, country: string | null = null) => ({
  kind,
  label,
  jobs_count,
  country,
})

/** Completions of what was typed into one of the two search fields. */
export async function suggestTerms(live: LiveJobs, field: 'quoi' | 'ou', typed: string, country: number | null) {
  const folded = fold(typed)
  if (folded === '') return []
  if (field === 'ou') return suggestPlaces(live, folded, country)
  let skills = 0
  const found = (await completionsOf(live, folded, country))
    .filter(({ kind }) => kind !== 'competence' || skills++ < SKILLS_SHOWN)
    .slice(0, AT_MOST)
  // Of skills only the newest jobs were counted, to find the usual ones.
  const counted = await Promise.all(
    found.map(async (one) =>
      one.kind === 'competence' ? { ...one, jobs_count: await countAsking(live, one.label, country) } : one,
    ),
  )
  return counted.filter(({ jobs_count }) => jobs_count > 0).map((one) => shown(one))
}

/** Places of the country of the visit, then those of the others: a search there says how to go to them. */
async function suggestPlaces(live: LiveJobs, folded: string, country: number | null) {
  const all = await placeTerms(live, 'places')
  if (country === null)
    return completing(all, folded)
      .slice(0, AT_MOST)
      .map((one) => shown(one))
  const here = completing(
    all.filter(({ countryId }) => countryId === country),
    folded,
  )
  const abroad = completing(
    all.filter(({ countryId }) => countryId !== country),
    folded,
  )
  return [
    ...here.map((one) => shown(one)),
    ...abroad.map((one) => shown(one, one.kind === 'pays' ? null : countryById(one.countryId).name)),
  ].slice(0, AT_MOST)
}
