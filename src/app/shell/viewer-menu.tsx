import { Bell, BellRing, Bookmark, Briefcase, Building2, ChevronDown, House, LogOut, User } from 'lucide'
import type { IconNode } from 'lucide'
import { Link, NavLink, useLocation } from 'react-router'
import { SignOutForm } from '#features/jobs/components/sign-out-form.tsx'
import { LiveSaved } from '#features/jobs/saved/components/live-saved.tsx'
import { Avatar } from '#ui/identity.tsx'
import { Icon } from '#ui/icon.tsx'
import { TabBar } from '#ui/tab-bar.tsx'
import { ClientMenu } from './client-menu.tsx'
import { savedLink } from './shell.texts.ts'
import { LiveUnread, unreadLabel, useUnread } from './unread.tsx'
import type { SignedInProps, Viewer } from './viewer.ts'

const alertsPage = '/alertes'

const spaceLabels = {
  candidate: 'Mon espace candidat',
  recruiter: 'Mon Espace Client',
  administrator: 'Administration',
} as const

/** What the header and the drawer show of the signed-in person. */
export default function ViewerMenu({ viewer, place, company = null }: SignedInProps) {
  const unread = useUnread(viewer)
  if (place === 'tabs') {
    return (
      <>
        <ViewerTabs viewer={viewer} />
        <LiveUnread viewer={viewer} />
        <LiveSaved accountId={viewer.id} />
      </>
    )
  }
  if (place === 'phone') return <BellLink unread={unread} />
  if (place === 'client') {
    return (
      <div className="client-bar__co">
        <BellLink unread={unread} />
        <ClientMenu viewer={viewer} company={company} />
      </div>
    )
  }
  if (place === 'drawer') {
    return (
      <>
        <p className="viewer__who">
          <Avatar {...viewer} />
          {viewer.name}
        </p>
        <ViewerLinks viewer={viewer} unread={unread} />
      </>
    )
  }
  return (
    <>
      <BellLink unread={unread} />
      <details className="menu menu--end viewer" name="nav">
        <summary className="navlink">
          <Avatar {...viewer} />
          <span className="vh">Mon compte : </span>
          <span className="viewer__name">{viewer.name.split(' ')[0]}</span>
          <Icon of={ChevronDown} small />
        </summary>
        <div className="menu__list">
          <ViewerLinks viewer={viewer} unread={unread} />
        </div>
      </details>
    </>
  )
}

function BellLink({ unread }: { unread: number }) {
  return (
    <Link className="btn btn--ghost btn--icon viewer__bell" to="/notifications" aria-label={unreadLabel(unread)}>
      <Icon of={Bell} />
      {unread > 0 && <span className="dot num">{atMost99(unread)}</span>}
    </Link>
  )
}

/** The places a member goes to most, under the thumb: who looks for work keeps jobs, the others keep an eye on companies. */
function ViewerTabs({ viewer: { role, space, settings } }: { viewer: Viewer }) {
  const { pathname } = useLocation()
  const within = (to: string): boolean => pathname === to || pathname.startsWith(`${to}/`)
  const tab = (to: string, label: string, icon: IconNode) => ({ to, label, icon, current: within(to) })
  const own =
    role === 'candidate'
      ? [tab(savedLink.to, 'Sauvegardées', Bookmark), tab(alertsPage, 'Alertes', BellRing)]
      : [tab('/entreprises', 'Entreprises', Building2)]
  return (
    <TabBar
      label="Espace membre"
      entries={[
        { to: space, label: 'Accueil', icon: House, current: within(space) && !within(settings) },
        tab('/emploi', 'Offres', Briefcase),
        ...own,
        tab(settings, 'Compte', User),
      ]}
    />
  )
}

/** The places of the signed-in person, and the way out. */
const ViewerLinks = ({ viewer: { role, space, settings, flags }, unread }: { viewer: Viewer; unread: number }) => (
  <>
    <NavLink to={space}>{spaceLabels[role]}</NavLink>
    {flags.includes('moderator') && <NavLink to="/admin/moderation">Modération</NavLink>}
    {flags.includes('editor') && <NavLink to="/admin/articles">Articles</NavLink>}
    {role === 'candidate' && (
      <>
        <NavLink to={savedLink.to}>{savedLink.label}</NavLink>
        <NavLink to={alertsPage}>Mes alertes</NavLink>
      </>
    )}
    <NavLink to="/notifications">
      Notifications {unread > 0 && <span className="dot num">{atMost99(unread)}</span>}
    </NavLink>
    <NavLink to={settings}>Mes paramètres</NavLink>
    <SignOutForm>
      <button type="submit">
        Se déconnecter
        <Icon of={LogOut} />
      </button>
    </SignOutForm>
  </>
)

const atMost99 = (count: number): string => (count > 99 ? '99+' : String(count))
