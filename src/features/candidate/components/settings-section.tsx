import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { VisibilitySection } from '#features/members/components/visibility-section.tsx'
import { OpenedBy } from '#features/sourcing/components/opened-by.tsx'

type Props = ComponentProps<typeof VisibilitySection> & ComponentProps<typeof OpenedBy>

/** Who sees the candidate, who did, and the ways to the other settings. */
export const SettingsSection = ({ openings, ...props }: Props) => (
  <div className="stack">
    <p className="muted">
      Vos informations personnelles, votre mot de passe et vos appareils se gèrent dans{' '}
      <Link to="/mes-parametres">vos paramètres de compte</Link>. Les e-mails d’offres se règlent avec{' '}
      <Link to="/alertes">vos alertes</Link>.
    </p>
    <VisibilitySection {...props} />
    <OpenedBy openings={openings} />
  </div>
)
