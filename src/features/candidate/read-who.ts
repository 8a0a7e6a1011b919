import { readSession } from '#features/accounts/accounts.contract.ts'
import { readOwnProfile } from '#features/accounts/users.contract.ts'
import type { Api } from '#platform/contract.ts'

export type Who = Awaited<ReturnType<typeof readWho>>

/** Whose space it is, as every page of it shows. */
export async function readWho(api: Api) {
  const [user, { viewer }] = await Promise.all([api(readOwnProfile, {}), api(readSession, {})])
  const { title, location, avatar } = user.profile
  return {
    name: user.name,
    firstName: user.name.split(' ')[0]!,
    email: user.email,
    initials: viewer?.initials ?? '',
    photo: avatar,
    line: [title, location].filter(Boolean).join(', '),
    verified: viewer?.verified ?? false,
  }
}
