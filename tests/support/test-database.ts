import { randomBytes } from 'node:crypto'
import { existsSync, globSync, statfsSync } from 'node:fs'
import { constants, cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, inject } from 'vitest'
import type { Changes } from '../../src/platform/server/changes/changes.ts'
import { startChanges } from '../../src/platform/server/changes/changes.ts'
import type { Database, Db } from '../../src/platform/server/database/db.ts'
import { openDatabase } from '../../src/platform/server/database/db.ts'
import type { Templates } from './template-database.ts'
import { createPostgresDatabase, dropPostgresDatabase, postgresAdmin, postgresUrl } from './postgres.ts'

/** A machine that stands still for a while makes a run longer, not red. */
export const LATE_IN_TESTS = 60
const PATIENT = { FLORIN_LATE: String(LATE_IN_TESTS) }

export type Place = {
  databaseUrl: string | null
  dataFolder: string
  lateAfter: number
  /** The settings that make the product use this place. */
  env: Record<string, string>
  remove: () => Promise<void>
}

/** A place of its own for a database: a copy of the template, the same with the sample site, or empty. */
export const newPlace = (from: keyof Templates | 'empty'): Promise<Place> =>
  makePlace(from === 'empty' ? null : inject('templates')[from])

/** A copy of a place as a backup would make it; nobody may have the place open meanwhile. */
export const copyPlace = ({ databaseUrl, dataFolder }: Place): Promise<Place> =>
  makePlace(databaseUrl === null ? dataFolder : new URL(databaseUrl).pathname.slice(1))

/** A hundred folders are copied and removed in a run: where there is a large one, they lie in a disk of memory. */
const MEMORY_DISK = '/dev/shm'
const ROOM_FOR_MANY = 4 * 2 ** 30
const testFolder = existsSync(MEMORY_DISK) && roomIn(MEMORY_DISK) > ROOM_FOR_MANY ? MEMORY_DISK : tmpdir()

function roomIn(folder: string): number {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize
}

/** The original is a database of the PostgreSQL server, or a folder. */
export async function makePlace(original: string | null): Promise<Place> {
  const dataFolder = await mkdtemp(join(testFolder, 'florin-test-'))
  const removeFolder = () => rm(dataFolder, { recursive: true, force: true })
  if (postgresAdmin) {
    const name = `florin_test_${randomBytes(6).toString('hex')}`
    await createPostgresDatabase(name, original ?? undefined)
    const remove = async () => {
      await dropPostgresDatabase(name)
      await removeFolder()
    }
    const databaseUrl = postgresUrl(name)
    const env = { DATABASE_URL: databaseUrl, FLORIN_DATA: dataFolder, ...PATIENT }
    return { databaseUrl, dataFolder, lateAfter: LATE_IN_TESTS, env, remove }
  }
  if (original) {
    await untilThere(original)
    await cp(original, dataFolder, { recursive: true, mode: constants.COPYFILE_FICLONE })
  }
  const env = { FLORIN_DATA: dataFolder, ...PATIENT }
  return { databaseUrl: null, dataFolder, lateAfter: LATE_IN_TESTS, env, remove: removeFolder }
}

/** The sample site is made while the first files run, and has its name once it is whole. */
async function untilThere(folder: string): Promise<void> {
  while (!existsSync(folder)) {
    const isBeingMade = globSync(`${folder}.*`).length > 0
    if (!isBeingMade && !existsSync(folder))
      throw new Error('the sample site could not be made; the run says why above')
    await setTimeout(100)
  }
}

export type TestDatabase = {
  readonly db: Db
  readonly database: Database
  readonly place: Place
  /** Its follower, which begins when it is asked for. */
  readonly changes: Changes
  /** For what stands on the database and must end before it. */
  beforeClose: (close: () => Promise<unknown>) => void
}

/** A real database with the reference lists for the tests of one file; everything written is gone afterwards. */
export function useTestDatabase(): TestDatabase {
  let place: Place
  let database: Database
  let changes: Changes | null = null
  const closers: (() => Promise<unknown>)[] = []
  beforeAll(async () => {
    place = await newPlace('template')
    database = await openDatabase(place)
  })
  afterAll(async () => {
    for (const close of closers.toReversed()) await close()
    await changes?.stop()
    await database.close()
    await place.remove()
  })
  return {
    beforeClose: (close) => void closers.push(close),
    get db() {
      return database.db
    },
    get database() {
      return database
    },
    get changes() {
      return (changes ??= startChanges(database, { report: () => undefined }))
    },
    get place() {
      return place
    },
  }
}
