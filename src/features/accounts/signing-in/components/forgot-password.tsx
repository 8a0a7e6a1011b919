import { ArrowLeft } from 'lucide'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { FormAnswer } from '#platform/forms.ts'
import { PostForm } from '#ui/form/post-form.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Note } from '#ui/note.tsx'
import { forgotTexts } from '../../accounts-pages.texts.ts'
import type { ForgotAnswer } from '../forgot-password.action.ts'
import { Door } from '../../components/door.tsx'
import { EmailField } from '../../components/email-field.tsx'

type Props = { answer: FormAnswer<ForgotAnswer> | undefined; back: { to: string; label: string }; side?: ReactNode }

/** One mechanism for members and clients; only the way back differs. */
export function ForgotPassword({ answer, back, side }: Props) {
  const before = (
    <Link className="door__back" to={back.to}>
      <Icon of={ArrowLeft} small />
      {back.label}
    </Link>
  )
  const frame = { before, side }
  const asked = answer && 'done' in answer ? answer.done : null
  if (asked?.sent) {
    return (
      <Door title={forgotTexts.sentHeading} {...frame}>
        <Note tone="green">{asked.sent}</Note>
        <p>{forgotTexts.sentNext}</p>
        <PostForm name="renvoyer" className="entry">
          <input type="hidden" name="email" value={asked.email} />
          <SubmitButton variant="outline" size="large" block busy={forgotTexts.submitting}>
            {forgotTexts.again}
          </SubmitButton>
        </PostForm>
      </Door>
    )
  }
  return (
    <Door title={forgotTexts.heading} lead={forgotTexts.lead} {...frame}>
      <AskForm email={asked?.email} />
    </Door>
  )
}

const AskForm = ({ email }: { email: string | undefined }) => (
  <PostForm
    name="demande"
    className="entry"
    summary
    schema={() => import('../../browser-schemas.ts').then(({ schemas }) => schemas.forgotPassword)}
  >
    <EmailField saved={email} />
    <SubmitButton size="large" block busy={forgotTexts.submitting}>
      {forgotTexts.submit}
    </SubmitButton>
  </PostForm>
)
