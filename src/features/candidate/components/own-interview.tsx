import { CalendarPlus } from 'lucide'
import type { OutputOf } from '#platform/contract.ts'
import type { readApplication } from '#features/applications/applications.contract.ts'
import { ownTexts as texts } from '#features/applications/own-applications.texts.ts'
import { formatMoment, momentField } from '#platform/french-moment.ts'
import { TextField } from '#ui/form/fields.tsx'
import { PostForm } from '#ui/form/post-form.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { Icon } from '#ui/icon.tsx'

/** The interview, its calendar file, and the form to note or change it. */
export function OwnInterview({ one }: { one: OutputOf<typeof readApplication> }) {
  const at = one.dateEntretien ? new Date(one.dateEntretien) : null
  return (
    <section className="card card--pad" aria-labelledby="entretien">
      <h2 id="entretien" tabIndex={-1}>
        {at ? texts.interviewOn(formatMoment(at)) : texts.interview}
      </h2>
      {at ? (
        <>
          {one.interview_place && <p>{one.interview_place}</p>}
          <p>
            <a className="btn btn--outline" href={`/candidature/${one.id}/entretien.ics`} download>
              <Icon of={CalendarPlus} />
              {texts.calendar}
            </a>
          </p>
        </>
      ) : (
        <p className="muted">{texts.interviewNone}</p>
      )}
      <details>
        <summary>{at ? 'Modifier' : texts.interviewAdd}</summary>
        <PostForm name="entretien" className="space__form">
          <div className="space__pair">
            <TextField
              name="at"
              label={texts.interviewAt}
              type="datetime-local"
              optional
              saved={at ? momentField(at) : ''}
            />
            <TextField name="place" label={texts.interviewPlace} optional saved={one.interview_place} maxLength={300} />
          </div>
          <div>
            <SubmitButton variant="outline" busy="Enregistrement…">
              {texts.interviewSave}
            </SubmitButton>
          </div>
        </PostForm>
      </details>
    </section>
  )
}
