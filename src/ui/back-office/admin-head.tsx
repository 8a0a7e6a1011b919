import type { ReactNode } from 'react'
import { BackLink } from '../back-link.tsx'

type Props = {
  title: string
  lead: ReactNode
  /** Whether who looks may see the rest of the administration. */
  inside?: boolean
}

/** The head of a page of the administration that is no list. */
export const AdminHead = ({ title, lead, inside = true }: Props) => (
  <>
    {inside && <BackLink to="/admin">Administration</BackLink>}
    <header>
      <h1 className="display">{title}</h1>
      <p className="muted">{lead}</p>
    </header>
  </>
)
