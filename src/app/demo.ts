import { seedAccounts } from '#features/accounts/server/accounts.demo.ts'
import type { SeededCompany } from '#features/companies/server/companies.demo.ts'
import { seedCompanies } from '#features/companies/server/companies.demo.ts'
import { countCompanies } from '#features/companies/server/companies.service.ts'
import { seedJobs } from '#features/jobs/server/jobs.demo.ts'
import { seedMembers } from '#features/members/server/members.demo.ts'
import type { City } from '#features/reference/server/reference.service.ts'
import { largeCities } from '#features/reference/server/reference.service.ts'
import { fold } from '#platform/folding.ts'
import type { Db } from '#platform/server/db.ts'

const CITY_POPULATION = 5_000

/**
 * Loads the sample site into an empty database: all of it or nothing. A site that already has companies is
 * left as it is.
 */
export async function loadDemo(db: Db, now: Date, report: (line: string) => void): Promise<void> {
  if ((await countCompanies(db, null)) > 0) return
  report('loading the demo data: companies')
  await db.transaction(async (tx) => {
    const atlas = cityAtlas(await largeCities(tx, CITY_POPULATION))
    const companies = await seedCompanies(tx, atlas.idOf)
    await seedJobs(tx, companies, atlas.citiesOf, now, (done, total) => {
      if (done % 1_000 === 0 || done === total) report(`loading the demo data: offers ${done} / ${total}`)
    })
    report('loading the demo data: members')
    await seedMembers(tx, companies, atlas.idOf, now)
    await seedAccounts(tx, companies[0]!)
  })
}

/** The arrondissements where banks, insurers and firms have their offices. */
const BUSINESS_DISTRICTS = new Set(
  [75101, 75102, 75108, 75109, 75112, 75113, 75115, 75116, 75117, 69382, 69383, 69386, 69387, 13202, 13206, 13208].map(
    String,
  ),
)

/** Cities by name; offers of Paris, Lyon and Marseille are in their business districts. */
function cityAtlas(cities: City[]) {
  const byName = new Map<string, City>()
  const districts = new Map<string, City[]>()
  for (const city of cities) {
    const key = `${city.countryId}/${fold(city.name)}`
    if (!byName.has(key)) byName.set(key, city)
    if (city.parentCode && BUSINESS_DISTRICTS.has(city.code))
      districts.set(city.parentCode, [...(districts.get(city.parentCode) ?? []), city])
  }
  const find = (countryId: number, name: string): City => {
    const city = byName.get(`${countryId}/${fold(name)}`)
    if (!city) throw new Error(`no city named ${name} in country ${countryId}`)
    return city
  }
  return {
    idOf: (countryId: number, name: string): number => find(countryId, name).id,
    citiesOf: ({ countryId, city, otherCities }: SeededCompany): City[] =>
      [city, ...otherCities].flatMap((name) => {
        const found = find(countryId, name)
        return districts.get(found.code) ?? found
      }),
  }
}
