import type { ReactNode } from 'react'
import { CheckField, TextField } from '#ui/form/fields.tsx'
import { PostForm } from '#ui/form/post-form.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { pageTexts, signInTexts } from '../../accounts-pages.texts.ts'
import { PasswordField } from '../../passwords/components/password-field.tsx'

type Props = {
  /** Filled in for whoever has just said it. */
  given: string
  /** How this page calls what one signs in with. */
  identifier: { label: string; hint?: string; missing: string; type: 'email' | 'text' }
  /** Between the password and the button. */
  children: ReactNode
}

export const SignInForm = ({ given, identifier, children }: Props) => (
  <PostForm
    name="connexion"
    className="entry"
    summary
    schema={() => import('../../browser-schemas.ts').then(({ schemas }) => schemas.signIn)}
  >
    <TextField
      name="identifier"
      type={identifier.type}
      label={identifier.label}
      hint={identifier.hint}
      // The endpoint speaks of an identifier; each page says which one it asks for.
      says={identifier.missing}
      autoComplete="username"
      inputMode={identifier.type === 'email' ? 'email' : 'text'}
      autoCapitalize="none"
      spellCheck={false}
      maxLength={254}
      saved={given}
    />
    <PasswordField name="password" label={pageTexts.password.label} autoComplete="current-password" askedAgain />
    <div className="entry__row">
      <CheckField name="remember" label={signInTexts.remember} />
      {children}
    </div>
    <SubmitButton size="large" block busy={signInTexts.submitting}>
      {signInTexts.submit}
    </SubmitButton>
  </PostForm>
)
