import { ChevronDown } from 'lucide'
import type { ReactNode } from 'react'
import { formatCount } from '#platform/french.ts'
import { Icon } from '../icon.tsx'
import type { ChecksProps } from './facet-checks.tsx'
import { FacetChecks } from './facet-checks.tsx'
import type { Choice } from './filters.ts'
import { choosable, useFilters } from './filters.ts'

type Frame = {
  title: string
  /** Closed until something is chosen of this filter. */
  closedFor?: string
  children?: ReactNode
}

/** One filter, or a few that belong together, under a title that folds them. */
export function Facet({ title, closedFor, children }: Frame) {
  const { chosen } = useFilters()
  return (
    <details className="facet" open={closedFor === undefined || chosen(closedFor).length > 0}>
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

/** A filter of check boxes. With nothing to choose it is left out. */
export function CheckFacet({ closed = false, ...checks }: ChecksProps & { closed?: boolean }) {
  const { chosen } = useFilters()
  if (choosable(checks.choices, chosen(checks.name)).length === 0) return null
  return (
    <Facet title={checks.title} {...(closed && { closedFor: checks.name })}>
      <FacetChecks {...checks} />
    </Facet>
  )
}

/** A filter of which one thing at most is chosen. */
export function RadioFacet({ title, name, choices }: { title: string; name: string; choices: Choice[] }) {
  const { form, chosen } = useFilters()
  const now = chosen(name)[0] ?? ''
  return (
    <Facet title={title} closedFor={name}>
      {[{ value: '', name: 'Toutes' }, ...choices].map(({ value, name: label, count }: Choice) => (
        <label key={`${value}${value === now}`} className="check">
          <input type="radio" name={name} value={value} form={form} defaultChecked={value === now} />
          <span>{label}</span>
          {count !== undefined && <span className="num">{formatCount(count)}</span>}
        </label>
      ))}
    </Facet>
  )
}

type SelectProps = {
  name: string
  label: string
  /** What no choice is called. */
  none: string
  choices: Choice[]
}

/** One of many in a row, inside a facet. */
export function FacetSelect({ name, label, none, choices }: SelectProps) {
  const { form, chosen } = useFilters()
  const now = chosen(name)[0] ?? ''
  return (
    <label className="field">
      <span className="vh">{label}</span>
      <select className="input select select--sm" name={name} form={form} defaultValue={now} key={now}>
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
