import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Chip } from '#platform/list-address.ts'
import { RemovableChip } from '../chip.tsx'

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
