import type { Db } from './db.ts'

type Values = Record<string, unknown>
type Query<Rows> = { prepare: (name: string) => { execute: (values: Values) => Promise<Rows> } }

/**
 * A query that is built once, with `sql.placeholder` where its values stand. Building one takes longer than the database takes to
 * find a row by its key. For what every page asks; inside a transaction it is built anew.
 */
export function prepared<Rows>(build: (db: Db) => Query<Rows>): (db: Db, values: Values) => Promise<Rows> {
  const built = new WeakMap<Db, ReturnType<Query<Rows>['prepare']>>()
  return (db, values) => {
    // Without a name: those that are asked for often get theirs, as all statements do.
    const query = built.get(db) ?? build(db).prepare('')
    built.set(db, query)
    return query.execute(values)
  }
}
