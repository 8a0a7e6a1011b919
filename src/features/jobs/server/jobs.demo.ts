import type { SeededCompany } from '#features/companies/server/companies.demo.ts'
import type { City, ReferenceLists } from '#features/reference/server/reference.service.ts'
import { listsOf } from '#features/reference/server/reference.service.ts'
import { fold } from '#platform/folding.ts'
import { shortCity } from '#platform/french.ts'
import type { Db } from '#platform/server/db.ts'
import { pickWeighted, seededRandom } from '#platform/random.ts'
import { buildOffer } from '../demo/offer-factory.ts'
import type { JobStatus } from '../jobs.rules.ts'
import * as jobs from './jobs.repository.ts'
import type { jobs as jobsTable } from './jobs.tables.ts'

const LIVE_OFFERS = 5_526
const BATCH = 250
const DAY = 86_400_000

/** Offers that no list shows, so that the difference can be seen. */
const CLOSED: [JobStatus, number][] = [
  ['expirée', 180],
  ['pourvue', 90],
  ['inactive', 60],
  ['brouillon', 25],
  ['en attente', 15],
  ['refusée', 8],
]

type JobRow = typeof jobsTable.$inferInsert

/** Thousands of offers that read like real ones; the same for the same day. */
export async function seedJobs(
  db: Db,
  companies: SeededCompany[],
  citiesOf: (company: SeededCompany) => City[],
  now: Date,
  report: (done: number, total: number) => void,
): Promise<void> {
  const random = seededRandom('florin offers')
  const lists = await listsOf(db)
  const ids = (rows: { slug: string; id: number }[]) => new Map(rows.map(({ slug, id }) => [slug, id]))
  const [sectors, subsectors, functions, contracts, titles] = [
    ids(lists.sectors),
    ids(lists.subsectors),
    ids(lists.functions),
    ids(lists.contracts),
    ids(lists.jobTitles),
  ]
  const specialities = new Map(companies.map((company) => [company.id, specialitiesOf(company, lists)]))
  const statuses: JobStatus[] = [
    ...Array.from({ length: LIVE_OFFERS }, (): JobStatus => 'active'),
    ...CLOSED.flatMap(([status, count]) => Array.from({ length: count }, () => status)),
  ]

  const row = (status: JobStatus): JobRow => {
    const company = pickWeighted(random, companies, ({ weight }) => weight)
    const city = pickWeighted(random, citiesOf(company), cityWeight)
    const offer = buildOffer(
      random,
      { ...company, subsectors: specialities.get(company.id)! },
      { city: shortCity(city.name), country: company.country, paris: city.name.startsWith('Paris') },
      now,
    )
    const closed = status === 'expirée' || status === 'pourvue'
    const age = offer.publishedDaysAgo + (closed ? 95 : 0)
    const wanted = startOfDay(now) - age * DAY + offer.publishedMinute * 60_000
    const publishedAt = new Date(Math.min(wanted, now.getTime() - 60_000 * (1 + Math.floor(random() * 90))))
    return {
      companyId: company.id,
      title: offer.title,
      jobTitleId: titles.get(offer.jobTitle) ?? null,
      functionId: functions.get(offer.function)!,
      sectorId: sectors.get(offer.sector)!,
      subsectorId: subsectors.get(offer.subsector) ?? null,
      contractId: contracts.get(offer.contract)!,
      countryId: company.countryId,
      regionId: city.regionId,
      cityId: city.id,
      description: offer.description,
      missions: offer.missions,
      profile: offer.profile,
      benefits: offer.benefits,
      skills: offer.skills,
      salaryMin: offer.salaryMin,
      salaryMax: offer.salaryMax,
      salaryPeriod: offer.salaryPeriod,
      remote: offer.remote,
      experienceMin: offer.experienceMin,
      experienceMax: offer.experienceMax,
      education: offer.education,
      startsOn:
        offer.startsInDays === null
          ? null
          : new Date(now.getTime() + offer.startsInDays * DAY).toISOString().slice(0, 10),
      durationMonths: offer.durationMonths,
      premium: offer.premium,
      urgent: offer.urgent,
      answerDelayDays: offer.answerDelayDays,
      status,
      createdAt: publishedAt,
      updatedAt: publishedAt,
      publishedAt: status === 'brouillon' || status === 'en attente' || status === 'refusée' ? null : publishedAt,
      validThrough: new Date(publishedAt.getTime() + offer.validForDays * DAY),
    }
  }

  // In order of publication, as a real site would have numbered them.
  const rows = statuses.map(row).toSorted((a, b) => a.createdAt!.getTime() - b.createdAt!.getTime())
  for (let done = 0; done < rows.length; done += BATCH) {
    await jobs.insertJobs(db, rows.slice(done, done + BATCH))
    report(Math.min(done + BATCH, rows.length), rows.length)
  }
}

/** Larger cities hire more, but less than their size says; the business districts of the three largest hire most. */
const cityWeight = ({ population, parentCode }: City): number => (parentCode ? 600 : 40 + Math.sqrt(population))

/** The sub-sectors a company speaks of itself, or two of its sector, so that a private bank does not hire for branches. */
function specialitiesOf(company: SeededCompany, lists: ReferenceLists): string[] {
  const sector = lists.sectors.find(({ slug }) => slug === company.sector)!
  const own = lists.subsectors.filter(({ sectorId }) => sectorId === sector.id)
  const told = fold(`${company.tagline} ${company.about}`).split(' ')
  const named = own.filter(({ name }) =>
    fold(name)
      .split(' ')
      .every((word) => word.length < 4 || told.includes(word)),
  )
  if (named.length > 0) return named.map(({ slug }) => slug)
  const random = seededRandom(company.name)
  return own
    .toSorted(() => random() - 0.5)
    .slice(0, 2)
    .map(({ slug }) => slug)
}

const startOfDay = (now: Date): number => now.getTime() - (now.getTime() % DAY)
