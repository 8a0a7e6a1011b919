import { SelectField } from '#ui/form/fields.tsx'
import { frequencies } from '../alerts.rules.ts'
import { formTexts, frequencyChoices } from '../alerts.texts.ts'

const choices = frequencies.map((value) => ({ value, label: frequencyChoices[value] }))

/** How often; each choice says when its mails leave. */
export const FrequencyField = ({ saved }: { saved: string }) => (
  <SelectField
    name="frequency"
    label={formTexts.frequency}
    hint={formTexts.frequencyHint}
    saved={saved}
    choices={choices}
  />
)
