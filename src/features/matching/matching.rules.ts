import type { Salary } from '#platform/french.ts'
import { matchReasons } from './matching.texts.ts'
import type { MatchReasons } from './matching.texts.ts'

/** What counts, in the order of a sheet, and for how much. Nothing else about a person is ever looked at. */
export const mostPoints = {
  function: 25,
  skills: 20,
  place: 20,
  contract: 10,
  salary: 10,
  experience: 10,
  sector: 5,
} as const
export type MatchCriterion = keyof typeof mostPoints
export const matchCriteria = Object.keys(mostPoints) as MatchCriterion[]

/** What a place is worth that is not the one looked for. */
export const placePoints = { remote: 18, near: 16, region: 8 } as const
/** How far « near » reaches, in kilometres. */
export const NEAR = 25
/** A salary that is short of the wish by so little has half of the points. */
export const NEARLY_PAID = 0.9
export const HALF = 5
/** Jobs below are not worth a candidate's time: none is hidden, they are only not proposed. */
export const LEAST_TOTAL = 60

type Named = { readonly id: number; readonly name: string }

/** Where somebody wants to work: any of these places; the rest says what is close to them. */
export type WantedPlace = {
  readonly name: string
  readonly cities: readonly number[]
  readonly regions: readonly number[]
  readonly countries: readonly number[]
  readonly near: readonly number[]
  readonly regionsOfCities: readonly number[]
  /** The countries that all of it lies in. */
  readonly within: readonly number[]
}

/** What somebody looks for and brings along. What was not told is empty or null, and counts neither for nor against. */
export type Wishes = {
  readonly functions: readonly Named[]
  readonly skills: readonly string[]
  readonly place: WantedPlace | null
  readonly contracts: readonly Named[]
  /** The least, a year. */
  readonly salary: number | null
  /** Years. */
  readonly experience: number | null
  readonly sectors: readonly Named[]
}

/** What a job says. */
export type MatchFacts = {
  readonly function: Named
  readonly skills: readonly string[]
  readonly city: Named
  readonly region: Named
  readonly countryId: number
  readonly fullyRemote: boolean
  readonly contract: Named
  readonly salary: Salary
  /** Its top, a year; null where the job does not say. */
  readonly yearlySalary: number | null
  readonly experienceMin: number
  readonly sector: Named
}

/** `points` is null where either side left it open. */
type MatchPoint = {
  readonly criterion: MatchCriterion
  readonly points: number | null
  readonly most: number
  readonly reason: string
}
export type MatchSheet = {
  /** Out of 100, over what can be judged; null where nothing can. */
  readonly total: number | null
  readonly points: readonly MatchPoint[]
  /** Skills that the job asks for and that were not named. */
  readonly missingSkills: readonly string[]
}

/** Whether a skill stands among some others, however it is written there. */
export type StandsAmong = (skill: string, others: readonly string[]) => boolean

const LEVEL_WORDS =
  /(^|[\s,(])(avancée?s?|courante?s?|confirmée?s?|professionnel(?:le)?s?|bilingue|intermédiaires?|experte?s?|notions|maîtrise|bon niveau|niveau|[abc][12])(?=$|[\s,)])/giu

/** A skill without how well it is mastered: who writes « Excel avancé » knows « Excel ». */
export function skillWording(skill: string): string {
  const bare = skill.replace(LEVEL_WORDS, ' ').trim()
  return /\p{L}/u.test(bare) ? bare : skill
}

type Judged = { points: number | null; reason: string }

const judges: Record<
  MatchCriterion,
  (wishes: Wishes, job: MatchFacts, words: MatchReasons, stands: StandsAmong) => Judged
> = {
  function: ({ functions }, job, words) => {
    if (functions.length === 0) return { points: null, reason: words.untold }
    const wanted = functions.some(({ id }) => id === job.function.id)
    return wanted
      ? { points: mostPoints.function, reason: words.function.same(job.function.name) }
      : { points: 0, reason: words.function.other(job.function.name, namesOf(functions)) }
  },
  skills: ({ skills }, job, words, stands) => {
    if (skills.length === 0) return { points: null, reason: words.untold }
    const all = job.skills.length
    if (all === 0) return { points: null, reason: words.unsaid }
    const found = skills.filter((skill) => stands(skillWording(skill), job.skills))
    return { points: sharedPoints(found.length, all), reason: words.skills(found, all) }
  },
  place: ({ place }, job, words) => (place ? judgePlace(place, job, words) : { points: null, reason: words.untold }),
  contract: ({ contracts }, job, words) => {
    if (contracts.length === 0) return { points: null, reason: words.untold }
    const wanted = contracts.some(({ id }) => id === job.contract.id)
    return wanted
      ? { points: mostPoints.contract, reason: words.contract.same(job.contract.name) }
      : { points: 0, reason: words.contract.other(job.contract.name, namesOf(contracts)) }
  },
  salary: ({ salary }, job, words) => {
    if (salary === null) return { points: null, reason: words.untold }
    if (job.yearlySalary === null) return { points: null, reason: words.unsaid }
    const reason = words.salary(job.salary, job.yearlySalary, salary)
    if (job.yearlySalary >= salary) return { points: mostPoints.salary, reason }
    return { points: job.yearlySalary >= salary * NEARLY_PAID ? HALF : 0, reason }
  },
  // More than is asked for never counts against anybody: years stand for an age too easily.
  experience: ({ experience }, { experienceMin }, words) => {
    if (experience === null) return { points: null, reason: words.untold }
    const reason = words.experience(experienceMin, experience)
    if (experience >= experienceMin) return { points: mostPoints.experience, reason }
    return { points: experience + 1 >= experienceMin ? HALF : 0, reason }
  },
  sector: ({ sectors }, job, words) => {
    if (sectors.length === 0) return { points: null, reason: words.untold }
    const wanted = sectors.some(({ id }) => id === job.sector.id)
    return wanted
      ? { points: mostPoints.sector, reason: words.sector.same(job.sector.name) }
      : { points: 0, reason: words.sector.other(job.sector.name, namesOf(sectors)) }
  },
}

const namesOf = (list: readonly Named[]): string[] => list.map(({ name }) => name)

/** Points for so many skills where so many are asked for; the search engine counts the same (`sharePoints`). */
const sharedPoints = (found: number, all: number): number =>
  Math.round((mostPoints.skills * Math.min(found, all)) / all)

function judgePlace(place: WantedPlace, job: MatchFacts, words: MatchReasons): Judged {
  const { city, region, countryId } = job
  const there =
    place.cities.includes(city.id) || place.regions.includes(region.id) || place.countries.includes(countryId)
  if (there) return { points: mostPoints.place, reason: words.place.there(city.name, place.name) }
  if (job.fullyRemote && place.within.includes(countryId))
    return { points: placePoints.remote, reason: words.place.remote }
  if (place.near.includes(city.id))
    return { points: placePoints.near, reason: words.place.near(city.name, NEAR, place.name) }
  if (place.regionsOfCities.includes(region.id))
    return { points: placePoints.region, reason: words.place.region(city.name, region.name) }
  return { points: 0, reason: words.place.elsewhere(city.name, place.name) }
}

/** One job against one person's wishes, point by point: the same for the candidate and for who recruits. */
export function matchSheet(
  wishes: Wishes,
  job: MatchFacts,
  stands: StandsAmong,
  words: MatchReasons = matchReasons,
): MatchSheet {
  const points = matchCriteria.map((criterion) => ({
    criterion,
    most: mostPoints[criterion],
    ...judges[criterion](wishes, job, words, stands),
  }))
  const judged = points.filter((one) => one.points !== null)
  const possible = judged.reduce((sum, { most }) => sum + most, 0)
  const sum = judged.reduce((total, one) => total + one.points!, 0)
  const named = wishes.skills.map(skillWording)
  return {
    total: possible === 0 ? null : Math.round((100 * sum) / possible),
    points,
    missingSkills: named.length === 0 ? [] : job.skills.filter((asked) => !named.some((one) => stands(one, [asked]))),
  }
}

const told: Record<MatchCriterion, (wishes: Wishes) => boolean> = {
  function: ({ functions }) => functions.length > 0,
  skills: ({ skills }) => skills.length > 0,
  place: ({ place }) => place !== null,
  contract: ({ contracts }) => contracts.length > 0,
  salary: ({ salary }) => salary !== null,
  experience: ({ experience }) => experience !== null,
  sector: ({ sectors }) => sectors.length > 0,
}

/** What a candidate has not said yet, the weightiest first. */
export const untoldOf = (wishes: Wishes): MatchCriterion[] => matchCriteria.filter((one) => !told[one](wishes))

/** Whether jobs can be proposed: something about the work itself, and something else besides. */
export const toldEnough = (wishes: Wishes): boolean =>
  (told.function(wishes) || told.skills(wishes)) && matchCriteria.length - untoldOf(wishes).length >= 2
