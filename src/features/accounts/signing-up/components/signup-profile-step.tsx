import type { ReactNode } from 'react'
import { inputOf } from '#platform/form-input.ts'
import { wordsIn } from '#platform/word-list.ts'
import { TextareaField, TextField } from '#ui/form/fields.tsx'
import { PostForm } from '#ui/form/post-form.tsx'
import { EnterButton } from '#ui/form/submit-button.tsx'
import type { Draft } from '#ui/form/use-kept-draft.ts'
import { signupTexts } from '../../accounts-pages.texts.ts'
import type { SignupAnswers } from '../signup.contract.ts'
import { SignupButtons } from './signup-buttons.tsx'

type Props = {
  values: Partial<SignupAnswers>
  address: string
  /** The field of the skills, which is that of jobs. */
  skills: ReactNode
}

const fetchSchema = () => import('../../browser-schemas.ts').then(({ schemas }) => schemas.signupProfile)

const draft: Draft = {
  path: '/v1/auth/signup/profile',
  read: async (form) => ({ ...inputOf(await fetchSchema(), form), skills: wordsIn(form, 'skills') }),
}

/** Step 3, « Mon profil professionnel ». */
export const SignupProfileStep = ({ values, address, skills }: Props) => (
  <PostForm name="profil" also={['profil-retour', 'creation']} action={address} className="entry" summary draft={draft}>
    <EnterButton does="creation" />
    <TextField
      name="currentTitle"
      label={signupTexts.currentTitle}
      placeholder={signupTexts.currentTitleExample}
      autoComplete="organization-title"
      optional
      maxLength={120}
      saved={values.currentTitle}
    />
    <TextareaField
      name="presentation"
      label={signupTexts.presentation}
      optional
      hint={signupTexts.presentationHint}
      rows={5}
      maxLength={3000}
      placeholder={signupTexts.presentationExample}
      saved={values.presentation}
    />
    {skills}
    <SignupButtons step={3} />
  </PostForm>
)
