import type { IconNode } from 'lucide'
import { Link } from 'react-router'
import { Icon } from '../icon.tsx'
import '../styles/list-tools.css'

type View = { label: string; to: string; current: boolean; icon?: IconNode }

/** In which of a few ways a list is shown. */
export const ViewSwitch = ({ label, views }: { label: string; views: readonly View[] }) => (
  <div className="list-views" role="group" aria-label={label}>
    {views.map(({ label: name, to, current, icon }) => (
      <Link key={name} to={to} aria-current={current ? 'true' : undefined}>
        {icon && <Icon of={icon} small />}
        {name}
      </Link>
    ))}
  </div>
)
