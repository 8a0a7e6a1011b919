import { CheckFacet } from '#ui/list/facet.tsx'
import { FilterPanel } from '#ui/list/filter-panel.tsx'
import type { Choice } from '#ui/list/filters.ts'
import type { OutputOf } from '#platform/contract.ts'
import type { Chip } from '#platform/list-address.ts'
import { quoted } from '#platform/french.ts'
import { profileList } from '../sourcing-address.rules.ts'
import type { searchProfiles } from '../sourcing.contract.ts'
import { profilesPath } from '../sourcing.rules.ts'
import { sourcingTexts as texts } from '../sourcing.texts.ts'

type Facets = OutputOf<typeof searchProfiles>['facets']

const named = (values: { id: number; name: string; profiles_count: number }[]): Choice[] =>
  values.map(({ id, name, profiles_count: count }) => ({ value: String(id), name, count }))
const words = (values: { id: string; profiles_count: number }[], names: Record<string, string>): Choice[] =>
  values.map(({ id, profiles_count: count }) => ({ value: id, name: names[id] ?? id, count }))

const choicesOf = (facets: Facets) => ({
  disponibilite: words(facets.disponibilites, texts.availabilities),
  niveau: words(facets.niveaux, texts.levels),
  secteur_ids: named(facets.secteurs),
  sous_secteur_ids: named(facets.sous_secteurs),
  ville_ids: named(facets.villes),
})

/** What narrows the list, each part with the address that lets go of it alone. */
export const chipsOf = (facets: Facets, params: URLSearchParams): Chip[] => {
  const choices = choicesOf(facets)
  return profileList.chips(params, (key, value) => {
    if (key === 'sort') return null
    if (key === 'q') return quoted(value.trim())
    return choices[key].find((choice) => choice.value === value)?.name ?? value
  })
}

type Props = { facets: Facets; chosen: (name: string) => string[]; some: boolean; total: number; form: string }

export function ProfileFilters({ facets, chosen, some, total, form }: Props) {
  const choices = choicesOf(facets)
  const { facets: titles } = texts
  return (
    <FilterPanel form={form} chosen={chosen} clearTo={profilesPath} some={some} show={texts.show(total)}>
      <CheckFacet title={titles.disponibilite} name="disponibilite" choices={choices.disponibilite} />
      <CheckFacet title={titles.niveau} name="niveau" choices={choices.niveau} />
      <CheckFacet
        title={titles.secteur_ids}
        name="secteur_ids"
        many={texts.manySectors}
        choices={choices.secteur_ids}
        by="count"
      />
      <CheckFacet
        title={titles.sous_secteur_ids}
        name="sous_secteur_ids"
        many={texts.manySubsectors}
        choices={choices.sous_secteur_ids}
        by="count"
      />
      <CheckFacet
        title={titles.ville_ids}
        name="ville_ids"
        many={texts.manyCities}
        choices={choices.ville_ids}
        by="count"
      />
    </FilterPanel>
  )
}
