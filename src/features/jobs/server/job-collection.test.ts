// @module-tag postgres
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { untilReadable } from '../../../../tests/support/outbox.ts'
import type { Place } from '../../../../tests/support/test-database.ts'
import { copyPlace, newPlace, useTestDatabase } from '../../../../tests/support/test-database.ts'
import { smallWorld } from '../../../../tests/support/world.ts'
import { openIndexIn } from '#app/search.ts'
import { startChanges } from '#platform/server/changes/changes.ts'
import type { Collection, IndexedCollection } from '#platform/server/collection/collection.ts'
import type { OpenIndex } from '#platform/server/collection/start-collection.ts'
import { startCollection } from '#platform/server/collection/start-collection.ts'
import type { Db } from '#platform/server/database/db.ts'
import { openDatabase } from '#platform/server/database/db.ts'
import { pruneOutbox } from '#platform/server/database/outbox.ts'
import { jobRow } from '../jobs.factory.ts'
import { jobCollection } from './job-collection.ts'
import { insertJobs } from './jobs.repository.ts'

const database = useTestDatabase()
const otherDatabase = useTestDatabase()
const JOBS = 40
type World = Awaited<ReturnType<typeof smallWorld>>
let otherWorld: World
let folder: string
let file: string
const running = new Set<IndexedCollection>()

async function addJobs(db: Db, titles: string[]): Promise<World> {
  const world = await smallWorld(db)
  await insertJobs(
    db,
    titles.map((title, number) => ({ id: number + 1, ...jobRow({ ...world.fr, title }) })),
  )
  return world
}

beforeAll(async () => {
  await addJobs(
    database.db,
    Array.from({ length: JOBS }, (_, number) => (number < 3 ? 'Trésorière H/F' : 'Contrôleur de gestion H/F')),
  )
  otherWorld = await addJobs(otherDatabase.db, ['Actuaire H/F', 'Actuaire adjointe H/F'])
  await untilReadable(database.db)
})
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'florin-index-'))
  file = join(folder, 'kept', 'jobs.snapshot')
})
afterEach(async () => {
  for (const index of running) await index.stop()
  running.clear()
  await rm(folder, { recursive: true, force: true })
})

type Started = IndexedCollection & {
  /** What was done to the index so far. */
  seen: { cleared: number; changes: number; errors: unknown[] }
  /** Whether each batch of changes said how far the index has come with it. */
  placed: boolean[]
  ids: (keywords?: string) => Promise<number[]>
  lose: () => Promise<void>
}

type Given = {
  db?: Db
  collection?: Collection
  patience?: number
  /** Awaited before changes reach the index. */
  hold?: Promise<void>
}

/** Jobs as the product indexes them, with an eye on what reaches the engine. */
function start({ db = database.db, collection = jobCollection, patience, hold }: Given = {}): Started {
  const seen: Started['seen'] = { cleared: 0, changes: 0, errors: [] }
  const placed: boolean[] = []
  let lose!: Started['lose']
  const open: OpenIndex = async (asked, onLost) => {
    const index = await openIndexIn(() => file)(asked, onLost)
    lose = async () => {
      await index.close()
      onLost()
    }
    return {
      ...index,
      clear: () => {
        seen.cleared++
        return index.clear()
      },
      apply: async (changes, position) => {
        await hold
        seen.changes += changes.length
        placed.push(position !== undefined)
        return index.apply(changes, position)
      },
    }
  }
  const changes = startChanges({ db, listen: () => () => Promise.resolve() }, { report: () => undefined })
  const index = startCollection(db, collection, {
    open,
    changes,
    report: (error) => seen.errors.push(error),
    ...(patience === undefined ? {} : { patience }),
  })
  const started: Started = {
    ...index,
    stop: async () => {
      running.delete(started)
      await index.stop()
      await changes.stop()
    },
    seen,
    placed,
    ids: async (keywords = '') => (await index.search({ keywords, limit: 100 })).ids.toSorted((a, b) => a - b),
    lose: () => lose(),
  }
  running.add(started)
  return started
}

/** Changes the database; afterwards a reader can read of it. */
async function change(...statements: ReturnType<typeof sql>[]): Promise<void> {
  for (const statement of statements) await database.db.execute(statement)
  await untilReadable(database.db)
}

/** Starts, waits until everything is there, and stops. */
async function startAndStop(given: Given = {}): Promise<Started['seen']> {
  const index = start(given)
  await index.ids()
  await index.stop()
  expect(index.seen.errors).toEqual([])
  return index.seen
}

/** The ids that are live by the clock of the database. */
async function liveIds(db = database.db): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(
    sql`select id from jobs where status = 'active' and published_at <= now() and valid_through > now() order by id`,
  )
  return rows.map(({ id }) => id)
}

async function using(place: Place, work: (db: Db) => Promise<void>): Promise<void> {
  const opened = await openDatabase(place)
  try {
    await work(opened.db)
  } finally {
    await opened.close()
  }
}

const filled = { cleared: 1, errors: [] }
const resumed = { cleared: 0, changes: 0, errors: [] }

describe('a start', () => {
  test('without a snapshot fills the index and saves it; the next one has nothing to read', async () => {
    expect(await startAndStop()).toMatchObject(filled)
    expect(await readdir(join(folder, 'kept'))).toEqual(['jobs.snapshot'])
    const index = start()
    expect(await index.ids()).toEqual(await liveIds())
    expect(await index.ids('tresorier')).toEqual([1, 2, 3])
    expect(index.seen).toEqual(resumed)
  })

  test('saves after it has filled, without waiting for an orderly stop', async () => {
    const index = start()
    await index.ids()
    await expect.poll(() => readdir(join(folder, 'kept')).catch(() => [])).toEqual(['jobs.snapshot'])
  })

  test('finds what was changed, added and deleted while nobody was there', async () => {
    await startAndStop()
    await change(
      sql`update jobs set title = 'Souscripteur H/F' where id = 5`,
      sql`update jobs set status = 'inactive' where id = 6`,
      sql`delete from jobs where id = ${JOBS}`,
    )
    const index = start()
    expect(await index.ids('souscripteur')).toEqual([5])
    expect(await index.ids()).toEqual(await liveIds())
    expect(index.seen).toMatchObject({ cleared: 0, changes: 3 })
    await index.stop()
    // What was caught up is saved at the stop.
    expect(await startAndStop()).toEqual(resumed)
  })

  test('finds what began and ended by the clock while nobody was there', async () => {
    await change(sql`update jobs set published_at = now() + interval '1 day' where id = 7`)
    await startAndStop()
    await change(
      sql`alter table jobs disable trigger jobs_outbox`,
      sql`update jobs set published_at = now() where id = 7`,
      sql`update jobs set valid_through = now() where id = 8`,
      sql`alter table jobs enable trigger jobs_outbox`,
    )
    const index = start()
    const ids = await index.ids()
    expect(ids).toEqual(await liveIds())
    expect(ids).toContain(7)
    expect(ids).not.toContain(8)
    expect(index.seen).toMatchObject({ cleared: 0, changes: 2 })
  })

  test('with a clock that was put back since finds what is live by it', async () => {
    await change(
      sql`update jobs set valid_through = now() + interval '1 hour' where id = 14`,
      sql`update jobs set published_at = now() + interval '1 hour' where id = 15`,
    )
    const live = await liveIds()
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 86_400_000 })
    try {
      const ahead = start()
      expect(await ahead.ids()).toEqual([...live.filter((id) => id !== 14), 15].toSorted((a, b) => a - b))
      await ahead.stop()
    } finally {
      vi.useRealTimers()
    }
    const index = start()
    expect(await index.ids()).toEqual(live)
    expect(index.seen).toMatchObject({ cleared: 0, changes: 2 })
  })

  test('with a damaged snapshot, or a part of one, fills the index anew', async () => {
    await startAndStop()
    const whole = await readFile(file)
    const broken = Buffer.from(whole)
    broken[whole.length >> 1]! ^= 1
    for (const bytes of [broken, whole.subarray(0, whole.length >> 1), Buffer.alloc(0)]) {
      await writeFile(file, bytes)
      const index = start()
      expect(await index.ids()).toEqual(await liveIds())
      expect(index.seen).toMatchObject(filled)
      await index.stop()
      expect(await startAndStop()).toEqual(resumed)
    }
  })

  test('with a snapshot of another schema, or of jobs read otherwise, fills the index anew', async () => {
    const { schema } = jobCollection
    const facets = Object.fromEntries(Object.entries(schema.facets).toReversed())
    await startAndStop({ collection: { ...jobCollection, schema: { ...schema, facets } } })
    expect(await startAndStop()).toMatchObject(filled)
    await startAndStop({ collection: { ...jobCollection, samples: 'other' } })
    expect(await startAndStop()).toMatchObject(filled)
    expect(await startAndStop()).toEqual(resumed)
  })

  test('with the snapshot of another database fills the index anew', async () => {
    await startAndStop()
    const index = start({ db: otherDatabase.db })
    expect(await index.ids()).toEqual([1, 2])
    expect(await index.ids('actuaire')).toEqual([1, 2])
    expect(index.seen).toMatchObject(filled)
  })

  test('after what it had not read was pruned fills the index anew; after a quiet month it does not', async () => {
    await startAndStop()
    await change(sql`update outbox set written_at = written_at - interval '30 days'`)
    await pruneOutbox(database.db)
    expect(await startAndStop()).toEqual(resumed)
    await change(
      sql`update jobs set title = 'Fiscaliste H/F' where id = 9`,
      sql`update outbox set written_at = written_at - interval '30 days'`,
    )
    await pruneOutbox(database.db)
    const index = start()
    expect(await index.ids('fiscaliste')).toEqual([9])
    expect(index.seen).toMatchObject(filled)
  })
})

describe('while it runs', () => {
  test('a change is found without anybody asking for it', async () => {
    const index = start()
    await index.ids()
    await change(sql`update jobs set title = 'Médiatrice H/F' where id = 20`)
    await expect.poll(() => index.ids('mediateur')).toEqual([20])
  })

  test('only the last batch of a large change says that the change is there', async () => {
    const db = otherDatabase.db
    const fr = { ...otherWorld.fr, title: 'Actuaire H/F' }
    await insertJobs(
      db,
      Array.from({ length: 1_100 }, (_, number) => ({ id: number + 100, ...jobRow(fr) })),
    )
    await untilReadable(db)
    const index = start({ db })
    await index.ids()
    index.placed.length = 0
    await db.execute(sql`update companies set name = 'Maison Pléiade' where id = ${fr.companyId}`)
    await untilReadable(db)
    await index.catchUp()
    expect(index.placed.indexOf(true)).toBe(index.placed.length - 1)
    expect(index.placed.length).toBeGreaterThan(2)
    expect((await index.search({ keywords: 'pleiade' })).total).toBe(1_102)
    await db.execute(sql`delete from jobs where id >= 100`)
  })

  test('an index that fell behind what was pruned is filled anew', async () => {
    let release!: () => void
    const hold = new Promise<void>((resolve) => (release = resolve))
    await startAndStop()
    // Held up with an earlier change, it sleeps over a later one that is pruned meanwhile.
    await change(sql`update jobs set title = 'Auditeur H/F' where id = 10`)
    const index = start({ hold, patience: 0 })
    await index.ids()
    await change(
      sql`update jobs set title = 'Auditrice H/F' where id = 11`,
      sql`update outbox set written_at = written_at - interval '30 days'`,
    )
    await pruneOutbox(database.db)
    release()
    await expect.poll(() => index.ids('auditeur')).toEqual([10, 11])
    expect(index.seen).toMatchObject(filled)
  })

  test('an index whose thread ends is opened again, and changes are not taken for old', async () => {
    const index = start()
    await index.ids()
    await expect.poll(() => readdir(join(folder, 'kept')).catch(() => [])).not.toEqual([])
    const version = index.version()
    await index.lose()
    await change(sql`update jobs set title = 'Consolideur H/F' where id = 12`)
    await expect.poll(() => index.ids('consolideur')).toEqual([12])
    expect(index.version()).toBeGreaterThan(version)
    expect(index.seen.cleared).toBe(1)
  })

  test('answers come from the snapshot while what changed since is still on its way', async () => {
    await startAndStop()
    await change(sql`update jobs set title = 'Notaire H/F' where id = 13`)
    let release!: () => void
    const hold = new Promise<void>((resolve) => (release = resolve))
    const index = start({ hold, patience: 0 })
    expect(await index.ids()).toEqual(await liveIds())
    expect(await index.ids('notaire')).toEqual([])
    release()
    await expect.poll(() => index.ids('notaire')).toEqual([13])
    expect(index.seen.cleared).toBe(0)
  })

  test('many changes are saved after a while, few are not', async () => {
    vi.useFakeTimers({ toFake: ['performance'] })
    try {
      const index = start()
      await index.ids()
      const saved = () => readFile(file).catch(() => null)
      await expect.poll(saved).not.toBeNull()
      const first = (await saved())!
      const changeAll = async (): Promise<void> => {
        await change(sql`update jobs set experience_min = experience_min + 1`)
        await index.catchUp()
      }
      await changeAll()
      vi.advanceTimersByTime(700_000)
      await changeAll()
      expect((await saved())!.equals(first)).toBe(true)
      while (index.seen.changes < JOBS + 1_000) await changeAll()
      await expect.poll(async () => (await saved())!.equals(first)).toBe(false)
      expect(index.seen).toMatchObject(filled)
    } finally {
      vi.useRealTimers()
    }
  })

  test('a snapshot that cannot be written is reported, and searches go on', async () => {
    await writeFile(join(folder, 'kept'), 'a file where the folder should be')
    const index = start()
    expect(await index.ids()).toEqual(await liveIds())
    await expect.poll(() => index.seen.errors.length).toBeGreaterThan(0)
    expect(await index.ids()).toEqual(await liveIds())
    await index.stop()
  })
})

describe('a database restored from a backup', () => {
  test('is not taken for the one it was, even after it has come further', async () => {
    const place = await newPlace('template')
    let restored: Place | null = null
    try {
      await using(place, async (db) => {
        await addJobs(db, ['Trader H/F', 'Trader junior H/F'])
      })
      const backup = await copyPlace(place)
      restored = backup
      // After the backup: a job that the snapshot has and the backup has not.
      await using(place, async (db) => {
        await db.execute(sql`update jobs set title = 'Courtier H/F' where id = 1`)
        await untilReadable(db)
        await startAndStop({ db })
      })
      await using(backup, async (db) => {
        for (let times = 0; times < 200; times++) await db.execute(sql`select pg_current_xact_id()`)
        const index = start({ db })
        expect(await index.ids('trader')).toEqual([1, 2])
        expect(await index.ids('courtier')).toEqual([])
        expect(index.seen).toMatchObject(filled)
        await index.stop()
      })
    } finally {
      await place.remove()
      await restored?.remove()
    }
  })

  test('goes on with a snapshot that is older than the backup', async () => {
    const place = await newPlace('template')
    let restored: Place | null = null
    try {
      await using(place, async (db) => {
        await addJobs(db, ['Trader H/F', 'Trader junior H/F'])
        await untilReadable(db)
        await startAndStop({ db })
        await db.execute(sql`update jobs set title = 'Courtier H/F' where id = 1`)
      })
      const backup = await copyPlace(place)
      restored = backup
      await using(backup, async (db) => {
        await untilReadable(db)
        const index = start({ db })
        expect(await index.ids('courtier')).toEqual([1])
        expect(index.seen).toMatchObject({ cleared: 0, changes: 1 })
        await index.stop()
      })
    } finally {
      await place.remove()
      await restored?.remove()
    }
  })
})

test('instances that share a folder leave a whole snapshot, whoever saves last', async () => {
  const instances = [start(), start(), start()]
  for (const instance of instances) await instance.ids()
  await change(sql`update jobs set title = 'Gérante H/F' where id = 16`)
  await Promise.all(instances.map((instance) => instance.catchUp()))
  await Promise.all(instances.map((instance) => instance.stop()))
  expect(await readdir(join(folder, 'kept'))).toEqual(['jobs.snapshot'])
  const index = start()
  expect(await index.ids('gerant')).toEqual([16])
  expect(await index.ids()).toEqual(await liveIds())
  expect(index.seen).toEqual(resumed)
})

test('a table emptied at one stroke is found empty, by who watches and by who starts afterwards', async () => {
  const { db } = otherDatabase
  const index = start({ db })
  expect(await index.ids()).not.toEqual([])
  await db.execute(sql`truncate jobs cascade`)
  await untilReadable(db)
  await index.catchUp()
  expect(await index.ids()).toEqual([])
  await index.stop()
  expect((await startAndStop({ db })).cleared).toBe(0)
})
