import { Form } from 'react-router'
import { Field, Select } from '#ui/field.tsx'
import { contractLabels, salaryRangeLabels, signupTexts } from '../accounts-pages.texts.ts'
import type { SignupAnswers, saveSignupSearch } from '../signup.contract.ts'
import { signupSearchForm } from '../accounts.forms.ts'
import { contractCodes, salaryRanges } from '../accounts.rules.ts'
import type { FormRefusal } from '../page-answers.ts'
import { FormNotice } from './form-notice.tsx'
import { DefaultButton, SignupButtons } from './signup-buttons.tsx'
import { SuggestedField } from './suggested-field.tsx'
import { useForm } from './use-form.ts'
import { useKeptDraft } from './use-kept-draft.ts'

type Props = { refusal: FormRefusal | undefined; values: Partial<SignupAnswers>; address: string; countryId: number }

/** Step 2, « Ma recherche d’emploi ». */
export function SignupSearchStep({ refusal, values, address, countryId }: Props) {
  const form = useForm(refusal)
  useKeptDraft<typeof saveSignupSearch>(form.props.ref, '/v1/auth/signup/search', signupSearchForm)
  return (
    <Form method="post" action={address} className="entry" {...form.props}>
      <FormNotice form={form} />
      <DefaultButton move="suivant" />
      <input type="hidden" name="etape" value="2" />
      <SuggestedField
        form={form}
        name="jobTitle"
        label={signupTexts.jobTitle}
        placeholder={signupTexts.jobTitleExample}
        autoComplete="off"
        maxLength={120}
        defaultValue={values.jobTitle ?? ''}
        field="quoi"
        countryId={countryId}
      />
      <SuggestedField
        form={form}
        name="preferredLocation"
        label={signupTexts.preferredLocation}
        placeholder={signupTexts.preferredLocationExample}
        autoComplete="off"
        maxLength={120}
        defaultValue={values.preferredLocation ?? ''}
        field="ou"
        countryId={countryId}
      />
      <Field label={signupTexts.salaryRange} error={form.faultOf('salaryRange')}>
        {(control) => (
          <Select {...control} name="salaryRange" defaultValue={values.salaryRange ?? ''}>
            <option value="">{signupTexts.noChoice}</option>
            {salaryRanges.map((range) => (
              <option key={range} value={range}>
                {salaryRangeLabels[range]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={signupTexts.contractType} error={form.faultOf('contractType')}>
        {(control) => (
          <Select {...control} name="contractType" defaultValue={values.contractType ?? ''}>
            <option value="">{signupTexts.noChoice}</option>
            {contractCodes.map((code) => (
              <option key={code} value={code}>
                {contractLabels[code]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <SignupButtons form={form} step={2} />
    </Form>
  )
}
