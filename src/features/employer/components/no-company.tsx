import { teamPath } from '#features/accounts/colleagues/colleagues.rules.ts'
import { attachTexts } from '#features/accounts/colleagues/colleagues.texts.ts'
import { UnverifiedNote } from '#features/accounts/components/unverified-note.tsx'
import { ButtonLink } from '#ui/button.tsx'

/** The space of somebody whom no company has taken in yet. */
export const NoCompany = ({ email, verified }: { email: string; verified: boolean }) => (
  <div className="wrap client">
    <h1 className="display">Espace Client</h1>
    {!verified && <UnverifiedNote email={email} />}
    <section className="card card--pad" aria-labelledby="entreprise">
      <h2 id="entreprise">{attachTexts.title}</h2>
      <p>{attachTexts.lead}</p>
      <p>
        <ButtonLink to={teamPath}>{attachTexts.ask}</ButtonLink>
      </p>
    </section>
  </div>
)
