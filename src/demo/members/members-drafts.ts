import type { Random } from '#platform/random.ts'
import { between, pick } from '#platform/random.ts'
import type { Deck } from './members-draws.ts'
import { deckOf } from './members-draws.ts'
import { careers, searches, wishes } from './members-phrases.ts'
import { memberRoles } from './members-roles.ts'
import type { DemoMember, MemberCountry, MemberPhrase, MemberRole } from './members-shape.ts'
import { courses, schools } from './members-students.ts'

export type MemberCompany = { name: string; sector: string; city: string; country: MemberCountry }

/** A place in life, before someone is named to hold it. */
export type MemberDraft = Pick<DemoMember, 'companyName' | 'schoolName' | 'city' | 'country' | 'yearsOfExperience'> & {
  title: { feminine: string; masculine: string }
  sentences: string[]
  skills: string[]
}

const AWAY_FROM_COMPANY = 0.08
const cities: Record<MemberCountry, string> = {
  fr:
    'Paris, Lyon, Lille, Nantes, Bordeaux, Toulouse, Marseille, Rennes, Strasbourg, Rouen, Montpellier, ' +
    'Grenoble, Tours, Dijon, Angers, Reims, Nancy, Versailles, Nanterre, Villeurbanne, Annecy, Orléans',
  be: 'Bruxelles, Liège, Namur, Charleroi, Mons, Wavre, Tournai, Gand',
  lu: 'Luxembourg, Esch-sur-Alzette, Strassen, Bertrange, Mamer, Differdange',
  ch: 'Genève, Lausanne, Neuchâtel, Fribourg, Zurich, Nyon, Vevey',
}
const pickCity = (random: Random, country: MemberCountry): string => pick(random, cities[country].split(', '))

/** Draws situations that suit the companies, each company getting someone before some get more. */
export function draftMembers(random: Random, companies: MemberCompany[]) {
  const nextCompany = deckOf(random, companies)
  const nextRole = deckOf(random, memberRoles)
  const nextCourse = deckOf(random, courses)
  const nextCareer = deckOf(random, careers)
  const nextWish = deckOf(random, wishes)
  const nextSearch = deckOf(random, searches)
  const sayings = new Map([...memberRoles, ...courses].map((holder) => [holder, deckOf(random, holder.says)]))
  const said = new Set<string>()
  const held = new Set<string>()
  let employees = 0

  function chooseCompany(): MemberCompany {
    employees += 1
    if (employees <= companies.length) return nextCompany()
    return companies[Math.floor(companies.length * random() ** 1.4)]!
  }

  /** Colleagues hold different roles as long as their company has some left. */
  function chooseRole(company: MemberCompany): MemberRole {
    const post = (role: MemberRole): string => `${company.name}/${role.feminine}`
    const exists = (role: MemberRole): boolean => existsAt(company, role)
    const isFree = (role: MemberRole): boolean => exists(role) && !held.has(post(role))
    const role = nextRole(memberRoles.some(isFree) ? isFree : exists)
    held.add(post(role))
    return role
  }

  /** A first sentence, then others that such a person may say; no two people say quite the same. */
  function speak(first: string, years: number, inPost: boolean, sequel: Deck<MemberPhrase>[]): string[] {
    const suits = (phrase: MemberPhrase): boolean =>
      years >= phrase.from &&
      years <= (phrase.to ?? years) &&
      (inPost || !phrase.inPost) &&
      ['{years}', '{city}'].every((place) => !(phrase.text.includes(place) && first.includes(place)))
    const sentences = [first, ...sequel.map((next) => next(suits).text)]
    while (said.has(sentences.join())) sentences.push(nextWish(suits).text)
    said.add(sentences.join())
    return sentences
  }

  function chooseSequel(): Deck<MemberPhrase>[] {
    const length = random()
    if (length < 0.32) return []
    if (length < 0.62) return [nextCareer]
    return length < 0.8 ? [nextWish] : [nextCareer, nextWish]
  }

  return {
    employee(): MemberDraft {
      const company = chooseCompany()
      const role = chooseRole(company)
      const years = between(random, ...role.years)
      return {
        title: role,
        companyName: company.name,
        schoolName: null,
        country: company.country,
        city: random() < AWAY_FROM_COMPANY ? pickCity(random, company.country) : company.city,
        yearsOfExperience: years,
        sentences: speak(sayings.get(role)!(), years, true, chooseSequel()),
        skills: role.skills,
      }
    },

    seeker(): MemberDraft {
      const { country } = pick(random, companies)
      const role = nextRole(
        ({ sectors, years, onlyAt }) => years[1] >= 5 && !onlyAt && !sectors.includes('secteur-public'),
      )
      const years = between(random, Math.max(3, role.years[0]), role.years[1])
      return {
        title: role,
        companyName: null,
        schoolName: null,
        country,
        city: pickCity(random, country),
        yearsOfExperience: years,
        sentences: speak(nextSearch(({ from }) => years >= from).text, years, false, random() < 0.4 ? [nextWish] : []),
        skills: role.skills,
      }
    },

    student(): MemberDraft {
      const school = pick(random, schools)
      const course = nextCourse(({ onlyIn }) => onlyIn === undefined || onlyIn === school.country)
      const years = between(random, 0, 1)
      return {
        title: course,
        companyName: null,
        schoolName: school.name,
        country: school.country,
        city: school.city,
        yearsOfExperience: years,
        sentences: speak(sayings.get(course)!(), years, false, random() < 0.3 ? [nextWish] : []),
        skills: course.skills,
      }
    },
  }
}

function existsAt({ name, sector }: MemberCompany, { sectors, onlyAt, notAt }: MemberRole): boolean {
  return sectors.includes(sector) && (onlyAt?.includes(name) ?? true) && !notAt?.includes(name)
}
