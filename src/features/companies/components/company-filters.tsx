import { CheckFacet } from '#ui/list/facet.tsx'
import { FilterPanel } from '#ui/list/filter-panel.tsx'
import type { Choice } from '#ui/list/filters.ts'
import { directoryPath } from '../companies.rules.ts'
import { companiesTexts } from '../companies.texts.ts'
import type { Facets } from './company-chips.ts'

const texts = companiesTexts.directory

const choicesOf = (values: { id: number | string; name: string; companies_count: number }[]): Choice[] =>
  values.map(({ id, name, companies_count: count }) => ({ value: String(id), name, count }))

type Props = {
  facets: Facets
  chosen: (name: string) => string[]
  some: boolean
  total: number
  form: string
}

export const CompanyFilters = ({ facets, chosen, some, total, form }: Props) => (
  <FilterPanel form={form} chosen={chosen} clearTo={directoryPath} some={some} show={texts.show(total)}>
    <CheckFacet
      title={texts.sector}
      name="secteur_ids"
      many={texts.sectors}
      choices={choicesOf(facets.secteurs)}
      by="count"
    />
    <CheckFacet title={texts.size} name="taille" choices={choicesOf(facets.tailles)} />
    <CheckFacet title={texts.structure} name="structure_ids" choices={choicesOf(facets.structures)} />
  </FilterPanel>
)
