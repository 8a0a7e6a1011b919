import { PGlite } from '@electric-sql/pglite'

type Worker = { execProtocolRawSync: (message: Uint8Array) => Uint8Array }

const spentSince = (start: NodeJS.CpuUsage): number => {
  const { user, system } = process.threadCpuUsage(start)
  return (user + system) / 1_000
}

let inDatabase = 0
const worker = PGlite.prototype as unknown as Worker
const work: Worker['execProtocolRawSync'] = Reflect.get(worker, 'execProtocolRawSync')
/** The embedded database works in this thread; PostgreSQL does not. What it takes is counted apart. */
worker.execProtocolRawSync = function (this: Worker, message) {
  const start = process.threadCpuUsage()
  try {
    return work.call(this, message)
  } finally {
    inDatabase += spentSince(start)
  }
}

/** Milliseconds of processor time that this thread takes for something, without those of the database. */
export async function mainThreadTime(ask: () => Promise<unknown>): Promise<number> {
  inDatabase = 0
  const start = process.threadCpuUsage()
  await ask()
  return spentSince(start) - inDatabase
}
