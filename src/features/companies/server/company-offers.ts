import type { ReferenceLists } from '#features/reference/server/reference.service.ts'

type Count = {
  countryId: number
  sectorId: number
  subsectorId: number | null
  functionId: number
  count: number
}
type Named = { id: number; name: string }

/** Entries of a list that have offers, each with how many, the fullest first. */
function counted<T extends Named>(list: T[], counts: Count[], idOf: (count: Count) => number | null) {
  const sums = new Map<number, number>()
  for (const one of counts) {
    const id = idOf(one)
    if (id !== null) sums.set(id, (sums.get(id) ?? 0) + one.count)
  }
  return list
    .flatMap((entry) => (sums.has(entry.id) ? { ...entry, jobs_count: sums.get(entry.id)! } : []))
    .toSorted((a, b) => b.jobs_count - a.jobs_count || a.id - b.id)
}

/** In the order of the site's countries. */
export const offersByCountry = (counts: Count[], { countries }: ReferenceLists) =>
  counted(countries, counts, ({ countryId }) => countryId)
    .map(({ id, name, jobs_count }) => ({ id, name, offersCount: jobs_count }))
    .toSorted((a, b) => a.id - b.id)

export function offersBySector(counts: Count[], { sectors, subsectors }: ReferenceLists) {
  const bySubsector = counted(subsectors, counts, ({ subsectorId }) => subsectorId)
  return counted(sectors, counts, ({ sectorId }) => sectorId).map(({ id, name, jobs_count }) => ({
    id,
    name,
    jobs_count,
    sous_secteurs: bySubsector.filter(({ sectorId }) => sectorId === id),
  }))
}

export const offersByFunction = (counts: Count[], { functions }: ReferenceLists) =>
  counted(functions, counts, ({ functionId }) => functionId)
