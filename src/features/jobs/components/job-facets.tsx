import { ChevronDown, X } from 'lucide'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { OutputOf } from '#platform/contract.ts'
import { formatCount, plural } from '#platform/french.ts'
import { Button } from '#ui/button.tsx'
import { Check } from '#ui/choice.tsx'
import { Icon } from '#ui/icon.tsx'
import type { readFilterOptions } from '../jobs.contract.ts'
import type { SearchKey } from '../jobs.rules.ts'
import { radii } from '../jobs.rules.ts'
import { jobsTexts } from '../jobs.texts.ts'
import type { Choice, LookUp } from './facet-list.tsx'
import { choosable, FacetList } from './facet-list.tsx'

type Options = OutputOf<typeof readFilterOptions>

// From 25 000 to 120 000, by 5 000.
const SALARIES = Array.from({ length: 20 }, (_, step) => 25_000 + step * 5_000)

const fromOption = ({ id, name, jobs_count }: { id: number; name: string; jobs_count: number }): Choice => ({
  value: String(id),
  name,
  jobs_count,
})

type Props = {
  options: Options
  chosen: (key: SearchKey) => string[]
  /** Where nothing is chosen any more. */
  clearTo: string
  /** Whether something is. */
  some: boolean
  form: string
  lookUpCompany: LookUp
}

/** Every filter of the search: a panel on a wide screen, a sheet on a phone; its fields belong to the search form. */
export function JobFacets({ options, chosen, clearTo, some, form, lookUpCompany }: Props) {
  const list = (key: SearchKey, title: string, choices: Choice[], by: 'own' | 'count' = 'own', lookUp?: LookUp) => (
    <FacetList
      name={key}
      title={title}
      many={jobsTexts.facets[key] ?? 'choix'}
      choices={choices}
      chosen={chosen(key)}
      form={form}
      by={by}
      lookUp={lookUp}
    />
  )
  // A filter that has nothing to choose is left out; once, at the end, this is said.
  const offers = (key: SearchKey, choices: Choice[]): boolean => choosable(choices, chosen(key)).length > 0
  const contracts = options.contrats.map(fromOption)
  const sectors = options.secteurs.map(fromOption)
  const functions = options.fonctions.map(fromOption)
  const companies = options.entreprises.map(fromOption)
  const countries = options.localisation
    .map(({ id, name, regions }) => ({ id, name, regions: regions.map(fromOption) }))
    .filter(({ regions }) => offers('region_ids', regions))
  const whole =
    countries.length > 0 &&
    offers('contrat_ids', contracts) &&
    offers('teletravail', options.teletravail) &&
    offers('secteur_ids', sectors)
  const subsectors = options.secteurs.flatMap((sector) => sector.sous_secteurs.map(fromOption))
  return (
    <aside className="facets sheet" id="filtres" popover="auto" aria-label="Filtres">
      <div className="sheet__head">
        <h2>Filtres</h2>
        {/* Keeps its place while there is nothing to clear, so that nothing moves when there is. */}
        <Link to={clearTo} className={some ? undefined : 'sheet__none'}>
          Tout effacer
        </Link>
        <button
          className="btn btn--ghost btn--icon sheet__x"
          type="button"
          popoverTarget="filtres"
          popoverTargetAction="hide"
          aria-label="Fermer les filtres"
        >
          <Icon of={X} />
        </button>
      </div>
      <div className="facets__b">
        {(offers('contrat_ids', contracts) || chosen('sauf_contrat_ids').length > 0) && (
          <Facet title="Contrat" open>
            {list('contrat_ids', 'Contrat', contracts)}
            <details className="facet__more" open={chosen('sauf_contrat_ids').length > 0}>
              <summary>{jobsTexts.exclude}</summary>
              {contracts.map(({ value, name }) => (
                <ExcludeBox key={value} id={value} name={name} form={form} chosen={chosen('sauf_contrat_ids')} />
              ))}
            </details>
          </Facet>
        )}
        {options.spot && (
          <Facet title="Autour du lieu" open>
            <ChoiceSelect
              name="rayon"
              label="Rayon autour du lieu"
              none={jobsTexts.withinNone}
              form={form}
              chosen={chosen('rayon')[0] ?? ''}
              choices={radii.map((kilometres) => ({ value: kilometres, name: jobsTexts.within(kilometres) }))}
            />
          </Facet>
        )}
        {countries.map(({ id, name, regions }) => (
          <Facet key={id} title={options.localisation.length > 1 ? name : 'Localisation'} open>
            {list('region_ids', name, regions, 'count')}
          </Facet>
        ))}
        <Facet title="Salaire annuel brut" open>
          <ChoiceSelect
            name="salaire_min"
            label="Salaire minimum"
            none="Sans minimum"
            form={form}
            chosen={chosen('salaire_min')[0] ?? ''}
            choices={salariesWith(chosen('salaire_min')[0]).map((value) => ({
              value: String(value),
              name: jobsTexts.salaryFrom(value, options.currency),
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
        {offers('teletravail', options.teletravail) && (
          <Facet title="Télétravail" open>
            {list('teletravail', 'Télétravail', options.teletravail)}
          </Facet>
        )}
        {offers('secteur_ids', sectors) && (
          <Facet title="Secteur" open>
            {list('secteur_ids', 'Secteur', sectors, 'count')}
          </Facet>
        )}
        {offers('sous_secteur_ids', subsectors) && (
          <Facet title="Sous-secteur" open>
            {list('sous_secteur_ids', 'Sous-secteur', subsectors, 'count')}
          </Facet>
        )}
        {offers('fonction_ids', functions) && (
          <Facet title="Fonction" open={chosen('fonction_ids').length > 0}>
            {list('fonction_ids', 'Fonction', functions, 'count')}
          </Facet>
        )}
        <Facet title="Expérience" open={chosen('experience').length > 0}>
          <RadioList
            name="experience"
            all="Toutes"
            form={form}
            chosen={chosen('experience')[0] ?? ''}
            choices={options.experience}
          />
        </Facet>
        {offers('societe_ids', companies) && (
          <Facet title="Entreprise" open={chosen('societe_ids').length > 0}>
            {list('societe_ids', 'Entreprise', companies, 'count', lookUpCompany)}
          </Facet>
        )}
        <Facet title="Date de publication" open={chosen('depuis').length > 0}>
          <RadioList
            name="depuis"
            all="Toutes"
            form={form}
            chosen={chosen('depuis')[0] ?? ''}
            choices={options.depuis}
          />
        </Facet>
        {options.total === 0 && !whole && <p className="hint facets__none">{jobsTexts.noChoice}</p>}
        <div className="find__apply">
          <Button type="submit" form={form} block>
            Appliquer les filtres
          </Button>
        </div>
      </div>
      <div className="sheet__foot">
        <button className="btn btn--lg btn--block" type="button" popoverTarget="filtres" popoverTargetAction="hide">
          Voir {plural(options.total, 'offre')}
        </button>
      </div>
    </aside>
  )
}

function Facet({ title, open = false, children }: { title: string; open?: boolean; children: ReactNode }) {
  return (
    <details className="facet" open={open}>
      <summary>
        {title}
        <Icon of={ChevronDown} small />
      </summary>
      <fieldset>
        <legend className="vh">{title}</legend>
        {children}
      </fieldset>
    </details>
  )
}

function RadioList({
  name,
  all,
  form,
  chosen,
  choices,
}: {
  name: string
  all: string
  form: string
  chosen: string
  choices: Choice[]
}) {
  return [{ value: '', name: all }, ...choices].map(({ value, name: label, jobs_count: count }: Choice) => (
    <label key={`${value}${value === chosen}`} className="check">
      <input type="radio" name={name} value={value} form={form} defaultChecked={value === chosen} />
      <span>{label}</span>
      {count !== undefined && <span className="num">{formatCount(count)}</span>}
    </label>
  ))
}

/** A sum that somebody typed into the address is one of the choices too. */
const salariesWith = (chosen: string | undefined): number[] =>
  [...new Set([...SALARIES, ...(chosen ? [Number(chosen)] : [])])].toSorted((a, b) => a - b)

type SelectProps = { name: string; label: string; none: string; form: string; chosen: string; choices: Choice[] }

function ChoiceSelect({ name, label, none, form, chosen, choices }: SelectProps) {
  return (
    <label className="field">
      <span className="vh">{label}</span>
      <select className="input select select--sm" name={name} form={form} defaultValue={chosen} key={chosen}>
        <option value="">{none}</option>
        {choices.map(({ value, name: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  )
}

type ExcludeProps = { id: string; name: string; form: string; chosen: string[] }

function ExcludeBox({ id, name, form, chosen }: ExcludeProps) {
  const on = chosen.includes(id)
  return (
    <Check
      key={String(on)}
      label={jobsTexts.excluded(name)}
      name="sauf_contrat_ids"
      value={id}
      form={form}
      defaultChecked={on}
    />
  )
}
