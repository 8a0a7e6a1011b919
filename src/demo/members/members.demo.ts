import type { SeededCompany } from '../companies/companies.demo.ts'
import { siteCountries } from '#features/reference/reference.rules.ts'
import type { Db } from '#platform/server/database/db.ts'
import { seededRandom } from '#platform/random.ts'
import type { DemoMember } from './members.ts'
import { buildMembers } from './members.ts'
import * as members from '#features/members/server/members.repository.ts'

const MEMBERS = 400
const DAY = 86_400_000

const LONGEST_POST = 8

/** Where they work since when, or where they study. */
function careerOf({ title, companyName, schoolName, yearsOfExperience }: DemoMember, year: number) {
  const since = `Depuis ${year - Math.min(yearsOfExperience, LONGEST_POST)}`
  return {
    experience: companyName === null ? [] : [{ id: 1, title, company: companyName, period: since, description: '' }],
    education: schoolName === null ? [] : [{ id: 1, degree: title, school: schoolName, year: String(year) }],
  }
}

/** Who has no post can begin; of the others some only listen. */
const availabilityOf = ({ companyName }: DemoMember, place: number) =>
  companyName !== null && place % 5 < 2 ? ('employed' as const) : ('open_to_opportunities' as const)

const salaryOf = (years: number): string => {
  const low = 34 + 2 * Math.min(years, 20)
  return `${low}–${low + 6} k€`
}

type NewMember = { firstName: string; lastName: string; countryId: number; joinedAt: Date }

/** The fictional members of the demonstration, each with an account, so that there is somebody at the other end. */
export async function seedMembers(
  db: Db,
  companies: SeededCompany[],
  cityIdOf: (countryId: number, name: string) => number,
  now: Date,
  openAccounts: (people: NewMember[]) => Promise<number[]>,
): Promise<void> {
  const companyIds = new Map(companies.map(({ name, id }) => [name, id]))
  const daysAgo = (days: number, random: number): Date =>
    new Date(now.getTime() - days * DAY - Math.floor(random * 3_600_000))
  const random = seededRandom('florin members')
  const rows = buildMembers(random, companies, MEMBERS).map((member, place) => {
    const countryId = siteCountries.find(({ code }) => code === member.country)!.id
    return {
      firstName: member.firstName,
      lastName: member.lastName,
      title: member.title,
      companyId: member.companyName === null ? null : companyIds.get(member.companyName)!,
      schoolName: member.schoolName,
      countryId,
      cityId: cityIdOf(countryId, member.city),
      presentation: member.presentation,
      skills: member.skills,
      experienceYears: member.yearsOfExperience,
      verified: member.verified,
      profileVisible: member.profileVisible,
      publicProfile: member.publicProfile,
      joinedAt: daysAgo(member.joinedDaysAgo, random()),
      lastSeenAt: daysAgo(member.lastSeenDaysAgo, random()),
      ...careerOf(member, now.getFullYear()),
      // Two in three look for something and have said what.
      ...(place % 3 === 0
        ? {}
        : {
            cvSavedAt: daysAgo(place % 40, 0),
            wantedTitle: member.title,
            wantedLocation: member.city,
            wantedContract: 'cdi',
            availability: availabilityOf(member, place),
            ...(place % 4 === 0 ? {} : { wantedSalary: salaryOf(member.yearsOfExperience) }),
          }),
    }
  })
  const accountIds = await openAccounts(rows)
  await members.insertMembers(
    db,
    rows.map((row, index) => ({ ...row, accountId: accountIds[index]! })),
  )
}
