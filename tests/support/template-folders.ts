import { existsSync } from 'node:fs'
import { appendFile, cp, mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { startSearch } from '../../src/app/search.ts'
import { loadDemo } from '../../src/demo/load-demo.ts'
import { loadReferenceLists } from '../../src/features/reference/server/reference-load.ts'
import { startChanges } from '../../src/platform/server/changes/changes.ts'
import type { Database } from '../../src/platform/server/database/db.ts'
import { openDatabase } from '../../src/platform/server/database/db.ts'
import { prepareDatabase, readMigrations } from '../../src/platform/server/database/migrate.ts'
import { startQueue } from '../../src/platform/server/queue/queue.ts'

type Fill = (database: Database) => Promise<void>

/** The run that makes it is part of the name: one that was killed is in nobody's way. */
export const unfinishedName = (folder: string): string =>
  `${folder}.${process.pid}-${Math.round(performance.timeOrigin)}`

export const makeTemplate = (folder: string): Promise<void> =>
  makeFolder(folder, unfinishedName(folder), schemaAndLists, takeLittleMemory)

export async function makeDemo(folder: string, unfinished: string, template: string): Promise<void> {
  await cp(template, unfinished, { recursive: true })
  await makeFolder(folder, unfinished, sampleSite, keepIndex)
}

/** Whole once it has its name. */
async function makeFolder(
  folder: string,
  unfinished: string,
  fill: Fill,
  more: (dataFolder: string) => Promise<void> = async () => undefined,
): Promise<void> {
  if (existsSync(folder)) return
  await mkdir(unfinished, { recursive: true })
  await filled({ databaseUrl: null, dataFolder: unfinished }, fill)
  await more(unfinished)
  await forgetLog(unfinished)
  await rm(join(unfinished, 'owner.pid'), { force: true })
  // A run beside this one may have been quicker.
  if (existsSync(folder)) await rm(unfinished, { recursive: true })
  else await rename(unfinished, folder)
}

export async function filled(place: { databaseUrl: string | null; dataFolder: string }, fill: Fill): Promise<void> {
  const database = await openDatabase(place)
  await fill(database)
  await database.close()
}

/** The embedded database fills what it shares with zeros each time it is opened. All of the sample site fits into little more than this. */
const takeLittleMemory = (dataFolder: string): Promise<void> =>
  appendFile(join(dataFolder, 'pglite/postgresql.conf'), "\nshared_buffers = '32MB'\n")

/** The sample site as one leaves it that was stopped: a dozen files start it, and each would read all jobs first. */
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

export async function schemaAndLists(database: Database): Promise<void> {
  await prepareDatabase(database, await readMigrations(), (db) => loadReferenceLists(db, () => undefined))
  const queue = await startQueue(database, console.error)
  await queue.stop()
}

/** Loaded as the product does it, without the time-outs of the pool. */
export const sampleSite: Fill = (database) =>
  database.withClient((_client, db) => loadDemo(db, new Date(), () => undefined))
