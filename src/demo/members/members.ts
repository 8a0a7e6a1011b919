import type { Random } from '#platform/random.ts'
import { between, pick } from '#platform/random.ts'
import type { MemberCompany, MemberDraft } from './members-drafts.ts'
import { draftMembers } from './members-drafts.ts'
import { deckOf } from './members-draws.ts'
import { fixedMembers } from './members-fixed.ts'
import type { Person } from './members-names.ts'
import { fullName, namePerson } from './members-names.ts'
import type { DemoMember } from './members-shape.ts'

export type { DemoMember } from './members-shape.ts'

const STUDENTS = 0.12
const SEEKERS = 0.07
const SKILLS_AT_LEAST = 4
const SKILLS_AT_MOST = 9
const languages = ['Anglais C1', 'Anglais B2', 'Anglais C2', 'Espagnol B2', 'Allemand B2', 'Italien B1']

/** The same members for the same random numbers: the fixed ones, then as many others as asked. */
export function buildMembers(random: Random, companies: MemberCompany[], count: number): DemoMember[] {
  const drafts = draftMembers(random, companies)
  const taken = new Set(fixedMembers.map(fullName))
  const members = fixedMembers.slice(0, count)
  while (members.length < count) {
    const draft = drafts[chooseSituation(random)]()
    members.push(complete(random, namePerson(random, draft, taken), draft))
  }
  return members
}

function chooseSituation(random: Random): 'student' | 'seeker' | 'employee' {
  const situation = random()
  if (situation < STUDENTS) return 'student'
  return situation < STUDENTS + SEEKERS ? 'seeker' : 'employee'
}

function complete(random: Random, person: Person, draft: MemberDraft): DemoMember {
  const profileVisible = random() < 0.92
  const lastSeenDaysAgo = Math.floor(121 * random() ** 3)
  return {
    firstName: person.firstName,
    lastName: person.lastName,
    title: person.feminine ? draft.title.feminine : draft.title.masculine,
    companyName: draft.companyName,
    schoolName: draft.schoolName,
    city: draft.city,
    country: draft.country,
    presentation: draft.sentences.map((sentence) => fill(sentence, person, draft)).join(' '),
    skills: chooseSkills(random, draft.skills),
    yearsOfExperience: draft.yearsOfExperience,
    verified: draft.companyName !== null && random() < 0.5,
    profileVisible,
    publicProfile: profileVisible && random() < 0.49,
    lastSeenDaysAgo,
    joinedDaysAgo: Math.max(lastSeenDaysAgo, 1 + Math.floor(900 * random())),
  }
}

/** Some of the skills, in the order given, then perhaps a language. */
function chooseSkills(random: Random, skills: string[]): string[] {
  const next = deckOf(random, skills)
  const language = random() < 0.45 ? [pick(random, languages)] : []
  const count = between(random, SKILLS_AT_LEAST, Math.min(SKILLS_AT_MOST - language.length, skills.length))
  const chosen = new Set(Array.from({ length: count }, () => next()))
  return [...skills.filter((skill) => chosen.has(skill)), ...language]
}

function fill(sentence: string, { feminine }: Person, { yearsOfExperience, city }: MemberDraft): string {
  return sentence
    .replaceAll('{years}', String(yearsOfExperience))
    .replaceAll('{city}', city)
    .replaceAll(/\{([^{|}]*)\|([^{|}]*)\}/g, feminine ? '$2' : '$1')
}
