import { memberIdOf } from '#features/members/server/sought-members.service.ts'
import type { PersonalData } from '#platform/server/personal-data.ts'
import { all, out, same, underCamel } from '#platform/server/personal-data.ts'
import { findText } from './profile-texts.repository.ts'
import { findOpeners, findUnlockedBy } from './unlocking.repository.ts'

export const sourcingData: PersonalData = {
  tables: {
    profile_texts: { account_id: same, ...underCamel('cv_text', 'cv_id text read_at') },
    unlocked_profiles: {
      account_id: same,
      ...underCamel('unlocked_profiles.0', 'company_id unlocked_at until'),
      ...all('id member_id', out('is about somebody else')),
    },
    profile_list_entries: all(
      'list_id member_id note added_at',
      out('what a company notes for itself; it goes with the profile'),
    ),
  },
  explains: {
    cv_text: 'le texte de votre CV, sans vos coordonnées, pour la recherche des recruteurs',
    opened_by: 'les entreprises qui ont débloqué votre profil',
    unlocked_profiles: 'les profils que vous avez débloqués pour votre entreprise',
  },
  read: async ({ db }, { accountId }) => {
    const memberId = await memberIdOf(db, accountId)
    const text = await findText(db, accountId)
    return {
      cv_text: text && { cvId: text.cvId, text: text.text, readAt: text.readAt },
      opened_by: memberId === null ? [] : await findOpeners(db, memberId),
      unlocked_profiles: await findUnlockedBy(db, accountId),
    }
  },
}
