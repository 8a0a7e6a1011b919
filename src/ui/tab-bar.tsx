import type { IconNode } from 'lucide'
import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import { Link } from './link.tsx'

export type TabBarEntry = { to: string; label: string; icon: IconNode; current?: boolean; dot?: ReactNode }

/** The bottom bar of a phone: five entries at most, each as wide as its name needs. */
export function TabBar({ label, entries }: { label: string; entries: TabBarEntry[] }) {
  return (
    <nav className="tabbar" aria-label={label}>
      {entries.map(({ to, label: name, icon, current, dot }) => (
        <Link key={name} to={to} aria-current={current ? 'page' : undefined}>
          <Icon of={icon} />
          {name}
          {dot}
        </Link>
      ))}
    </nav>
  )
}
