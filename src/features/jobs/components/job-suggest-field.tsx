import type { ComponentProps } from 'react'
import { MapPin, Search } from 'lucide'
import { SuggestField } from '#ui/suggest-field.tsx'
import type { SearchField } from './job-suggestions.ts'

type Props = DistributiveOmit<ComponentProps<typeof SuggestField>, 'load' | 'recall' | 'last' | 'fetchFirst'> & {
  field: SearchField
  countryId: number
}
type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never

// Fetched with the part that completes, when the field is first used.
const suggestions = () => import('./job-suggestions.ts')
const recall = async () => (await suggestions()).lastSearches

/** One of the two search fields, completed by what the jobs of the country hold. */
export function JobSuggestField({ field, countryId, ...look }: Props) {
  const load = async (written: string, signal: AbortSignal) =>
    (await suggestions()).suggestFor(field, countryId, written, signal)
  const last = field === 'ou' && !look.control
  return (
    <SuggestField {...look} load={load} fetchFirst={suggestions} last={last} {...(field === 'quoi' && { recall })} />
  )
}

/** « Quoi » and « Où », side by side. */
export function JobSearchFields({
  countryId,
  keywords = '',
  place = '',
}: {
  countryId: number
  keywords?: string
  place?: string
}) {
  return (
    <>
      <JobSuggestField
        name="keywords"
        field="quoi"
        label="Quoi"
        placeholder="Métier, compétence, entreprise"
        icon={Search}
        countryId={countryId}
        initial={keywords}
      />
      <JobSuggestField
        name="lieu"
        field="ou"
        label="Où"
        placeholder="Ville, région"
        icon={MapPin}
        countryId={countryId}
        initial={place}
      />
    </>
  )
}
