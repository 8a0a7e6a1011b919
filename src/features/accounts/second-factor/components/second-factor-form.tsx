import { TextField } from '#ui/form/fields.tsx'
import { PostForm } from '#ui/form/post-form.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { signInTexts } from '../../accounts-pages.texts.ts'
import type { SecondStep } from '../../signing-in/second-step.ts'

const texts = signInTexts.secondFactor

/** The second proof: a code of the application, or one of those kept for the day the telephone is lost. */
export function SecondFactorForm({ challenge, recovery }: SecondStep) {
  const mode = recovery ? 'secours' : 'code'
  const other = recovery ? 'avec-code' : 'avec-secours'
  return (
    <PostForm key={mode} name={mode} also={[other]} className="entry">
      <input type="hidden" name="challenge" value={challenge} />
      <TextField
        name="code"
        label={recovery ? texts.recoveryLabel : texts.label}
        autoComplete={recovery ? 'off' : 'one-time-code'}
        inputMode={recovery ? 'text' : 'numeric'}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={40}
        data-again=""
      />
      <SubmitButton size="large" block busy={texts.submitting}>
        {texts.submit}
      </SubmitButton>
      <SubmitButton variant="ghost" does={other} busy={texts.submitting}>
        {recovery ? texts.withApplication : texts.withRecovery}
      </SubmitButton>
    </PostForm>
  )
}
