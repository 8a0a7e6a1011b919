import type { OutputOf } from '#platform/contract.ts'
import { quoted } from '#platform/french.ts'
import type { Chip } from '#platform/list-address.ts'
import { companyList } from '../companies-address.rules.ts'
import type { listCompanies } from '../companies.contract.ts'

export type Facets = OutputOf<typeof listCompanies>['facets']

const listOf = { secteur_ids: 'secteurs', taille: 'tailles', structure_ids: 'structures' } as const

/** What narrows the list, each part with the address that lets go of it alone, back on the first page. */
export const chipsOf = (facets: Facets, params: URLSearchParams): Chip[] =>
  companyList.chips(params, (key, value) =>
    key === 'q'
      ? quoted(value.trim())
      : (facets[listOf[key]].find(({ id }: { id: number | string }) => String(id) === value)?.name ?? value),
  )
