import { plural } from '#platform/french.ts'
import type { ProfileStep } from './profile.rules.ts'

/** How complete a profile is. Apart: the overview of the space needs no other text of it. */
export const completenessTexts = {
  complete: (percent: number) => `Profil complet à ${percent}\u202f%`,
  left: (count: number) =>
    count === 0 ? 'Votre profil est complet' : `Encore ${plural(count, 'geste')} jusqu’à 100\u202f%`,
  worth: (percent: number) => `+${percent}\u202f%`,
  steps: {
    title: 'Indiquer votre poste',
    experience: 'Ajouter une expérience',
    skills: 'Nommer au moins trois compétences',
    presentation: 'Écrire une présentation',
    education: 'Ajouter une formation',
    cv: 'Enregistrer votre CV',
    location: 'Dire où vous êtes',
    photo: 'Mettre une photo',
    languages: 'Nommer les langues que vous parlez',
  } satisfies Record<ProfileStep, string>,
} as const
