import { listAddress } from '#platform/list-address.ts'
import { shownStatuses, sorts } from './applications.rules.ts'

const views = ['liste', 'etapes'] as const

/** The address of one's own applications; the API takes the same names, but for the view. */
export const applicationList = listAddress({
  q: { longest: 100 },
  statut: { many: true, among: shownStatuses },
  sort: { among: sorts },
  vue: { among: views },
})
