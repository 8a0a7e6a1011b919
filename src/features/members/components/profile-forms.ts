import { redirect } from 'react-router'
import { updateOwnProfile } from '#features/accounts/users.contract.ts'
import type { Sent } from '#platform/form-actions.ts'
import { form } from '#platform/form-actions.ts'
import { wordsIn } from '#platform/word-list.ts'
import { saveCvForm } from '../cv-form.contract.ts'
import { toggles } from '../visibility.rules.ts'
import { blockCompany, unblockCompany, updateVisibility } from '../visibility.contract.ts'

// The forms of one's own profile, by the names that the actions of its pages know them by.

const SPACE = '/espace-candidat'

type Read = Record<string, unknown>

/** What the fields say; texts with commas are lists, entries without a word are none. */
function profileOf(read: Read, { form: sent }: Sent): { profile?: Read } {
  const profile = { ...(read.profile as Read | undefined) }
  for (const name of ['skills', 'languages']) {
    const field = `profile.${name}`
    if (sent.has(field)) profile[name] = wordsIn(sent, field)
  }
  for (const name of ['experience', 'education'])
    if (Array.isArray(profile[name]))
      profile[name] = (profile[name] as Read[]).filter((entry) =>
        Object.entries(entry).some(([field, said]) => field !== 'id' && said !== ''),
      )
  return Object.keys(profile).length === 0 ? {} : { profile }
}

const block = (name: string) =>
  form({
    endpoint: updateOwnProfile,
    input: profileOf,
    done: () => redirect(`${SPACE}?section=profile&fait=${name}#${name}`),
  })

/** The blocks that are edited in place. */
export const profileBlocks = {
  info: block('info'),
  presentation: block('presentation'),
  skills: block('skills'),
  experience: block('experience'),
  education: block('education'),
}

/** All fields of the profile at once. */
export const wholeProfileForm = {
  profil: form({ endpoint: updateOwnProfile, input: profileOf, done: () => redirect('/modifier-profil?fait=profil') }),
}

export const cvForm = {
  cv: form({
    endpoint: saveCvForm,
    input: (_read, { form: sent }) => ({
      skills: wordsIn(sent, 'skills'),
      visible_to_recruiters: sent.has('visible_to_recruiters'),
      alerts: sent.has('alerts'),
    }),
    done: ({ alert_id: alert }) => redirect(`/modifier-cv?fait=${alert === null ? 'cv' : 'cv-alerte'}`),
  }),
}

const SETTINGS = `${SPACE}?section=settings`

/** Who sees it. */
export const visibilityForms = {
  visibilite: form({
    endpoint: updateVisibility,
    // A box that is not ticked is not sent.
    input: (_read, { form: sent }) =>
      Object.fromEntries([...toggles, 'visibleToRecruiters'].map((name) => [name, sent.has(name)])),
    done: () => redirect(`${SETTINGS}&fait=visibilite#visibilite`),
  }),
  blocage: form({
    endpoint: blockCompany,
    about: { 'members/unknown_company': 'company', 'members/too_many_blocked': 'company' },
    done: () => redirect(`${SETTINGS}&fait=blocage#blocage`),
  }),
  deblocage: form({ endpoint: unblockCompany, done: () => redirect(`${SETTINGS}&fait=deblocage#blocage`) }),
}
