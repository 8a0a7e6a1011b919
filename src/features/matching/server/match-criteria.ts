import { remoteKinds } from '#features/jobs/jobs.rules.ts'
import type { Criterion, Having } from '#search-engine/score-query.ts'
import { HALF, mostPoints, NEARLY_PAID, placePoints, skillWording } from '../matching.rules.ts'
import type { WantedPlace, Wishes } from '../matching.rules.ts'

type Level = Having & { readonly points: number }

const idsOf = (list: readonly { id: number }[]): number[] => list.map(({ id }) => id)

const inFacet = (facet: string, values: readonly number[], points: number): Level[] =>
  values.length > 0 ? [{ points, facets: { [facet]: values } }] : []

const placeLevels = ({ cities, regions, countries, near, regionsOfCities, within }: WantedPlace): Level[] => [
  ...inFacet('city', cities, mostPoints.place),
  ...inFacet('region', regions, mostPoints.place),
  ...inFacet('country', countries, mostPoints.place),
  { points: placePoints.remote, facets: { remote: [remoteKinds.indexOf('total')], country: within } },
  ...inFacet('city', near, placePoints.near),
  ...inFacet('region', regionsOfCities, placePoints.region),
]

type Choice = 'function' | 'contract' | 'sector'

/** The rules of `matchSheet` as the index takes them: a test holds both to the same totals. What was not told is left out. */
export function criteriaOf({
  functions,
  skills,
  place,
  contracts,
  salary,
  experience,
  sectors,
}: Wishes): readonly Criterion[] {
  const criteria: Criterion[] = []
  const choose = (criterion: Choice, wanted: readonly { id: number }[], decides = false): void => {
    const most = mostPoints[criterion]
    if (wanted.length > 0) criteria.push({ most, decides, levels: inFacet(criterion, idsOf(wanted), most) })
  }
  choose('function', functions, true)
  choose('contract', contracts)
  choose('sector', sectors)
  if (skills.length > 0) {
    const wordings = skills.map(skillWording)
    criteria.push({ most: mostPoints.skills, wordings, field: 'skills', known: 'skills', decides: true })
  }
  if (place) criteria.push({ most: mostPoints.place, levels: placeLevels(place) })
  if (salary !== null) {
    const most = mostPoints.salary
    criteria.push({
      most,
      known: 'salary',
      levels: [
        { points: most, numbers: { salary: { min: salary } } },
        { points: HALF, numbers: { salary: { min: salary * NEARLY_PAID } } },
      ],
    })
  }
  if (experience !== null) {
    const most = mostPoints.experience
    criteria.push({
      most,
      levels: [
        { points: most, numbers: { experience: { max: experience } } },
        { points: HALF, numbers: { experience: { max: experience + 1 } } },
      ],
    })
  }
  return criteria
}
