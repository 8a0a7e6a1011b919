import { Plus } from 'lucide'
import type { ReactNode } from 'react'
import { teamPath } from '#features/accounts/colleagues/colleagues.rules.ts'
import { attachTexts } from '#features/accounts/colleagues/colleagues.texts.ts'
import { UnverifiedNote } from '#features/accounts/components/unverified-note.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { aloneTexts as texts, ownJobsTexts } from '../employer.texts.ts'

type Props = { email: string; verified: boolean; children: ReactNode }

/** The space of somebody whom no company has taken in yet: how to be attached, and their drafts. */
export const NoCompany = ({ email, verified, children }: Props) => (
  <div className="wrap client">
    <div className="client__top">
      <div>
        <h1 className="display">{texts.title}</h1>
        <p className="muted small">{texts.lead}</p>
      </div>
      <ButtonLink size="large" to="/nouvelle-offre">
        <Icon of={Plus} />
        {ownJobsTexts.add}
      </ButtonLink>
    </div>
    {!verified && <UnverifiedNote email={email} />}
    <section className="card card--pad client__alone" aria-labelledby="entreprise">
      <h2 id="entreprise">{attachTexts.title}</h2>
      <p>{attachTexts.lead}</p>
      <p>{texts.adopted}</p>
      <p>
        <ButtonLink variant="outline" to={teamPath}>
          {attachTexts.ask}
        </ButtonLink>
      </p>
    </section>
    {children}
  </div>
)
