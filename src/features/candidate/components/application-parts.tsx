import { Download, FileText } from 'lucide'
import type { readApplication } from '#features/applications/applications.contract.ts'
import { eventWords, ownTexts as texts } from '#features/applications/own-applications.texts.ts'
import { jobsTexts } from '#features/jobs/jobs.texts.ts'
import type { OutputOf } from '#platform/contract.ts'
import { formatMoment } from '#platform/french-moment.ts'
import { formatDate, plural } from '#platform/french.ts'
import { FactList } from '#ui/fact-list.tsx'
import { formatBytes } from '#ui/format-bytes.ts'
import { Icon } from '#ui/icon.tsx'

type One = OutputOf<typeof readApplication>

/** What happened, by whom: the company at the left, oneself at the right. */
export const Timeline = ({ one }: { one: One }) => (
  <section className="card card--pad" aria-labelledby="suivi">
    <h2 id="suivi">{texts.follow}</h2>
    <ol className="own-line">
      {one.events.map(({ author, kind, detail, body, at }, index) => (
        <li key={index} className={author === 'candidate' ? 'is-me' : undefined}>
          {author === 'candidate' ? texts.you : author === 'employer' ? one.entreprise : 'Florin'}
          {'\u202f: '}
          <b>{eventWords[kind] ?? kind}</b>
          {detail && `, ${detail}`}
          {body && <p className="own-one__letter">{body}</p>}
          <time dateTime={at}>{formatMoment(new Date(at))}</time>
        </li>
      ))}
    </ol>
  </section>
)

/** What was written, as it was sent. */
export const Letter = ({ one }: { one: One }) => (
  <section className="card card--pad" aria-labelledby="lettre">
    <div className="row row--between">
      <h2 id="lettre">{texts.letter}</h2>
      <span className="small muted">{texts.readOnly}</span>
    </div>
    {one.message ? <div className="own-one__letter">{one.message}</div> : <p className="muted">{texts.noLetter}</p>}
    {one.letter && (
      <p>
        <a href={one.letter.address} download>
          {texts.letterFile}
          {'\u202f: '}
          {one.letter.name}
        </a>
      </p>
    )}
  </section>
)

/** What the job said on the day of the application. */
export function ThatDay({ one }: { one: One }) {
  const [least, most] = one.experience ?? [null, null]
  const facts: [string, string | null][] = [
    ['Télétravail', one.remote && jobsTexts.remote[one.remote]],
    [
      'Expérience',
      least === null ? null : most === null ? `dès ${plural(least, 'an')}` : `${least} à ${plural(most, 'an')}`,
    ],
    ['Prise de poste', one.starts_on && formatDate(new Date(one.starts_on))],
    ['Avantages', one.avantages.slice(0, 2).join(', ') || null],
    ['Ouverte jusqu’au', one.valid_through && formatDate(new Date(one.valid_through))],
  ]
  return (
    <section className="card card--pad" aria-labelledby="ce-jour">
      <h2 id="ce-jour">{texts.thatDay}</h2>
      <FactList facts={facts} className="own-one__kv" />
      {one.description && (
        <details>
          <summary>Lire l’annonce</summary>
          <div className="own-one__text">
            <p>{one.description}</p>
            {one.missions.length > 0 && (
              <p>
                Missions{'\u202f: '}
                {one.missions.join('\u202f; ')}
              </p>
            )}
            {one.profil.length > 0 && (
              <p>
                Profil{'\u202f: '}
                {one.profil.join('\u202f; ')}
              </p>
            )}
          </div>
        </details>
      )}
    </section>
  )
}

/** The CV that was sent, and how often it was opened. */
export const SentCv = ({ one: { cv, cv_opened: opened } }: { one: One }) => (
  <section className="card card--pad" aria-labelledby="cv">
    <h2 id="cv">{texts.cv}</h2>
    {cv ? (
      <>
        <div className="own-one__file">
          <Icon of={FileText} />
          <span>
            <b>{cv.name}</b>
            <br />
            <span className="small muted">
              {formatBytes(cv.bytes)}, déposé le {formatDate(new Date(cv.created_at))}
            </span>
          </span>
          <a className="btn btn--ghost btn--icon" href={cv.address} download aria-label={`Télécharger ${cv.name}`}>
            <Icon of={Download} />
          </a>
        </div>
        <p className="hint">
          {texts.opened(opened)} {texts.cvStays}
        </p>
      </>
    ) : (
      <p className="muted">{texts.noCv}</p>
    )}
  </section>
)
