import { chosenIn } from '#platform/list-reading.ts'
import { fold } from '#platform/folding.ts'
import { atTown, capitalised, formatSalary } from '#platform/french.ts'
import type { FilterNames } from './components/job-chips.ts'
import { nameOf } from './components/job-chips.ts'
import type { SearchPath } from './job-address.ts'
import { jobList, presetContracts } from './job-address.ts'
import type { SearchKey } from './jobs.rules.ts'
import { searchKeys } from './jobs.rules.ts'
import { searchTitles } from './job-search.texts.ts'

/** What the name says in its own words, or first; every other filter follows as its chip calls it. */
const SPOKEN = new Set(['keywords', 'lieu', 'rayon', 'region_ids', 'pays_ids', 'contrat_ids', 'salaire_min'])
const EXCLUDED = /^sauf_/

/**
 * What a search is called where one keeps it: « Contrôleur de gestion à Lyon, CDI, 40 k€ et plus ». A filter without a name of its
 * own is left out: a number would tell nobody anything. `areas` are names of places that are no towns.
 */
export function nameOfSearch(
  path: SearchPath,
  params: URLSearchParams,
  options: FilterNames,
  areas: readonly string[],
): string {
  const chosen = jobList.read(params)
  const valuesOf = (key: SearchKey): string[] => chosenIn(chosen, key)
  /** The names of what is chosen, where there are any. */
  const named = (key: SearchKey): string[] => valuesOf(key).flatMap((value) => nameOf(options, key, value) ?? [])
  const words = valuesOf('keywords').join(' ').trim()
  const what = words || named('fonction_ids').join(' ou ')
  const known = new Set(areas.map((area) => fold(area)))
  const isTown = (place: string): boolean => !/\d/.test(place) && !known.has(fold(place))
  const places = valuesOf('lieu').map(capitalised)
  const towns = places.filter(isTown)
  const radius = towns.length > 0 && options.spot ? valuesOf('rayon') : []
  const preset = what === '' ? null : presetContracts[path]
  const contracts = valuesOf('contrat_ids').length > 0 ? named('contrat_ids') : preset ? [preset] : []
  const least = Number(valuesOf('salaire_min')[0] ?? 0)
  const salary = least > 0 ? formatSalary({ min: least, max: null, period: 'an', currency: options.currency }) : null
  const others = searchKeys.filter((key) => !SPOKEN.has(key) && !EXCLUDED.test(key))

  const head = [
    what === '' ? searchTitles[path]! : capitalised(what),
    towns.map((town, at) => (at === 0 ? atTown(town) : `ou ${atTown(town)}`)).join(' '),
    radius.map((km) => `(${km}\u00a0km autour)`).join(''),
  ]
  const more = [
    ...places.filter((place) => !isTown(place)),
    ...named('region_ids'),
    ...named('pays_ids'),
    contracts.join(' ou '),
    ...searchKeys.filter((key) => EXCLUDED.test(key)).flatMap((key) => named(key).map(excluding)),
    salary === null ? '' : `${salary} et plus`,
    // The function is what is looked for, unless words say that.
    ...others.filter((key) => key !== 'fonction_ids' || words !== '').flatMap(named),
  ]
  const parts = [head.filter(Boolean).join(' '), ...more.filter(Boolean)]
  // « Offres d’emploi : Banque, CDI », where neither a trade nor a town leads.
  return what === '' && towns.length === 0 ? parts.join(', ').replace(', ', '\u202f: ') : parts.join(', ')
}

const excluding = (label: string): string => `sauf ${label.replace(/^sauf /i, '')}`

/** What one filter of a search is called, by itself: « CDI », « Sauf Stage ». */
export const nameOfFilter = (names: FilterNames, key: SearchKey, value: string): string =>
  nameOf(names, key, value) ?? value
