import { expect, test } from 'vitest'
import { useTestDatabase } from '../../../../tests/support/test-database.ts'
import { smallWorld } from '../../../../tests/support/world.ts'
import { jobRow } from '../jobs.factory.ts'
import * as jobs from './jobs.repository.ts'
import { namedJobs } from './named-jobs.ts'

const database = useTestDatabase()

test('named jobs come in their order, closed ones marked; what nobody may read is not there', async () => {
  const { db } = database
  const world = await smallWorld(db)
  const day = (days: number): Date => new Date(Date.now() + days * 86_400_000)
  const row = (title: string, status: 'active' | 'pourvue' | 'brouillon' | 'refusée', published: Date | null) =>
    jobRow({ ...world.fr, title, status, publishedAt: published, validThrough: published && day(30) })
  await jobs.insertJobs(db, [
    row('Ouverte', 'active', day(-2)),
    row('Pourvue', 'pourvue', day(-2)),
    row('Brouillon', 'brouillon', null),
    row('Refusée', 'refusée', day(-2)),
    row('Demain', 'active', day(1)),
  ])
  const rows = await db.execute<{ id: number; title: string }>('select id, title from jobs')
  const id = Object.fromEntries(rows.rows.map((one) => [one.title, one.id])) as Record<string, number>
  const asked = ['Brouillon', 'Pourvue', 'Demain', 'Ouverte', 'Refusée'].map((title) => id[title]!)
  const { data } = await namedJobs(db, [...asked, 999_999])
  expect(data.map(({ title, state }) => `${title} ${state}`)).toEqual(['Pourvue closed', 'Ouverte live'])
  expect(await namedJobs(db, [])).toEqual({ data: [] })
})
