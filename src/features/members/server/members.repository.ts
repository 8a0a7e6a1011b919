import { and, asc, eq, inArray, not, or, sql } from 'drizzle-orm'
import type { SQL, SQLWrapper } from 'drizzle-orm'
import type { Db } from '#platform/server/database/db.ts'
import { members } from './members.tables.ts'

const inCountry = (country: number | null): SQL | undefined =>
  country === null ? undefined : eq(members.countryId, country)

export type MemberCounts = { total: number; activeThisMonth: number; activeWithin30Days: number }

/** Everybody who has an account, and those of them seen since the first of the month in Paris, or within 30 days. */
export async function countMembers(db: Db, country: number | null): Promise<MemberCounts> {
  const month = sql`date_trunc('month', now() at time zone 'Europe/Paris') at time zone 'Europe/Paris'`
  const [row] = await db
    .select({
      total: sql<number>`count(*)::int`,
      activeThisMonth: sql<number>`count(*) filter (where ${members.lastSeenAt} >= ${month})::int`,
      activeWithin30Days: sql<number>`count(*) filter (where ${members.lastSeenAt} > now() - interval '30 days')::int`,
    })
    .from(members)
    .where(inCountry(country))
  return row!
}

/** The SQL twin of the rule `isPublic`. */
const isPublicRow = and(members.profileVisible, members.publicProfile, not(members.suspended))

const shownColumns = {
  id: members.id,
  firstName: members.firstName,
  lastName: members.lastName,
  title: members.title,
  companyId: members.companyId,
  schoolName: members.schoolName,
  cityId: members.cityId,
  location: members.location,
  verified: members.verified,
  photoFile: members.photoFile,
}

/** The SQL twin of `fold`, with a blank before each word. */
export const foldedWords = (...columns: SQLWrapper[]): SQL => {
  const text = sql`concat_ws(' ', ${sql.join(columns, sql`, `)})`
  const whole = sql`replace(replace(replace(replace(${text}, 'œ', 'oe'), 'Œ', 'oe'), 'æ', 'ae'), 'Æ', 'ae')`
  const bare = sql`regexp_replace(normalize(${whole}, NFD), '[\\u0300-\\u036f]', '', 'g')`
  return sql`(' ' || regexp_replace(lower(${bare}), '[^a-z0-9]+', ' ', 'g'))`
}

/** A word as it was typed, folded, and the companies whose name has a word that begins with it. */
export type WantedWord = { word: string; companyIds: number[] }

/**
 * Members of the open web found by what their card says: each wanted word begins a word of their name, title, school
 * or company. Those found by name come first.
 */
export async function searchPublic(db: Db, country: number | null, wanted: WantedWord[], limit: number) {
  const begins = (text: SQL, word: string): SQL => sql`${text} like ${`% ${word}%`}`
  const name = foldedWords(members.firstName, members.lastName)
  const card = foldedWords(members.firstName, members.lastName, members.title, members.schoolName)
  const matches = wanted.map(({ word, companyIds }) =>
    companyIds.length > 0
      ? or(begins(card, word), sql`${members.companyId} = any(${sql.param(companyIds)}::int[])`)
      : begins(card, word),
  )
  const byName = and(...wanted.map(({ word }) => begins(name, word)))
  return db
    .select({ ...shownColumns, total: sql<number>`(count(*) over ())::int` })
    .from(members)
    .where(and(isPublicRow, inCountry(country), ...matches))
    .orderBy(sql`${byName} desc`, asc(members.lastName), asc(members.id))
    .limit(limit)
}

export const findPublic = (db: Db, country: number | null, limit: number) =>
  db
    .select(shownColumns)
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
      photoFile: members.photoFile,
    })
    .from(members)
    .where(and(isPublicRow, eq(members.companyId, companyId)))
    .orderBy(asc(members.lastName), asc(members.id))
    .limit(limit)

export const insertMembers = (db: Db, rows: (typeof members.$inferInsert)[]) => db.insert(members).values(rows)

// Profiles of accounts ---------------------------------------------------------------------------------
const profileColumns = {
  firstName: members.firstName,
  lastName: members.lastName,
  title: members.title,
  presentation: members.presentation,
  skills: members.skills,
  location: members.location,
  availability: members.availability,
  experience: members.experience,
  education: members.education,
  wantedTitle: members.wantedTitle,
  wantedLocation: members.wantedLocation,
  wantedSalary: members.wantedSalary,
  wantedContract: members.wantedContract,
  profileVisible: members.profileVisible,
  publicProfile: members.publicProfile,
}

export type MemberProfile = Pick<typeof members.$inferSelect, keyof typeof profileColumns>
export type ProfileFields = Omit<MemberProfile, 'profileVisible' | 'publicProfile'>
export type NewProfile = Pick<MemberProfile, 'firstName' | 'lastName'> &
  Partial<MemberProfile> & { accountId: number; countryId: number }

export async function insertProfile(db: Db, profile: NewProfile): Promise<void> {
  await db.insert(members).values(profile)
}

export async function findProfile(db: Db, accountId: number): Promise<MemberProfile | null> {
  const [row] = await db.select(profileColumns).from(members).where(eq(members.accountId, accountId))
  return row ?? null
}

/** All that is kept in it. */
export async function findWholeProfile(db: Db, accountId: number): Promise<typeof members.$inferSelect | null> {
  const [row] = await db.select().from(members).where(eq(members.accountId, accountId))
  return row ?? null
}

export async function updateProfile(db: Db, accountId: number, fields: Partial<ProfileFields>): Promise<void> {
  if (Object.keys(fields).length === 0) return
  await db.update(members).set(fields).where(eq(members.accountId, accountId))
}

export const findLastSeen = (db: Db, accountIds: number[]) =>
  db
    .select({ accountId: members.accountId, lastSeenAt: members.lastSeenAt })
    .from(members)
    .where(inArray(members.accountId, accountIds))

export async function updateLastSeen(db: Db, accountId: number): Promise<void> {
  await db
    .update(members)
    .set({ lastSeenAt: sql`now()` })
    .where(eq(members.accountId, accountId))
}

export async function updateVisibility(db: Db, accountId: number, profileVisible: boolean): Promise<void> {
  await db.update(members).set({ profileVisible }).where(eq(members.accountId, accountId))
}
