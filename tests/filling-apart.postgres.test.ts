import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openIndexIn } from '../src/app/search.ts'
import { jobRow } from '../src/features/jobs/jobs.factory.ts'
import { jobCollection } from '../src/features/jobs/server/job-collection.ts'
import { insertJobs } from '../src/features/jobs/server/jobs.repository.ts'
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

const inProcess: FillPart = (...asked) => fillInProcess(script, database.place)(...asked)

/** Goes on until it is told to end. */
const endless: FillPart = (_part, _reach, signal) =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)))

/** An index of jobs that is filled apart, the first parts in a way of their own, and what became of them. */
function start({ from = 0, first = [] as FillPart[] } = {}) {
  const seen = { begun: 0, ended: 0, documents: [] as number[], errors: [] as unknown[] }
  const fill: FillPart = async (part, reach, signal) => {
    const at = seen.begun++
    const note: typeof reach = (reached) => {
      seen.documents[at] = reached.documents
      reach(reached)
    }
    await (first[at] ?? inProcess)(part, note, signal).finally(() => seen.ended++)
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
  expect(seen).toEqual({ begun: 2, ended: 2, documents: [JOBS / 2, JOBS / 2], errors: [] })
  const found = await index.search({ keywords: 'tresoriere', limit: JOBS })
  expect([found.total, new Set(found.ids).size]).toEqual([JOBS, JOBS])
  expect(await readdir(folder)).toEqual([])
  await index.stop()
})

test('where a process is lost the others end, what it said is reported, and all is filled anew', async () => {
  const { index, seen } = start({
    first: [(part, ...rest) => inProcess({ ...part, name: 'nothing' }, ...rest), endless],
  })
  await expect.poll(() => seen.begun).toBe(4)
  await index.catchUp()
  expect(seen.errors.map(String)).toEqual([expect.stringContaining('there is no collection of nothing')])
  expect((await index.search({ limit: 0 })).total).toBe(JOBS)
  expect(seen.ended).toBe(4)
  expect(await readdir(folder)).toEqual([])
  await index.stop()
})

test('a site that is stopped meanwhile waits for none of them', async () => {
  const { index, seen } = start({ first: [endless, endless] })
  await expect.poll(() => seen.begun).toBe(2)
  await index.stop()
  expect(seen).toMatchObject({ ended: 2, errors: [] })
})

test('a process that is told to end leaves nothing behind', async () => {
  const ending = new AbortController()
  const part = { name: 'jobs', after: 0, until: JOBS, now: Date.now(), file: join(folder, 'part') }
  // In the midst of its work.
  const filling = inProcess(part, () => ending.abort(new Error('enough')), ending.signal)
  await expect(filling).rejects.toThrow()
  expect(await readdir(folder)).toEqual([])
})

test('one of few documents is filled where it is', async () => {
  const { index, seen } = start({ from: 1_000_000 })
  await index.catchUp()
  expect(seen).toMatchObject({ begun: 0, errors: [] })
  expect((await index.search({ limit: 0 })).total).toBe(JOBS)
  await index.stop()
})
