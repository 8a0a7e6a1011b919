import type { IconNode } from 'lucide'
import type { ComponentProps } from 'react'
import { Briefcase, Building2, Globe, History, Map, MapPin, Search } from 'lucide'
import type { OutputOf } from '#platform/contract.ts'
import { fetchApi } from '#platform/fetch-api.ts'
import { formatCount } from '#platform/french.ts'
import { SuggestField } from '#ui/suggest-field.tsx'
import type { suggest } from '../jobs.contract.ts'

const KINDS: Record<OutputOf<typeof suggest>['data'][number]['kind'], [icon: IconNode, detail: string]> = {
  metier: [Briefcase, 'Métier'],
  entreprise: [Building2, 'Entreprise'],
  competence: [Search, 'Compétence'],
  ville: [MapPin, 'Ville'],
  quartier: [MapPin, 'Quartier d’affaires'],
  departement: [Map, 'Département'],
  region: [Map, 'Région'],
  pays: [Globe, 'Pays'],
}

/** As much as the endpoint takes. */
const LONGEST = 100

type Props = DistributiveOmit<ComponentProps<typeof SuggestField>, 'load' | 'recall' | 'last'> & {
  field: 'quoi' | 'ou'
  countryId: number
}
type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never

/** One of the two search fields, completed by what the offers of the country hold. */
export function JobSuggestField({ field, countryId, ...look }: Props) {
  const load = async (written: string, signal: AbortSignal) => {
    // Of several places the last one is being typed.
    const before = field === 'ou' ? /^.*,\s*/.exec(written)?.[0] : undefined
    const typed = written.slice(before?.length ?? 0)
    // What is longer completes nothing; the search itself says what it makes of it.
    if (typed.trim() === '' || typed.length > LONGEST) return []
    const { data } = await fetchApi<typeof suggest>(
      '/v1/jobs/suggestions',
      { field, q: typed, session_pays: countryId },
      signal,
    )
    return data.map(({ kind, label: value, jobs_count, country }) => {
      const [icon, detail] = KINDS[kind]
      return {
        value: `${before ?? ''}${value}`,
        icon,
        detail: country ? `${detail}, ${country}` : detail,
        figure: formatCount(jobs_count),
      }
    })
  }
  const last = field === 'ou' && !look.control
  return <SuggestField {...look} load={load} last={last} {...(field === 'quoi' && { recall })} />
}

/** The visitor's last searches, fetched when the field is first used. */
const recall = async () => {
  const { forgetSearch, recentSearches } = await import('./recent-searches.ts')
  return {
    list: () =>
      recentSearches().map((value) => ({
        value,
        icon: History,
        detail: 'Recherche récente',
        figure: '',
        forgettable: true,
      })),
    forget: forgetSearch,
  }
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
