import { companyCard } from '#features/companies/server/company-card.service.ts'
import { localityOf } from '#features/reference/reference.rules.ts'
import { citiesById, listsOf } from '#features/reference/server/reference.service.ts'
import { refuse } from '#platform/refusals.ts'
import type { Db } from '#platform/server/database/db.ts'
import { jobPageState, jobRefusals } from '../jobs.rules.ts'
import { memoWhileUnchanged } from '#platform/server/collection/collection-memory.ts'
import type { IndexedCollection } from '#platform/server/collection/collection.ts'
import { describeJobs, summariesOf } from './jobs-search.service.ts'
import * as jobs from './jobs.repository.ts'
import { keptMarketOf } from './salary-market.ts'

const SIMILAR = 4

type Kind = { functionId: number; regionId: number; countryId: number }

/** The newest live jobs of a function, in the same region first; one more than is shown, since the job itself may be among them. */
const newestOf = memoWhileUnchanged(
  ({ functionId, regionId, countryId }: Kind) => [functionId, regionId, countryId].join(' '),
  async (_db, index, { functionId, regionId, countryId }) => {
    const near = { function: [functionId], region: [regionId] }
    const wide = { function: [functionId], country: [countryId] }
    const found = await Promise.all(
      [near, wide].map((facets) => index.search({ facets, limit: SIMILAR + 1, count: [] })),
    )
    return [...new Set(found.flatMap(({ ids }) => ids))]
  },
)

async function similarTo(db: Db, index: IndexedCollection, job: Kind & { id: number }) {
  const newest = await newestOf(db, index, job)
  return summariesOf(db, index, newest.filter((id) => id !== job.id).slice(0, SIMILAR))
}

/** Every job of a company shows the same of it; without its figures that is not kept. */
const keptCompany = memoWhileUnchanged((id: number) => id, companyCard)

const companyShown: typeof companyCard = (db, index, id) => (index.unready() ? companyCard : keptCompany)(db, index, id)

/** A job's page: live, or closed and marked so. Anything else answers like a job that never was. */
export async function readJob(db: Db, index: IndexedCollection, id: number) {
  const now = new Date()
  const job = await jobs.findById(db, id)
  const state = job && jobPageState(job, now)
  if (!job || !state) throw refuse(jobRefusals['jobs/not_found'])
  const [lists, cities, company, [summary], market, similar] = await Promise.all([
    listsOf(db),
    citiesById(db, [job.cityId]),
    companyShown(db, index, job.companyId),
    describeJobs(db, [{ ...job, publishedAt: job.publishedAt! }], [id]),
    // Without these the page is whole: it does not wait for the index.
    index.unready() ? null : keptMarketOf(db, index, job),
    index.unready() ? [] : similarTo(db, index, job),
  ])
  const named = (list: { id: number; name: string }[], wanted: number | null) =>
    list.find((one) => one.id === wanted)?.name ?? null
  const city = cities.get(job.cityId)
  return {
    ...summary!,
    state,
    missions: job.missions,
    profile: job.profile,
    benefits: job.benefits,
    skills: job.skills,
    function: named(lists.functions, job.functionId) ?? '',
    function_id: job.functionId,
    country: named(lists.countries, job.countryId) ?? '',
    locality: city ? localityOf(city) : '',
    postal_code: city?.postalCode ?? null,
    experience_min: job.experienceMin,
    experience_max: job.experienceMax,
    education: job.education,
    starts_on: job.startsOn,
    answer_delay_days: job.answerDelayDays,
    urgent: job.urgent,
    valid_through: job.validThrough?.toISOString() ?? null,
    market,
    company,
    similar,
  }
}
