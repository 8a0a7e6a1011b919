import type { OutputOf } from '#platform/contract.ts'
import { plural } from '#platform/french.ts'
import { Check } from '#ui/choice.tsx'
import type { LookUp } from '#ui/list/facet-checks.tsx'
import { FacetChecks } from '#ui/list/facet-checks.tsx'
import { CheckFacet, Facet, FacetSelect, RadioFacet } from '#ui/list/facet.tsx'
import { FilterPanel } from '#ui/list/filter-panel.tsx'
import type { Choice } from '#ui/list/filters.ts'
import { choosable } from '#ui/list/filters.ts'
import type { readFilterOptions } from '../jobs.contract.ts'
import type { SearchKey } from '../jobs.rules.ts'
import { radii, searchKeys } from '../jobs.rules.ts'
import { searchTexts } from '../job-search.texts.ts'

type Options = OutputOf<typeof readFilterOptions>
type Option = { name: string; jobs_count: number } & ({ id: number } | { value: string })

// From 25 000 to 120 000, by 5 000.
const SALARIES = Array.from({ length: 20 }, (_, step) => 25_000 + step * 5_000)

/** A sum that somebody typed into the address is one of the choices too. */
const salariesWith = (chosen: string | undefined): number[] =>
  [...new Set([...SALARIES, ...(chosen ? [Number(chosen)] : [])])].toSorted((a, b) => a - b)

const choicesOf = (options: Option[]): Choice[] =>
  options.map(({ name, jobs_count: count, ...option }) => ({
    value: 'id' in option ? String(option.id) : option.value,
    name,
    count,
  }))

type Props = {
  options: Options
  chosen: (key: SearchKey) => string[]
  clearTo: string
  /** Whether something is chosen. */
  some: boolean
  form: string
  lookUpCompany: LookUp
}

/** Every filter of the search. One that has nothing to choose is left out; once, at the end, this is said. */
export function JobFacets({ options, chosen, clearTo, some, form, lookUpCompany }: Props) {
  const jobs = (key: SearchKey, choices: Choice[]): boolean => choosable(choices, chosen(key)).length > 0
  const contracts = choicesOf(options.contrats)
  const remote = choicesOf(options.teletravail)
  const sectors = choicesOf(options.secteurs)
  const excluded = chosen('sauf_contrat_ids')
  const countries = options.localisation
    .map(({ id, name, regions }) => ({ id, name, regions: choicesOf(regions) }))
    .filter(({ regions }) => jobs('region_ids', regions))
  const whole =
    countries.length > 0 &&
    jobs('contrat_ids', contracts) &&
    jobs('teletravail', remote) &&
    jobs('secteur_ids', sectors)
  return (
    <FilterPanel
      form={form}
      chosen={(name) => chosen(name as SearchKey)}
      clearTo={clearTo}
      some={some}
      show={`Voir ${plural(options.total, 'offre')}`}
      {...(import.meta.env.SSR && { keptBy: JSON.stringify([form, searchKeys.map(chosen), options]) })}
    >
      {(jobs('contrat_ids', contracts) || excluded.length > 0) && (
        <Facet title="Contrat">
          <FacetChecks name="contrat_ids" title="Contrat" many="contrats" choices={contracts} />
          <details className="facet__more" open={excluded.length > 0}>
            <summary>{searchTexts.exclude}</summary>
            {contracts.map(({ value, name }) => (
              <Check
                key={`${value}${excluded.includes(value)}`}
                label={searchTexts.excluded(name)}
                name="sauf_contrat_ids"
                value={value}
                form={form}
                defaultChecked={excluded.includes(value)}
              />
            ))}
          </details>
        </Facet>
      )}
      {options.spot && (
        <Facet title="Autour du lieu">
          <FacetSelect
            name="rayon"
            label="Rayon autour du lieu"
            none={searchTexts.withinNone}
            choices={radii.map((kilometres) => ({ value: kilometres, name: searchTexts.within(kilometres) }))}
          />
        </Facet>
      )}
      {countries.map(({ id, name, regions }) => (
        <Facet key={id} title={options.localisation.length > 1 ? name : 'Localisation'}>
          <FacetChecks name="region_ids" title={name} many="régions" choices={regions} by="count" />
        </Facet>
      ))}
      <Facet title="Salaire annuel brut">
        <FacetSelect
          name="salaire_min"
          label="Salaire minimum"
          none="Sans minimum"
          choices={salariesWith(chosen('salaire_min')[0]).map((value) => ({
            value: String(value),
            name: searchTexts.salaryFrom(value, options.currency),
          }))}
        />
        <Check
          label="Masquer les offres sans salaire"
          name="sans_salaire"
          value="non"
          form={form}
          defaultChecked={chosen('sans_salaire').includes('non')}
          key={String(chosen('sans_salaire').includes('non'))}
        />
      </Facet>
      <CheckFacet name="teletravail" title="Télétravail" choices={remote} />
      <CheckFacet name="secteur_ids" title="Secteur" many="secteurs" choices={sectors} by="count" />
      <CheckFacet
        name="sous_secteur_ids"
        title="Sous-secteur"
        many="sous-secteurs"
        choices={choicesOf(options.secteurs.flatMap(({ sous_secteurs }) => sous_secteurs))}
        by="count"
      />
      <CheckFacet
        name="fonction_ids"
        title="Fonction"
        many="fonctions"
        choices={choicesOf(options.fonctions)}
        by="count"
        closed
      />
      <RadioFacet name="experience" title="Expérience" choices={choicesOf(options.experience)} />
      <CheckFacet
        name="societe_ids"
        title="Entreprise"
        many="entreprises"
        choices={choicesOf(options.entreprises)}
        by="count"
        lookUp={lookUpCompany}
        closed
      />
      <RadioFacet name="depuis" title="Date de publication" choices={choicesOf(options.depuis)} />
      {options.total === 0 && !whole && <p className="hint find__nochoice">{searchTexts.noChoice}</p>}
    </FilterPanel>
  )
}
