import { PostForm } from '#ui/form/post-form.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { teamTexts as texts } from '../colleagues.texts.ts'

type Props = { does: string; id: number; label: string; of: string; note: string; sure: string; red?: boolean }

/** A button that says what it would do before it does it; without scripts too. */
export const SureButton = ({ does, id, label, of, note, sure, red = false }: Props) => (
  <details name={`equipe-${id}`}>
    <summary className={`btn btn--sm ${red ? 'btn--red-ghost' : 'btn--ghost'}`}>
      {label}
      <span className="vh"> {of}</span>
    </summary>
    <div className="team__panel">
      <p>{note}</p>
      <PostForm name={does} id={id}>
        <SubmitButton size="small" variant={red ? 'red' : 'outline'} busy={texts.working}>
          {sure}
        </SubmitButton>
      </PostForm>
    </div>
  </details>
)
