import type { ReactNode } from 'react'
import { useEffect, useRef } from 'react'
import { Link, useRouteLoaderData } from 'react-router'
import { teamPath } from '#features/accounts/colleagues/colleagues.rules.ts'
import { editingPath } from '#features/companies/editing/editing.rules.ts'
import { attachTexts } from '#features/accounts/colleagues/colleagues.texts.ts'
import { ButtonLink } from '#ui/button.tsx'
import { ownReviewsPath } from '#features/reviews/reviews.rules.ts'
import { Badge } from '#ui/chip.tsx'
import { Empty } from '#ui/waiting.tsx'
import { aloneTexts } from '../employer.texts.ts'

const tabs = [
  { key: 'offres', to: '/espace-recruteurs', label: 'Mes Offres' },
  { key: 'candidatures', to: '/espace-recruteurs/candidatures', label: 'Candidatures' },
  { key: 'profils', to: '/espace-recruteurs/profils', label: 'Recherche profils' },
] as const
const others = [
  { key: 'entreprise', to: editingPath, label: 'Page entreprise' },
  { key: 'avis', to: ownReviewsPath, label: 'Avis' },
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

/** On a narrow screen the tabs scroll: the one that is open is in sight. */
function useTabInSight() {
  const tabsShown = useRef<HTMLElement>(null)
  useEffect(() => {
    const strip = tabsShown.current
    const open = strip?.querySelector<HTMLElement>('[aria-current]')
    if (strip && open) strip.scrollLeft = open.offsetLeft - (strip.clientWidth - open.offsetWidth) / 2
  }, [])
  return tabsShown
}

/** What a company has is not there for whoever works for none. */
const NeedsCompany = () => (
  <div className="wrap client">
    <h1 className="display">Espace Client</h1>
    <Empty title={aloneTexts.needs} action={<ButtonLink to={teamPath}>{attachTexts.ask}</ButtonLink>}>
      {aloneTexts.needsText}
    </Empty>
  </div>
)

/** The frame of the Espace Client: its tabs, each with an address of its own. */
export function ClientFrame({ current, counts = NO_COUNTS, children }: Props) {
  const strip = useTabInSight()
  const around = useRouteLoaderData<{ company: object | null }>('root')
  if (around?.company === null) return <NeedsCompany />
  return (
    <div className="wrap client">
      <nav className="tabs client__tabs" aria-label="Espace Client" ref={strip}>
        {[...tabs, ...others].map(({ key, to, label }) => (
          <Link key={key} className="tab" to={to} aria-current={key === current ? 'page' : undefined}>
            {label} {counts[key] !== undefined && <Badge plain>{counts[key]}</Badge>}
          </Link>
        ))}
      </nav>
      {children}
    </div>
  )
}
