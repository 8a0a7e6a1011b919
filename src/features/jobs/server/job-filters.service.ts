import { companyReferences } from '#features/companies/server/companies.service.ts'
import type { ReferenceLists } from '#features/reference/server/reference.service.ts'
import { listsOf } from '#features/reference/server/reference.service.ts'
import type { ParsedInputOf } from '#platform/contract.ts'
import { invalidInput } from '#platform/refusals.ts'
import type { Db } from '#platform/server/db.ts'
import type { NumberRange, SearchQuery } from '#search-engine/schema.ts'
import type { readFilterOptions } from '../jobs.contract.ts'
import { experienceRange, remoteKinds } from '../jobs.rules.ts'
import { placeNamed } from './job-places.service.ts'

export type JobFilters = ParsedInputOf<typeof readFilterOptions>

const DAY = 86_400_000

/** Ids that no list has are refused by name, rather than finding nothing for no reason. */
async function refuseUnknownIds(db: Db, lists: ReferenceLists, filters: JobFilters): Promise<void> {
  const known: [string, number[], { id: number }[]][] = [
    ['secteur_ids', filters.secteur_ids, lists.sectors],
    ['sous_secteur_ids', filters.sous_secteur_ids, lists.subsectors],
    ['contrat_ids', filters.contrat_ids, lists.contracts],
    ['fonction_ids', filters.fonction_ids, lists.functions],
    ['region_ids', filters.region_ids, lists.regions],
    ['pays_ids', filters.pays_ids, lists.countries],
    ['societe_ids', filters.societe_ids, filters.societe_ids.length > 0 ? await companyReferences(db) : []],
  ]
  const fields: Record<string, string> = {}
  for (const [name, ids, list] of known) {
    const unknown = ids.find((id) => !list.some((entry) => entry.id === id))
    if (unknown !== undefined) fields[name] = `L’identifiant ${unknown} n’existe pas.`
  }
  if (Object.keys(fields).length > 0) throw invalidInput(fields)
}

/** A search as people ask for it, in the terms of the index. */
export async function toSearchQuery(db: Db, filters: JobFilters): Promise<SearchQuery> {
  const lists = await listsOf(db)
  await refuseUnknownIds(db, lists, filters)
  const countries = filters.pays_ids.length > 0 ? filters.pays_ids : filters.session_pays ? [filters.session_pays] : []
  const ranges: Record<string, NumberRange> = {}
  if (filters.experience) ranges.experience = experienceRange[filters.experience]
  if (filters.salaire_min) ranges.salary = { min: filters.salaire_min, keepMissing: filters.sans_salaire !== 'non' }
  else if (filters.sans_salaire === 'non') ranges.salary = { min: 1 }
  if (filters.depuis) ranges.date = { min: Date.now() - Number(filters.depuis) * DAY }
  const place = filters.lieu?.trim() ? await placeNamed(db, filters.lieu) : null
  const regions = place?.kind === 'region' ? [...filters.region_ids, ...place.ids] : filters.region_ids
  return {
    keywords: filters.keywords ?? '',
    facets: {
      country: countries,
      region: regions,
      city: place?.kind === 'city' ? place.ids : [],
      sector: filters.secteur_ids,
      subsector: filters.sous_secteur_ids,
      contract: filters.contrat_ids,
      function: filters.fonction_ids,
      company: filters.societe_ids,
      remote: filters.teletravail.map((kind) => remoteKinds.indexOf(kind)),
    },
    ranges,
  }
}
