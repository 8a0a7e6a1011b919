import { listAddress } from '#platform/list-address.ts'
import { companySizes } from './companies.rules.ts'

const ids = { many: true, ids: true, most: 50 } as const

/** The address of the directory; the API takes the same names. A page shows what makes sense of it, where the API would refuse. */
export const companyList = listAddress({
  q: { longest: 100 },
  secteur_ids: ids,
  taille: { many: true, among: companySizes },
  structure_ids: ids,
})
