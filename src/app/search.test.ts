import { expect, test } from 'vitest'
import { snapshotFile } from './search.ts'

test('each database has a file of its own in the data folder, whoever asks for it', () => {
  const file = (databaseUrl: string | null) => snapshotFile({ dataFolder: '/data', databaseUrl }, 'jobs')
  expect(file(null)).toBe('/data/jobs.snapshot')
  const first = file('postgres://florin:secret@db.example:5432/florin')
  expect(first).toMatch(/^\/data\/jobs-[0-9a-f]{12}\.snapshot$/)
  expect(file('postgres://other:changed@db.example:5432/florin?sslmode=require')).toBe(first)
  for (const other of ['db.example:5432/other', 'db.example:5433/florin', 'db2.example:5432/florin']) {
    expect(file(`postgres://florin:secret@${other}`)).not.toBe(first)
  }
})
