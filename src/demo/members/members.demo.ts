import type { SeededCompany } from '../companies/companies.demo.ts'
import { siteCountries } from '#features/reference/reference.rules.ts'
import type { Db } from '#platform/server/database/db.ts'
import { seededRandom } from '#platform/random.ts'
import { buildMembers } from './members.ts'
import * as members from '#features/members/server/members.repository.ts'

const MEMBERS = 400
const DAY = 86_400_000

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
  const rows = buildMembers(random, companies, MEMBERS).map((member) => {
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
    }
  })
  const accountIds = await openAccounts(rows)
  await members.insertMembers(
    db,
    rows.map((row, index) => ({ ...row, accountId: accountIds[index]! })),
  )
}
