import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Db, Tx } from '#platform/server/database/db.ts'
import { clausesOf } from '../analysis/boolean.ts'
import { parseKeywords } from '../analysis/keywords.ts'
import { checkDocument, checkQuery, hashSchema } from '../schema.ts'
import type { Change, CheckedQuery, FacetCount, SearchIndex, SearchSchema, Spread } from '../schema.ts'
import { baseCondition, findable, passesFacet, scoreOf } from './conditions.ts'
import { correctInTables } from './postgres-corrections.ts'
import { scopeInTables } from './postgres-scope.ts'
import { addWords, countWords, insertRows, rowOf } from './rows.ts'
import { namesOf } from './tables.ts'
import type { TableNames } from './tables.ts'

/**
 * The slow index that is always right: plain SQL over the tables of `searchTablesSql`, to check the engine with, and to
 * stand in for it. It must answer exactly as the README says, whatever that costs.
 */
export function postgresSearchIndex(db: Db, schema: SearchSchema, prefix: string): SearchIndex {
  const names = namesOf(schema, prefix)
  return {
    search: async (asked) => {
      const query = checkQuery(schema, asked)
      const boolean = query.boolean && clausesOf(query.boolean)
      const parsed = { ...parseKeywords(query.keywords, schema.beginnings), boolean }
      const { keywords, corrections } = await correctInTables(db, schema, names, parsed, findable(names, query))
      const scope = await scopeInTables(db, schema, names, query, keywords)
      const base = baseCondition(schema, names, query, keywords, scope)
      const { total, facets } = await countMatches(db, schema, names, query, base)
      const ids = await findPage(db, names, query, base, scoreOf(schema, keywords))
      return { total, ids, facets, spreads: await findSpreads(db, names, query, base), corrections }
    },
    apply: async (changes, position) => {
      for (const change of changes) if (change.kind === 'put') checkDocument(schema, change.document)
      await db.transaction((tx) => applyChanges(tx, schema, names, changes, position))
    },
    position: async () => {
      const { rows } = await db.execute<{ position: string | null }>(
        sql`select position from ${sql.raw(names.state)} where schema_hash = ${hashSchema(schema)}`,
      )
      return rows[0]?.position ?? null
    },
    clear: () =>
      db.transaction(async (tx) => {
        for (const table of [names.documents, names.words, names.state])
          await tx.execute(sql`delete from ${sql.raw(table)}`)
      }),
    // Tables survive by themselves, and the database is not ours to close.
    snapshot: async () => undefined,
    close: async () => undefined,
  }
}

/**
 * Each facet is counted over the documents that fail no filter but, at most, its own. One pass over the matching documents
 * counts them by the values of each facet and by the filter they fail; what is left to add up is small.
 */
async function countMatches(
  db: Db,
  schema: SearchSchema,
  names: TableNames,
  query: CheckedQuery,
  base: SQL,
): Promise<{ total: number; facets: Record<string, FacetCount[]> }> {
  const filters = Object.entries(query.facets)
  const passes = filters.map(([facet, values]) => passesFacet(names, facet, values))
  const sumOf = (parts: SQL[]): SQL => sql.join([sql`0`, ...parts], sql` + `)
  // 0: fails none; n: fails the nth filter only.
  const failed = sumOf(passes.map((pass, index) => sql`(not ${pass})::int * ${sql.raw(String(index + 1))}`))
  const failures = sumOf(passes.map((pass) => sql`(not ${pass})::int`))
  const columns = query.count.map((facet) => sql.raw(names.facets.get(facet)!))
  const list = sql.join(columns.length > 0 ? columns : [sql`failed`], sql`, `)
  const sets = sql.join([sql`(failed)`, ...columns.map((column) => sql`(failed, ${column})`)], sql`, `)
  // `grouping` sets a bit for each column that is not grouped by, the first column being the highest bit.
  const all = (1 << columns.length) - 1
  const counts = query.count.map((facet, index) => {
    const own = filters.findIndex(([name]) => name === facet) + 1
    const among = query.among[facet]
    const wanted = among ? sql`and value = any(${sql.param([...among.values])}::int[])` : sql``
    const top = among?.most ?? ((!query.everyValue && schema.facets[facet]!.top) || 2 ** 31 - 1)
    return sql`select ${index}::int as facet, value, count from (
      select value, sum(count)::int as count, row_number() over (order by sum(count) desc, value) as rank
      from grouped, unnest(${columns[index]!}) as value
      where set = ${all ^ (1 << (columns.length - 1 - index))}::int and failed in (0, ${own}::int) ${wanted} group by value) as counted
      where rank <= ${top}::int or value = any(${sql.param(among ? [] : (query.facets[facet] ?? []))}::int[])`
  })
  const total = sql`select -1 as facet, 0 as value, coalesce(sum(count), 0)::int as count
    from grouped where set = ${columns.length > 0 ? all : 0}::int and failed = 0`
  const { rows } = await db.execute<{ facet: number; value: number; count: number }>(sql`
    with matched as (
      select ${sql.join([sql`${failed} as failed`, ...columns], sql`, `)}
      from ${sql.raw(names.documents)} where ${base} and ${failures} <= 1),
    grouped as materialized (
      select failed, ${sql.join([sql`grouping(${list})::int as set`, ...columns, sql`count(*) as count`], sql`, `)}
      from matched group by grouping sets (${sets}))
    ${sql.join([total, ...counts], sql` union all `)}`)
  const facets = Object.fromEntries(
    query.count.map((facet, index): [string, FacetCount[]] => {
      const counted = rows.filter((row) => row.facet === index).map(({ value, count }) => ({ value, count }))
      const known = new Set(counted.map(({ value }) => value))
      const among = query.among[facet]
      const empty = [...new Set(among?.values ?? query.facets[facet])].filter((value) => !known.has(value))
      return [
        facet,
        [...counted, ...empty.map((value) => ({ value, count: 0 }))]
          .toSorted((a, b) => b.count - a.count || a.value - b.value)
          .slice(0, among?.most),
      ]
    }),
  )
  return { total: rows.find((row) => row.facet === -1)!.count, facets }
}

const found = (names: TableNames, { facets }: CheckedQuery, base: SQL): SQL =>
  sql.join([base, ...Object.entries(facets).map(([facet, values]) => passesFacet(names, facet, values))], sql` and `)

async function findSpreads(
  db: Db,
  names: TableNames,
  query: CheckedQuery,
  base: SQL,
): Promise<Record<string, Spread | null>> {
  const spreads = query.spread.map(async (field): Promise<[string, Spread | null]> => {
    const column = sql.raw(names.numbers.get(field)!)
    const { rows } = await db.execute<Spread>(sql`
      select count(${column})::int as count, min(${column}) as least, max(${column}) as most,
        percentile_cont(0.5) within group (order by ${column}) as median
      from ${sql.raw(names.documents)} where ${found(names, query, base)}`)
    return [field, rows[0]!.count === 0 ? null : rows[0]!]
  })
  return Object.fromEntries(await Promise.all(spreads))
}

async function findPage(
  db: Db,
  names: TableNames,
  query: CheckedQuery,
  base: SQL,
  score: SQL | null,
): Promise<number[]> {
  const { sort, offset, limit } = query
  const orders = {
    date: () => [sql`date desc`, sql`id desc`],
    relevance: () => (score ? [sql`${score} desc`] : []),
    name: (field: string) => [sql`${sql.raw(names.names.get(field)!)} asc nulls last`],
    number: (field: string) => [sql`${sql.raw(names.numbers.get(field)!)} desc nulls last`],
  }
  const first = sort.flatMap((one) => orders[one.by]('field' in one ? one.field : ''))
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from ${sql.raw(names.documents)} where ${found(names, query, base)}
    order by ${sql.join([...first, sql`date desc`, sql`id desc`], sql`, `)} limit ${limit} offset ${offset}`)
  return rows.map(({ id }) => Number(id))
}

async function applyChanges(
  tx: Tx,
  schema: SearchSchema,
  names: TableNames,
  changes: readonly Change[],
  position: string | undefined,
): Promise<void> {
  const [documents, words, state] = [names.documents, names.words, names.state].map((name) => sql.raw(name))
  const hash = hashSchema(schema)
  const { rows: states } = await tx.execute<{ schema_hash: string }>(sql`select schema_hash from ${state}`)
  if (states.some(({ schema_hash }) => Number(schema_hash) !== hash)) {
    // What was analysed otherwise must not be searched any more.
    for (const table of [documents, words, state]) await tx.execute(sql`delete from ${table}`)
  }
  const last = new Map(changes.map((change) => [change.kind === 'put' ? change.document.id : change.id, change]))
  await tx.execute(sql`
    with gone as (delete from ${documents} where id = any(${sql.param([...last.keys()])}::bigint[]) returning id, lexemes),
    counted as (
      select substr(lexeme, 4) as word, count(distinct id)::int as count
      from gone, unnest(tsvector_to_array(lexemes)) as lexeme where lexeme like 'w%' group by 1)
    update ${words} as words set documents = words.documents - counted.count from counted where words.word = counted.word`)
  const rows = [...last.values()].flatMap((change) => (change.kind === 'put' ? [rowOf(schema, change.document)] : []))
  await insertRows(tx, names, rows)
  await addWords(tx, names, countWords(rows))
  if (position === undefined) return
  await tx.execute(sql`
    insert into ${state} (schema_hash, position) values (${hash}, ${position})
    on conflict (one) do update set schema_hash = excluded.schema_hash, position = excluded.position`)
}
