import type { OutputOf } from '#platform/contract.ts'
import { formatCount } from '#platform/french.ts'
import type { SearchKey } from '../job-address.ts'
import { searchKeys, without } from '../job-address.ts'
import type { readFilterOptions } from '../jobs.contract.ts'
import type { ExperienceBand, Remote } from '../jobs.rules.ts'
import { jobsTexts } from '../jobs.texts.ts'

type Options = OutputOf<typeof readFilterOptions>

/** What a chosen value is called, as far as the options know it. */
function nameOf(options: Options, key: SearchKey, value: string): string | undefined {
  const named = (list: { id: number; name: string }[]) => list.find(({ id }) => String(id) === value)?.name
  switch (key) {
    case 'secteur_ids':
      return named(options.secteurs)
    case 'sous_secteur_ids':
      return named(options.secteurs.flatMap((sector) => sector.sous_secteurs))
    case 'contrat_ids':
      return named(options.contrats)
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
      return jobsTexts.experience[value as ExperienceBand]
    case 'salaire_min':
      return `${formatCount(Number(value))} € et plus`
    case 'sans_salaire':
      return 'Salaire communiqué'
    case 'depuis':
      return jobsTexts.since[value as '1' | '7' | '30']
    default:
      return value
  }
}

/** The active filters, each with the address of the same search without it. */
export function chipsOf(params: URLSearchParams, asked: Record<string, string | string[]>, options: Options) {
  return searchKeys.flatMap((key) =>
    [asked[key] ?? []]
      .flat()
      .map((value) => ({ label: nameOf(options, key, value) ?? value, to: without(params, key, value) })),
  )
}
