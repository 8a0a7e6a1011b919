import { Link } from 'react-router'
import { Pick } from '#ui/choice.tsx'
import { TextField } from '#ui/form/fields.tsx'
import { useFormState } from '#ui/form/form-state.ts'
import { PostForm } from '#ui/form/post-form.tsx'
import { pageTexts, signupTexts } from '../../accounts-pages.texts.ts'
import type { SignupAnswers } from '../signup.contract.ts'
import { EmailField } from '../../components/email-field.tsx'
import { NewPasswordFields, passwordAndRepetition } from '../../passwords/components/new-password-fields.tsx'
import { SignupButtons } from './signup-buttons.tsx'

type Props = {
  values: Partial<SignupAnswers>
  /** Where the form is sent, with the page to come back to. */
  address: string
  /** A password was given before, and stays unless another one is typed. */
  kept: boolean
}

const [termsStart, termsMiddle, termsEnd] = signupTexts.terms

/** Step 1, « Créer mon compte ». */
export function SignupAccountStep({ values, address, kept }: Props) {
  const text = (name: 'firstName' | 'lastName' | 'company', autoComplete: string) => (
    <TextField
      name={name}
      label={signupTexts[name]}
      autoComplete={autoComplete}
      optional={name === 'company'}
      maxLength={name === 'company' ? 120 : 80}
      saved={values[name]}
      // What is wrong is said as the field is left, when the keyboard is elsewhere.
      live={null}
    />
  )
  return (
    <PostForm
      name="compte"
      action={address}
      className="entry"
      summary
      whenLeft
      with={passwordAndRepetition}
      schema={() =>
        import('../../browser-schemas.ts').then(({ schemas }) =>
          kept ? schemas.signupAccount : schemas.firstSignupAccount,
        )
      }
    >
      <RoleChoice saved={values.role} />
      <div className="entry__pair">
        {text('firstName', 'given-name')}
        {text('lastName', 'family-name')}
      </div>
      <EmailField saved={values.email} />
      {text('company', 'organization')}
      <NewPasswordFields label={pageTexts.password.label} kept={kept} />
      <p className="small muted">
        {termsStart}
        <TermsLink to="/cgu">{signupTexts.termsLink}</TermsLink>
        {termsMiddle}
        <TermsLink to="/mentions-legales">{signupTexts.legalLink}</TermsLink>
        {termsEnd}
      </p>
      <SignupButtons step={1} />
    </PostForm>
  )
}

function RoleChoice({ saved = 'candidate' }: { saved?: SignupAnswers['role'] | undefined }) {
  const chosen = useFormState().valueOf('role', saved)
  return (
    <fieldset className="entry__roles">
      <legend className="label">{signupTexts.role}</legend>
      <Pick name="role" value="candidate" defaultChecked={chosen !== 'recruiter'}>
        <b>{signupTexts.candidate.title}</b> <span className="muted">{signupTexts.candidate.body}</span>
      </Pick>
      <Pick name="role" value="recruiter" defaultChecked={chosen === 'recruiter'}>
        <b>{signupTexts.recruiterRole.title}</b> <span className="muted">{signupTexts.recruiterRole.body}</span>
      </Pick>
    </fieldset>
  )
}

/** Read beside the form, so that nothing typed is lost. */
const TermsLink = ({ to, children }: { to: string; children: string }) => (
  <Link to={to} target="_blank">
    {children}
    <span className="vh">{signupTexts.newTab}</span>
  </Link>
)
