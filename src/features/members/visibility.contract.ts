import * as z from 'zod'
import { doneOutput, endpoint, id, noInput, requiredText } from '#platform/contract.ts'

const toggle = z.boolean({ error: 'Oui ou non.' })

const choices = z.object({
  profileVisible: toggle,
  publicProfile: toggle,
  showConnections: toggle,
  showExperience: toggle,
  showEducation: toggle,
  showSkills: toggle,
  showContactInfo: toggle,
  allowMessages: toggle,
  showActivity: toggle,
  visibleToRecruiters: toggle,
})

export const readVisibility = endpoint({
  method: 'GET',
  path: '/v1/users/visibility',
  access: 'candidate',
  summary: 'Qui voit son propre profil, et les entreprises qui ne le trouvent jamais.',
  input: noInput,
  output: choices.extend({
    /** The page of the profile. */
    profile_id: z.int(),
    /** Recruiters look only at those who have saved the form of their CV. */
    cv_saved: z.boolean(),
    blocked_companies: z.array(z.object({ id: z.int(), name: z.string() })),
  }),
})

export const updateVisibility = endpoint({
  method: 'PUT',
  path: '/v1/users/visibility',
  access: 'candidate',
  summary: 'Change les choix donnés de qui voit son propre profil.',
  input: choices.partial(),
  output: doneOutput,
})

export const blockCompany = endpoint({
  method: 'POST',
  path: '/v1/users/blocked-companies',
  access: 'candidate',
  summary: 'Les recruteurs de l’entreprise de ce nom ne trouvent plus son profil.',
  input: z.object({ company: requiredText(120, 'Écrivez le nom d’une entreprise.') }),
  output: doneOutput,
})

export const unblockCompany = endpoint({
  method: 'DELETE',
  path: '/v1/users/blocked-companies/:id',
  access: 'candidate',
  summary: 'Les recruteurs de cette entreprise trouvent de nouveau son profil.',
  input: z.object({ id }),
  output: doneOutput,
})
