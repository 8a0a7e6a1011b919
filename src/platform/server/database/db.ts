import { statfsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import pg from 'pg'
import type { Config } from '../settings/config.ts'
import { LATE_AFTER } from '../settings/config.ts'
import { StartupFault } from '../settings/config.ts'
import { EmbeddedStream } from './embedded-stream.ts'
import { lockFolder } from './folder-lock.ts'
import type { Listen } from './listening.ts'
import { listenBy, listenWithin } from './listening.ts'
import { namingClients } from './named-statements.ts'

/** A database or a transaction on it. Inside a transaction use the transaction, never the pool. */
export type Db = PgDatabase<NodePgQueryResultHKT>

/**
 * Inside a transaction, which only `db.transaction` gives. What is right only together with something else (a mail, a
 * notification, a lock) asks for it, so that forgetting the transaction does not compile.
 */
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0]

export type Database = {
  db: Db
  kind: 'embedded' | 'postgresql'
  /** One connection of its own, for work that must not share the pool's time-outs. */
  withClient: <T>(work: (client: pg.ClientBase, db: Db) => Promise<T>) => Promise<T>
  /** `runScript` on a connection of the pool, for what brings its own SQL. */
  run: (text: string, values?: unknown[]) => Promise<Rows>
  /** Hears each NOTIFY of a committed transaction. */
  listen: Listen
  close: () => Promise<void>
}

/** How long things may take, as parts of what counts as late: 1.5 s for a statement unless the settings say otherwise. */
export const limitsFor = (lateAfter: number) => ({
  connect: lateAfter * 200,
  statement: lateAfter * 300,
  // A frozen server never answers: the client gives up by itself a little after the server should have.
  query: lateAfter * 300 + 500,
  idleInTransaction: lateAfter * 1_000,
})
const WANTED_SPACE = 300 * 1024 * 1024

/** Opens PostgreSQL where DATABASE_URL names one, else the embedded database in the data folder. */
export function openDatabase({
  databaseUrl,
  dataFolder,
  lateAfter = LATE_AFTER,
}: Pick<Config, 'databaseUrl' | 'dataFolder'> & Partial<Pick<Config, 'lateAfter'>>): Promise<Database> {
  return databaseUrl ? openPostgresql(databaseUrl, limitsFor(lateAfter)) : openEmbedded(resolve(dataFolder))
}

async function openPostgresql(url: string, most: ReturnType<typeof limitsFor>): Promise<Database> {
  const pool = new pg.Pool({
    Client: namingClients(pg.Client),
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: most.connect,
    statement_timeout: most.statement,
    query_timeout: most.query,
    idle_in_transaction_session_timeout: most.idleInTransaction,
    keepAlive: true,
    application_name: 'florin',
  })
  surviveLostConnections(pool)
  try {
    await pool.query('select 1')
  } catch (error) {
    await pool.end()
    throw new StartupFault(
      `PostgreSQL does not answer at DATABASE_URL (${reasonOf(error)}); check that it runs and that the address, name and password are right.`,
    )
  }
  return {
    db: givingBack(pool),
    kind: 'postgresql',
    withClient: async (work) => {
      const client = new pg.Client({
        connectionString: url,
        application_name: 'florin-prepare',
        connectionTimeoutMillis: 5_000,
      })
      client.on('error', () => undefined)
      await client.connect()
      try {
        return await work(client, drizzle(client))
      } finally {
        await client.end()
      }
    },
    run: (text, values) => runOnPool(pool, text, values),
    listen: (channel, hear) =>
      listenBy(
        () =>
          new pg.Client({
            connectionString: url,
            application_name: 'florin-listen',
            connectionTimeoutMillis: 5_000,
            keepAlive: true,
          }),
        channel,
        hear,
      ),
    close: () => pool.end(),
  }
}

/**
 * A connection lost while idle is replaced at the next query, and one lost inside a transaction fails that transaction;
 * without listeners on both, either would end the process.
 */
function surviveLostConnections(pool: pg.Pool): void {
  pool.on('error', () => undefined)
  pool.on('connect', (client) => void client.on('error', () => undefined))
}

/**
 * Drizzle keeps a connection whose `begin` fails for ever, and gives back one that does not answer as if it did: a pool would be used up
 * while PostgreSQL is away, and stay so. Here every transaction gives its connection back, and one that was lost is closed.
 */
function givingBack(pool: pg.Pool): Db {
  const db: Db = drizzle(pool)
  db.transaction = async (work, config) => {
    const client = await pool.connect()
    let lost = false
    try {
      return await drizzle(client).transaction(work, config)
    } catch (error) {
      lost = isDatabaseAway(error)
      throw error
    } finally {
      client.release(lost)
    }
  }
  return db
}

type Rows = { rows: Record<string, unknown>[] }

/** Plain SQL, several statements at once if need be; one that is refused leaves no transaction open. */
export async function runScript(client: pg.ClientBase, text: string, values?: unknown[]): Promise<Rows> {
  try {
    // Several statements give several results.
    const result = (await client.query(text, values)) as pg.QueryResult | pg.QueryResult[]
    return { rows: [result].flat().flatMap(({ rows }) => rows as Rows['rows']) }
  } catch (error) {
    if (isAnswer(error)) await client.query('rollback').catch(() => undefined)
    throw error
  }
}

// Whether the database itself refused.
const isAnswer = (error: unknown): boolean => error instanceof Error && 'severity' in error

async function runOnPool(pool: pg.Pool, text: string, values?: unknown[]): Promise<Rows> {
  const client = await pool.connect()
  let lost = false
  try {
    return await runScript(client, text, values)
  } catch (error) {
    // A connection that did not answer is given up.
    lost = !isAnswer(error)
    throw error
  } finally {
    client.release(lost)
  }
}

async function openEmbedded(folder: string): Promise<Database> {
  const lock = lockData(folder)
  const { free, total } = spaceFor(folder)
  if (free < WANTED_SPACE && total > 0) {
    lock.release()
    throw new StartupFault(
      `only ${Math.round(free / 1024 / 1024)} MB are free for the data folder ${folder}; free at least 300 MB and start again.`,
    )
  }
  const directory = join(folder, 'pglite')
  // Loaded here, so that a server on PostgreSQL never pays for it.
  const { PGlite } = await import('@electric-sql/pglite')
  try {
    const pglite = await PGlite.create(directory)
    await pglite.query('select 1')
    // Everything that `pg` would else read from the environment.
    const postgres = { user: 'postgres', database: 'postgres', host: 'localhost', port: 5432, ssl: false }
    const stream = () => new EmbeddedStream(pglite)
    const pool = new pg.Pool({ ...postgres, Client: namingClients(pg.Client), stream, max: 1, idleTimeoutMillis: 0 })
    surviveLostConnections(pool)
    const listen = listenWithin(pool)
    return {
      db: givingBack(pool),
      kind: 'embedded',
      withClient: async (work) => {
        const client = await pool.connect()
        try {
          return await work(client, drizzle(client))
        } finally {
          client.release()
        }
      },
      run: (text, values) => runOnPool(pool, text, values),
      listen,
      close: async () => {
        await pool.end()
        await pglite.close()
        lock.release()
      },
    }
  } catch (error) {
    lock.release()
    throw new StartupFault(
      `the embedded database in ${directory} does not open (${reasonOf(error)}); nothing was changed: restore a copy of that folder, or move it away to begin with an empty one.`,
    )
  }
}

function lockData(folder: string): ReturnType<typeof lockFolder> {
  try {
    return lockFolder(folder)
  } catch (error) {
    if (error instanceof StartupFault) throw error
    throw new StartupFault(
      `the data folder ${folder} cannot be written (${reasonOf(error)}); give this user the right to write there, or set FLORIN_DATA to another folder.`,
    )
  }
}

function spaceFor(folder: string): { free: number; total: number } {
  const { bavail, blocks, bsize } = statfsSync(folder)
  return { free: bavail * bsize, total: blocks * bsize }
}

export function reasonOf(error: unknown): string {
  const root = [...causesOf(error)].at(-1)
  if (root instanceof AggregateError) return reasonOf(root.errors[0])
  const text = root instanceof Error ? root.message : String(root)
  return text.split('\n')[0]!.replace(/\.$/, '')
}

function* causesOf(error: unknown): Generator {
  for (let cause = error; cause; cause = cause instanceof Error ? cause.cause : null) yield cause
}

/** Whether an error says that a value is there already where it may be only once. */
export const isDuplicate = (error: unknown): boolean =>
  [...causesOf(error)].some((cause) => cause instanceof Error && 'code' in cause && cause.code === '23505')

// Lost or refused connections, exhausted resources, cancelled statements, locks and transactions that took too long, and
// statements kept by name that the database has forgotten (26000) or whose table has another shape now (0A000): the next
// connection begins without any.
const AWAY_CODES = /^(08|53|57|25P03|55P03|26000|0A000|ECONN|ETIMEDOUT|EPIPE|ENOTFOUND|EAI_AGAIN)/
const AWAY_TEXTS =
  /timeout exceeded|Connection terminated|Query read timeout|Client has encountered a connection error|not queryable/

/** Whether an error says that the database cannot be reached, as opposed to a bug or a refusal of ours. */
export function isDatabaseAway(error: unknown): boolean {
  return [...causesOf(error)].some((cause) => {
    if (cause instanceof AggregateError && cause.errors.some(isDatabaseAway)) return true
    if (!(cause instanceof Error)) return false
    const code = 'code' in cause ? String(cause.code) : ''
    return AWAY_CODES.test(code) || AWAY_TEXTS.test(cause.message)
  })
}
