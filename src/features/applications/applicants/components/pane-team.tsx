import { Star } from 'lucide'
import { useSubmit } from 'react-router'
import { formatMoment } from '#platform/french-moment.ts'
import { formatTenth } from '#platform/french.ts'
import { TextareaField } from '#ui/form/fields.tsx'
import { PostForm } from '#ui/form/post-form.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Avatar } from '#ui/identity.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'
import { eventWords } from '../../own-applications.texts.ts'
import type { Applicant } from '../applicants.contract.ts'
import { LONGEST_TEAM_NOTE } from '../applicants.rules.ts'
import { applicantTexts as texts } from '../applicants.texts.ts'

const STARS = [1, 2, 3, 4, 5]

function Rating({ one }: { one: Applicant }) {
  const submit = useSubmit()
  const hydrated = useHydrated()
  return (
    <PostForm name="noter" id={one.id} className="row">
      <fieldset className="cand-rate" key={one.own_rating}>
        <legend className="label">{texts.rating}</legend>
        {STARS.map((stars) => (
          <label
            key={stars}
            title={texts.ratingOf(stars)}
            className={stars <= (one.own_rating ?? 0) ? 'is-on' : undefined}
          >
            <input
              type="radio"
              name="rating"
              value={stars}
              defaultChecked={one.own_rating === stars}
              onChange={({ currentTarget }) => void submit(currentTarget.form, { preventScrollReset: true })}
            />
            <span className="vh">{texts.ratingOf(stars)}</span>
            <Icon of={Star} />
          </label>
        ))}
        {one.rating !== null && (
          <span className="small muted">
            {texts.team} <b className="num">{formatTenth(one.rating)}</b>
          </span>
        )}
      </fieldset>
      {!hydrated && (
        <SubmitButton size="small" variant="outline" busy={texts.moving}>
          {texts.rate}
        </SubmitButton>
      )}
      {one.own_rating !== null && (
        <button className="btn btn--ghost btn--sm" type="submit" name="rating" value="0">
          {texts.unrate}
        </button>
      )}
    </PostForm>
  )
}

/** What the team says of an applicant, to itself alone. */
export const PaneTeam = ({ one }: { one: Applicant }) => (
  <section className="cand__sec" id="notes" aria-labelledby="h-notes">
    <h3 id="h-notes">{texts.notes}</h3>
    <Rating one={one} />
    {one.notes.length > 0 && (
      <ul className="cand__notes">
        {one.notes.map(({ id, name, initials, body, at, own }) => (
          <li key={id}>
            <Avatar name={name} initials={initials} />
            <div>
              <p className="small">
                <b>{name}</b> <span className="muted">{formatMoment(new Date(at))}</span>
              </p>
              <p className="cand__text">{body}</p>
              {own && (
                <PostForm name="effacer-note" id={id}>
                  <SubmitButton size="small" variant="ghost" busy={texts.moving}>
                    {texts.removeNote}
                  </SubmitButton>
                </PostForm>
              )}
            </div>
          </li>
        ))}
      </ul>
    )}
    <PostForm name="note" id={one.id} className="stack">
      <TextareaField name="body" label={texts.addNote} hint={texts.noteHint} rows={2} maxLength={LONGEST_TEAM_NOTE} />
      <div className="row">
        <SubmitButton variant="outline" size="small" busy={texts.moving}>
          {texts.saveNote}
        </SubmitButton>
      </div>
    </PostForm>
  </section>
)

/** What happened, by whom. */
export const PaneTimeline = ({ one }: { one: Applicant }) => (
  <details className="cand__sec">
    <summary>
      <h3>{texts.follow}</h3>
    </summary>
    <ol className="cand__line">
      {one.events.map(({ author, by, kind, detail, body, at }, index) => (
        <li key={index}>
          <b>{eventWords[kind] ?? kind}</b>
          {detail && `, ${detail}`}
          <span className="muted small">
            {' '}
            {{ candidate: texts.candidate, employer: by || texts.ownTeam, site: 'Florin' }[author]},{' '}
            {formatMoment(new Date(at))}
          </span>
          {body && <p className="cand__text small">{body}</p>}
        </li>
      ))}
    </ol>
  </details>
)
