import { MapPin } from 'lucide'
import type { suggestCities } from '#features/jobs/publishing/publishing.contract.ts'
import { fetchApi } from '#platform/fetch-api.ts'
import { Field } from '#ui/field.tsx'
import { useFormState } from '#ui/form/form-state.ts'
import { SuggestField } from '#ui/suggest-field.tsx'

const SHORTEST = 2
const LONGEST = 100

const load = async (typed: string, signal: AbortSignal) => {
  if (typed.trim().length < SHORTEST || typed.length > LONGEST) return []
  const { data } = await fetchApi<typeof suggestCities>('/v1/reference/villes', { q: typed }, signal)
  return data.map(({ label }) => ({ value: label, icon: MapPin, detail: 'Ville', figure: '' }))
}

/** A city, completed from the list of all of them; any other text is left to whoever reads the form. */
export function CityField({ name, label, hint }: { name: string; label: string; hint: string }) {
  const form = useFormState()
  return (
    <Field label={label} hint={hint} error={form.faultOf(name)}>
      {(control) => (
        <SuggestField name={name} placeholder="" control={control} load={load} initial={form.valueOf(name)} />
      )}
    </Field>
  )
}
