import { readOwnProfile } from '#features/accounts/users.contract.ts'
import type { Api } from '#platform/contract.ts'
import { readCvForm } from '../cv-form.contract.ts'
import { readVisibility } from '../visibility.contract.ts'

export async function readProfileSection(api: Api) {
  const [user, cv, { profile_id: profileId }] = await Promise.all([
    api(readOwnProfile, {}),
    api(readCvForm, {}),
    api(readVisibility, {}),
  ])
  return { user, cv, profileId }
}
