import { useFormState } from '#ui/form/form-state.ts'
import { PostForm } from '#ui/form/post-form.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { Note } from '#ui/note.tsx'
import { accountTexts } from '../accounts.texts.ts'

const { start, end, alerts, again, sending } = accountTexts.unverified

/** Tells that the address waits to be confirmed, and sends the link again. Only who looks for work has alerts that wait for it. */
export const UnverifiedNote = ({ email, candidate = false }: { email: string; candidate?: boolean }) => (
  <Note tone="amber">
    {start} <b>{email}</b> {end}
    {candidate ? alerts : '.'}
    <PostForm apart action="/confirmer-adresse" name="renvoi">
      <SubmitButton className="note__act" variant="outline" busy={sending}>
        {again}
      </SubmitButton>{' '}
      <Said />
    </PostForm>
  </Note>
)

const Said = () => <span role="status">{useFormState().done as string | null}</span>
