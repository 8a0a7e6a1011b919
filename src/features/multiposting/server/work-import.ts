import { closeMany } from '#features/jobs/publishing/server/bulk-publishing.service.ts'
import type { Db, Tx } from '#platform/server/database/db.ts'
import { lockNamed } from '#platform/server/database/ownership.ts'
import * as known from './feed-jobs.repository.ts'
import type { ImportRow, Settled } from './imports.repository.ts'
import * as imports from './imports.repository.ts'
import { letOthersIn } from './let-others-in.ts'
import { publishItems } from './publish-items.ts'

/** Few enough that the one connection of the embedded database is free again soon. */
const BATCH = 50
/** Reading jobs over takes as long as their texts are. */
const LONGEST_BATCH = 200_000
const LONGEST_REST = 10_000

/** The first of them, up to so many letters; one at least. */
function upToLength<T extends { fields: unknown }>(items: T[]): T[] {
  let length = 0
  const end = items.findIndex(({ fields }) => (length += JSON.stringify(fields).length) > LONGEST_BATCH)
  return end < 0 ? items : items.slice(0, Math.max(end, 1))
}

/** Publishes the next jobs of an import; says how many there were. What is published and what the report says commit together. */
async function workBatch(tx: Tx, row: ImportRow): Promise<number> {
  // A second worker, after a crash or by mistake, waits here and finds what is left.
  await lockNamed(tx, 'feed import', row.id)
  const items = upToLength(await imports.findWaiting(tx, row.id, BATCH))
  if (items.length === 0) return 0
  const results = await publishItems(
    tx,
    row,
    items.map(({ reference, fields, hash }) => ({ reference, fields: fields!, hash: hash! })),
  )
  const settled = items.map(({ position }, at): Settled => {
    const result = results[at]!
    if (result.outcome === 'refusée')
      return { position, outcome: 'refusée', reason: result.reason.slice(0, 1_000).toWellFormed(), job_id: null }
    return { position, outcome: result.outcome, reason: '', job_id: result.jobId }
  })
  await imports.settleItems(tx, row.id, settled)
  return items.length
}

/** Closes the next jobs that a whole feed does not have any more; says how many there were. */
async function closeBatch(tx: Tx, row: ImportRow): Promise<number> {
  await lockNamed(tx, 'feed import', row.id)
  const absent = await known.findAbsent(tx, row.companyId, row.id, BATCH)
  if (absent.length === 0) return 0
  const jobIds = absent.map(({ jobId }) => jobId)
  const closed = await closeMany(tx, row, jobIds)
  await known.setClosed(
    tx,
    row.companyId,
    absent.map(({ reference }) => reference),
  )
  await imports.addClosed(tx, row.id, closed.length)
  return absent.length
}

let last: Promise<unknown> = Promise.resolve()

/** Feeds that are worked on at once wait for each other: each would rest while another works, and nobody else would find room. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const mine = last.then(work)
  last = mine.catch(() => undefined)
  return mine
}

type Work = (tx: Tx) => Promise<number>
type Watching = {
  /** Hears how many are done. */
  tell?: (done: number) => void
  rest?: typeof letOthersIn
}

/** The next batch, then a rest. */
async function takeBatch(db: Db, work: Work, rest = letOthersIn): Promise<number> {
  const from = performance.now()
  const count = await db.transaction(work)
  if (count > 0) await rest(Math.min(performance.now() - from, LONGEST_REST))
  return count
}

/**
 * One batch after the other until there is none, each in a transaction. The embedded database answers without ever letting go of the
 * thread: where others want it, all feeds together take half of the time at most.
 */
async function inBatches(db: Db, work: Work, { tell, rest }: Watching): Promise<void> {
  let done = 0
  for (;;) {
    const count = await inTurn(() => takeBatch(db, work, rest))
    if (count === 0) return
    tell?.((done += count))
  }
}

/** Works on an import until it is done, from wherever it stands: after a crash it goes on. */
export async function workImport(db: Db, id: number, watching: Watching = {}): Promise<void> {
  const row = await imports.findImport(db, id)
  if (row?.state !== 'waiting') return
  await inBatches(db, (tx) => workBatch(tx, row), watching)
  if (row.whole) await inBatches(db, (tx) => closeBatch(tx, row), watching)
  await inTurn(() => db.transaction((tx) => imports.setDone(tx, id)))
}

/** Those whose job was lost, and old reports. */
export async function tidyImports(db: Db, watching: Watching = {}): Promise<void> {
  await imports.deleteOld(db)
  for (const { id } of await imports.findOpen(db)) await workImport(db, id, watching)
}
