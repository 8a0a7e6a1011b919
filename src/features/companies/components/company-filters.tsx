import { ChevronDown, SlidersHorizontal, X } from 'lucide'
import { useRef } from 'react'
import { Link } from 'react-router'
import type { OutputOf } from '#platform/contract.ts'
import { Button } from '#ui/button.tsx'
import { Check } from '#ui/choice.tsx'
import { Icon } from '#ui/icon.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'
import type { DirectoryQuery } from '../companies-address.rules.ts'
import { directoryPath, isNarrowed } from '../companies-address.rules.ts'
import type { listCompanies } from '../companies.contract.ts'
import { companiesTexts } from '../companies.texts.ts'
import { searchFormId, useDirectorySearch } from './use-directory-search.ts'

const texts = companiesTexts.directory
const PANEL = 'filtres-entreprises'

export type Facets = OutputOf<typeof listCompanies>['facets']

/** Opens the panel where it is a sheet; without scripts too, since the sheet is a native popover. */
export function FiltersButton({ query }: { query: DirectoryQuery }) {
  const count = query.secteur_ids.length + query.taille.length + query.structure_ids.length
  return (
    <button type="button" className="btn btn--outline firms__open" popoverTarget={PANEL}>
      <Icon of={SlidersHorizontal} small />
      {count === 0 ? texts.filters : texts.filtersOn(count)}
    </button>
  )
}

type Props = { facets: Facets; query: DirectoryQuery; total: number }

/** The facets: a panel on a wide screen, a bottom sheet on a phone. A choice applies at once where scripts run. */
export function CompanyFilters({ facets, query, total }: Props) {
  const search = useDirectorySearch()
  const scripts = useHydrated()
  const panel = useRef<HTMLElement>(null)
  const close = (): void => {
    if (panel.current?.matches(':popover-open')) panel.current.hidePopover()
  }
  return (
    <section
      ref={panel}
      id={PANEL}
      className="firms__filters"
      popover="auto"
      aria-label={texts.filters}
      onChange={({ target }) => {
        const form = (target as EventTarget as HTMLInputElement).form
        if (form) search(form, { replace: true })
      }}
    >
      <div className="firms__fhead">
        <h2>{texts.filters}</h2>
        {isNarrowed(query) && (
          <Link to={directoryPath} preventScrollReset onClick={close}>
            {texts.clear}
          </Link>
        )}
        <button
          type="button"
          className="btn btn--ghost btn--icon firms__x"
          popoverTarget={PANEL}
          popoverTargetAction="hide"
          aria-label={texts.closeFilters}
        >
          <Icon of={X} />
        </button>
      </div>
      <div className="firms__fbody">
        <Facet title={texts.sector} name="secteur_ids" options={facets.secteurs} chosen={query.secteur_ids} />
        <Facet title={texts.size} name="taille" options={facets.tailles} chosen={query.taille} />
        <Facet title={texts.structure} name="structure_ids" options={facets.structures} chosen={query.structure_ids} />
      </div>
      <div className="firms__ffoot">
        <Button type="submit" form={searchFormId} variant="outline" block className="firms__apply">
          {texts.apply}
        </Button>
        <Button
          type={scripts ? 'button' : 'submit'}
          form={searchFormId}
          size="large"
          block
          className="firms__show"
          onClick={close}
        >
          {scripts ? texts.show(total) : texts.apply}
        </Button>
      </div>
    </section>
  )
}

type FacetProps<Id extends string | number> = {
  title: string
  name: string
  options: { id: Id; name: string; companies_count: number }[]
  chosen: Id[]
}

/** A value that would leave nothing is left out, unless it is chosen; so is a facet without values. */
function Facet<Id extends string | number>({ title, name, options: all, chosen }: FacetProps<Id>) {
  const options = all.filter(({ id, companies_count: count }) => count > 0 || chosen.includes(id))
  if (options.length === 0) return null
  return (
    <details className="firms__facet" open>
      <summary>
        {title}
        <Icon of={ChevronDown} small />
      </summary>
      <fieldset>
        <legend className="vh">{title}</legend>
        {options.map((option) => (
          <Check
            key={option.id}
            form={searchFormId}
            name={name}
            value={option.id}
            label={option.name}
            count={option.companies_count}
            defaultChecked={chosen.includes(option.id)}
          />
        ))}
      </fieldset>
    </details>
  )
}
