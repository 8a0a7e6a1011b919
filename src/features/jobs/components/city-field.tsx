import { MapPin } from 'lucide'
import { fetchApi } from '#platform/fetch-api.ts'
import { Field } from '#ui/field.tsx'
import { useFormState } from '#ui/form/form-state.ts'
import { SuggestField } from '#ui/suggest-field.tsx'
import { jobsTexts } from '../jobs.texts.ts'
import type { suggestCities } from '../publishing/publishing.contract.ts'

const SHORTEST = 2
const LONGEST = 100

const load = async (typed: string, signal: AbortSignal) => {
  if (typed.trim().length < SHORTEST || typed.length > LONGEST) return []
  const { data } = await fetchApi<typeof suggestCities>('/v1/reference/villes', { q: typed }, signal)
  return data.map(({ label }) => ({ value: label, icon: MapPin, detail: jobsTexts.city, figure: '' }))
}

type Props = {
  name: string
  label: string
  hint?: string | undefined
  saved?: string
  /** What is wrong with it, said by whoever reads along. */
  live?: string | undefined
}

/** A city, completed from the list of all of them; any other text is left to whoever reads the form. */
export function CityField({ name, label, hint, saved, live }: Props) {
  const form = useFormState()
  return (
    <Field label={label} hint={hint} error={form.faultOf(name) ?? live}>
      {(control) => (
        <SuggestField
          name={name}
          placeholder={jobsTexts.cityExample}
          control={control}
          load={load}
          initial={form.valueOf(name, saved)}
        />
      )}
    </Field>
  )
}
