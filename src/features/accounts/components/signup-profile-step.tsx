import { Form } from 'react-router'
import { Field, Textarea } from '#ui/field.tsx'
import { signupTexts } from '../accounts-pages.texts.ts'
import type { SignupAnswers, saveSignupProfile } from '../signup.contract.ts'
import { signupProfileForm } from '../accounts.forms.ts'
import type { FormRefusal } from '../page-answers.ts'
import { FormNotice } from './form-notice.tsx'
import { DefaultButton, SignupButtons } from './signup-buttons.tsx'
import { SkillsField } from './skills-field.tsx'
import { TextField } from './text-field.tsx'
import { useForm } from './use-form.ts'
import { useKeptDraft } from './use-kept-draft.ts'

type Props = { refusal: FormRefusal | undefined; values: Partial<SignupAnswers>; address: string }

/** Step 3, « Mon profil professionnel ». */
export function SignupProfileStep({ refusal, values, address }: Props) {
  const form = useForm(refusal)
  useKeptDraft<typeof saveSignupProfile>(form.props.ref, '/v1/auth/signup/profile', signupProfileForm)
  return (
    <Form method="post" action={address} className="entry" {...form.props}>
      <FormNotice form={form} />
      <DefaultButton move="creer" />
      <input type="hidden" name="etape" value="3" />
      <TextField
        form={form}
        name="currentTitle"
        label={signupTexts.currentTitle}
        placeholder={signupTexts.currentTitleExample}
        autoComplete="organization-title"
        optional
        maxLength={120}
        defaultValue={values.currentTitle ?? ''}
      />
      <Field
        label={signupTexts.presentation}
        optional
        hint={signupTexts.presentationHint}
        error={form.faultOf('presentation')}
      >
        {(control) => (
          <Textarea
            {...control}
            name="presentation"
            rows={5}
            maxLength={3000}
            placeholder={signupTexts.presentationExample}
            defaultValue={values.presentation ?? ''}
          />
        )}
      </Field>
      <SkillsField saved={values.skills ?? []} fault={form.faultOf('skills')} />
      <SignupButtons form={form} step={3} />
    </Form>
  )
}
