import type { SeededCompany } from '../companies/companies.demo.ts'
import type { ReferenceLists } from '#features/reference/server/reference.service.ts'
import { listsOf } from '#features/reference/server/reference.service.ts'
import type { Db } from '#platform/server/database/db.ts'
import { pick, pickWeighted, type Random, seededRandom } from '#platform/random.ts'
import { openingsOf } from './job-choice.ts'
import { buildJob } from './job-factory.ts'
import { publicationMoments } from './job-moments.ts'
import type { Towns } from './offices.ts'
import { officesOf } from './offices.ts'
import type { JobStatus } from '#features/jobs/jobs.rules.ts'
import * as jobs from '#features/jobs/server/jobs.repository.ts'
import type { jobs as jobsTable } from '#features/jobs/server/jobs.tables.ts'

const LIVE_JOBS = 5_526
const BATCH = 250
const DAY = 86_400_000
/** A share of all jobs is a dozen: hardly anybody jobs more than one post for seven people. */
const EMPLOYEES_A_SHARE = 90
/** Whole weeks, so that what was published on a working day still is. */
const CLOSED_BEFORE = 14 * 7 * DAY

/** Jobs that no list shows, so that the difference can be seen. */
const CLOSED: [JobStatus, number][] = [
  ['expirée', 180],
  ['pourvue', 90],
  ['inactive', 60],
  ['brouillon', 25],
  ['en attente', 15],
  ['refusée', 8],
]

type JobRow = typeof jobsTable.$inferInsert

/** Thousands of jobs that read like real ones; the same for the same day, published as far as the day has come. */
export function demoJobs(companies: SeededCompany[], towns: Towns, lists: ReferenceLists, now: Date): JobRow[] {
  const random = seededRandom('florin offers')
  const ids = (rows: { slug: string; id: number }[]) => new Map(rows.map(({ slug, id }) => [slug, id]))
  const [sectors, subsectors, functions, contracts, titles] = [
    ids(lists.sectors),
    ids(lists.subsectors),
    ids(lists.functions),
    ids(lists.contracts),
    ids(lists.jobTitles),
  ]
  const employers = companies.map((company) => ({
    share: Math.min(company.weight, company.employees / EMPLOYEES_A_SHARE),
    offices: officesOf(company, towns).map((office) => ({
      ...office,
      company,
      openings: openingsOf(company, office.place),
    })),
  }))
  const everyOffice = employers.flatMap(({ offices }) => offices)
  const chooseOffice = () =>
    pickWeighted(random, pickWeighted(random, employers, ({ share }) => share).offices, ({ weight }) => weight)
  const moments = shuffled(random, publicationMoments(now, LIVE_JOBS))
  const statuses: JobStatus[] = [
    ...Array.from({ length: LIVE_JOBS }, (): JobStatus => 'active'),
    ...CLOSED.flatMap(([status, count]) => Array.from({ length: count }, () => status)),
  ]

  const row = (status: JobStatus, index: number): JobRow => {
    // No office is without a job, and the first company has one in every state.
    const isFirst = status !== 'active' && statuses[index - 1] !== status
    const { company, city, place, openings } = isFirst ? everyOffice[0]! : (everyOffice[index] ?? chooseOffice())
    const job = buildJob(random, company, place, openings, now)
    const moment = (moments[index] ?? pick(random, moments)).getTime()
    const closed = status === 'expirée' || status === 'pourvue'
    const publishedAt = new Date(closed ? moment - CLOSED_BEFORE : moment)
    return {
      companyId: company.id,
      title: job.title,
      jobTitleId: titles.get(job.jobTitle) ?? null,
      functionId: functions.get(job.function)!,
      sectorId: sectors.get(job.sector)!,
      subsectorId: subsectors.get(job.subsector) ?? null,
      contractId: contracts.get(job.contract)!,
      countryId: company.countryId,
      regionId: city.regionId,
      cityId: city.id,
      description: job.description,
      missions: job.missions,
      profile: job.profile,
      benefits: job.benefits,
      skills: job.skills,
      salaryMin: job.salaryMin,
      salaryMax: job.salaryMax,
      salaryPeriod: job.salaryPeriod,
      remote: job.remote,
      experienceMin: job.experienceMin,
      experienceMax: job.experienceMax,
      education: job.education,
      startsOn:
        job.startsInDays === null ? null : new Date(now.getTime() + job.startsInDays * DAY).toISOString().slice(0, 10),
      durationMonths: job.durationMonths,
      premium: job.premium,
      urgent: job.urgent,
      answerDelayDays: job.answerDelayDays,
      status,
      createdAt: publishedAt,
      updatedAt: publishedAt,
      publishedAt: status === 'brouillon' || status === 'en attente' || status === 'refusée' ? null : publishedAt,
      validThrough: new Date(publishedAt.getTime() + job.validForDays * DAY),
    }
  }

  // In order of publication, as a real site would have numbered them.
  return statuses.map(row).toSorted((a, b) => a.createdAt!.getTime() - b.createdAt!.getTime())
}

const shuffled = <T>(random: Random, items: T[]): T[] =>
  items
    .map((item) => ({ item, rank: random() }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ item }) => item)

export async function seedJobs(
  db: Db,
  companies: SeededCompany[],
  towns: Towns,
  now: Date,
  report: (done: number, total: number) => void,
): Promise<void> {
  const rows = demoJobs(companies, towns, await listsOf(db), now)
  for (let done = 0; done < rows.length; done += BATCH) {
    await jobs.insertJobs(db, rows.slice(done, done + BATCH))
    report(Math.min(done + BATCH, rows.length), rows.length)
  }
}
