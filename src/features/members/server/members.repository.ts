import { and, asc, eq, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Db } from '#platform/server/db.ts'
import { members } from './members.tables.ts'

const inCountry = (country: number | null): SQL | undefined =>
  country === null ? undefined : eq(members.countryId, country)

/** Members counted among members, and those of them seen since the first of the month in Paris. */
export async function countMembers(
  db: Db,
  country: number | null,
): Promise<{ visible: number; activeThisMonth: number }> {
  const month = sql`date_trunc('month', now() at time zone 'Europe/Paris') at time zone 'Europe/Paris'`
  const [row] = await db
    .select({
      visible: sql<number>`count(*) filter (where ${members.profileVisible})::int`,
      activeThisMonth: sql<number>`count(*) filter (where ${members.lastSeenAt} >= ${month})::int`,
    })
    .from(members)
    .where(inCountry(country))
  return row ?? { visible: 0, activeThisMonth: 0 }
}

/** The SQL twin of the rule `isPublic`. */
const isPublicRow = and(members.profileVisible, members.publicProfile)

export const findPublic = (db: Db, country: number | null, limit: number) =>
  db
    .select({
      id: members.id,
      firstName: members.firstName,
      lastName: members.lastName,
      title: members.title,
      companyId: members.companyId,
      schoolName: members.schoolName,
      cityId: members.cityId,
      verified: members.verified,
    })
    .from(members)
    .where(and(isPublicRow, inCountry(country)))
    .orderBy(asc(members.id))
    .limit(limit)

/** Members of the open web who work for a company. */
export const findPublicOf = (db: Db, companyId: number, limit: number) =>
  db
    .select({
      id: members.id,
      firstName: members.firstName,
      lastName: members.lastName,
      title: members.title,
      verified: members.verified,
    })
    .from(members)
    .where(and(isPublicRow, eq(members.companyId, companyId)))
    .orderBy(asc(members.lastName), asc(members.id))
    .limit(limit)

export const insertMembers = (db: Db, rows: (typeof members.$inferInsert)[]) => db.insert(members).values(rows)
