import { and, eq, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Db } from '#platform/server/database/db.ts'
import { prepared } from '#platform/server/database/prepared.ts'
import { members } from './members.tables.ts'

// The profile of an account, as its owner reads and writes it.

const profileColumns = {
  firstName: members.firstName,
  lastName: members.lastName,
  title: members.title,
  presentation: members.presentation,
  skills: members.skills,
  languages: members.languages,
  location: members.location,
  countryId: members.countryId,
  companyId: members.companyId,
  companyName: members.companyName,
  sector: members.sector,
  experienceYears: members.experienceYears,
  schoolName: members.schoolName,
  educationLevel: members.educationLevel,
  lastCourse: members.lastCourse,
  availability: members.availability,
  experience: members.experience,
  education: members.education,
  wantedTitle: members.wantedTitle,
  wantedSector: members.wantedSector,
  wantedLocation: members.wantedLocation,
  wantedSalary: members.wantedSalary,
  wantedContract: members.wantedContract,
  visibleToRecruiters: members.visibleToRecruiters,
  cvSavedAt: members.cvSavedAt,
  version: members.version,
}

export type ProfileRow = Pick<typeof members.$inferSelect, keyof typeof profileColumns>
type Written = Omit<ProfileRow, 'version'> & { profileVisible: boolean; verified: SQL; cityId: null }
export type NewProfile = Pick<ProfileRow, 'firstName' | 'lastName'> &
  Partial<ProfileRow> & { accountId: number; countryId: number; profileVisible?: boolean }

export async function insertProfile(db: Db, profile: NewProfile): Promise<void> {
  await db.insert(members).values(profile)
}

const profileOf = prepared((db) =>
  db
    .select(profileColumns)
    .from(members)
    .where(eq(members.accountId, sql.placeholder('accountId'))),
)

export async function findProfile(db: Db, accountId: number): Promise<ProfileRow | null> {
  const [row] = await profileOf(db, { accountId })
  return row ?? null
}

/** All that is kept in it. */
export async function findWholeProfile(db: Db, accountId: number): Promise<typeof members.$inferSelect | null> {
  const [row] = await db.select().from(members).where(eq(members.accountId, accountId))
  return row ?? null
}

/** Changes some of it, from a version of it where one is named. Says whether it did. */
export async function updateProfile(
  db: Db,
  accountId: number,
  fields: Partial<Written>,
  version?: number,
): Promise<boolean> {
  const rows = await db
    .update(members)
    .set({ ...fields, version: sql`${members.version} + 1` })
    .where(and(eq(members.accountId, accountId), version === undefined ? undefined : eq(members.version, version)))
    .returning({ id: members.id })
  return rows.length > 0
}

/** Verified means: at the company of now. */
export const verifiedAt = (companyId: number | null): SQL =>
  sql`${members.verified} and ${members.companyId} is not distinct from ${companyId}`

export async function updateVisibility(db: Db, accountId: number, profileVisible: boolean): Promise<void> {
  await db.update(members).set({ profileVisible }).where(eq(members.accountId, accountId))
}
