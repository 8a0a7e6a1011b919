import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { ConstructorOptions, Job, JobResult, WorkOptions } from 'pg-boss'
import { StartupFault } from '../settings/config.ts'
import type { Database, Tx } from '../database/db.ts'
import { isDatabaseAway, runScript } from '../database/db.ts'

export type Queue = {
  /**
   * Written in the caller's transaction: the job exists if and only if the transaction commits. It is run at least
   * once, by one instance. Its data are stored: give ids, not what they stand for.
   */
  send: (tx: Tx, job: string, data: object, options?: { startAfter?: Date; retryLimit?: number }) => Promise<void>
  /** Must be called before the first `send` of the job. What the handler throws is reported, and the job tried again later. */
  // The handler itself says what its jobs carry.
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters
  work: <Data extends object>(job: string, handle: (data: Data) => Promise<void>) => Promise<void>
  /** Cron in Europe/Paris, one run across all instances; of the runs missed while nobody was there, the last is made up. */
  schedule: (job: string, cron: string, handle: () => Promise<void>) => Promise<void>
  /** Jobs under way are finished, or given back after five seconds. */
  stop: () => Promise<void>
}

/** Thrown by a handler that has already said why it could not do its work: tried again later, not reported. */
export class TryLater extends Error {
  override name = 'TryLater'
}

const SCHEMA = 'queue'
const STOP_WITHIN = 5_000

/** Of a job: first again after 15 to 30 s, then twice as long each time, an hour at most; gone a minute after it is done. */
const JOB = {
  retryLimit: 5,
  retryDelay: 15,
  retryBackoff: true,
  retryDelayMax: 3_600,
  deleteAfterSeconds: 60,
  // An instance that dies with a job in hand is noticed by its silence.
  heartbeatSeconds: 30,
}

// Looking for jobs costs the embedded database 2 ms. So a job says that it is there when its transaction commits, and is looked for
// only in case it waited for its time, was given back, or was not heard.
const LOOK_EVERY = 3
const lookingEvery = (seconds: number) => ({ pollingIntervalSeconds: seconds, notifyPollingIntervalSeconds: seconds })
const MANY_AT_ONCE = { batchSize: 5, burstWhenBatchFull: true } satisfies WorkOptions
// What runs by the minute says so as well.
const UNHURRIED = lookingEvery(60)

const MAINTENANCE: ConstructorOptions = {
  superviseIntervalSeconds: 15,
  monitorIntervalSeconds: 15,
  maintenanceIntervalSeconds: 60,
  // Jobs here do not wait for other jobs.
  flowIntervalSeconds: 3_600,
  bamIntervalSeconds: 600,
  // The table stays small, and the pool's time-out would cut a rebuild of its indexes short.
  reindex: false,
  monitorVacuum: false,
}

/**
 * Jobs that outlive a request and a crash, in the same database and the same transactions as what they follow from.
 * While the database is away nothing runs; that is reported once, and work goes on when it is back.
 */
export async function startQueue(
  database: Database,
  report: (error: unknown) => void,
  lookEvery = LOOK_EVERY,
): Promise<Queue> {
  const { fromDrizzle, PgBoss } = await import('pg-boss')
  const settings: ConstructorOptions = {
    ...MAINTENANCE,
    schema: SCHEMA,
    backend: database.kind === 'embedded' ? 'pglite' : 'postgres',
  }
  let away = false
  const executeSql = async (text: string, values?: unknown[]) => {
    try {
      const result = await database.run(text, values)
      away = false
      return result
    } catch (error) {
      if (isDatabaseAway(error) && !away) {
        away = true
        report(error)
      }
      throw error
    }
  }
  await prepareSchema(database, { ...settings, db: { executeSql } })
  const listen = async (channel: string, hear: (job: string) => void, hearAll: () => void) => ({
    close: database.listen(channel, (job) => (job === undefined ? hearAll() : hear(job))),
  })
  const boss = new PgBoss({ ...settings, useListenNotify: true, db: { executeSql, listen } })
  boss.on('error', (given) => {
    const error = asError(given)
    if (!isDatabaseAway(error)) report(error)
  })
  boss.on('warning', ({ message }) => report(new Error(message)))
  await boss.start()

  const made = new Map((await boss.getQueues()).map((job) => [job.name, job]))
  const worked = new Set<string>()
  const take = async (job: string, pace: WorkOptions, handle: (data: never) => Promise<void>): Promise<void> => {
    if (worked.has(job)) throw new Error(`the job ${job} is worked twice`)
    if (!made.has(job)) {
      await boss.createQueue(job, { notify: true })
      // Any question about a new kind of job makes pg-boss remember its place, as it does for old ones when it starts.
      // Left to the first `send` inside a transaction, the question would wait for ever: the embedded database has one
      // connection, and the transaction holds it.
      await boss.findJobs(job, { id: randomUUID() })
    } else if (!made.get(job)!.notify) {
      await boss.updateQueue(job, { notify: true })
    }
    worked.add(job)
    const run = async ({ id, data }: Job<never>): Promise<JobResult> => {
      try {
        await handle(data)
        return { id, status: 'completed' }
      } catch (error) {
        if (!(error instanceof TryLater)) report(error)
        // The error itself is not kept with the job: nobody knows what its message quotes.
        return { id, status: 'failed' }
      }
    }
    await boss.work<never>(job, { ...pace, perJobResults: true as const }, (jobs) => Promise.all(jobs.map(run)))
  }

  return {
    send: async (tx, job, data, options = {}) => {
      if (!worked.has(job)) throw new Error(`nobody works the job ${job}`)
      await boss.send(job, data, { ...JOB, ...options, db: fromDrizzle(tx, sql) })
    },
    work: (job, handle) => take(job, { ...MANY_AT_ONCE, ...lookingEvery(lookEvery) }, handle),
    schedule: async (job, cron, handle) => {
      await take(job, UNHURRIED, handle)
      await boss.schedule(job, cron, null, { ...JOB, tz: 'Europe/Paris', missed: 'once' })
    },
    stop: () => boss.stop({ graceful: true, timeout: STOP_WITHIN, close: false }),
  }
}

/** Makes or renews pg-boss's own tables, without the time-outs of the pool; forward only, like our migrations. */
async function prepareSchema(database: Database, settings: ConstructorOptions): Promise<void> {
  const [{ PgBoss }, { default: about }] = await Promise.all([
    import('pg-boss'),
    import('pg-boss/package.json', { with: { type: 'json' } }),
  ])
  const reader = new PgBoss(settings)
  const found = (await reader.isInstalled()) ? await reader.schemaVersion() : null
  if (found === about.pgboss.schema) return
  if (found !== null && found > about.pgboss.schema) {
    throw new StartupFault(
      'the queue in the database is newer than this version of Florin; start a version that knows it. Nothing was changed.',
    )
  }
  await database.withClient(async (client) => {
    const executeSql = (text: string, values?: unknown[]) => runScript(client, text, values)
    const maker = new PgBoss({ ...settings, db: { executeSql }, supervise: false, schedule: false })
    maker.on('error', () => undefined)
    await maker.start()
    await maker.stop({ graceful: false, close: false })
  })
}

/** pg-boss reports copies of errors; only the first line of a message is sure to quote nobody. */
function asError(given: unknown): Error {
  const { message, code } = given as { message?: unknown; code?: unknown }
  return Object.assign(new Error(String(message ?? given).split('\n')[0]), code === undefined ? {} : { code })
}
