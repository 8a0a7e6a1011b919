import type { ChosenEvent } from '#features/notifications/notifications.rules.ts'
import { defineRefusals } from '#platform/refusals.ts'

/** The page of the search, and that of a kept list. */
export const profilesPath = '/espace-recruteurs/profils'
export const listPath = (id: number): string => `${profilesPath}/viviers/${id}`

/** An unlocked profile is seen by name for so long, by everybody who recruits for the company. */
export const UNLOCKED_DAYS = 90
/** With fewer credits than this, one is asked before another is spent. */
export const FEW_CREDITS = 3

export const MOST_LISTS = 50
export const MOST_IN_LIST = 1_000
export const MOST_SEARCHES = 30
export const LONGEST_NAME = 80
export const LONGEST_NOTE = 2_000

/** Up to three years, up to eight, and beyond. */
export const levels = ['junior', 'senior', 'expert'] as const
export type Level = (typeof levels)[number]
export const levelOf = (years: number): Level => (years <= 3 ? 'junior' : years <= 8 ? 'senior' : 'expert')

export const availabilities = ['open_to_opportunities', 'employed', 'not_available'] as const

export const profileSorts = ['relevance', 'date', 'available'] as const
export type ProfileSort = (typeof profileSorts)[number]

/** Somebody has paid to see a member by name. */
export const openedEvent: ChosenEvent = {
  event: 'profile_opened',
  label: 'Entreprises qui ouvrent mon profil',
  role: 'candidate',
}

export const sourcingRefusals = defineRefusals({
  'sourcing/too_many_lists': {
    status: 409,
    message: `Vous avez déjà ${MOST_LISTS} viviers. Supprimez-en un pour en créer un autre.`,
  },
  'sourcing/list_full': {
    status: 409,
    message: `Ce vivier contient déjà ${MOST_IN_LIST} profils. Retirez-en ou créez-en un autre.`,
  },
  'sourcing/list_name_taken': { status: 409, message: 'Un vivier porte déjà ce nom. Choisissez-en un autre.' },
  'sourcing/too_many_searches': {
    status: 409,
    message: `Vous gardez déjà ${MOST_SEARCHES} recherches. Supprimez-en une pour en garder une autre.`,
  },
})
