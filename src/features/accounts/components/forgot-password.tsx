import { ArrowLeft } from 'lucide'
import type { ReactNode } from 'react'
import { Form, Link } from 'react-router'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Note } from '#ui/note.tsx'
import { forgotTexts } from '../accounts-pages.texts.ts'
import { forgotForm } from '../accounts.forms.ts'
import type { ForgotAnswer } from '../forgot-password.action.ts'
import { Door } from './door.tsx'
import { EmailField } from './email-field.tsx'
import { FormNotice } from './form-notice.tsx'
import { useForm } from './use-form.ts'

type Props = { answer: ForgotAnswer | undefined; back: { to: string; label: string }; side?: ReactNode }

/** One mechanism for members and clients; only the way back differs. */
export function ForgotPassword({ answer, back, side }: Props) {
  const before = (
    <Link className="door__back" to={back.to}>
      <Icon of={ArrowLeft} small />
      {back.label}
    </Link>
  )
  const frame = { before, side }
  if (answer?.sent) {
    return (
      <Door title={forgotTexts.sentHeading} {...frame}>
        <Note tone="green">{answer.sent}</Note>
        <p>{forgotTexts.sentNext}</p>
        <Form method="post" className="entry">
          <input type="hidden" name="email" value={answer.email} />
          <Button variant="outline" size="large" block type="submit" name="renvoyer" value="1">
            {forgotTexts.again}
          </Button>
        </Form>
      </Door>
    )
  }
  return (
    <Door title={forgotTexts.heading} lead={forgotTexts.lead} {...frame}>
      <AskForm answer={answer} />
    </Door>
  )
}

function AskForm({ answer }: { answer: ForgotAnswer | undefined }) {
  const form = useForm(answer?.refusal, (judges, fields) => judges.forgotPassword(forgotForm(fields)))
  return (
    <Form method="post" className="entry" {...form.props}>
      <FormNotice form={form} />
      <EmailField form={form} value={answer?.email ?? ''} />
      <Button type="submit" size="large" block busy={form.sending === null ? false : forgotTexts.submitting}>
        {forgotTexts.submit}
      </Button>
    </Form>
  )
}
