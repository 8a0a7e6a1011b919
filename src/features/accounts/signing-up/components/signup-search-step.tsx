import { inputOf } from '#platform/form-input.ts'
import { SelectField } from '#ui/form/fields.tsx'
import { PostForm } from '#ui/form/post-form.tsx'
import { EnterButton } from '#ui/form/submit-button.tsx'
import type { Draft } from '#ui/form/use-kept-draft.ts'
import { contractLabels, salaryRangeLabels, signupTexts } from '../../accounts-pages.texts.ts'
import { contractCodes, salaryRanges } from '../../accounts.rules.ts'
import type { SignupAnswers } from '../signup.contract.ts'
import { SignupButtons } from './signup-buttons.tsx'
import { SuggestedField } from './suggested-field.tsx'

type Props = { values: Partial<SignupAnswers>; address: string; countryId: number }

const noChoice = { value: '', label: signupTexts.noChoice }
const ranges = [noChoice, ...salaryRanges.map((value) => ({ value, label: salaryRangeLabels[value] }))]
const contracts = [noChoice, ...contractCodes.map((value) => ({ value, label: contractLabels[value] }))]

const fetchSchema = () => import('../../browser-schemas.ts').then(({ schemas }) => schemas.signupSearch)

const draft: Draft = {
  path: '/v1/auth/signup/search',
  read: async (form) => inputOf(await fetchSchema(), form),
}

/** Step 2, « Ma recherche d’emploi ». */
export const SignupSearchStep = ({ values, address, countryId }: Props) => (
  <PostForm
    name="recherche"
    also={['recherche-retour']}
    action={address}
    className="entry"
    summary
    schema={fetchSchema}
    draft={draft}
  >
    <EnterButton does="recherche" />
    <SuggestedField
      name="jobTitle"
      label={signupTexts.jobTitle}
      placeholder={signupTexts.jobTitleExample}
      autoComplete="off"
      maxLength={120}
      saved={values.jobTitle}
      field="quoi"
      countryId={countryId}
    />
    <SuggestedField
      name="preferredLocation"
      label={signupTexts.preferredLocation}
      placeholder={signupTexts.preferredLocationExample}
      autoComplete="off"
      maxLength={120}
      saved={values.preferredLocation}
      field="ou"
      countryId={countryId}
    />
    <SelectField name="salaryRange" label={signupTexts.salaryRange} saved={values.salaryRange} choices={ranges} />
    <SelectField name="contractType" label={signupTexts.contractType} saved={values.contractType} choices={contracts} />
    <SignupButtons step={2} />
  </PostForm>
)
