import { X } from 'lucide'
import type { ReactNode } from 'react'
import { Button } from '../button.tsx'
import { Icon } from '../icon.tsx'
import { Link } from '../link.tsx'
import { still } from '../still.ts'
import { FiltersContext, PANEL } from './filters.ts'

type Props = {
  /** The id of the form that the filters belong to. */
  form: string
  chosen: (name: string) => string[]
  /** The list where nothing is chosen any more, and whether something is. */
  clearTo: string
  some: boolean
  /** « Voir 12 offres ». */
  show: string
  /** All that the filters show: the server draws what is the same once. */
  keptBy?: string
  children: ReactNode
}

/** Every filter of a list: a panel on a wide screen, a bottom sheet on a phone. A choice applies at once where scripts run. */
export function FilterPanel({ form, chosen, clearTo, some, show, keptBy, children }: Props) {
  const filters = () => (
    <div className="sheet__body">
      <FiltersContext value={{ form, chosen }}>{children}</FiltersContext>
    </div>
  )
  return (
    // It takes no action of its own: it only notices that the keyboard has left it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <aside
      className="sheet"
      id={PANEL}
      popover="auto"
      aria-label="Filtres"
      // As a sheet it covers the page: the keyboard does not wander there while it is open.
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.hidePopover()
      }}
    >
      <div className="sheet__head">
        <h2>Filtres</h2>
        {/* Keeps its place while there is nothing to clear, so that nothing moves when there is. */}
        <Link to={clearTo} preventScrollReset className={some ? undefined : 'sheet__none'}>
          Tout effacer
        </Link>
        <button
          className="btn btn--ghost btn--icon sheet__x"
          type="button"
          popoverTarget={PANEL}
          popoverTargetAction="hide"
          aria-label="Fermer les filtres"
        >
          <Icon of={X} />
        </button>
      </div>
      {import.meta.env.SSR && keptBy ? still(keptBy, filters) : filters()}
      <div className="sheet__foot">
        <Button type="submit" form={form} block className="sheet__apply">
          Appliquer les filtres
        </Button>
        <button
          className="btn btn--lg btn--block sheet__show"
          type="button"
          popoverTarget={PANEL}
          popoverTargetAction="hide"
        >
          {show}
        </button>
      </div>
    </aside>
  )
}
