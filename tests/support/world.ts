import { companyRow } from '../../src/features/companies/companies.factory.ts'
import { insertCompanies } from '../../src/features/companies/server/companies.repository.ts'
import { listsOf } from '../../src/features/reference/server/reference.service.ts'
import { largeCities } from '../../src/features/reference/server/reference.service.ts'
import type { Db } from '../../src/platform/server/database/db.ts'

/** What most tests stand on: the reference lists, a French and a Belgian city, and a company in each. */
export async function smallWorld(db: Db) {
  const lists = await listsOf(db)
  const cities = await largeCities(db, 100_000)
  const lyon = cities.find(({ name }) => name === 'Lyon')!
  const bruxelles = cities.find(({ name }) => name === 'Bruxelles')!
  const shared = { sectorId: lists.sectors[0]!.id, structureId: lists.structures[0]!.id }
  const [valmont, abers] = await insertCompanies(db, [
    companyRow({ name: 'Banque Valmont', ...shared, countryId: 1, cityId: lyon.id }),
    companyRow({
      name: 'Comptoir des Sablons',
      ...shared,
      structureId: lists.structures[1]!.id,
      countryId: 2,
      cityId: bruxelles.id,
    }),
  ])
  const places = {
    fr: { companyId: valmont!.id, countryId: 1, regionId: lyon.regionId, cityId: lyon.id },
    be: { companyId: abers!.id, countryId: 2, regionId: bruxelles.regionId, cityId: bruxelles.id },
  }
  const kind = {
    sectorId: lists.sectors[0]!.id,
    functionId: lists.functions[0]!.id,
    contractId: lists.contracts[0]!.id,
  }
  return { lists, lyon, bruxelles, fr: { ...places.fr, ...kind }, be: { ...places.be, ...kind } }
}
