import { and, asc, eq, gt, inArray, lte, or, sql } from 'drizzle-orm'
import type { SQL, SQLWrapper } from 'drizzle-orm'
import type { Db } from '#platform/server/database/db.ts'
import { prepared } from '#platform/server/database/prepared.ts'
import { highestIn, inBatch, mostOf } from '#platform/server/collection/batch-condition.ts'
import type { Batch } from '#platform/server/collection/collection.ts'
import type { Actor } from '#platform/server/endpoints.ts'
import { visitor } from '#platform/server/endpoints.ts'
import { members } from './members.tables.ts'
import {
  blockedOfRow,
  blocksNobody,
  choiceColumns,
  foundBy,
  foundFor,
  partSeenBy,
  sought,
  soughtFor,
  viewerOfRow,
} from './visibility.repository.ts'

const inCountry = (country: number | null): SQL | undefined =>
  country === null ? undefined : eq(members.countryId, country)

/** Those seen within 30 days, to the second. */
export const countActive = (db: Db): Promise<number> =>
  db.$count(members, sql`(${members.lastSeenAt} > now() - interval '30 days')`)

/** Those whom everybody is shown alike, visitor or not: on the home page, with a company, in the search of the whole site. */
const shownToAll = and(foundBy('visitor'), blocksNobody)

/** A column, where the open web sees the part of the profile that it belongs to. */
const ifShown = <T>(part: 'experience' | 'education', column: SQLWrapper): SQL<T | null> =>
  sql<T | null>`case when ${partSeenBy('visitor', part)} then ${column} end`
const shownCompany = ifShown<number>('experience', members.companyId)
const shownCompanyName = ifShown<string>('experience', members.companyName)
const shownSchool = ifShown<string>('education', members.schoolName)

const shownColumns = {
  id: members.id,
  firstName: members.firstName,
  lastName: members.lastName,
  title: members.title,
  companyId: shownCompany,
  companyName: shownCompanyName,
  schoolName: shownSchool,
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
export type WantedWord = { word: string; companyIds: Uint32Array }

/** The words of all that a card may say, by which an index finds it: not in the table, since nothing reads it. */
const words = sql.raw('members.words')

/**
 * Members of the open web found by what their card says: each wanted word begins a word of their name, title, school
 * or company. Those found by name come first. The index finds those whose card could say it; what they hide is left out then.
 */
export async function searchPublic(db: Db, country: number | null, wanted: WantedWord[], limit: number) {
  const begins = (text: SQL, word: string): SQL => sql`${text} like ${`% ${word}%`}`
  const name = foldedWords(members.firstName, members.lastName)
  const card = foldedWords(members.firstName, members.lastName, members.title, shownSchool, shownCompanyName)
  const matches = wanted.flatMap(({ word, companyIds }) => {
    const holds = sql`${words} @@ ${`'${word}':*`}::tsquery`
    if (companyIds.length === 0) return [holds, begins(card, word)]
    // As one text: there may be thousands, and the driver takes long for a list of them.
    const ids = `{${companyIds.join()}}`
    const among = (company: SQLWrapper): SQL => sql`${company} = any(${ids}::int[])`
    return [or(holds, among(members.companyId)), or(begins(card, word), among(shownCompany))]
  })
  const byName = and(...wanted.map(({ word }) => begins(name, word)))
  return db
    .select({ ...shownColumns, total: sql<number>`(count(*) over ())::int` })
    .from(members)
    .where(and(shownToAll, inCountry(country), ...matches))
    .orderBy(sql`${byName} desc`, asc(members.lastName), asc(members.id))
    .limit(limit)
}

export const findPublic = (db: Db, country: number | null, limit: number) =>
  db
    .select(shownColumns)
    .from(members)
    .where(and(shownToAll, inCountry(country)))
    .orderBy(asc(members.id))
    .limit(limit)

/** Members of the open web by their number. */
export const findPublicIds = (db: Db, { after, upTo }: { after: number; upTo: number }) =>
  db
    .select({ id: members.id })
    .from(members)
    .where(and(shownToAll, gt(members.id, after), lte(members.id, upTo)))
    .orderBy(asc(members.id))

/** Which ranges of so many numbers have any of them, from 0 on: the first of each is looked for. */
export async function findPublicRanges(db: Db, length: number): Promise<number[]> {
  const { rows } = await db.execute<{ range: number }>(sql`
    select range from generate_series(0, (select (max(id) - 1) / ${length}::int from ${members})) as range
    cross join lateral (
      select from ${members}
      where ${members.id} > range * ${length}::int and ${members.id} <= (range + 1) * ${length}::int and ${shownToAll}
      order by ${members.id} limit 1
    ) as first_of_it
    order by range`)
  return rows.map(({ range }) => range)
}

/** Members of the open web who work for a company. */
const publicOf = prepared((db) => {
  const companyId = sql.placeholder('companyId')
  return db
    .select({
      id: members.id,
      firstName: members.firstName,
      lastName: members.lastName,
      title: members.title,
      verified: members.verified,
      photoFile: members.photoFile,
    })
    .from(members)
    .where(and(eq(members.companyId, companyId), and(shownToAll, eq(shownCompany, companyId))))
    .orderBy(asc(members.lastName), asc(members.id))
    .limit(sql.placeholder('limit'))
})

export const findPublicOf = (db: Db, companyId: number, limit: number) => publicOf(db, { companyId, limit })

/** All that there is of a member's profile, what the caller is to them, and what the table of who sees what asks for. */
const wholeColumns = (actor: Actor) => ({
  viewer: viewerOfRow(actor),
  accountId: members.accountId,
  id: members.id,
  firstName: members.firstName,
  lastName: members.lastName,
  title: members.title,
  presentation: members.presentation,
  photoFile: members.photoFile,
  cityId: members.cityId,
  location: members.location,
  countryId: members.countryId,
  verified: members.verified,
  joinedAt: members.joinedAt,
  lastSeenAt: members.lastSeenAt,
  companyId: members.companyId,
  companyName: members.companyName,
  sector: members.sector,
  experienceYears: members.experienceYears,
  experience: members.experience,
  schoolName: members.schoolName,
  educationLevel: members.educationLevel,
  lastCourse: members.lastCourse,
  education: members.education,
  skills: members.skills,
  languages: members.languages,
  availability: members.availability,
  wantedTitle: members.wantedTitle,
  wantedSector: members.wantedSector,
  wantedLocation: members.wantedLocation,
  wantedSalary: members.wantedSalary,
  wantedContract: members.wantedContract,
  ...choiceColumns,
})

/** A member, found or not: the rules say what the caller sees of them. */
export async function findMember(db: Db, actor: Actor, which: { id: number } | { accountId: number }) {
  const [row] = await db
    .select(wholeColumns(actor))
    .from(members)
    .where('id' in which ? eq(members.id, which.id) : eq(members.accountId, which.accountId))
  return row ?? null
}
export type WholeMember = NonNullable<Awaited<ReturnType<typeof findMember>>>

/** Members by their accounts, found or not: the rules say what the caller sees of them. */
export const findMembersOf = (db: Db, actor: Actor, accountIds: number[]) =>
  db.select(wholeColumns(actor)).from(members).where(inArray(members.accountId, accountIds))

/** The members that the caller finds, by name. */
export const findFound = (db: Db, actor: Actor, { offset, limit }: { offset: number; limit: number }) =>
  db
    .select(wholeColumns(actor))
    .from(members)
    .where(foundFor(actor))
    .orderBy(asc(members.lastName), asc(members.firstName), asc(members.id))
    .offset(offset)
    .limit(limit)

/** Those of the named members who let the recruiters of this company look for them, in any order. */
export const findSought = (db: Db, actor: Actor, ids: number[]) =>
  db
    .select(wholeColumns(actor))
    .from(members)
    .where(and(inArray(members.id, ids), soughtFor(actor)))

export const findSoughtIds = (db: Db, actor: Actor, ids: number[]) =>
  db
    .select({ id: members.id })
    .from(members)
    .where(and(inArray(members.id, ids), soughtFor(actor)))

/** For how much of an index was filled. */
export const highestSoughtId = highestIn(members.id)

/** Those of a batch who let recruiters look for them, with the companies that they block, by id. */
export const findSoughtBatch = (db: Db, batch: Batch) =>
  db
    .select({
      ...wholeColumns(visitor),
      blocked: blockedOfRow,
      cvSavedAt: members.cvSavedAt,
    })
    .from(members)
    .where(and(inBatch(members.id, batch), sought))
    .orderBy(asc(members.id))
    .limit(mostOf(batch))

export async function idOfAccount(db: Db, accountId: number): Promise<number | null> {
  const [row] = await db.select({ id: members.id }).from(members).where(eq(members.accountId, accountId))
  return row?.id ?? null
}

export async function findAccountOf(db: Db, id: number): Promise<number | null> {
  const [row] = await db.select({ accountId: members.accountId }).from(members).where(eq(members.id, id))
  return row?.accountId ?? null
}

export const insertMembers = (db: Db, rows: (typeof members.$inferInsert)[]) => db.insert(members).values(rows)

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
