import { afterAll, beforeAll, expect, test } from 'vitest'
import { startIndex } from '../../../../tests/support/collection.ts'
import { untilReadable } from '../../../../tests/support/outbox.ts'
import { useTestDatabase } from '../../../../tests/support/test-database.ts'
import { smallWorld } from '../../../../tests/support/world.ts'
import { jobRow } from '../jobs.factory.ts'
import { jobCollection } from './job-collection.ts'
import { insertJobs } from './jobs.repository.ts'
import type { LiveJobs } from './live-counts.service.ts'
import { countAsking, wantedSkills } from './skills.service.ts'

const database = useTestDatabase()
let live: LiveJobs

beforeAll(async () => {
  const { fr, be } = await smallWorld(database.db)
  const job = (place: typeof fr | typeof be, skills: string[], more: Partial<ReturnType<typeof jobRow>> = {}) =>
    jobRow({ ...place, skills, missions: [], profile: [], description: 'Un poste.', ...more })
  await insertJobs(database.db, [
    job(fr, ['Excel', 'Bâle III']),
    job(fr, ['Excel', 'Contrôle « interne »']),
    job(fr, ['Bâle III'], { description: 'Excel est un plus.' }),
    job(be, ['Excel']),
    job(fr, ['Excel', 'Cobol'], { status: 'expirée' }),
  ])
  await untilReadable(database.db)
  live = { db: database.db, jobs: startIndex(database, jobCollection) }
})
afterAll(() => live.jobs.stop())

test('what live jobs of a country ask for, the most wanted first', async () => {
  expect(await wantedSkills(live, 1)).toEqual([
    { skill: 'Bâle III', count: 2 },
    { skill: 'Excel', count: 2 },
    { skill: 'Contrôle « interne »', count: 1 },
  ])
  expect((await wantedSkills(live, null))[0]).toEqual({ skill: 'Excel', count: 3 })
})

test('jobs that ask for a skill are counted, not those that only speak of it', async () => {
  expect(await countAsking(live, 'Excel', 1)).toBe(2)
  expect(await countAsking(live, 'Excel', null)).toBe(3)
  expect(await countAsking(live, 'Bâle III', 1)).toBe(2)
  expect(await countAsking(live, 'Contrôle « interne »', 1)).toBe(1)
  expect(await countAsking(live, 'Cobol', null)).toBe(0)
})
