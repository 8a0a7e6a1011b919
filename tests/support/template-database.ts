import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { TestProject } from 'vitest/node'
import { loadReferenceLists } from '../../src/features/reference/server/reference-load.service.ts'
import { openDatabase } from '../../src/platform/server/db.ts'
import { prepareDatabase, readMigrations } from '../../src/platform/server/migrate.ts'
import { collectLogs } from './test-logs.ts'
import { startQueue } from '../../src/platform/server/queue.ts'
import { createPostgresDatabase, dropPostgresDatabase, postgresAdmin, postgresUrl } from './postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    template: string
  }
}

/**
 * A database with schema, queue and reference lists, made once; each test file works on a copy of its own. With
 * FLORIN_TEST_POSTGRES the copies are databases of that server, else folders of the embedded database.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const readLogs = await collectLogs()
  const key = await fingerprint()
  if (postgresAdmin) {
    const name = `florin_template_${key}`
    await dropPostgresDatabase(name)
    await createPostgresDatabase(name)
    await fill({ databaseUrl: postgresUrl(name), dataFolder: '' })
    project.provide('template', name)
    return async () => {
      await dropPostgresDatabase(name)
      await readLogs()
    }
  }
  const folder = resolve('.cache', `template-${key}`)
  if (!existsSync(folder)) {
    const unfinished = `${folder}.${process.pid}`
    await mkdir(unfinished, { recursive: true })
    await fill({ databaseUrl: null, dataFolder: unfinished })
    await rm(join(unfinished, 'owner.pid'), { force: true })
    await rename(unfinished, folder)
  }
  project.provide('template', folder)
  return readLogs
}

async function fill(place: { databaseUrl: string | null; dataFolder: string }): Promise<void> {
  const database = await openDatabase(place)
  await prepareDatabase(database, await readMigrations(), (db) => loadReferenceLists(db, () => undefined))
  const queue = await startQueue(database, console.error)
  await queue.stop()
  await database.close()
}

/** Changes with the schema, the lists and the packages the places come from. */
async function fingerprint(): Promise<string> {
  const hash = createHash('sha256')
  for (const { checksum } of await readMigrations()) hash.update(checksum)
  hash.update(await readFile('package-lock.json'))
  const data = 'src/features/reference/server/data'
  for (const name of (await readdir(data)).toSorted()) hash.update(await readFile(join(data, name)))
  return hash.digest('hex').slice(0, 12)
}
