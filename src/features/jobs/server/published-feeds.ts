import { companyReferences } from '#features/companies/server/companies.service.ts'
import { companyIdentities } from '#features/companies/server/company-card.service.ts'
import { currencyOf, localityOf } from '#features/reference/reference.rules.ts'
import { citiesById, listsOf } from '#features/reference/server/reference.service.ts'
import { shortCity } from '#platform/french.ts'
import type { Db } from '#platform/server/database/db.ts'
import { memoFor } from '#platform/server/memo.ts'
import { jobAddress, jobSlug } from '../jobs.rules.ts'
import type { FeedPosition, FeedRow } from './published-feeds.repository.ts'
import * as feeds from './published-feeds.repository.ts'

const AT_ONCE = 100
const STATE_FOR = 2_000

export type FeedJob = Awaited<ReturnType<typeof describeFeedJobs>>[number]

/** Whole jobs as feeds tell them, in the order of the rows. */
async function describeFeedJobs(db: Db, rows: FeedRow[]) {
  const [lists, companies, cities] = await Promise.all([
    listsOf(db),
    companyIdentities(
      db,
      rows.map(({ companyId }) => companyId),
    ),
    citiesById(
      db,
      rows.map(({ cityId }) => cityId),
    ),
  ])
  const named = (list: { id: number; name: string }[], id: number | null): string =>
    list.find((one) => one.id === id)?.name ?? ''
  return rows.map((row) => {
    const place = cities.get(row.cityId)
    const city = shortCity(place?.name ?? '')
    const company = companies.get(row.companyId) ?? { id: row.companyId, name: '', website: null }
    return {
      id: row.id,
      path: jobAddress({ id: row.id, slug: jobSlug(row.title, company.name, city) }),
      title: row.title,
      company,
      city,
      locality: place ? localityOf(place) : '',
      postalCode: place?.postalCode ?? null,
      region: named(lists.regions, row.regionId),
      country: named(lists.countries, row.countryId),
      contract: named(lists.contracts, row.contractId),
      sector: named(lists.sectors, row.sectorId),
      subsector: named(lists.subsectors, row.subsectorId) || null,
      function: named(lists.functions, row.functionId),
      salary: {
        min: row.salaryMin,
        max: row.salaryMax,
        period: row.salaryPeriod,
        currency: currencyOf(row.countryId),
      },
      description: row.description,
      missions: row.missions,
      profile: row.profile,
      benefits: row.benefits,
      skills: row.skills,
      durationMonths: row.durationMonths,
      startsOn: row.startsOn,
      remote: row.remote,
      experienceMin: row.experienceMin,
      experienceMax: row.experienceMax,
      education: row.education,
      publishedAt: row.publishedAt,
      updatedAt: row.updatedAt,
      validThrough: row.validThrough,
    }
  })
}

/** Every live job, newest first, a few at a time: however many there are, only those few are in memory. */
export async function* eachLiveJob(db: Db): AsyncGenerator<FeedJob[]> {
  for (let position: FeedPosition | null = null; ;) {
    const rows: FeedRow[] = await feeds.findFeedBatch(db, position, AT_ONCE, new Date())
    if (rows.length > 0) yield await describeFeedJobs(db, rows)
    if (rows.length < AT_ONCE) return
    position = rows.at(-1)!
  }
}

/** The named jobs in that order, those still live. */
export async function jobsForFeed(db: Db, ids: number[]): Promise<FeedJob[]> {
  const rows = ids.length > 0 ? await feeds.findForFeed(db, ids, new Date()) : []
  const byId = new Map((await describeFeedJobs(db, rows)).map((job) => [job.id, job]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** When anything last changed that a feed of a search could tell of. */
export const feedMoment = memoFor(STATE_FOR, (db: Db, _key: 'all') => feeds.findFeedMoment(db, new Date()))

/** What all feeds together are the state of: jobs, the companies and the lists they speak of. */
export const feedState = memoFor(STATE_FOR, async (db: Db, _key: 'all') => {
  const [{ figures, modified }, companies, lists] = await Promise.all([
    feeds.findFeedState(db, new Date()),
    companyReferences(db),
    listsOf(db),
  ])
  const words = JSON.stringify([companies.map(({ id, name, website }) => [id, name, website]), lists])
  return { figures, words, modified }
})
