import { Form } from 'react-router'
import { Button } from '#ui/button.tsx'
import { signInTexts } from '../accounts-pages.texts.ts'
import type { SignInAnswer } from '../sign-in.action.ts'
import { FormNotice } from './form-notice.tsx'
import { TextField } from './text-field.tsx'
import { useForm } from './use-form.ts'

const texts = signInTexts.secondFactor

/** The second proof: a code of the application, or one of those kept for the day the telephone is lost. */
export function SecondFactorForm({ answer }: { answer: Extract<SignInAnswer, { step: 'second_factor' }> }) {
  const { challenge, recovery } = answer
  const form = useForm(answer.refusal)
  return (
    <Form method="post" className="entry" {...form.props}>
      <FormNotice form={form} />
      <input type="hidden" name="challenge" value={challenge} />
      <input type="hidden" name="mode" value={recovery ? 'secours' : 'application'} />
      <TextField
        key={recovery ? 'secours' : 'application'}
        form={form}
        name="code"
        label={recovery ? texts.recoveryLabel : texts.label}
        autoComplete={recovery ? 'off' : 'one-time-code'}
        inputMode={recovery ? 'text' : 'numeric'}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={40}
        data-again=""
      />
      <Button type="submit" size="large" block busy={form.sending === null ? false : texts.submitting}>
        {texts.submit}
      </Button>
      <button className="btn btn--ghost" type="submit" name="avec" value={recovery ? 'application' : 'secours'}>
        {recovery ? texts.withApplication : texts.withRecovery}
      </button>
    </Form>
  )
}
