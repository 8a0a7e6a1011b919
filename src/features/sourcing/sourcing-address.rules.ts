import { listAddress } from '#platform/list-address.ts'
import { availabilities, levels, profileSorts } from './sourcing.rules.ts'

const ids = { many: true, ids: true, most: 50 } as const

/** The address of the search; the API takes the same names. */
export const profileList = listAddress({
  q: { longest: 500 },
  disponibilite: { many: true, among: availabilities },
  niveau: { many: true, among: levels },
  secteur_ids: ids,
  sous_secteur_ids: ids,
  ville_ids: ids,
  sort: { among: profileSorts },
})
