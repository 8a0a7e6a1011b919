import type { CompanyCounts } from '#features/jobs/server/company-counts.service.ts'
import type { ReferenceLists } from '#features/reference/server/reference.service.ts'

type Named = { id: number; name: string }

/** Entries of a list that have jobs, each with how many, as they were counted: the fullest first. */
function named<T extends Named>(list: readonly T[], counts: CompanyCounts['country']) {
  const byId = new Map(list.map((entry) => [entry.id, entry]))
  return counts.flatMap(({ value, count }) => {
    const entry = byId.get(value)
    return entry ? { ...entry, jobs_count: count } : []
  })
}

/** In the order of the site's countries. */
export const jobsByCountry = (counts: CompanyCounts | null, { countries }: ReferenceLists) =>
  named(countries, counts?.country ?? [])
    .map(({ id, name, jobs_count }) => ({ id, name, offersCount: jobs_count }))
    .toSorted((a, b) => a.id - b.id)

export function jobsBySector(counts: CompanyCounts | null, { sectors, subsectors }: ReferenceLists) {
  const bySubsector = named(subsectors, counts?.subsector ?? [])
  return named(sectors, counts?.sector ?? []).map(({ id, name, jobs_count }) => ({
    id,
    name,
    jobs_count,
    sous_secteurs: bySubsector.filter(({ sectorId }) => sectorId === id),
  }))
}

export const jobsByFunction = (counts: CompanyCounts | null, { functions }: ReferenceLists) =>
  named(functions, counts?.function ?? [])
