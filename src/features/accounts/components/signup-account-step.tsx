import { Form, Link } from 'react-router'
import { Pick } from '#ui/choice.tsx'
import { pageTexts, signupTexts } from '../accounts-pages.texts.ts'
import type { SignupAnswers } from '../signup.contract.ts'
import { signupAccountForm } from '../accounts.forms.ts'
import { missingPassword } from '../accounts.rules.ts'
import type { FormRefusal } from '../page-answers.ts'
import { EmailField } from './email-field.tsx'
import { FormNotice } from './form-notice.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'
import { DefaultButton, SignupButtons } from './signup-buttons.tsx'
import { TextField } from './text-field.tsx'
import { useForm } from './use-form.ts'

type Props = {
  refusal: FormRefusal | undefined
  values: Partial<SignupAnswers>
  /** Where the form is sent, with the page to come back to. */
  address: string
  /** A password was given before, and stays unless another one is typed. */
  kept: boolean
}

const [termsStart, termsMiddle, termsEnd] = signupTexts.terms

/** Step 1, « Créer mon compte ». */
export function SignupAccountStep({ refusal, values, address, kept }: Props) {
  const form = useForm(
    refusal,
    (judges, fields) => {
      const input = signupAccountForm(fields)
      const missing = input.password === '' && !kept ? missingPassword : {}
      return { ...judges.signupAccount(input), ...missing }
    },
    true,
  )
  const text = (name: 'firstName' | 'lastName' | 'company', autoComplete: string) => (
    <TextField
      form={form}
      name={name}
      label={signupTexts[name]}
      autoComplete={autoComplete}
      optional={name === 'company'}
      maxLength={name === 'company' ? 120 : 80}
      defaultValue={values[name] ?? ''}
      // What is wrong is said as the field is left, when the keyboard is elsewhere.
      live={null}
    />
  )
  return (
    <Form method="post" action={address} className="entry" {...form.props}>
      <FormNotice form={form} />
      <DefaultButton move="suivant" />
      <input type="hidden" name="etape" value="1" />
      <fieldset className="entry__roles">
        <legend className="label">{signupTexts.role}</legend>
        <Pick name="role" value="candidate" defaultChecked={values.role !== 'recruiter'}>
          <b>{signupTexts.candidate.title}</b> <span className="muted">{signupTexts.candidate.body}</span>
        </Pick>
        <Pick name="role" value="recruiter" defaultChecked={values.role === 'recruiter'}>
          <b>{signupTexts.recruiterRole.title}</b> <span className="muted">{signupTexts.recruiterRole.body}</span>
        </Pick>
      </fieldset>
      <div className="entry__pair">
        {text('firstName', 'given-name')}
        {text('lastName', 'family-name')}
      </div>
      <EmailField form={form} value={values.email ?? ''} />
      {text('company', 'organization')}
      <NewPasswordFields form={form} label={pageTexts.password.label} kept={kept} />
      <p className="small muted">
        {termsStart}
        <TermsLink to="/cgu">{signupTexts.termsLink}</TermsLink>
        {termsMiddle}
        <TermsLink to="/mentions-legales">{signupTexts.legalLink}</TermsLink>
        {termsEnd}
      </p>
      <SignupButtons form={form} step={1} />
    </Form>
  )
}

/** Read beside the form, so that nothing typed is lost. */
const TermsLink = ({ to, children }: { to: string; children: string }) => (
  <Link to={to} target="_blank">
    {children}
    <span className="vh">{signupTexts.newTab}</span>
  </Link>
)
