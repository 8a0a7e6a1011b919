import { Link } from 'react-router'
import type { OutputOf } from '#platform/contract.ts'
import { Logo } from '#ui/identity.tsx'
import type { listOpenedBy } from '../sourcing.contract.ts'
import { sourcingTexts as texts } from '../sourcing.texts.ts'
import '../opened-by.css'

/** Which companies have paid to see the candidate by name, and when. */
export const OpenedBy = ({ openings }: { openings: OutputOf<typeof listOpenedBy>['data'] }) => (
  <section id="ouvertures" className="card card--pad" aria-labelledby="ouvertures-titre">
    <h2 id="ouvertures-titre">{texts.openedTitle}</h2>
    {openings.length === 0 ? (
      <p className="muted">{texts.openedNone}</p>
    ) : (
      <ul className="opened-by">
        {openings.map(({ company, opened_at: at }) => (
          <li key={`${company.id} ${at}`}>
            <Logo {...company} />
            <Link to={`/entreprise/${company.id}`}>{company.name}</Link>
            <span className="small muted">{texts.openedAt(at)}</span>
          </li>
        ))}
      </ul>
    )}
  </section>
)
