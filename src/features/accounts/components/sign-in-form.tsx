import { useId } from 'react'
import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { Button } from '#ui/button.tsx'
import { Check } from '#ui/choice.tsx'
import { pageTexts, signInTexts } from '../accounts-pages.texts.ts'
import { signInForm } from '../accounts.forms.ts'
import type { SignInAnswer } from '../sign-in.action.ts'
import { FormNotice } from './form-notice.tsx'
import { PasswordField } from './password-field.tsx'
import { TextField } from './text-field.tsx'
import { useForm } from './use-form.ts'

type Props = {
  answer: Extract<SignInAnswer, { step: 'password' }> | undefined
  /** Filled in for whoever has just said it. */
  given: string
  /** How this page calls what one signs in with. */
  identifier: { label: string; hint?: string; missing: string; type: 'email' | 'text' }
  /** Between the password and the button. */
  children: ReactNode
}

export function SignInForm({ answer, given, identifier, children }: Props) {
  const form = useForm(answer?.refusal, (judges, fields) => judges.signIn(signInForm(fields)))
  const notice = useId()
  const refused = form.message !== null && !form.invalid
  const name = 'identifier'
  return (
    <Form method="post" className="entry" {...form.props}>
      <div id={notice}>
        <FormNotice form={form} />
      </div>
      <TextField
        form={named(form, identifier.missing)}
        name={name}
        type={identifier.type}
        label={identifier.label}
        hint={identifier.hint}
        autoComplete="username"
        inputMode={identifier.type === 'email' ? 'email' : 'text'}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        defaultValue={answer?.identifier ?? given}
      />
      <PasswordField
        form={form}
        name="password"
        label={pageTexts.password.label}
        autoComplete="current-password"
        again={refused}
        describedBy={refused ? notice : undefined}
      />
      <div className="entry__row">
        <Check name="remember" value="1" label={signInTexts.remember} defaultChecked={answer?.remember ?? false} />
        {children}
      </div>
      <Button type="submit" size="large" block busy={form.sending === null ? false : signInTexts.submitting}>
        {signInTexts.submit}
      </Button>
    </Form>
  )
}

/** The endpoint speaks of an identifier; each page says which one it asks for. */
const named = (form: ReturnType<typeof useForm>, missing: string): ReturnType<typeof useForm> => ({
  ...form,
  faultOf: (field) => form.faultOf(field) && missing,
})
