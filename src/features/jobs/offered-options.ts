import type { OutputOf } from '#platform/contract.ts'
import type { readFilterOptions } from './jobs.contract.ts'
import type { SearchKey } from './jobs.rules.ts'

type Options = OutputOf<typeof readFilterOptions>
type IsChosen = (key: SearchKey, option: { id: number }) => boolean

/** What the filters of a list offer: its page carries no choice that finds nothing and that nobody chose, since it shows none. */
export function offeredOptions(options: Options, isChosen: IsChosen): Options {
  const shown = (key: SearchKey) => (option: { id: number; jobs_count: number }) =>
    option.jobs_count > 0 || isChosen(key, option)
  return {
    ...options,
    secteurs: options.secteurs.filter((sector) => shown('secteur_ids')(sector) || sector.sous_secteurs.length > 0),
    fonctions: options.fonctions.filter(shown('fonction_ids')),
    localisation: options.localisation.map((country) => ({
      ...country,
      regions: country.regions.filter(shown('region_ids')),
    })),
  }
}
