import { ButtonLink } from '#ui/button.tsx'
import { PostForm } from '#ui/form/post-form.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { Note } from '#ui/note.tsx'
import { Door } from './door.tsx'

/** The page of a link in a mail: only its button confirms, since mail programs open links before people do. */
export const ConfirmByLink = ({ texts }: { texts: Record<'heading' | 'lead' | 'submit' | 'submitting', string> }) => (
  <Door title={texts.heading} lead={texts.lead}>
    <PostForm name="confirmation" className="entry">
      <SubmitButton size="large" block busy={texts.submitting}>
        {texts.submit}
      </SubmitButton>
    </PostForm>
  </Door>
)

type Over = { title: string; message: string; way: { to: string; label: string } }

/** The same once the link is over, with where to go instead. */
export const LinkIsOver = ({ title, message, way }: Over) => (
  <Door title={title}>
    <Note tone="red">{message}</Note>
    <ButtonLink to={way.to} size="large" block>
      {way.label}
    </ButtonLink>
  </Door>
)
