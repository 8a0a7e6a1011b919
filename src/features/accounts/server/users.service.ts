import type { ProfileChanges } from '#features/members/server/member-profile.service.ts'
import { changeProfile, profileOf } from '#features/members/server/member-profile.service.ts'
import { photoOf } from '#features/members/server/member-photo.service.ts'
import type { ParsedInputOf } from '#platform/contract.ts'
import { admits } from '#platform/contract.ts'
import { notFound } from '#platform/refusals.ts'
import type { Db } from '#platform/server/database/db.ts'
import { countTry } from '#platform/server/database/limits.ts'
import type { SignedIn } from '#platform/server/endpoints.ts'
import { countryById, findCountry } from '#features/reference/reference.rules.ts'
import { countUnread } from '#features/notifications/server/notifications.service.ts'
import { initials } from '#features/members/members.rules.ts'
import type { updateOwnProfile as updateOwnProfileEndpoint } from '../users.contract.ts'
import { settingsOf, spaceOf } from '../accounts.rules.ts'
import type { Account } from './accounts.repository.ts'
import * as accounts from './accounts.repository.ts'
import { profileChanges } from './limits.ts'
import { splitName } from '../signing-up/server/sign-up.ts'
import { acceptedVersionOf } from '../signing-up/server/terms.ts'

const fullName = ({ firstName, lastName }: Pick<Account, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`.trim()

/** Each entry with an id of its own: the one it has, unless another one has it already, or else the first that is free. */
function numbered<T extends { id?: number | undefined }>(entries: readonly T[]): (T & { id: number })[] {
  const given = new Set(entries.map(({ id }) => id))
  const taken = new Set<number>()
  let free = 1
  return entries.map((entry) => {
    while (given.has(free) || taken.has(free)) free += 1
    const id = entry.id !== undefined && !taken.has(entry.id) ? entry.id : free
    taken.add(id)
    return { ...entry, id }
  })
}

/** The shape of a user on the wire. */
export async function userOf(db: Db, accountId: number) {
  const [account, profile, avatar] = await Promise.all([
    accounts.findById(db, accountId),
    profileOf(db, accountId),
    photoOf(db, accountId),
  ])
  if (!account) throw notFound()
  return {
    id: account.id,
    email: account.email,
    name: fullName(account),
    first_name: account.firstName,
    last_name: account.lastName,
    phone: account.phone,
    role: account.role,
    profile: {
      avatar,
      title: profile?.title ?? '',
      bio: profile?.presentation ?? '',
      skills: profile?.skills ?? [],
      experience: numbered(profile?.experience ?? []),
      education: numbered(profile?.education ?? []),
      location: profile?.location ?? '',
      availability: profile?.availability ?? ('open_to_opportunities' as const),
      country: countryById(profile?.countryId ?? account.countryId).code,
      company: profile?.company ?? '',
      sector: profile?.sector ?? '',
      experience_years: profile?.experienceYears ?? 0,
      education_level: profile?.educationLevel ?? '',
      last_course: profile?.lastCourse ?? '',
      school: profile?.schoolName ?? '',
      languages: profile?.languages ?? [],
    },
    version: profile?.version ?? 1,
    created_at: account.createdAt.toISOString(),
    updated_at: account.updatedAt.toISOString(),
  }
}

/** Where mails that nobody needs at once may go: a confirmed address of an account that is not suspended. */
export const reachableAccount = async (db: Db, accountId: number): Promise<Reachable | null> =>
  (await reachableAccounts(db, [accountId])).get(accountId) ?? null

type Reachable = { email: string; firstName: string; role: SignedIn['role'] }

/** The same of many, in one query. */
export async function reachableAccounts(db: Db, accountIds: number[]): Promise<Map<number, Reachable>> {
  const found = accountIds.length > 0 ? await accounts.findReachable(db, [...new Set(accountIds)]) : []
  return new Map(found.map(({ id, ...account }) => [id, account]))
}

/** Who somebody is to those whom they write to. */
export async function ownContact(db: Db, accountId: number) {
  const account = await accounts.findById(db, accountId)
  if (!account) throw notFound()
  const { firstName, lastName, email, phone } = account
  return { firstName, lastName, email, phone }
}

/** What people are called, by their accounts. */
export async function namesByAccount(db: Db, accountIds: number[]): Promise<Map<number, string>> {
  const found = accountIds.length > 0 ? await accounts.findNames(db, [...new Set(accountIds)]) : []
  return new Map(found.map((account) => [account.id, fullName(account)]))
}

/** The accounts of those who recruit for a company. */
export const recruitersOf = (db: Db, companyId: number): Promise<number[]> => accounts.findRecruiters(db, companyId)

/** One's own, or any for administrators; another's is not there. */
export async function readUser(db: Db, actor: SignedIn, id: number) {
  if (actor.accountId !== id && !admits('administrator', actor)) throw notFound()
  return userOf(db, id)
}

type Changes = ParsedInputOf<typeof updateOwnProfileEndpoint>

/** What a change says of the profile, as it is kept. */
function kept(profile: NonNullable<Changes['profile']>): ProfileChanges {
  const { bio, experience, education, country, experience_years, education_level, last_course, school, ...same } =
    profile
  return withoutUndefined({
    ...same,
    presentation: bio,
    experience: experience && numbered(experience),
    education: education && numbered(education),
    countryId: country && findCountry(country)!.id,
    experienceYears: experience_years,
    educationLevel: education_level,
    lastCourse: last_course,
    schoolName: school,
  })
}

const withoutUndefined = <T extends object>(fields: T): { [K in keyof T]: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>
  }

export async function updateOwnProfile(db: Db, accountId: number, changes: Changes) {
  const { name, first_name: firstName, last_name: lastName, phone, profile, version } = changes
  await countTry(db, profileChanges(accountId))
  await db.transaction(async (tx) => {
    const names = {
      ...(name === undefined ? {} : namesOf(name)),
      ...withoutUndefined({ firstName, lastName }),
    }
    await accounts.updateAccount(tx, accountId, { ...names, ...(phone === undefined ? {} : { phone: phone || null }) })
    await changeProfile(tx, accountId, { ...names, ...kept(profile ?? {}) }, version)
  })
  return userOf(db, accountId)
}

function namesOf(name: string): { firstName: string; lastName: string } {
  const [firstName, lastName] = splitName(name)
  return { firstName, lastName: lastName || firstName }
}

/** Who is signed in, for the header of every page. */
export async function viewerOf(db: Db, { accountId, role, verified, flags }: SignedIn) {
  const [account, photo, unread, acceptedTerms] = await Promise.all([
    accounts.findById(db, accountId),
    photoOf(db, accountId),
    countUnread(db, accountId),
    acceptedVersionOf(db, accountId),
  ])
  if (!account) return null
  const { firstName, lastName, email } = account
  return {
    id: accountId,
    name: fullName(account) || email,
    initials: initials(firstName, lastName) || email[0]!.toUpperCase(),
    photo,
    role,
    space: spaceOf(role),
    settings: settingsOf(role),
    verified,
    flags: [...flags],
    accepted_terms: acceptedTerms,
    unread,
  }
}
