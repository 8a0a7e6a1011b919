import type { ChosenEvent } from '#features/notifications/notifications.rules.ts'
import { defineRefusals } from '#platform/refusals.ts'

export const alertsEvent: ChosenEvent = { event: 'alerts', label: 'Nouvelles offres de mes alertes' }

export const frequencies = ['daily', 'weekly', 'monthly'] as const
export type Frequency = (typeof frequencies)[number]

export const MOST_ALERTS = 20
export const LONGEST_TITLE = 120

/** A name that may be kept: one that is too long ends after a whole part of it. */
export function shortTitle(title: string): string {
  if (title.length <= LONGEST_TITLE) return title
  const start = title.slice(0, LONGEST_TITLE - 1)
  const end = start.lastIndexOf(', ')
  return `${(end > 0 ? start.slice(0, end) : start).trimEnd()}…`
}

/** A mail holds so many offers at most, and so many of one company. */
export const MOST_OFFERS = 10
const MOST_OF_COMPANY = 2

/** Which of the new offers a mail tells: the first ones, none that was told before, few of one company. */
export function chooseOffers<Offer extends { id: number; company_id: number }>(
  offers: readonly Offer[],
  told: ReadonlySet<number>,
): Offer[] {
  const ofCompany = new Map<number, number>()
  const chosen: Offer[] = []
  for (const offer of offers) {
    const known = ofCompany.get(offer.company_id) ?? 0
    if (told.has(offer.id) || known === MOST_OF_COMPANY) continue
    if (chosen.push(offer) === MOST_OFFERS) break
    ofCompany.set(offer.company_id, known + 1)
  }
  return chosen
}

export const alertRefusals = defineRefusals({
  'alerts/same_search': { status: 409, message: 'Vous avez déjà une alerte pour cette recherche.' },
  'alerts/too_many': {
    status: 409,
    message: `Vous avez déjà ${MOST_ALERTS} alertes. Supprimez-en une pour en créer une autre.`,
  },
})
