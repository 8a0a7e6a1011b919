import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openIndexIn } from '../src/app/search.ts'
import { jobRow } from '../src/features/jobs/jobs.factory.ts'
import { jobCollection } from '../src/features/jobs/server/job-collection.ts'
import { insertJobs } from '../src/features/jobs/server/jobs.repository.ts'
import type { Part } from '../src/platform/server/collection/fill-part.ts'
import type { FillPart } from '../src/platform/server/collection/fill-process.ts'
import { fillInProcess } from '../src/platform/server/collection/fill-process.ts'
import { startCollection } from '../src/platform/server/collection/start-collection.ts'
import { useTestDatabase } from './support/test-database.ts'
import { smallWorld } from './support/world.ts'

// The embedded database is opened by one process alone: a large index is filled by others on PostgreSQL.

const database = useTestDatabase()
/** More than a batch is read for each of two parts. */
const JOBS = 1_250
const script = new URL('../src/app/fill-index.ts', import.meta.url)
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'florin-filling-'))
  const { fr } = await smallWorld(database.db)
  const rows = Array.from({ length: JOBS }, (_, at) => jobRow({ ...fr, title: `Trésorière ${at} H/F` }))
  for (let from = 0; from < JOBS; from += 250) await insertJobs(database.db, rows.slice(from, from + 250))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** An index of jobs that is filled apart, and what became of its parts. */
function start({ from = 0, change = (part: Part): Part => part } = {}) {
  const seen = { begun: 0, parts: [] as number[], aborted: 0, errors: [] as unknown[] }
  const inProcess = fillInProcess(script, database.place)
  const fill: FillPart = async (part, reach, signal) => {
    const at = seen.begun++
    seen.parts[at] = 0
    const changed = at < 2 ? change(part) : part
    const note: typeof reach = (reached) => {
      seen.parts[at] = reached.documents
      reach(reached)
    }
    await inProcess(changed, note, signal).catch((error: unknown) => {
      if (signal.aborted) seen.aborted++
      throw error
    })
  }
  const index = startCollection(database.db, jobCollection, {
    open: openIndexIn(() => null),
    apart: { fill, fileOf: (name) => join(folder, name), parts: 2, from },
    changes: database.changes,
    report: (error) => seen.errors.push(error),
  })
  return { index, seen }
}

test('an index of many documents is filled by two processes, and finds what came from both', async () => {
  const { index, seen } = start()
  await index.catchUp()
  expect(seen).toEqual({ begun: 2, parts: [JOBS / 2, JOBS / 2], aborted: 0, errors: [] })
  const found = await index.search({ keywords: 'tresoriere', limit: JOBS })
  expect([found.total, new Set(found.ids).size]).toEqual([JOBS, JOBS])
  expect(await readdir(folder)).toEqual([])
  await index.stop()
})

test('where a process is lost the others end, what it said is reported, and all is filled anew', async () => {
  const { index, seen } = start({ change: (part) => (part.after === 0 ? { ...part, name: 'nothing' } : part) })
  await expect.poll(() => seen.begun).toBe(4)
  await index.catchUp()
  expect(seen.errors.map(String)).toEqual([expect.stringContaining('there is no collection of nothing')])
  // The one that failed ended by itself.
  expect(seen.aborted).toBeLessThanOrEqual(1)
  expect((await index.search({ limit: 0 })).total).toBe(JOBS)
  expect(await readdir(folder)).toEqual([])
  await index.stop()
})

test('one of few documents is filled where it is', async () => {
  const { index, seen } = start({ from: 1_000_000 })
  await index.catchUp()
  expect(seen).toMatchObject({ begun: 0, errors: [] })
  expect((await index.search({ limit: 0 })).total).toBe(JOBS)
  await index.stop()
})
