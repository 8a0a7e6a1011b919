import type { PersonalData } from '#platform/server/personal-data.ts'
import { out, same, underCamel } from '#platform/server/personal-data.ts'
import { findBlocked } from './blocked-companies.repository.ts'
import { findWholeProfile } from './own-profile.repository.ts'

export const membersData: PersonalData = {
  tables: {
    members: {
      words: out('made of the name, the title, the school and the company, to be found by'),
      ...underCamel(
        'profile',
        `id first_name last_name title company_id school_name country_id city_id presentation skills experience_years
      verified profile_visible public_profile joined_at last_seen_at location availability experience education
      wanted_title wanted_location wanted_salary wanted_contract account_id photo_file suspended hidden_at show_connections show_experience show_education show_skills
      show_contact_info allow_messages show_activity visible_to_recruiters cv_saved_at company_name sector education_level
      last_course languages wanted_sector version`,
      ),
    },
    blocked_companies: { account_id: same, ...underCamel('blocked_companies.0', 'company_id blocked_at') },
  },
  explains: {
    profile: 'votre profil de membre, votre recherche d’emploi et qui peut les voir',
    blocked_companies: 'les entreprises qui ne vous trouvent jamais',
  },
  read: async ({ db }, { accountId }) => ({
    profile: await findWholeProfile(db, accountId),
    blocked_companies: await findBlocked(db, accountId),
  }),
}
