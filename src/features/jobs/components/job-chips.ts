import type { OutputOf } from '#platform/contract.ts'
import { quoted } from '#platform/french.ts'
import type { Chip } from '#platform/list-address.ts'
import { chosenIn } from '#platform/list-reading.ts'
import { jobList } from '../job-address.ts'
import type { readFilterOptions } from '../jobs.contract.ts'
import type { ExperienceBand, Remote, SearchKey } from '../jobs.rules.ts'
import { jobTexts } from '../job-page.texts.ts'
import { toldTexts } from '../job-search-told.texts.ts'
import { searchTexts } from '../job-search.texts.ts'
import { jobsTexts } from '../jobs.texts.ts'
import type { WayOut } from './job-none.tsx'

type Options = OutputOf<typeof readFilterOptions>

/** What filters are called by. */
export type FilterNames = Pick<
  Options,
  'contrats' | 'fonctions' | 'localisation' | 'entreprises' | 'currency' | 'spot' | 'secteurs'
>

/** What a chosen value is called, as far as the options know it. */
export function nameOf(options: FilterNames, key: SearchKey, value: string): string | undefined {
  const named = (list: { id: number; name: string }[]) => list.find(({ id }) => String(id) === value)?.name
  switch (key) {
    case 'secteur_ids':
      return named(options.secteurs)
    case 'sous_secteur_ids':
      return named(options.secteurs.flatMap((sector) => sector.sous_secteurs))
    case 'contrat_ids':
      return named(options.contrats)
    case 'sauf_contrat_ids':
      return searchTexts.excluded(named(options.contrats) ?? value)
    case 'rayon':
      return searchTexts.within(value)
    case 'fonction_ids':
      return named(options.fonctions)
    case 'region_ids':
      return named(options.localisation.flatMap((country) => country.regions))
    case 'pays_ids':
      return named(options.localisation)
    case 'societe_ids':
      return named(options.entreprises)
    case 'teletravail':
      return jobsTexts.remote[value as Remote]
    case 'experience':
      return jobTexts.experience[value as ExperienceBand]
    case 'salaire_min':
      return searchTexts.salaryFrom(Number(value), options.currency)
    case 'sans_salaire':
      return 'Salaire communiqué'
    case 'depuis':
      return toldTexts.since[value as '1' | '7' | '30']
    default:
      return value
  }
}

/** The active filters, each with the address of the same search without it. */
export const chipsOf = (params: URLSearchParams, options: Options): Chip[] =>
  jobList.chips(params, (key, value) =>
    // Kilometres around nothing are no filter.
    key === 'rayon' && !options.spot ? null : (nameOf(options, key, value) ?? value),
  )

/**
 * The ways out of a search that finds nothing: what one filter less would find or, where that is still nothing, each filter
 * alone. Values of one filter are alternatives, so they go together. A contract that the address presets cannot be
 * removed from it: `unset` is the address without. Removing the only filter is no way of its own: « Tout effacer » does it.
 */
export function waysOut(params: URLSearchParams, options: Options, unset: string | null): WayOut[] {
  const chosen = jobList.read(params)
  const presets = (filter: SearchKey): boolean => filter === 'contrat_ids' && unset !== null
  const names = (filter: SearchKey): string =>
    chosenIn(chosen, filter)
      .map((value) => nameOf(options, filter, value) ?? value)
      .map((name) => (filter === 'keywords' || filter === 'lieu' ? quoted(name) : name))
      .join(', ')
  const sole = Object.keys(chosen).filter((key) => key !== 'rayon').length === 1
  const fewer = options.without
    .filter(({ filter }) => presets(filter) || !sole)
    .map(({ filter, jobs_count: count }) =>
      presets(filter)
        ? { label: toldTexts.allContracts, to: `${unset}${jobList.without(params, filter)}`, count }
        : { label: `Retirer ${names(filter)}`, to: jobList.without(params, filter), count },
    )
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count)
  if (fewer.length > 0) return fewer
  return options.alone
    .filter(({ filter, jobs_count }) => jobs_count > 0 && !presets(filter))
    .map(({ filter, jobs_count: count }) => ({
      label: `Ne garder que ${names(filter)}`,
      to: `${unset ?? ''}${jobList.only(params, filter)}`,
      count,
    }))
}

/** For a search of several words that finds nothing: each of them that finds something by itself. */
export const wordsAlone = (params: URLSearchParams, options: Options): WayOut[] =>
  options.words.map(({ word, jobs_count: count }) => ({
    label: `Chercher ${quoted(word)}`,
    to: jobList.having(params, 'keywords', word),
    count,
  }))
