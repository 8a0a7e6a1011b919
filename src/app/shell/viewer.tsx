import { Bell, ChevronDown } from 'lucide'
import { Form, Link } from 'react-router'
import type { readSession } from '#features/accounts/accounts.contract.ts'
import type { OutputOf } from '#platform/contract.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'

export type Viewer = NonNullable<OutputOf<typeof readSession>['viewer']>

export const SignInLinks = () => (
  <>
    <ButtonLink variant="ghost" to="/login">
      Se connecter
    </ButtonLink>
    <ButtonLink to="/signup">Inscription</ButtonLink>
  </>
)

const spaceLabels = {
  candidate: 'Mon espace candidat',
  recruiter: 'Mon espace client',
  administrator: 'Administration',
} as const

/** The places of the signed-in person, and the way out. */
export const ViewerLinks = ({ viewer: { role, space, unread } }: { viewer: Viewer }) => (
  <>
    <Link to={space}>{spaceLabels[role]}</Link>
    <Link to="/notifications">Notifications {unread > 0 && <span className="num">{unread}</span>}</Link>
    <Link to="/mes-parametres">Mes paramètres</Link>
    <Form method="post" action="/deconnexion">
      <button type="submit">Se déconnecter</button>
    </Form>
  </>
)

export function ViewerMenu({ viewer }: { viewer: Viewer }) {
  return (
    <>
      <ButtonLink variant="ghost" to="/notifications">
        <Icon of={Bell} />
        <span className="vh">Notifications</span>
        {viewer.unread > 0 && (
          <span className="badge num">
            {viewer.unread}
            <span className="vh"> non lues</span>
          </span>
        )}
      </ButtonLink>
      <details className="menu menu--end" name="nav">
        <summary className="navlink">
          <span className="avatar" aria-hidden="true">
            {viewer.initials}
          </span>
          <span className="viewer__name">{viewer.name}</span> <Icon of={ChevronDown} small />
        </summary>
        <div className="menu__list">
          <ViewerLinks viewer={viewer} />
        </div>
      </details>
    </>
  )
}
