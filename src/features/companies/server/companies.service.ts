import { liveJobsOfCompany } from '#features/jobs/server/jobs.service.ts'
import type { LiveJobs } from '#features/jobs/server/live-counts.service.ts'
import { countLiveJobs, memoLive } from '#features/jobs/server/live-counts.service.ts'
import { currencyOf } from '#features/reference/reference.rules.ts'
import { citiesById, listsOf } from '#features/reference/server/reference.service.ts'
import { shortCity } from '#platform/french.ts'
import { firstOf } from '#platform/first-of.ts'
import type { Db } from '#platform/server/database/db.ts'
import { markOfTopic } from '#platform/server/database/outbox.ts'
import { memoWhile } from '#platform/server/memo.ts'
import { ratingOf } from '../companies-rating.rules.ts'
import { companyFace } from '../companies.rules.ts'
import * as companies from './companies.repository.ts'

const REFERENCES_FOR = 2_000
const FEATURED = 5
const JOBS_ON_CARD = 3

// Read anew when a company has changed; and once in a while, whatever happened.
const WHILE = { looked: REFERENCES_FOR, kept: 300_000 }
const changed = (db: Db): Promise<string> => markOfTopic(db, 'company')

/** Every company by name, as other rooms refer to it. */
export const companyReferences = memoWhile(WHILE, changed, async (db: Db) => {
  const rows = await companies.findReferences(db)
  return rows.map(({ reviewsCount, reviewsStars, ...row }) => ({
    ...row,
    ...companyFace(row),
    ...ratingOf({ reviewsCount, reviewsStars }),
  }))
})

/** Where a company is, and what it does. */
export const companyPlace = (db: Db, id: number) => companies.findPlace(db, id)

const keptCounts = new WeakMap<readonly { countryId: number }[], ReadonlyMap<number, number>>()

/** Every page says how many there are: they are counted once for each reading of them. */
export async function countCompanies(db: Db, country: number | null): Promise<number> {
  const all = await companyReferences(db)
  if (country === null) return all.length
  const counts = keptCounts.get(all) ?? countByCountry(all)
  keptCounts.set(all, counts)
  return counts.get(country) ?? 0
}

function countByCountry(all: readonly { countryId: number }[]): ReadonlyMap<number, number> {
  const counts = new Map<number, number>()
  for (const { countryId } of all) counts.set(countryId, (counts.get(countryId) ?? 0) + 1)
  return counts
}

type Reference = Awaited<ReturnType<typeof companyReferences>>[number]

const keptFeatured = memoLive(REFERENCES_FOR, async ({ db, jobs }: LiveJobs, country: number | null) => {
  const [references, counts, lists] = await Promise.all([
    companyReferences(db),
    countLiveJobs(jobs, country),
    listsOf(db),
  ])
  const jobsOf = (id: number): number => counts.company.get(id) ?? 0
  const recruiting = references.filter(
    ({ id, countryId }) => jobsOf(id) > 0 && (country === null || countryId === country),
  )
  const order = (a: Reference, b: Reference): number =>
    (a.featuredRank ?? 1_000) - (b.featuredRank ?? 1_000) || jobsOf(b.id) - jobsOf(a.id) || a.id - b.id
  const chosen = firstOf(recruiting, order, FEATURED).map(({ id }) => id)
  const [cards, newest] = await Promise.all([
    companies.findCards(db, chosen),
    Promise.all(chosen.slice(0, 1).map((id) => liveJobsOfCompany(db, id, JOBS_ON_CARD))),
  ])
  const cities = await citiesById(
    db,
    cards.map(({ cityId }) => cityId),
  )
  const byId = new Map(cards.map((card) => [card.id, card]))
  const data = chosen.flatMap((id) => {
    const card = byId.get(id)
    if (!card) return []
    return {
      id,
      name: card.name,
      ...companyFace(card),
      tagline: card.tagline,
      sector: lists.sectors.find((sector) => sector.id === card.sectorId)?.name ?? '',
      industry: card.industry,
      city: shortCity(cities.get(card.cityId)?.name ?? ''),
      employees: card.employees,
      trades: card.trades,
      recruiter_of_the_week: card.featuredRank === 1,
      quote:
        card.quoteText && card.quoteAuthor
          ? { text: card.quoteText, author: card.quoteAuthor, role: card.quoteRole ?? '' }
          : null,
      offersCount: jobsOf(id),
      jobs: newest
        .flat()
        .filter((job) => job.companyId === id)
        .map((job) => ({
          id: job.id,
          title: job.title,
          salary: {
            min: job.salaryMin,
            max: job.salaryMax,
            period: job.salaryPeriod,
            currency: currencyOf(job.countryId),
          },
        })),
    }
  })
  return { total: recruiting.length, data }
})

/** The recruiter of the week and four more that recruit in the country: chosen ones first, then the busiest. */
export const featuredCompanies = (live: LiveJobs, country: number | null) => keptFeatured(live, country)
