import { Field, Select } from '../field.tsx'

type Props = {
  label: string
  name: string
  /** What the address says; another search fills it anew. */
  value: string
  choices: readonly { value: string | number; label: string }[]
  onChange: () => void
}

/** One choice of a list's form: with scripts the list is asked for at once. */
export const ListSelect = ({ label, name, value, choices, onChange }: Props) => (
  <Field label={label}>
    {(control) => (
      <Select {...control} key={value} name={name} defaultValue={value} onChange={onChange}>
        {choices.map(({ value: choice, label: text }) => (
          <option key={choice} value={choice}>
            {text}
          </option>
        ))}
      </Select>
    )}
  </Field>
)
