import { companiesById } from '#features/companies/server/company-names.service.ts'
import { refuseUnknownIds } from '#features/reference/server/known-ids.service.ts'
import type { ReferenceLists } from '#features/reference/server/reference.service.ts'
import { listsOf } from '#features/reference/server/reference.service.ts'
import type { ParsedInputOf } from '#platform/contract.ts'
import type { Db } from '#platform/server/database/db.ts'
import type { NumberRange, SearchQuery } from '#search-engine/schema.ts'
import type { readFilterOptions } from '../jobs.contract.ts'
import { experienceBands, remoteKinds } from '../jobs.rules.ts'
import { countriesAsked, placeFacets } from './job-places.ts'

export type JobFilters = ParsedInputOf<typeof readFilterOptions>

const DAY = 86_400_000

async function refuseUnknown(db: Db, lists: ReferenceLists, filters: JobFilters): Promise<void> {
  const companies = filters.societe_ids.length > 0 ? await companiesById(db) : new Map<number, { id: number }>()
  refuseUnknownIds({
    secteur_ids: [filters.secteur_ids, lists.sectors],
    sous_secteur_ids: [filters.sous_secteur_ids, lists.subsectors],
    contrat_ids: [filters.contrat_ids, lists.contracts],
    sauf_contrat_ids: [filters.sauf_contrat_ids, lists.contracts],
    fonction_ids: [filters.fonction_ids, lists.functions],
    region_ids: [filters.region_ids, lists.regions],
    pays_ids: [filters.pays_ids, lists.countries],
    societe_ids: [filters.societe_ids, filters.societe_ids.flatMap((id) => companies.get(id) ?? [])],
  })
}

/** What may be left of the contracts: the chosen ones, or else all, without those that are excluded. */
function contractsLeft(
  lists: ReferenceLists,
  { contrat_ids: chosen, sauf_contrat_ids: excluded }: JobFilters,
): number[] {
  if (excluded.length === 0) return chosen
  const wanted = chosen.length > 0 ? chosen : lists.contracts.map(({ id }) => id)
  const left = wanted.filter((id) => !excluded.includes(id))
  // No contract has this id: who excludes all of them finds nothing.
  return left.length > 0 ? left : [0]
}

/** How old a job may be at most, as the index takes it. */
export const publishedWithin = (days: string): NumberRange => ({ min: Date.now() - Number(days) * DAY })

/** A search as people ask for it, in the terms of the index. */
export async function toSearchQuery(db: Db, filters: JobFilters): Promise<SearchQuery> {
  const lists = await listsOf(db)
  await refuseUnknown(db, lists, filters)
  const ranges: Record<string, NumberRange> = {}
  if (filters.salaire_min) ranges.salary = { min: filters.salaire_min, keepMissing: filters.sans_salaire !== 'non' }
  else if (filters.sans_salaire === 'non') ranges.salary = { min: 1 }
  if (filters.depuis) ranges.date = publishedWithin(filters.depuis)
  const place = filters.lieu.length > 0 ? await placeFacets(db, filters) : {}
  return {
    keywords: filters.keywords ?? '',
    facets: {
      country: place.country ?? countriesAsked(filters),
      region: [...filters.region_ids, ...(place.region ?? [])],
      city: place.city ?? [],
      sector: filters.secteur_ids,
      subsector: filters.sous_secteur_ids,
      contract: contractsLeft(lists, filters),
      function: filters.fonction_ids,
      company: filters.societe_ids,
      remote: filters.teletravail.map((kind) => remoteKinds.indexOf(kind)),
      experience: filters.experience ? [experienceBands.indexOf(filters.experience)] : [],
    },
    ranges,
  }
}
