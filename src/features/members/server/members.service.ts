import { companyReferences } from '#features/companies/server/companies.service.ts'
import { citiesById } from '#features/reference/server/reference.service.ts'
import { shortCity } from '#platform/french.ts'
import type { Db } from '#platform/server/db.ts'
import { memoFor } from '#platform/server/memo.ts'
import { initials } from '../members.rules.ts'
import * as members from './members.repository.ts'

const COUNTS_FOR = 2_000
const TEASER = 4
const PEOPLE = 60

const keptCounts = memoFor(COUNTS_FOR, (db: Db, country: number | null) => members.countMembers(db, country))

/** Members who let themselves be counted among members. */
export const countVisibleMembers = async (db: Db, country: number | null): Promise<number> =>
  (await keptCounts(db, country)).visible

/** Members seen since the first of the month, Paris time. */
export const countActiveThisMonth = async (db: Db, country: number | null): Promise<number> =>
  (await keptCounts(db, country)).activeThisMonth

const keptTeaser = memoFor(COUNTS_FOR, async (db: Db, country: number | null) => {
  const [total, found, companies] = await Promise.all([
    countVisibleMembers(db, country),
    members.findPublic(db, country, TEASER),
    companyReferences(db),
  ])
  const cities = await citiesById(
    db,
    found.flatMap(({ cityId }) => cityId ?? []),
  )
  const data = found.map((member) => {
    const employer = companies.find(({ id }) => id === member.companyId)?.name ?? member.schoolName
    const city = member.cityId === null ? member.location : shortCity(cities.get(member.cityId)?.name ?? '')
    return {
      id: member.id,
      name: `${member.firstName} ${member.lastName}`,
      initials: initials(member.firstName, member.lastName),
      title: member.title,
      place: [employer, city].filter(Boolean).join(', '),
      verified: member.verified,
    }
  })
  return { total, data }
})

/** Four members for the open web: only those who chose a public profile. */
export const membersTeaser = (db: Db, country: number | null) => keptTeaser(db, country)

/** The people of a company, as far as they show themselves to everybody. */
export async function publicMembersOf(db: Db, companyId: number) {
  const found = await members.findPublicOf(db, companyId, PEOPLE)
  return found.map(({ id, firstName, lastName, title, verified }) => ({
    id,
    name: `${firstName} ${lastName}`,
    initials: initials(firstName, lastName),
    title,
    verified,
  }))
}
