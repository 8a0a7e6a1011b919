import type { Db } from '../../src/platform/server/database/db.ts'

/** The same database, where every transaction does its work and then fails. */
export const failingAtCommit = (db: Db): Db =>
  new Proxy(db, {
    get: (target, name) =>
      name === 'transaction'
        ? (work: (tx: Db) => Promise<unknown>) =>
            target.transaction(async (tx) => {
              await work(tx)
              throw new Error('the commit failed')
            })
        : (Reflect.get(target, name) as unknown),
  })
