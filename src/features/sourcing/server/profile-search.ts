import { readBalance } from '#features/credits/server/credits.service.ts'
import type { Elsewhere } from '#features/members/server/viewer.service.ts'
import { refuseUnknownIds } from '#features/reference/server/known-ids.service.ts'
import { citiesById, listsOf } from '#features/reference/server/reference.service.ts'
import type { OutputOf, ParsedInputOf } from '#platform/contract.ts'
import { shortCity } from '#platform/french.ts'
import { pageOf, rowsOf } from '#platform/pagination.ts'
import { notFound } from '#platform/refusals.ts'
import type { IndexedCollection } from '#platform/server/collection/collection.ts'
import type { Db } from '#platform/server/database/db.ts'
import type { Actor, SignedIn } from '#platform/server/endpoints.ts'
import type { BooleanQuery } from '#search-engine/analysis/boolean.ts'
import { parseBoolean, writeBoolean } from '#search-engine/analysis/parse-boolean.ts'
import type { SearchQuery, SearchResult, SearchSort } from '#search-engine/schema.ts'
import type { searchProfiles as endpoint } from '../sourcing.contract.ts'
import type { ProfileSort } from '../sourcing.rules.ts'
import { availabilities, levels } from '../sourcing.rules.ts'
import { faultTexts } from '../sourcing.texts.ts'
import { cardsOf } from './profile-cards.ts'
import { blockedValue } from './profile-collection.ts'
import { readBack, withOneTermLess } from './query-reading.ts'

type Asked = ParsedInputOf<typeof endpoint>

const COUNTED = ['city', 'level', 'sector', 'subsector', 'availability']
const INSTEAD = 8

const sorts: Record<ProfileSort, SearchSort[]> = {
  relevance: [{ by: 'relevance' }],
  date: [{ by: 'date' }],
  available: [{ by: 'number', field: 'available' }],
}

/** The company that somebody recruits for. Who recruits for none finds nothing here: the address does not exist for them. */
export function companyOf(actor: Actor): { actor: SignedIn; companyId: number } {
  if (actor.role === 'visitor' || actor.companyId === null) throw notFound()
  return { actor, companyId: actor.companyId }
}

const filtersOf = (asked: Asked, companyId: number): Pick<SearchQuery, 'facets' | 'without'> => ({
  facets: {
    city: asked.ville_ids.filter((id) => id < 2 ** 20),
    level: asked.niveau.map((level) => levels.indexOf(level)),
    sector: asked.secteur_ids,
    subsector: asked.sous_secteur_ids,
    availability: asked.disponibilite.map((word) => availabilities.indexOf(word)),
  },
  // Whoever blocks the company is neither found nor counted.
  without: { blocked: [blockedValue(companyId)] },
})

/** Where nothing is found: what each term less would give. */
async function insteadOf(index: IndexedCollection, query: BooleanQuery, filters: ReturnType<typeof filtersOf>) {
  const fewer = withOneTermLess(query).slice(0, INSTEAD)
  const found = await Promise.all(
    fewer.map(({ query: boolean }) => index.search({ boolean, ...filters, limit: 0, count: [] })),
  )
  return fewer
    .map(({ query: less, dropped }, at) => ({ q: writeBoolean(less), dropped, total: found[at]!.total }))
    .filter(({ total }) => total > 0)
}

async function facetsOf(db: Db, asked: Asked, { facets }: Pick<SearchResult, 'facets'>) {
  const lists = await listsOf(db)
  const counted = (facet: string) => {
    const counts = new Map(facets[facet]?.map(({ value, count }) => [value, count]))
    return (value: number): number => counts.get(value) ?? 0
  }
  const [inSector, inSubsector, ofLevel, available] = ['sector', 'subsector', 'level', 'availability'].map(counted)
  const cities = facets.city ?? []
  const named = await citiesById(
    db,
    cities.map(({ value }) => value),
  )
  return {
    villes: cities.flatMap(({ value, count }) => {
      const city = named.get(value)
      return city ? [{ id: value, name: shortCity(city.name), profiles_count: count }] : []
    }),
    niveaux: levels.map((id, value) => ({ id, profiles_count: ofLevel!(value) })),
    secteurs: lists.sectors.map(({ id, name }) => ({ id, name, profiles_count: inSector!(id) })),
    sous_secteurs: lists.subsectors
      // Those of the chosen sectors; there are many.
      .filter(
        ({ id, sectorId }) =>
          asked.secteur_ids.length === 0 || asked.secteur_ids.includes(sectorId) || asked.sous_secteur_ids.includes(id),
      )
      .map(({ id, name }) => ({ id, name, profiles_count: inSubsector!(id) })),
    disponibilites: availabilities.map((id, value) => ({ id, profiles_count: available!(value) })),
  }
}

const NOBODY: SearchResult = { total: 0, ids: [], facets: {}, spreads: {}, corrections: [] }

/** The profiles that a company may find, by a Boolean query and filters. */
export async function searchProfiles(
  db: Db,
  index: IndexedCollection,
  elsewhere: Elsewhere,
  caller: Actor,
  asked: Asked,
): Promise<OutputOf<typeof endpoint>> {
  const { actor, companyId } = companyOf(caller)
  const lists = await listsOf(db)
  refuseUnknownIds({
    secteur_ids: [asked.secteur_ids, lists.sectors],
    sous_secteur_ids: [asked.sous_secteur_ids, lists.subsectors],
  })
  const parsed = parseBoolean(asked.q ?? '')
  const query = 'query' in parsed ? parsed.query : null
  const filters = filtersOf(asked, companyId)
  const found =
    'fault' in parsed
      ? NOBODY
      : await index.search({ boolean: query, ...filters, sort: sorts[asked.sort], count: COUNTED, ...rowsOf(asked) })
  const { total, ids, corrections } = found
  return {
    data: await cardsOf(db, elsewhere, actor, ids, { query, corrections }),
    pagination: pageOf(total, asked),
    facets: await facetsOf(db, asked, found),
    reading: query ? readBack(query) : [],
    fault:
      'fault' in parsed
        ? { message: faultTexts[parsed.fault.what], at: parsed.fault.at, length: parsed.fault.length }
        : null,
    corrections,
    credits: await readBalance(db, companyId),
    instead: total === 0 && query ? await insteadOf(index, query, filters) : [],
  }
}
