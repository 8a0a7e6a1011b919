import { TextareaField } from '#ui/form/fields.tsx'
import { useFormOf } from '#ui/form/form-of.ts'
import { PostForm } from '#ui/form/post-form.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { LONGEST_COMMENT } from '../comments.rules.ts'
import { commentTexts as texts } from '../comments.texts.ts'

/** What the author of a comment may do about it. */
export default function OwnActs({ id, source, mayEdit }: { id: number; source: string; mayEdit: boolean }) {
  // What came back refused is open, so that its fault is seen without scripts too; what has done its work is closed.
  const editing = useFormOf('commentaire-modification', id)
  const removing = useFormOf('commentaire-suppression', id)
  return (
    <div className="com__acts">
      {mayEdit && (
        <details key={`edit ${editing.times}`} open={editing.refusal !== null}>
          <summary className="btn btn--ghost">{texts.edit}</summary>
          <PostForm name="commentaire-modification" id={id} className="com__form">
            <TextareaField
              name="text"
              label={texts.editing}
              rows={4}
              maxLength={LONGEST_COMMENT}
              saved={source}
              required
            />
            <div>
              <SubmitButton busy={texts.sending}>{texts.save}</SubmitButton>
            </div>
          </PostForm>
        </details>
      )}
      <details open={removing.refusal !== null}>
        <summary className="btn btn--red-ghost">{texts.remove}</summary>
        <PostForm name="commentaire-suppression" id={id} className="com__form">
          <p>{texts.removeText}</p>
          <div>
            <SubmitButton variant="red" busy={texts.removing}>
              {texts.removeSure}
            </SubmitButton>
          </div>
        </PostForm>
      </details>
    </div>
  )
}
