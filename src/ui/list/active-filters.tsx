import { SlidersHorizontal } from 'lucide'
import type { ReactNode } from 'react'
import type { Chip } from '#platform/list-address.ts'
import { RemovableChip } from '../chip.tsx'
import { Icon } from '../icon.tsx'
import { Link } from '../link.tsx'
import { PANEL } from './filters.ts'

type Props = {
  chips: Chip[]
  clearTo: string
  /** What else can be done with these filters. */
  children?: ReactNode
}

/** What narrows a list, each part with the way to let go of it. */
export const ActiveFilters = ({ chips, clearTo, children }: Props) =>
  chips.length > 0 && (
    <ul className="active-filters" aria-label="Filtres actifs">
      {chips.map(({ key, label, to }) => (
        <li key={key}>
          <RemovableChip to={to} label={label} />
        </li>
      ))}
      <li>
        <Link className="more" to={clearTo}>
          Tout effacer
        </Link>
      </li>
      {children}
    </ul>
  )

/** Opens the panel where it is a sheet; without scripts too, since the sheet is a native popover. */
export const FiltersButton = ({ count }: { count: number }) => (
  <button className="btn btn--outline sheet__open" type="button" popoverTarget={PANEL}>
    <Icon of={SlidersHorizontal} />
    Filtres {count > 0 && <span className="dot sheet__count">{count}</span>}
  </button>
)
