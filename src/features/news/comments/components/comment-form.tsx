import { TextareaField } from '#ui/form/fields.tsx'
import { PostForm } from '#ui/form/post-form.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { LONGEST_COMMENT } from '../comments.rules.ts'
import { commentTexts as texts } from '../comments.texts.ts'

/** Where a member writes a comment; what is typed is kept before it is sent. */
export default function CommentForm({ articleId, draft }: { articleId: number; draft: string }) {
  return (
    <PostForm
      name="commentaire"
      className="com__form"
      draft={{
        path: `/v1/news/${articleId}/comments/draft`,
        read: (form) => Promise.resolve({ text: form.get('text') }),
      }}
    >
      <TextareaField
        name="text"
        label={texts.write}
        hint={texts.hint}
        rows={4}
        maxLength={LONGEST_COMMENT}
        saved={draft}
        required
      />
      <div>
        <SubmitButton busy={texts.sending}>{texts.send}</SubmitButton>
      </div>
    </PostForm>
  )
}
