import { createHash, randomBytes } from 'node:crypto'
import { existsSync, globSync } from 'node:fs'
import { cp, mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startSearch } from '../../src/app/search.ts'
import { loadDemo } from '../../src/demo/load-demo.ts'
import { loadReferenceLists } from '../../src/features/reference/server/reference-load.ts'
import { startChanges } from '../../src/platform/server/changes/changes.ts'
import type { Database } from '../../src/platform/server/database/db.ts'
import { openDatabase } from '../../src/platform/server/database/db.ts'
import { prepareDatabase, readMigrations } from '../../src/platform/server/database/migrate.ts'
import { collectLogs } from './test-logs.ts'
import { startQueue } from '../../src/platform/server/queue/queue.ts'
import { createPostgresDatabase, dropPostgresDatabase, postgresAdmin, postgresUrl } from './postgres.ts'

/** With FLORIN_TEST_POSTGRES the names of databases of that server, else folders of the embedded database. */
export type Templates = {
  /** Schema, queue and reference lists. */
  template: string
  /** The same with the sample site. */
  demo: string
}

declare module 'vitest' {
  interface ProvidedContext {
    templates: Templates
  }
}

type Fill = (database: Database) => Promise<void>

/** The databases that test files copy, made once. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const readLogs = await collectLogs()
  const templates = postgresAdmin ? await onPostgres() : await inFolders()
  project.provide('templates', templates)
  return async () => {
    if (postgresAdmin) for (const name of Object.values(templates)) await dropPostgresDatabase(name)
    await readLogs()
  }
}

async function onPostgres(): Promise<Templates> {
  // Runs beside each other on one server do not meet.
  const key = randomBytes(6).toString('hex')
  const templates = { template: `florin_template_${key}`, demo: `florin_demo_${key}` }
  const make = async (name: string, fill: Fill, original?: string): Promise<void> => {
    await createPostgresDatabase(name, original)
    await filled({ databaseUrl: postgresUrl(name), dataFolder: '' }, fill)
  }
  await make(templates.template, schemaAndLists)
  await make(templates.demo, sampleSite, templates.template)
  return templates
}

/** Kept in `.cache/` for the next run. The sample site has offers of today: it is made anew each day. */
async function inFolders(): Promise<Templates> {
  const template = resolve('.cache', `template-${await fingerprint(LISTS)}`)
  const demo = resolve('.cache', `demo-${await fingerprint([...LISTS, ...SAMPLES], new Date().toDateString())}`)
  await removeOld()
  await makeFolder(template, schemaAndLists)
  await makeFolder(demo, sampleSite, template, keepIndex)
  return { template, demo }
}

async function makeFolder(
  folder: string,
  fill: Fill,
  original?: string,
  more: (dataFolder: string) => Promise<void> = async () => undefined,
): Promise<void> {
  if (existsSync(folder)) return
  const unfinished = `${folder}.${process.pid}`
  await mkdir(unfinished, { recursive: true })
  if (original) await cp(original, unfinished, { recursive: true })
  await filled({ databaseUrl: null, dataFolder: unfinished }, fill)
  await more(unfinished)
  await forgetLog(unfinished)
  await rm(join(unfinished, 'owner.pid'), { force: true })
  await rename(unfinished, folder)
}

async function removeOld(): Promise<void> {
  const twoDaysAgo = Date.now() - 2 * 86_400_000
  for (const folder of globSync('.cache/{template,demo}-*')) {
    if ((await stat(folder)).mtimeMs < twoDaysAgo) await rm(folder, { recursive: true, force: true })
  }
}

async function filled(place: { databaseUrl: string | null; dataFolder: string }, fill: Fill): Promise<void> {
  const database = await openDatabase(place)
  await fill(database)
  await database.close()
}

/** The sample site as one leaves it that was stopped: a dozen files start it, and each would read all offers first. */
async function keepIndex(dataFolder: string): Promise<void> {
  const place = { databaseUrl: null, dataFolder }
  const database = await openDatabase(place)
  const changes = startChanges(database, { report: console.error })
  const search = startSearch({ db: database.db, changes }, place, console.error)
  await search.catchUp()
  await search.stop()
  await changes.stop()
  await database.close()
}

/** Half of a small database is files of the write-ahead log that are kept for later: all but the one in use. */
async function forgetLog(dataFolder: string): Promise<void> {
  const database = await openDatabase({ databaseUrl: null, dataFolder })
  const { rows } = await database.run('checkpoint; select pg_walfile_name(pg_current_wal_lsn()) as used')
  await database.close()
  const log = join(dataFolder, 'pglite/pg_wal')
  const unused = (await readdir(log)).filter((name) => /^[0-9A-F]{24}$/.test(name) && name > String(rows[0]!.used))
  for (const name of unused) await rm(join(log, name))
}

async function schemaAndLists(database: Database): Promise<void> {
  await prepareDatabase(database, await readMigrations(), (db) => loadReferenceLists(db, () => undefined))
  const queue = await startQueue(database, console.error)
  await queue.stop()
}

/** Loaded as the product does it, without the time-outs of the pool. */
const sampleSite: Fill = (database) => database.withClient((_client, db) => loadDemo(db, new Date(), () => undefined))

// What the templates are made of: the schema, the lists and the packages the places come from; the sample texts.
const LISTS = ['db/migrations/*', 'package-lock.json', 'src/features/reference/server/data/*']
const SAMPLES = ['src/demo/**/*.ts']

async function fingerprint(patterns: string[], day = ''): Promise<string> {
  const hash = createHash('sha256').update(day)
  for (const file of globSync(patterns).toSorted()) hash.update(file).update(await readFile(file))
  return hash.digest('hex').slice(0, 12)
}
