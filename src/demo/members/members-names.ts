import { pickWeighted } from '#platform/random.ts'
import type { Random } from '#platform/random.ts'
import { pick } from '#platform/random.ts'
import { frenchNames } from './members-french-names.ts'
import { otherNames } from './members-other-names.ts'
import type { MemberCountry } from './members-shape.ts'

const CAREER = 25

export type Person = { firstName: string; lastName: string; feminine: boolean }

export const fullName = ({ firstName, lastName }: Pick<Person, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`

/** Someone whose full name nobody bears yet; the name is added to those taken. */
export function namePerson(
  random: Random,
  { country, yearsOfExperience }: { country: MemberCountry; yearsOfExperience: number },
  taken: Set<string>,
): Person {
  const pool = pickWeighted(random, [frenchNames, ...otherNames], ({ shares }) => shares[country])
  const { feminine: hers, masculine: his } = random() < pool.ownFirstNames ? pool : frenchNames
  const feminine = random() < 0.5
  const person: Person = {
    firstName: pick(random, ofGeneration(feminine ? hers : his, yearsOfExperience)),
    lastName: pick(random, pool.lastNames),
    feminine,
  }
  if (taken.has(fullName(person))) return namePerson(random, { country, yearsOfExperience }, taken)
  taken.add(fullName(person))
  return person
}

/** Half of a list ordered by age, nearer to its end for beginners. Short lists have no age. */
function ofGeneration(firstNames: string[], years: number): string[] {
  if (firstNames.length < 12) return firstNames
  const half = firstNames.length / 2
  const start = Math.round(half * (1 - Math.min(years, CAREER) / CAREER))
  return firstNames.slice(start, start + half)
}
