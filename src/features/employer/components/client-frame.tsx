import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { teamPath } from '#features/accounts/colleagues/colleagues.rules.ts'
import { editingPath } from '#features/companies/editing/editing.rules.ts'
import { Badge } from '#ui/chip.tsx'

const tabs = [
  { key: 'offres', to: '/espace-recruteurs', label: 'Mes Offres' },
  { key: 'candidatures', to: '/espace-recruteurs/candidatures', label: 'Candidatures' },
  { key: 'profils', to: '/espace-recruteurs/profils', label: 'Recherche profils' },
] as const
const others = [
  { key: 'entreprise', to: editingPath, label: 'Page entreprise' },
  { key: 'equipe', to: teamPath, label: 'Équipe' },
  { key: 'credits', to: '/espace-recruteurs/credits', label: 'Crédits' },
  { key: 'multidiffusion', to: '/espace-recruteurs/multidiffusion', label: 'Multidiffusion' },
] as const

type Key = (typeof tabs)[number]['key'] | (typeof others)[number]['key']
type Props = {
  current: Key
  /** How many things each tab has, where the page knows. */
  counts?: Partial<Record<Key, number>>
  children: ReactNode
}

const NO_COUNTS: NonNullable<Props['counts']> = {}

/** The frame of the Espace Client: its tabs, each with an address of its own. */
export const ClientFrame = ({ current, counts = NO_COUNTS, children }: Props) => (
  <div className="wrap client">
    <nav className="tabs client__tabs" aria-label="Espace Client">
      {[...tabs, ...others].map(({ key, to, label }) => (
        <Link key={key} className="tab" to={to} aria-current={key === current ? 'page' : undefined}>
          {label} {counts[key] !== undefined && <Badge plain>{counts[key]}</Badge>}
        </Link>
      ))}
    </nav>
    {children}
  </div>
)
