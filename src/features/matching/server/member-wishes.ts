import { functionsNamed } from '#features/jobs/server/trades-named.service.ts'
import { leastSalary, sectorsOfForms } from '#features/members/profile.rules.ts'
import { statedWishes } from '#features/members/server/member-wishes.service.ts'
import { citiesAround, findPlace } from '#features/reference/server/place-names.service.ts'
import type { Place } from '#features/reference/server/place-names.service.ts'
import { citiesById, listsOf } from '#features/reference/server/reference.service.ts'
import type { Db } from '#platform/server/database/db.ts'
import { standsIn } from '#search-engine/analysis/word-pairs.ts'
import type { WantedPlace, Wishes } from '../matching.rules.ts'
import { NEAR, skillWording } from '../matching.rules.ts'

/** A profile may hold more; the first ones say what somebody is about. */
const MOST_SKILLS = 25
const MOST_PLACES = 5

const noWishes: Wishes = {
  functions: [],
  skills: [],
  place: null,
  contracts: [],
  salary: null,
  experience: null,
  sectors: [],
}

/**
 * What a member looks for, by what they said of it: the wanted title or else their own, skills, wanted place, contract and
 * salary, wanted sector, years of experience. Where they live is no wish, and never read.
 */
export async function wishesOf(db: Db, accountId: number): Promise<Wishes> {
  const stated = await statedWishes(db, accountId)
  if (!stated) return noWishes
  const lists = await listsOf(db)
  const { wantedTitle, title, skills, wantedLocation, wantedContract, wantedSalary, wantedSector } = stated
  const sectors = sectorsOfForms[wantedSector] ?? []
  return {
    functions: functionsNamed(wantedTitle.trim() || title, lists),
    skills: distinctSkills(skills),
    place: await wantedPlace(db, wantedLocation, stated.countryId),
    contracts: lists.contracts.filter(({ slug }) => slug === wantedContract),
    salary: leastSalary(wantedSalary),
    // Before the form of the CV was saved nobody was asked for a zero: it means that nothing was said.
    experience: stated.experienceYears > 0 || stated.cvSaved ? stated.experienceYears : null,
    sectors: lists.sectors.filter(({ slug }) => sectors.includes(slug)),
  }
}

/** Each skill once. One that another stands in adds nothing: whoever has « Audit » has it where « Audit légal » is asked for. */
export function distinctSkills(skills: readonly string[]): string[] {
  const kept: string[] = []
  const shortestFirst = [...new Set(skills.slice(0, MOST_SKILLS))].toSorted(
    (a, b) => skillWording(a).length - skillWording(b).length,
  )
  for (const skill of shortestFirst) {
    if (!kept.some((other) => standsIn(skillWording(other), [skillWording(skill)]))) kept.push(skill)
  }
  return skills.filter((skill, at) => kept.includes(skill) && skills.indexOf(skill) === at)
}

type Found = { readonly name: string; readonly place: Place }

/** What was typed as the wanted place: one, or several with commas or « ou » between them. */
async function wantedPlace(db: Db, typed: string, countryId: number): Promise<WantedPlace | null> {
  const whole = await findPlace(db, typed, countryId)
  const found: Found[] = whole ? [{ name: typed.trim(), place: whole }] : []
  if (!whole) {
    for (const part of typed.split(/[,;/]| ou | et /i).slice(0, MOST_PLACES)) {
      const place = await findPlace(db, part, countryId)
      if (place) found.push({ name: part.trim(), place })
    }
  }
  if (found.length === 0) return null
  const cities = idsOf(found, 'city')
  const regionsOfCities = [...new Set([...(await citiesById(db, cities)).values()].map(({ regionId }) => regionId))]
  // « Lyon, France » is Lyon: what only says where another one lies is no place of its own.
  const own = found.filter(
    ({ place: { kind, ids, countryId: country } }) =>
      kind === 'city' ||
      (kind === 'region' && !ids.some((id) => regionsOfCities.includes(id))) ||
      (kind === 'country' && !found.some(({ place }) => place.kind !== 'country' && place.countryId === country)),
  )
  const spots = own.filter(({ place }) => place.spot).flatMap(({ place }) => place.ids)
  return {
    name: own.map(({ name }) => name).join(' ou '),
    cities,
    regions: idsOf(own, 'region'),
    countries: idsOf(own, 'country'),
    near: spots.length > 0 ? await citiesAround(db, spots, NEAR) : [],
    regionsOfCities,
    within: [...new Set(own.map(({ place }) => place.countryId))],
  }
}

const idsOf = (found: readonly Found[], kind: Place['kind']): number[] =>
  found.filter(({ place }) => place.kind === kind).flatMap(({ place }) => place.ids)
