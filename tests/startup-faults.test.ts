// @module-tag long
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { openDatabase } from '../src/platform/server/database/db.ts'
import { runToEnd } from './support/run-florin.ts'
import { newPlace } from './support/test-database.ts'

// Each of these ends at once with one sentence that says what to do, and changes nothing.

const cleanups: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const cleanup of cleanups.splice(0)) await cleanup()
})

async function folder(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'florin-fault-'))
  cleanups.push(() => rm(path, { recursive: true, force: true }))
  return path
}

const said = (output: string): string[] => output.split('\n').filter((line) => line.startsWith('florin: '))

test('a broken setting', async () => {
  const { code, output } = await runToEnd({ PORT: 'three', DATABASE_URL: 'florin' })
  expect(code).toBe(1)
  expect(said(output)).toEqual([
    'florin: the setting PORT must be a number from 0 to 65535.',
    'florin: the setting DATABASE_URL must begin with postgres://.',
  ])
})

test('a used port', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  cleanups.push(() => new Promise((resolve) => other.close(resolve)))
  const { port } = other.address() as AddressInfo
  const data = await folder()
  const { code, output } = await runToEnd({ PORT: String(port), FLORIN_DATA: data })
  expect(code).toBe(1)
  expect(said(output)).toEqual([`florin: port ${port} is in use; stop what uses it, or set PORT to another one.`])
  expect(await readdir(data)).toEqual([])
})

test('a data folder in use by another Florin, until that one dies, however it dies', async () => {
  const data = await folder()
  const script = `import { lockFolder } from './src/platform/server/database/folder-lock.ts'; lockFolder(${JSON.stringify(data)}); console.log('locked'); setInterval(() => {}, 1000)`
  const holder = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(holder.stdout, 'data')
  const { code, output } = await runToEnd({ FLORIN_DATA: data, FLORIN_DEMO: '0' })
  expect(code).toBe(1)
  expect(said(output)).toEqual([
    `florin: the data folder ${data} is in use by another Florin (process ${holder.pid}); stop it, or set FLORIN_DATA to another folder.`,
  ])
  holder.kill('SIGKILL')
  await once(holder, 'exit')
  const { lockFolder } = await import('../src/platform/server/database/folder-lock.ts')
  lockFolder(data).release()
})

test('a damaged data folder, which is left as it is', async () => {
  const data = await folder()
  await mkdir(join(data, 'pglite'))
  await writeFile(join(data, 'pglite', 'PG_VERSION'), 'not a database')
  const { code, output } = await runToEnd({ FLORIN_DATA: data, FLORIN_DEMO: '0' })
  expect(code).toBe(1)
  const sentences = said(output)
  expect(sentences).toHaveLength(1)
  expect(sentences[0]).toMatch(/does not open .* nothing was changed: restore a copy of that folder, or move it away/)
  expect(await readdir(join(data, 'pglite'))).toContain('PG_VERSION')
})

test('a data folder that cannot be written', async () => {
  const data = join(await folder(), 'file')
  await writeFile(data, '')
  const { code, output } = await runToEnd({ FLORIN_DATA: data })
  expect(code).toBe(1)
  expect(said(output).at(-1)).toMatch(/cannot be written .* set FLORIN_DATA to another folder/)
})

test('a database newer than the code', async () => {
  const place = await newPlace('template')
  cleanups.push(place.remove)
  const database = await openDatabase(place)
  await database.db.execute(sql`insert into schema_migrations (name, checksum) values ('9999_future.sql', 'x')`)
  await database.close()
  const { code, output } = await runToEnd({ ...place.env, FLORIN_DEMO: '0' })
  expect(code).toBe(1)
  expect(said(output).at(-1)).toBe(
    'florin: the database is newer than this version of Florin (it has 9999_future.sql); start a version that knows it. Nothing was changed.',
  )
})

test('a PostgreSQL that does not answer', async () => {
  const { code, output } = await runToEnd({ DATABASE_URL: 'postgres://florin@127.0.0.1:9/florin' })
  expect(code).toBe(1)
  expect(said(output)).toEqual([
    'florin: PostgreSQL does not answer at DATABASE_URL (connect ECONNREFUSED 127.0.0.1:9); check that it runs and that the address, name and password are right.',
  ])
})
