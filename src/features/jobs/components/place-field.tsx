import { Field } from '#ui/field.tsx'
import { useFormState } from '#ui/form/form-state.ts'
import { JobSuggestField } from './job-suggest-field.tsx'

type Props = { name: string; label: string; hint: string; saved: string; countryId: number }

/** « Où » of the search as a field of a form: a city, a department, a region or a country, or several. */
export function PlaceField({ name, label, hint, saved, countryId }: Props) {
  const form = useFormState()
  return (
    <Field label={label} hint={hint} error={form.faultOf(name)}>
      {(control) => (
        <JobSuggestField
          name={name}
          field="ou"
          placeholder=""
          control={control}
          countryId={countryId}
          initial={form.valueOf(name, saved)}
        />
      )}
    </Field>
  )
}
