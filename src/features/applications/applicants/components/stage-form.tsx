import { useSubmit } from 'react-router'
import { PostForm } from '#ui/form/post-form.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { Select } from '#ui/field.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'
import { stages } from '../../applications.rules.ts'
import type { Applicant } from '../applicants.contract.ts'
import { applicantTexts as texts, stageWords } from '../applicants.texts.ts'

/** The stage as a plain choice: with scripts at once, without them by its button. */
export function StageForm({ one }: { one: Applicant }) {
  const submit = useSubmit()
  const hydrated = useHydrated()
  return (
    <PostForm name="etape" id={one.id} className="row">
      <input type="hidden" name="from" value={one.statut} />
      <label className="small" htmlFor="etape">
        {texts.stage}
      </label>
      <Select
        small
        id="etape"
        name="stage"
        key={one.statut}
        defaultValue={one.statut}
        onChange={({ currentTarget }) => void submit(currentTarget.form, { preventScrollReset: true })}
      >
        {stages.map((stage) => (
          <option key={stage} value={stage}>
            {stageWords[stage]}
          </option>
        ))}
      </Select>
      {!hydrated && (
        <SubmitButton size="small" variant="outline" busy={texts.moving}>
          {texts.changeStage}
        </SubmitButton>
      )}
    </PostForm>
  )
}
