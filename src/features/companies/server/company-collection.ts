import { companiesOfJobs, companiesOfTurnedJobs, countLiveJobsOfCompanies } from '#features/jobs/server/jobs.service.ts'
import { citiesById, listsOf } from '#features/reference/server/reference.service.ts'
import { shortCity } from '#platform/french.ts'
import type { Collection } from '#platform/server/collection/collection.ts'
import { themselves } from '#platform/server/collection/collection.ts'
import type { SearchDocument, SearchSchema } from '#search-engine/schema.ts'
import { companySizes } from '../companies.rules.ts'
import type { IndexRow } from './companies.repository.ts'
import * as companies from './companies.repository.ts'

/** What search knows of a company. A word found in its name weighs more than one found in all the rest. */
const schema: SearchSchema = {
  texts: { name: 2, rest: 1 },
  beginnings: 'every',
  facets: { country: {}, sector: {}, size: {}, structure: {} },
  numbers: ['jobs', 'jobsAtHome'],
  names: ['name'],
}

type Around = { sector: string; city: string; jobs: number; jobsAtHome: number }

const toDocument = (row: IndexRow, { sector, city, ...jobs }: Around): SearchDocument => ({
  id: row.id,
  date: row.createdAt.getTime(),
  texts: { name: row.name, rest: [row.tagline, row.trades, row.industry ?? '', sector, city] },
  facets: {
    country: [row.countryId],
    sector: [row.sectorId],
    size: [companySizes.indexOf(row.size)],
    structure: [row.structureId],
  },
  numbers: jobs,
  names: { name: row.name },
})

const SAMPLE: IndexRow = {
  id: 1,
  name: 'name',
  tagline: 'tagline',
  trades: 'trades',
  industry: 'industry',
  sectorId: 2,
  structureId: 3,
  size: 'pme',
  countryId: 4,
  cityId: 5,
  createdAt: new Date(6),
}

async function read(...[db, batch, now]: Parameters<Collection['read']>): Promise<SearchDocument[]> {
  const rows = await companies.findForIndex(db, batch)
  const [lists, cities, counts] = await Promise.all([
    listsOf(db),
    citiesById(
      db,
      rows.map(({ cityId }) => cityId),
    ),
    countLiveJobsOfCompanies(
      db,
      rows.map(({ id }) => id),
      now,
    ),
  ])
  const sectors = new Map(lists.sectors.map(({ id, name }) => [id, name]))
  const ofCompany = Map.groupBy(counts, ({ companyId }) => companyId)
  return rows.map((row) => {
    const mine = ofCompany.get(row.id) ?? []
    return toDocument(row, {
      sector: sectors.get(row.sectorId) ?? '',
      city: shortCity(cities.get(row.cityId)?.name ?? ''),
      jobs: mine.reduce((sum, { count }) => sum + count, 0),
      jobsAtHome: mine.find(({ countryId }) => countryId === row.countryId)?.count ?? 0,
    })
  })
}

/** Every company, as the directory finds, counts and orders it: its live jobs are part of it. */
export const companyCollection: Collection = {
  name: 'companies',
  schema,
  samples: toDocument(SAMPLE, { sector: 'sector', city: 'city', jobs: 7, jobsAtHome: 8 }),
  read,
  highestId: companies.highestId,
  touched: { company: themselves, company_jobs: themselves, job: companiesOfJobs },
  turned: companiesOfTurnedJobs,
}
