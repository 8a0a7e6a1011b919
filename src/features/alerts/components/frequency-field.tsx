import { Field, Select } from '#ui/field.tsx'
import { frequencies } from '../alerts.rules.ts'
import { alertTexts, frequencyChoices } from '../alerts.texts.ts'

/** How often; each choice says when its mails leave. */
export const FrequencyField = ({ chosen, error }: { chosen: string; error?: string | undefined }) => (
  <Field label={alertTexts.frequency} hint={alertTexts.frequencyHint} error={error}>
    {(control) => (
      <Select {...control} name="frequency" defaultValue={chosen}>
        {frequencies.map((one) => (
          <option key={one} value={one}>
            {frequencyChoices[one]}
          </option>
        ))}
      </Select>
    )}
  </Field>
)
