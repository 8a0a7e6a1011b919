import { afterAll, beforeAll, expect, test } from 'vitest'
import { startIndex } from '../../../../tests/support/collection.ts'
import { untilReadable } from '../../../../tests/support/outbox.ts'
import { useTestDatabase } from '../../../../tests/support/test-database.ts'
import { smallWorld } from '../../../../tests/support/world.ts'
import { companyRow } from '#features/companies/companies.factory.ts'
import { insertCompanies } from '#features/companies/server/companies.repository.ts'
import type { IndexedCollection } from '#platform/server/collection/collection.ts'
import { searchCompanyOptions } from '../jobs.contract.ts'
import { jobRow } from '../jobs.factory.ts'
import { jobCollection } from './job-collection.ts'
import { companyOptions } from './job-options.ts'
import { insertJobs } from './jobs.repository.ts'

const database = useTestDatabase()
let index: IndexedCollection
let companies: { id: number; name: string }[]
/** Several have as many jobs as others, and most have none. */
const JOBS = [0, 3, 0, 1, 2, 3, 0, 1]

beforeAll(async () => {
  const { fr, lists } = await smallWorld(database.db)
  const row = (_: unknown, at: number) =>
    companyRow({ ...fr, structureId: lists.structures[0]!.id, name: `Sablons ${at}` })
  companies = await insertCompanies(database.db, Array.from({ length: 40 }, row))
  await insertJobs(
    database.db,
    companies.flatMap(({ id }, at) =>
      Array.from({ length: JOBS[at] ?? 0 }, () => jobRow({ ...fr, companyId: id, remote: 'total' })),
    ),
  )
  await untilReadable(database.db)
  index = startIndex(database, jobCollection)
})
afterAll(() => index.stop())

test('of many companies whose names begin so the fullest are found, then the oldest, twenty in all', async () => {
  const found = async (input: object) => {
    const { q, ...filters } = searchCompanyOptions.input.parse(input)
    return companyOptions(database.db, index, filters, q)
  }
  const all = companies.map(({ id, name }, at) => ({ id, name, jobs_count: JOBS[at] ?? 0 }))
  const inOrder = all.toSorted((a, b) => b.jobs_count - a.jobs_count || a.id - b.id)
  expect(await found({ q: 'sablons', session_pays: '1', societe_ids: String(companies[1]!.id) })).toEqual([
    ...inOrder.slice(0, 5),
    { id: expect.any(Number) as number, name: 'Comptoir des Sablons', jobs_count: 0 },
    ...inOrder.slice(5, 19),
  ])
  expect(await found({ q: '1 sablons', teletravail: 'total' })).toEqual(inOrder.filter(({ name }) => / 1/.test(name)))
})
