import { ChevronDown, LogOut } from 'lucide'
import { NavLink } from 'react-router'
import { SignOutForm } from '#features/jobs/components/sign-out-form.tsx'
import { Icon } from '#ui/icon.tsx'
import { Avatar, Logo } from '#ui/identity.tsx'
import { clientSpace } from './shell.texts.ts'
import type { OwnCompany, Viewer } from './viewer.ts'

/** Whom one acts for, the few places outside of the tabs, and the way out: what the header of the Espace Client has. */
export const ClientMenu = ({ viewer, company }: { viewer: Viewer; company: OwnCompany }) => (
  <>
    <details className="menu menu--end viewer" name="nav">
      <summary className="navlink">
        {company ? <Logo {...company} /> : <Avatar {...viewer} />}
        <span className="vh">{'Mon compte\u202f: '}</span>
        <span className="client-bar__name">{company?.name ?? viewer.name}</span>
        <Icon of={ChevronDown} small />
      </summary>
      <div className="menu__list">
        <p className="client-bar__who">{viewer.name}</p>
        <NavLink to={viewer.space} end>
          {clientSpace}
        </NavLink>
        {viewer.flags.includes('moderator') && <NavLink to="/admin/moderation">Modération</NavLink>}
        {viewer.flags.includes('editor') && <NavLink to="/admin/articles">Articles</NavLink>}
        {company && <NavLink to={`/entreprise/${company.id}`}>Notre page publique</NavLink>}
        <NavLink to={viewer.settings}>Mes paramètres</NavLink>
        <NavLink to="/">Retour au site</NavLink>
      </div>
    </details>
    <SignOutForm>
      <button
        className="btn btn--ghost btn--icon client-bar__out"
        type="submit"
        aria-label="Se déconnecter"
        title="Se déconnecter"
      >
        <Icon of={LogOut} />
      </button>
    </SignOutForm>
  </>
)
