import { formatMoment } from '#platform/french-moment.ts'
import { TextareaField } from '#ui/form/fields.tsx'
import { PostForm } from '#ui/form/post-form.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { PickField } from '#ui/form/pick-field.tsx'
import { LONGEST_REMINDER } from '../applications.rules.ts'
import { ownTexts as texts } from '../own-applications.texts.ts'
import '../own-applications.css'

/** Moments that the employer proposed: one is picked, or none fits. The page has the forms « creneau » and « aucun-creneau ». */
export function SlotChoice({ proposal }: { proposal: { slots: string[]; place: string } }) {
  const free = proposal.slots.map((slot) => ({ value: slot, label: formatMoment(new Date(slot)) }))
  return (
    <>
      {free.length > 0 ? (
        <PostForm name="creneau" className="stack">
          <p className="muted">{texts.slotsLead}</p>
          <PickField name="at" label={texts.interviewAt} choices={free} />
          {proposal.place && <p>{proposal.place}</p>}
          <div>
            <SubmitButton busy={texts.slotPicking}>{texts.slotPick}</SubmitButton>
          </div>
        </PostForm>
      ) : (
        <p>{texts.slotsGone}</p>
      )}
      <details className="slot-choice" open={free.length === 0}>
        <summary>{texts.slotsNone}</summary>
        <PostForm name="aucun-creneau" className="stack">
          <TextareaField name="word" label={texts.slotsWord} optional rows={3} maxLength={LONGEST_REMINDER} />
          <div>
            <SubmitButton variant="outline" busy={texts.reminding}>
              {texts.slotsDecline}
            </SubmitButton>
          </div>
        </PostForm>
      </details>
    </>
  )
}
