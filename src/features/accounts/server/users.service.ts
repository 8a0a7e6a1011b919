import { changeProfile, profileOf } from '#features/members/server/member-profile.service.ts'
import { photoOf } from '#features/members/server/member-photo.service.ts'
import type { ParsedInputOf } from '#platform/contract.ts'
import { admits } from '#platform/contract.ts'
import { notFound } from '#platform/refusals.ts'
import type { Db } from '#platform/server/database/db.ts'
import { countTry } from '#platform/server/database/limits.ts'
import type { SignedIn } from '#platform/server/endpoints.ts'
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
    },
    created_at: account.createdAt.toISOString(),
    updated_at: account.updatedAt.toISOString(),
  }
}

/** Where mails that nobody needs at once may go: a confirmed address of an account that is not suspended. */
export async function reachableAccount(
  db: Db,
  accountId: number,
): Promise<{ email: string; firstName: string } | null> {
  const account = await accounts.findById(db, accountId)
  if (!account?.emailVerifiedAt || account.suspendedAt) return null
  return { email: account.email, firstName: account.firstName }
}

/** One's own, or any for administrators; another's is not there. */
export async function readUser(db: Db, actor: SignedIn, id: number) {
  if (actor.accountId !== id && !admits('administrator', actor)) throw notFound()
  return userOf(db, id)
}

export async function updateOwnProfile(
  db: Db,
  accountId: number,
  { name, phone, profile }: ParsedInputOf<typeof updateOwnProfileEndpoint>,
) {
  await countTry(db, profileChanges(accountId))
  await db.transaction(async (tx) => {
    const names = name === undefined ? {} : namesOf(name)
    await accounts.updateAccount(tx, accountId, { ...names, ...(phone === undefined ? {} : { phone: phone || null }) })
    const { bio, experience, education, ...fields } = profile ?? {}
    await changeProfile(tx, accountId, {
      ...names,
      ...fields,
      ...(bio === undefined ? {} : { presentation: bio }),
      ...(experience && { experience: numbered(experience) }),
      ...(education && { education: numbered(education) }),
    })
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
