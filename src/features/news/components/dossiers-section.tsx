import { Link } from 'react-router'
import type { OutputOf } from '#platform/contract.ts'
import type { Settled } from '#platform/settle.ts'
import { Cover } from '#ui/identity.tsx'
import { Failure } from '#ui/waiting.tsx'
import type { listDossiers } from '../news.contract.ts'
import { dossierAddress } from '../news.rules.ts'
import { newsTexts as texts } from '../news.texts.ts'

type Dossiers = OutputOf<typeof listDossiers>['data']

/** The latest dossiers, as bound volumes. */
export function DossiersSection({ dossiers, current }: { dossiers: Settled<Dossiers>; current: number | undefined }) {
  return (
    <section className="dos-section" aria-labelledby="h-dos">
      <h2 id="h-dos">{texts.dossiers}</h2>
      {!dossiers.ok && <Failure title={texts.failed} />}
      {dossiers.ok && dossiers.value.length === 0 && <p className="muted">{texts.noDossier}</p>}
      {dossiers.ok && dossiers.value.length > 0 && (
        <ul className="dos-list">
          {dossiers.value.map(({ id, title, articles_count }) => (
            <li key={id}>
              <Link className="dos" to={dossierAddress(id)} aria-current={id === current ? 'page' : undefined}>
                <Cover seed={title} kind="binding" className="dos__c" />
                <span className="dos__t">{title}</span>
                <span className="small muted num">{texts.inDossier(articles_count)}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
