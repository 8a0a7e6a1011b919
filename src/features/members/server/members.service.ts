import { companiesById, companyIdsNamed } from '#features/companies/server/company-names.service.ts'
import { citiesById } from '#features/reference/server/reference.service.ts'
import { fold } from '#platform/folding.ts'
import { shortCity } from '#platform/french.ts'
import type { Db } from '#platform/server/database/db.ts'
import { memoFor } from '#platform/server/memo.ts'
import { initials } from '../members.rules.ts'
import { photoAddress } from './member-photo.service.ts'
import * as counts from './member-counts.repository.ts'
import * as members from './members.repository.ts'

const COUNTS_FOR = 2_000
const TEASER = 4
const PEOPLE = 60
// Each is looked for in every card.
const MOST_WORDS = 6

const keptCounts = memoFor(COUNTS_FOR, (db: Db, country: number | null) => counts.countMembers(db, country))

/** The one count of members, for every screen and answer: whoever signed up, hidden or not. */
export const countMembers = (db: Db, country: number | null): Promise<counts.MemberCounts> => keptCounts(db, country)

const keptActive = memoFor(COUNTS_FOR, (db: Db, _key: 'all') => members.countActive(db))

/** Those of them seen within 30 days. All of them are looked at: for administrators. */
export const countActiveMembers = (db: Db): Promise<number> => keptActive(db, 'all')

/** Sums up what has changed since the last time. */
export const tidyMemberCounts = (db: Db): Promise<void> => counts.sumUpCounts(db)

type Shown = Awaited<ReturnType<typeof members.findPublic>>[number]

/** Members as cards show them: who they are, and where they work or study. */
async function describeMembers(db: Db, found: Shown[]) {
  const [companies, cities] = await Promise.all([
    companiesById(db),
    citiesById(
      db,
      found.flatMap(({ cityId }) => cityId ?? []),
    ),
  ])
  return found.map((member) => {
    const employer = companies.get(member.companyId ?? 0)?.name || member.companyName || member.schoolName
    const city = member.cityId === null ? member.location : shortCity(cities.get(member.cityId)?.name ?? '')
    return {
      id: member.id,
      name: `${member.firstName} ${member.lastName}`,
      initials: initials(member.firstName, member.lastName),
      title: member.title,
      place: [employer, city].filter(Boolean).join(', '),
      verified: member.verified,
      photo: photoAddress(member.photoFile),
    }
  })
}

const keptTeaser = memoFor(COUNTS_FOR, async (db: Db, country: number | null) => {
  const [{ total }, found] = await Promise.all([countMembers(db, country), members.findPublic(db, country, TEASER)])
  return { total, data: await describeMembers(db, found) }
})

/** Four members for the open web: only those who chose a public profile. */
export const membersTeaser = (db: Db, country: number | null) => keptTeaser(db, country)

/** The people of a company, as far as they show themselves to everybody. */
export async function publicMembersOf(db: Db, companyId: number) {
  const found = await members.findPublicOf(db, companyId, PEOPLE)
  return found.map(({ id, firstName, lastName, title, verified, photoFile }) => ({
    id,
    name: `${firstName} ${lastName}`,
    initials: initials(firstName, lastName),
    title,
    verified,
    photo: photoAddress(photoFile),
  }))
}

/** Members of the open web by name, title, school or company; text that folds to nothing finds nobody. */
export async function searchPublicMembers(db: Db, typed: string, country: number | null, limit: number) {
  const words = [...new Set(fold(typed).split(' '))].filter(Boolean).slice(0, MOST_WORDS)
  if (words.length === 0) return { total: 0, data: [] }
  const wanted = await Promise.all(words.map(async (word) => ({ word, companyIds: await companyIdsNamed(db, word) })))
  const found = await members.searchPublic(db, country, wanted, limit)
  return { total: found[0]?.total ?? 0, data: await describeMembers(db, found) }
}
