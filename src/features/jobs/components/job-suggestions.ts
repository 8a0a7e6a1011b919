import type { IconNode } from 'lucide'
import { Briefcase, Building2, Globe, History, Map, MapPin, Search } from 'lucide'
import type { OutputOf } from '#platform/contract.ts'
import { fetchApi } from '#platform/fetch-api.ts'
import { formatCount } from '#platform/french.ts'
import type { Recalled, Suggestion } from '#ui/suggestion.ts'
import type { suggest } from '../jobs-suggestions.contract.ts'
import { forgetSearch, recentSearches } from './recent-searches.ts'

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

export type SearchField = 'quoi' | 'ou'

/** What the jobs of the country hold that begins so. */
export async function suggestFor(
  field: SearchField,
  countryId: number,
  written: string,
  signal: AbortSignal,
): Promise<Suggestion[]> {
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

/** The visitor's last searches. */
export const lastSearches: Recalled = {
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
