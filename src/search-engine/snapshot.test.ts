import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { corpusDocument, corpusSchema } from '../../tests/search-engine/corpus.ts'
import { SearchEngine } from './engine.ts'
import type { Change } from './schema.ts'
import { loadSnapshot, saveSnapshot } from './snapshot.ts'

let folder: string
let file: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'florin-search-'))
  file = join(folder, 'jobs.snapshot')
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const atOnce = (): Promise<void> => Promise.resolve()
const puts = (from: number, to: number): Change[] =>
  Array.from({ length: to - from }, (_, index) => ({ kind: 'put', document: corpusDocument(from + index) }))
const queries = [{}, { keywords: 'comptable', sort: { by: 'relevance' } as const }, { facets: { contract: [0] } }]

function filled(): SearchEngine {
  const engine = new SearchEngine(corpusSchema, { deltaSize: 64 })
  engine.apply(puts(0, 150), 'outbox:150')
  engine.compactAll()
  engine.apply(puts(150, 200), 'outbox:200')
  engine.apply([{ kind: 'remove', id: 7 }], 'outbox:201')
  return engine
}

const restarted = (): SearchEngine => new SearchEngine(corpusSchema, loadSnapshot(file, corpusSchema)!)

test('a restart finds what was there, and how far it had read', async () => {
  const engine = filled()
  await saveSnapshot(file, engine, atOnce)
  const again = restarted()
  expect(again.position).toBe('outbox:201')
  expect(again.size).toBe(199)
  for (const query of queries) expect(again.search(query)).toEqual(engine.search(query))
  expect(await readdir(folder)).toEqual(['jobs.snapshot'])
})

test('what happens while a snapshot is written is not in it', async () => {
  const engine = filled()
  const before = queries.map((query) => engine.search(query))
  let pauses = 0
  await saveSnapshot(file, engine, async () => {
    engine.apply([{ kind: 'remove', id: ++pauses }, ...puts(300 + pauses, 301 + pauses)], `later:${pauses}`)
    engine.compact(1)
  })
  expect(pauses).toBeGreaterThan(10)
  const again = restarted()
  expect(again.position).toBe('outbox:201')
  expect(queries.map((query) => again.search(query))).toEqual(before)
})

test('an empty index has a snapshot too', async () => {
  await saveSnapshot(file, new SearchEngine(corpusSchema), atOnce)
  expect(restarted().search({}).total).toBe(0)
})

test('a file that is missing, cut, changed anywhere, of another format or schema is refused', async () => {
  await saveSnapshot(file, filled(), atOnce)
  const whole = await readFile(file)
  const readable = async (bytes: Uint8Array): Promise<boolean> => {
    await writeFile(file, bytes)
    return loadSnapshot(file, corpusSchema) !== null
  }
  const changedAt = (at: number): Buffer => {
    const bytes = Buffer.from(whole)
    bytes[at]! ^= 0x10
    return bytes
  }
  expect(await readable(whole)).toBe(true)
  expect(loadSnapshot(file, { ...corpusSchema, numbers: ['salary'] })).toBeNull()
  expect(loadSnapshot(join(folder, 'none'), corpusSchema)).toBeNull()
  expect(loadSnapshot(folder, corpusSchema)).toBeNull()
  for (const length of [0, 10, 24, 500, whole.length >> 1, whole.length - 1]) {
    expect(await readable(whole.subarray(0, length)), `cut at ${length}`).toBe(false)
  }
  expect(await readable(Buffer.concat([whole, Buffer.alloc(8)]))).toBe(false)
  expect(await readable(Buffer.from('anything else at all, long enough for a preamble'))).toBe(false)
  const places = [0, 4, 8, 12, 16, 30, 200, whole.length - 1, whole.length - 5]
  for (let at = 1_000; at < whole.length; at += Math.ceil(whole.length / 40)) places.push(at)
  for (const at of places) expect(await readable(changedAt(at)), `changed at ${at} of ${whole.length}`).toBe(false)
})

test('a snapshot that cannot be finished leaves the last one alone', async () => {
  await saveSnapshot(file, filled(), atOnce)
  const engine = filled()
  engine.apply(puts(500, 600), 'never')
  await expect(saveSnapshot(file, engine, () => Promise.reject(new Error('no space left')))).rejects.toThrow('no space')
  expect(restarted().position).toBe('outbox:201')
  expect(await readdir(folder)).toEqual(['jobs.snapshot'])
})

test('a process that is killed while it writes leaves the last snapshot alone, and what it leaves is removed', async () => {
  await saveSnapshot(file, filled(), atOnce)
  const [engine, snapshot, corpus] = ['./engine.ts', './snapshot.ts', '../../tests/search-engine/corpus.ts'].map(
    (path) => JSON.stringify(new URL(path, import.meta.url).href),
  )
  // Halfway through the file it says so, and waits for its end.
  const script = `
    const { SearchEngine } = await import(${engine})
    const { saveSnapshot } = await import(${snapshot})
    const { corpusDocument, corpusSchema } = await import(${corpus})
    const engine = new SearchEngine(corpusSchema)
    engine.apply([{ kind: 'put', document: corpusDocument(1) }], 'never')
    engine.compactAll()
    setInterval(() => {}, 1000)
    let pauses = 0
    await saveSnapshot(${JSON.stringify(file)}, engine, async () => {
      if (++pauses < 8) return
      console.log('writing')
      await new Promise(() => {})
    })`
  const writer = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(writer.stdout, 'data')
  writer.kill('SIGKILL')
  await once(writer, 'exit')
  expect(restarted().position).toBe('outbox:201')
  const left = (await readdir(folder)).filter((name) => name.endsWith('.tmp'))
  expect(left).toHaveLength(1)
  // A young one may still be written by another process.
  await saveSnapshot(file, filled(), atOnce)
  expect(await readdir(folder)).toContain(left[0])
  const old = new Date(Date.now() - 2 * 3_600_000)
  await utimes(join(folder, left[0]!), old, old)
  await saveSnapshot(file, filled(), atOnce)
  expect(await readdir(folder)).toEqual(['jobs.snapshot'])
})

test('several that write the same file at once leave one of theirs, whole', async () => {
  const engines = [1, 2, 3, 4].map((number) => {
    const engine = new SearchEngine(corpusSchema)
    engine.apply(puts(0, 50 * number), `reader:${number}`)
    return engine
  })
  const turns = () => new Promise<void>((resolve) => setImmediate(resolve))
  await Promise.all(engines.map((engine) => saveSnapshot(file, engine, turns)))
  const again = restarted()
  const writer = engines.find(({ position }) => position === again.position)!
  for (const query of queries) expect(again.search(query)).toEqual(writer.search(query))
  expect(await readdir(folder)).toEqual(['jobs.snapshot'])
})
