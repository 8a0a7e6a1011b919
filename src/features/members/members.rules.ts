import type { FileRule } from '#platform/files.ts'
import { megabytes, pictures } from '#platform/files.ts'
import { defineRefusals } from '#platform/refusals.ts'

/** « Inès Lafargue » → « IL ». */
export const initials = (firstName: string, lastName: string): string =>
  `${firstName[0] ?? ''}${lastName[0] ?? ''}`.toUpperCase()

/** What is taken as somebody's photo. */
export const memberPhoto: FileRule = { name: 'photo', accepts: pictures, largest: megabytes(5), crops: true }

/** How many companies somebody may block. */
export const MOST_BLOCKED = 60

/** What is said when a profile was changed elsewhere while it was being edited. */
export const CHANGED_MEANWHILE =
  'Votre profil a changé ailleurs pendant que vous écriviez. Rien n’est perdu\u202f: comparez, puis gardez votre version ou prenez l’autre.'

export const memberRefusals = defineRefusals({
  'members/changed_meanwhile': { status: 409, message: CHANGED_MEANWHILE },
  'members/unknown_company': { status: 404, message: 'Choisissez une entreprise de la liste.' },
  'members/too_many_blocked': {
    status: 409,
    message: `Vous bloquez déjà ${MOST_BLOCKED} entreprises. Retirez-en une pour en ajouter une autre.`,
  },
})

/** As reports and decisions call a profile, and as their addresses do. */
export const PROFILE_KIND = 'profile'
export const PROFILE_WORD = 'profil'

/** The page of a member. */
export const profileAddress = (id: number): string => `/profil/${id}`
