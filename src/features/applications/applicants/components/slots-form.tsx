import { CalendarPlus } from 'lucide'
import { formatMoment } from '#platform/french-moment.ts'
import { Field, Input } from '#ui/field.tsx'
import { useFormState } from '#ui/form/form-state.ts'
import { PostForm } from '#ui/form/post-form.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { TextareaField, TextField } from '#ui/form/fields.tsx'
import { Icon } from '#ui/icon.tsx'
import type { Applicant } from '../applicants.contract.ts'
import { LONGEST_PLACE, LONGEST_REPLY, MOST_SLOTS } from '../applicants.rules.ts'
import { applicantTexts as texts } from '../applicants.texts.ts'

const numbers = Array.from({ length: MOST_SLOTS }, (_, at) => at + 1)

/** One of several fields of one name: what was typed comes back to its own place. */
function SlotField({ number }: { number: number }) {
  const form = useFormState()
  return (
    <Field
      label={texts.slot(number)}
      optional={number === MOST_SLOTS}
      error={number === 1 ? form.faultOf('slots') : undefined}
    >
      {(control) => (
        <Input
          {...control}
          name="slots"
          type="datetime-local"
          required={number < MOST_SLOTS}
          defaultValue={form.valuesOf('slots', [])[number - 1]}
        />
      )}
    </Field>
  )
}

/** Moments that a candidate chooses from. */
export const SlotsForm = ({ one }: { one: Applicant }) => (
  <details className="cand__slots">
    <summary className="btn">
      <Icon of={CalendarPlus} />
      {texts.propose}
    </summary>
    <PostForm name="creneaux" id={one.id} className="stack">
      <p className="small muted">{texts.slotsLead}</p>
      {numbers.map((number) => (
        <SlotField key={number} number={number} />
      ))}
      <TextField name="place" label={texts.place} optional maxLength={LONGEST_PLACE} />
      <TextareaField name="text" label={texts.slotsWord} optional rows={3} maxLength={LONGEST_REPLY} />
      <div className="row">
        <SubmitButton busy={texts.sending}>{texts.proposeSubmit}</SubmitButton>
      </div>
    </PostForm>
  </details>
)

/** What was proposed and not answered yet. */
export function OpenProposal({ one: { proposal } }: { one: Applicant }) {
  if (!proposal || proposal.answered_at) return null
  return (
    <p className="small">
      {texts.proposalOpen} {proposal.slots.map((slot) => formatMoment(new Date(slot))).join('\u202f; ')}
    </p>
  )
}
