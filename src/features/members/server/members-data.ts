import type { PersonalData } from '#platform/server/personal-data.ts'
import { underCamel } from '#platform/server/personal-data.ts'
import { findWholeProfile } from './members.repository.ts'

export const membersData: PersonalData = {
  tables: {
    members: underCamel(
      'profile',
      `id first_name last_name title company_id school_name country_id city_id presentation skills experience_years
      verified profile_visible public_profile joined_at last_seen_at location availability experience education
      wanted_title wanted_location wanted_salary wanted_contract account_id photo_file suspended`,
    ),
  },
  explains: {
    profile: 'votre profil de membre et votre recherche d’emploi',
  },
  read: async ({ db }, { accountId }) => ({ profile: await findWholeProfile(db, accountId) }),
}
