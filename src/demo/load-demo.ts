import { seedAccounts, seedMemberAccounts } from './accounts/accounts.demo.ts'
import { seedCompanies } from './companies/companies.demo.ts'
import { countCompanies } from '#features/companies/server/companies.service.ts'
import { seedJobs } from './jobs/jobs.demo.ts'
import { seedSavedJobs } from './jobs/saved-jobs.demo.ts'
import { seedReports } from './moderation/moderation.demo.ts'
import { seedMembers } from './members/members.demo.ts'
import type { City } from '#features/reference/server/reference.service.ts'
import { largeCities } from '#features/reference/server/reference.service.ts'
import { fold } from '#platform/folding.ts'
import type { Db } from '#platform/server/database/db.ts'

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
    await seedJobs(tx, companies, atlas, now, (done, total) => {
      if (done % 1_000 === 0 || done === total) report(`loading the demo data: offers ${done} / ${total}`)
    })
    report('loading the demo data: members')
    await seedMembers(tx, companies, atlas.idOf, now, (people) => seedMemberAccounts(tx, people))
    const own = await seedAccounts(tx, companies[0]!)
    await seedSavedJobs(tx, own.get('candidate')!, companies, now)
    await seedReports(tx, companies, now)
  })
}

/** Cities by name, the largest where several share it; « Saint-Denis (93) » names the department. */
export function cityAtlas(cities: City[]) {
  const byName = new Map<string, City>()
  const districts = new Map<string, City[]>()
  for (const city of cities) {
    for (const name of [city.name, `${city.name} (${city.departmentCode})`]) {
      const key = `${city.countryId}/${fold(name)}`
      if (!byName.has(key)) byName.set(key, city)
    }
    if (city.parentCode) districts.set(city.parentCode, [...(districts.get(city.parentCode) ?? []), city])
  }
  const find = (countryId: number, name: string): City => {
    const city = byName.get(`${countryId}/${fold(name)}`)
    if (!city) throw new Error(`no city named ${name} in country ${countryId}`)
    return city
  }
  return {
    find,
    idOf: (countryId: number, name: string): number => find(countryId, name).id,
    districtsOf: (code: string): City[] => districts.get(code) ?? [],
  }
}
