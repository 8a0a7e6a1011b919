import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { nameSchema, someDocument, someQuery, smallSchema } from '../../tests/search-engine/arbitraries.ts'
import { NaiveSearch } from '../../tests/search-engine/naive-search.ts'
import { useTestDatabase } from '../../tests/support/test-database.ts'
import { SearchEngine } from './engine.ts'
import { postgresSearchIndex } from './postgres/postgres-index.ts'
import { searchTablesSql } from './postgres/tables.ts'
import type { Change } from './schema.ts'
import { loadSnapshot, saveSnapshot } from './snapshot.ts'

/** Takes seconds; a machine that is busy with other things may need far longer. */
const SLOW = 120_000
const database = useTestDatabase()
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'florin-search-'))
  await database.db.execute(sql.raw(searchTablesSql(smallSchema, 'check')))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const change: fc.Arbitrary<Change> = fc.oneof(
  { weight: 4, arbitrary: someDocument.map((document): Change => ({ kind: 'put', document })) },
  { weight: 1, arbitrary: fc.integer({ min: 0, max: 40 }).map((id): Change => ({ kind: 'remove', id })) },
)
const someSchema = fc.constantFrom(smallSchema, nameSchema)
/** What may happen to an index between two searches. */
const step = fc.oneof(
  { weight: 6, arbitrary: fc.record({ changes: fc.array(change, { maxLength: 12 }) }) },
  { weight: 2, arbitrary: fc.record({ compactSteps: fc.integer({ min: 1, max: 400 }) }) },
  { weight: 1, arbitrary: fc.constant({ compactAll: true }) },
  { weight: 1, arbitrary: fc.constant({ restart: true }) },
)

test(
  'the engine answers as a naive scan does, before, during and after compaction and across restarts',
  async () => {
    const file = join(folder, 'snapshot')
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(step, fc.array(someQuery, { maxLength: 4 })), { minLength: 1, maxLength: 10 }),
        fc.constantFrom(
          { deltaSize: 2, largest: 9 },
          { deltaSize: 2 },
          { deltaSize: 5, largest: 20 },
          { deltaSize: 64 },
        ),
        fc.constantFrom(0, Infinity),
        someSchema,
        async (steps, sizes, ownMemory, schema) => {
          let engine = new SearchEngine(schema, { ...sizes, ownMemory })
          const naive = new NaiveSearch(schema)
          for (const [step, queries] of steps) {
            if ('changes' in step) {
              engine.apply(step.changes, 'here')
              naive.apply(step.changes)
            } else if ('compactSteps' in step) for (let n = 0; n < step.compactSteps; n++) engine.compact(0)
            else if ('compactAll' in step) engine.compactAll()
            else {
              await saveSnapshot(file, engine, () => Promise.resolve())
              engine = new SearchEngine(schema, { ...sizes, ownMemory, ...loadSnapshot(file, schema, ownMemory)! })
            }
            for (const query of queries) expect(engine.search(query)).toEqual(naive.search(query))
          }
        },
      ),
      { numRuns: 250 },
    )
  },
  SLOW,
)

test(
  'PostgreSQL answers as a naive scan does, and so as the engine does',
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.array(change, { maxLength: 25 }), fc.array(someQuery, { maxLength: 6 })), {
          minLength: 1,
          maxLength: 3,
        }),
        someSchema,
        async (steps, schema) => {
          const index = postgresSearchIndex(database.db, schema, 'check')
          await index.clear()
          expect(await index.position()).toBeNull()
          const naive = new NaiveSearch(schema)
          const engine = new SearchEngine(schema, { deltaSize: 8 })
          for (const [changes, queries] of steps) {
            naive.apply(changes)
            engine.apply(changes)
            engine.compact(Infinity)
            await index.apply(changes, 'here')
            for (const query of queries) {
              const expected = naive.search(query)
              expect(await index.search(query)).toEqual(expected)
              expect(engine.search(query)).toEqual(expected)
            }
          }
        },
      ),
      { numRuns: 60 },
    )
  },
  SLOW,
)
