import { companiesById } from '#features/companies/server/company-names.service.ts'
import { currencyOf } from '#features/reference/reference.rules.ts'
import { listsOf } from '#features/reference/server/reference.service.ts'
import type { Db } from '#platform/server/database/db.ts'
import type { JobFilters } from './job-filters.ts'
import { countriesAsked, placesAsked } from './job-places.ts'

/** What the filters of a search are called: the same names as its page has, without counting anything. */
export async function filterNames(db: Db, filters: JobFilters) {
  const [lists, companies, places] = await Promise.all([listsOf(db), companiesById(db), placesAsked(db, filters)])
  const named = ({ id, name }: { id: number; name: string }) => ({ id, name, jobs_count: 0 })
  const countries = countriesAsked(filters)
  return {
    secteurs: lists.sectors.map((sector) => ({
      ...named(sector),
      sous_secteurs: lists.subsectors.filter(({ sectorId }) => sectorId === sector.id).map(named),
    })),
    contrats: lists.contracts.map(named),
    fonctions: lists.functions.map(named),
    localisation: lists.countries.map((country) => ({
      ...named(country),
      regions: lists.regions.filter(({ countryId }) => countryId === country.id).map(named),
    })),
    entreprises: [...new Set(filters.societe_ids)].flatMap((id) => companies.get(id) ?? []).map(named),
    currency: countries.length === 1 ? currencyOf(countries[0]!) : ('EUR' as const),
    spot: places.here.some(({ place }) => place?.spot === true),
  }
}
