import { SlidersHorizontal } from 'lucide'
import { Icon } from '../icon.tsx'

/** The id of the panel. */
export const PANEL = 'filtres'

/** Opens the panel where it is a sheet; without scripts too, since the sheet is a native popover. */
export const FiltersButton = ({ count }: { count: number }) => (
  <button className="btn btn--outline sheet__open" type="button" popoverTarget={PANEL}>
    <Icon of={SlidersHorizontal} />
    Filtres {count > 0 && <span className="dot sheet__count">{count}</span>}
  </button>
)
