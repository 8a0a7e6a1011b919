import { and, asc, desc, eq, gt, lte, or, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { BackOfficeList } from '../../back-office.ts'
import { MOST_LISTED, sortOf } from '../../back-office.ts'
import type { PageInput } from '../../pagination.ts'
import { rowsOf } from '../../pagination.ts'
import { fold } from '../../folding.ts'
import { readId } from '../../ids.ts'
import type { Db } from '../database/db.ts'

/** Where the rows of a list stand in the database. Each sort wants an index that ends in the id, each filter a place in it. */
export type ListSource<L extends BackOfficeList = BackOfficeList> = {
  table: PgTable
  id: PgColumn
  /** The words that rows are found by: a column that `words_of` fills, and that nothing else reads. */
  words: SQL
  sorts: Readonly<Record<SortNames<L>, PgColumn>>
  filters: Readonly<{ [F in keyof L['filters']]: PgColumn | ((value: keyof L['filters'][F]['choices']) => SQL) }>
  /** What belongs into the list at all. */
  within?: SQL
}

type SortNames<L extends BackOfficeList> = {
  [C in keyof L['columns']]: L['columns'][C] extends { sorts: string } ? C : never
}[keyof L['columns']]

/** Other ways than its own words by which a row is found, for each typed word. */
export type AlsoFound = (db: Db, words: string[]) => Promise<(SQL | undefined)[]>

const MOST_WORDS = 8

/** A typed word begins one of the row's words, or is its number. Only letters and figures are left of it. */
const holds = ({ words, id }: ListSource, word: string): SQL => {
  const begins = sql`${words} @@ ${`'${word}':*`}::tsquery`
  const number = readId(word)
  return number === null ? begins : or(begins, eq(id, number))!
}

/** What an input asks for, as a condition; each typed word has to be found. */
export async function conditionOf(
  db: Db,
  source: ListSource,
  { q = '', ...input }: Record<string, unknown> & { q?: string },
  alsoFound: AlsoFound = () => Promise.resolve([]),
): Promise<SQL | undefined> {
  const typed = fold(q).split(' ').filter(Boolean).slice(0, MOST_WORDS)
  // Signs alone find nothing, rather than everything.
  if (q.trim() !== '' && typed.length === 0) return sql`false`
  const also = typed.length > 0 ? await alsoFound(db, typed) : []
  const chosen = Object.entries(source.filters).flatMap(([name, filter]) => {
    const value = input[name]
    if (typeof value !== 'string' && typeof value !== 'number') return []
    return [typeof filter === 'function' ? filter(String(value)) : eq(filter, value)]
  })
  return and(source.within, ...chosen, ...typed.map((word, index) => or(holds(source, word), also[index])))
}

/** One index serves both directions: empty values are the last, and the first the other way round. */
function orderOf({ sorts, id }: ListSource, sort: string): SQL[] {
  const { column: name, down } = sortOf(sort)
  const column = (sorts as Record<string, PgColumn>)[name]!
  const first = down ? desc(column) : asc(column)
  const nulls = column.notNull ? sql`` : down ? sql` nulls last` : sql` nulls first`
  return [sql`${first}${nulls}`, down ? desc(id) : asc(id)]
}

/** The ids of one page, in order, and how many rows there are; no more are counted, or shown, than a list tells apart. */
export async function findPage(
  db: Db,
  source: ListSource,
  where: SQL | undefined,
  { sort, ...page }: PageInput & { sort: string },
) {
  const { offset, limit } = rowsOf(page)
  const [rows, counted] = await Promise.all([
    db
      .select({ id: source.id })
      .from(source.table)
      .where(where)
      .orderBy(...orderOf(source, sort))
      .limit(Math.max(0, Math.min(limit, MOST_LISTED - offset)))
      .offset(Math.min(offset, MOST_LISTED)),
    db.execute<{ count: number }>(
      sql`select count(*)::int as count from
        (select 1 from ${source.table} where ${where ?? sql`true`} limit ${MOST_LISTED + 1}) as few`,
    ),
  ])
  const { count } = counted.rows[0]!
  return { ids: rows.map(({ id }) => id as number), total: Math.min(count, MOST_LISTED), more: count > MOST_LISTED }
}

/** The last row there is now: a file ends with it. */
export async function findLast(db: Db, { table, id }: ListSource): Promise<number> {
  const [row] = await db.select({ last: sql<number | null>`max(${id})` }).from(table)
  return row?.last ?? 0
}

/**
 * The ids that meet a condition among the next rows of the table, by id, and where those rows end. So many rows are looked at,
 * whether they are wanted or not: no statement grows with the table.
 */
export async function findStretch(
  db: Db,
  { table, id }: ListSource,
  where: SQL | undefined,
  { after, last, rows }: { after: number; last: number; rows: number },
): Promise<{ ids: number[]; until: number | null }> {
  const next = db
    .select({ id })
    .from(table)
    .where(and(gt(id, after), lte(id, last)))
    .orderBy(asc(id))
    .limit(rows)
    .as('next')
  const [{ until } = { until: null }] = await db.select({ until: sql<number | null>`max(${next.id})` }).from(next)
  if (until === null) return { ids: [], until }
  const found = await db
    .select({ id })
    .from(table)
    .where(and(gt(id, after), lte(id, until), where))
    .orderBy(asc(id))
  return { ids: found.map((row) => row.id as number), until }
}
