import { useRef } from 'react'
import { useSearchParams } from 'react-router'
import { listAddress } from '#platform/list-address.ts'
import { chosenIn, paramsOfForm } from '#platform/list-reading.ts'
import { ActiveFilters, FiltersButton } from '#ui/list/active-filters.tsx'
import { CheckFacet, Facet, FacetSelect, RadioFacet } from '#ui/list/facet.tsx'
import { FilterPanel } from '#ui/list/filter-panel.tsx'
import { ListPage } from '#ui/list/list-page.tsx'

const FORM = 'recherche-exemple'
const HERE = '?#liste'
const CITIES = ['Bordeaux', 'Brest', 'Dijon', 'Lille', 'Lyon', 'Marseille', 'Nantes', 'Paris', 'Rennes', 'Toulouse']
const address = listAddress({ ville: { many: true }, duree: {}, prix: {} })

/** A list with filters: the boxes are there, the list is not. */
export function ListSection() {
  const form = useRef<HTMLFormElement>(null)
  const [params, setParams] = useSearchParams()
  const chosen = address.read(params)
  const chips = address.chips(params, (_key, value) => value)
  const search = (): void => {
    if (form.current) setParams(paramsOfForm(new FormData(form.current)), { preventScrollReset: true })
  }
  return (
    <ListPage
      className=""
      form={form}
      onSearch={search}
      answer={params}
      searching={false}
      top={<form id={FORM} ref={form} />}
      panel={
        <FilterPanel
          form={FORM}
          chosen={(name) => chosenIn(chosen, name)}
          clearTo={HERE}
          some={chips.length > 0}
          show="Voir 12 formations"
        >
          <CheckFacet
            title="Ville"
            name="ville"
            many="villes"
            choices={CITIES.map((name, at) => ({ value: name, name, count: 3 * at + 1 }))}
            by="count"
          />
          <Facet title="Prix">
            <FacetSelect name="prix" label="Prix" none="Tous les prix" choices={[{ value: 'cpf', name: 'CPF' }]} />
          </Facet>
          <RadioFacet title="Durée" name="duree" choices={[{ value: 'jour', name: 'Une journée', count: 4 }]} />
        </FilterPanel>
      }
      head={
        <>
          <FiltersButton count={chips.length} />
          <ActiveFilters chips={chips} clearTo={HERE} />
        </>
      }
    >
      <p className="small muted">La liste. Un choix s’applique aussitôt et se lit dans l’adresse.</p>
    </ListPage>
  )
}
