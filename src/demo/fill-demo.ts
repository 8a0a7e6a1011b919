import { openLedger } from '#features/credits/server/credits.service.ts'
import type { SampleMember } from './applications/applicants.demo.ts'
import { seedApplicants } from './applications/applicants.demo.ts'
import { seedAccounts, seedColleagues, seedMemberAccounts } from './accounts/accounts.demo.ts'
import { seedApplications } from './applications/applications.demo.ts'
import { seedAlerts } from './alerts/alerts.demo.ts'
import { seedCompanies } from './companies/companies.demo.ts'
import { seedJobs } from './jobs/jobs.demo.ts'
import { seedJobViews } from './jobs/job-views.demo.ts'
import { seedSavedJobs } from './jobs/saved-jobs.demo.ts'
import { seedMultiposting } from './multiposting/multiposting.demo.ts'
import { seedReports } from './moderation/moderation.demo.ts'
import { seedSubmissions } from './submissions/submissions.demo.ts'
import { seedMembers } from './members/members.demo.ts'
import { seedNews } from './news/news.demo.ts'
import { seedNewsletter } from './newsletter/newsletter.demo.ts'
import { seedReviews } from './reviews/reviews.demo.ts'
import { seedSourcing } from './sourcing/sourcing.demo.ts'
import type { City } from '#features/reference/server/reference.service.ts'
import { largeCities } from '#features/reference/server/reference.service.ts'
import { fold } from '#platform/folding.ts'
import type { Db } from '#platform/server/database/db.ts'
import { learnSpread } from '#platform/server/database/upkeep.ts'
import type { Files } from '#platform/server/files/files.ts'

const CITY_POPULATION = 5_000

/** All of the sample site or nothing, into a database without companies. */
export async function fillDemo(db: Db, now: Date, report: (line: string) => void, files: Files | null): Promise<void> {
  report('loading the demo data: companies')
  await db.transaction(async (tx) => {
    const atlas = cityAtlas(await largeCities(tx, CITY_POPULATION))
    const companies = await seedCompanies(tx, atlas.idOf)
    await seedJobs(tx, companies, atlas, now, (done, total) => {
      if (done % 1_000 === 0 || done === total) report(`loading the demo data: jobs ${done} / ${total}`)
    })
    report('loading the demo data: members')
    const members: SampleMember[] = []
    await seedMembers(tx, companies, atlas.idOf, now, async (people) => {
      const ids = await seedMemberAccounts(tx, people)
      members.push(...people.map(({ firstName, lastName }, at) => ({ id: ids[at]!, firstName, lastName })))
      return ids
    })
    const own = await seedAccounts(tx, companies[0]!)
    await openLedger(tx, companies[0]!.id)
    await seedColleagues(tx, companies[0]!, own.get('recruiter')!)
    await seedSavedJobs(tx, own.get('candidate')!, companies, now)
    await seedApplications(tx, own.get('candidate')!, companies, now, files)
    await seedJobViews(tx, companies[0]!, now)
    await seedApplicants(tx, { companyId: companies[0]!.id, recruiterId: own.get('recruiter')! }, members, now, files)
    await seedNews(tx, members, now)
    await seedNewsletter(tx, companies, now)
    await seedAlerts(tx, own.get('candidate')!)
    await seedSourcing(tx, {
      companyId: companies[0]!.id,
      accountId: own.get('recruiter')!,
      otherCompanyId: companies[1]!.id,
      candidateId: own.get('candidate')!,
    })
    await seedMultiposting(tx, companies[0]!.id, own.get('recruiter')!, now)
    await seedReports(tx, companies, now)
    const people = { candidateId: own.get('candidate')!, recruiterId: own.get('recruiter')!, members }
    await seedReviews(tx, companies, people, now)
    await seedSubmissions(tx, atlas.idOf, now)
    await learnSpread(tx)
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
