import { readOwnProfile } from '#features/accounts/users.contract.ts'
import type { Api } from '#platform/contract.ts'
import { readVisibility } from '../visibility.contract.ts'

export async function readVisibilitySection(api: Api) {
  const [visibility, user] = await Promise.all([api(readVisibility, {}), api(readOwnProfile, {})])
  return { visibility, user }
}
