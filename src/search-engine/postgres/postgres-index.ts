import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Db } from '#platform/server/db.ts'
import { parseKeywords } from '../analysis/keywords.ts'
import { checkDocument, checkQuery, hashSchema } from '../schema.ts'
import type { Change, CheckedQuery, FacetCount, SearchIndex, SearchSchema } from '../schema.ts'
import { baseCondition, passesFacet, scoreOf } from './conditions.ts'
import { correctInTables } from './postgres-corrections.ts'
import { rowOf } from './rows.ts'
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
      const parsed = parseKeywords(query.keywords)
      const { keywords, corrections } = await correctInTables(db, schema, names, parsed)
      const base = baseCondition(schema, names, query, keywords)
      const { total, facets } = await countMatches(db, schema, names, query, base)
      const ids = await findPage(db, names, query, base, scoreOf(schema, keywords))
      return { total, ids, facets, corrections }
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
    // Tables survive by themselves, and the database is not ours to close.
    snapshot: async () => undefined,
    close: async () => undefined,
  }
}

/** Each facet is counted over the documents that fail no filter but, at most, its own. */
async function countMatches(
  db: Db,
  schema: SearchSchema,
  names: TableNames,
  query: CheckedQuery,
  base: SQL,
): Promise<{ total: number; facets: Record<string, FacetCount[]> }> {
  const filters = Object.entries(query.facets)
  const failures = filters.map(([facet, values], index) => ({
    facet,
    column: sql.raw(`fail_${index}`),
    test: sql`(not ${passesFacet(names, facet, values)})::int`,
  }))
  const sum =
    failures.length > 0
      ? sql.join(
          failures.map(({ column }) => column),
          sql` + `,
        )
      : sql`0`
  const counts = query.count.map((facet, index) => {
    const own = failures.find((failure) => failure.facet === facet)?.column ?? sql`0`
    const top = schema.facets[facet]!.top ?? 2 ** 31 - 1
    return sql`select ${index}::int as facet, value, count from (
      select value, count(*)::int as count, row_number() over (order by count(*) desc, value) as rank
      from matched, unnest(${sql.raw(names.facets.get(facet)!)}) as value
      where ${sum} - ${own} = 0 group by value) as counted
      where rank <= ${top}::int or value = any(${sql.param(query.facets[facet] ?? [])}::int[])`
  })
  const columns = [...names.facets.values()].map((column) => sql.raw(column))
  const tests = failures.map(({ column, test }) => sql`${test} as ${column}`)
  const { rows } = await db.execute<{ facet: number; value: number; count: number }>(sql`
    with matched as materialized (
      select ${sql.join([sql`id`, ...columns, ...tests], sql`, `)} from ${sql.raw(names.documents)} where ${base})
    ${sql.join([sql`select -1 as facet, 0 as value, count(*)::int as count from matched where ${sum} = 0`, ...counts], sql` union all `)}`)
  const facets = Object.fromEntries(
    query.count.map((facet, index): [string, FacetCount[]] => {
      const counted = rows.filter((row) => row.facet === index).map(({ value, count }) => ({ value, count }))
      const known = new Set(counted.map(({ value }) => value))
      const empty = [...new Set(query.facets[facet])].filter((value) => !known.has(value))
      return [
        facet,
        [...counted, ...empty.map((value) => ({ value, count: 0 }))].toSorted(
          (a, b) => b.count - a.count || a.value - b.value,
        ),
      ]
    }),
  )
  return { total: rows.find((row) => row.facet === -1)!.count, facets }
}

async function findPage(
  db: Db,
  names: TableNames,
  query: CheckedQuery,
  base: SQL,
  score: SQL | null,
): Promise<number[]> {
  const { sort, offset, limit } = query
  const filters = Object.entries(query.facets).map(([facet, values]) => passesFacet(names, facet, values))
  const first = {
    date: () => [],
    relevance: () => (score ? [sql`${score} desc`] : []),
    name: (field: string) => [sql`${sql.raw(names.names.get(field)!)} asc nulls last`],
    number: (field: string) => [sql`${sql.raw(names.numbers.get(field)!)} desc nulls last`],
  }[sort.by]('field' in sort ? sort.field : '')
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from ${sql.raw(names.documents)} where ${sql.join([base, ...filters], sql` and `)}
    order by ${sql.join([...first, sql`date desc`, sql`id desc`], sql`, `)} limit ${limit} offset ${offset}`)
  return rows.map(({ id }) => Number(id))
}

async function applyChanges(
  tx: Db,
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
  const kinds: [columns: ReadonlyMap<string, string>, type: string][] = [
    [names.facets, 'int[]'],
    [names.numbers, 'double precision'],
    [names.names, 'text'],
  ]
  const typed = kinds.flatMap(([columns, type]) => [...columns.values()].map((column) => [column, type] as const))
  const columns = sql.raw(typed.map(([column]) => `, ${column}`).join(''))
  const types = sql.raw(typed.map(([column, type]) => `, ${column} ${type}`).join(''))
  await tx.execute(sql`
    insert into ${documents} (id, date, lexemes, forms${columns})
    select id, date, array_to_tsvector(lexemes), forms${columns}
    from jsonb_to_recordset(${JSON.stringify(rows.map(({ columns }) => columns))}::jsonb)
      as given (id bigint, date double precision, lexemes text[], forms text${types})`)
  const counts = new Map<string, number>()
  for (const row of rows) for (const word of row.words) counts.set(word, (counts.get(word) ?? 0) + 1)
  await tx.execute(sql`
    insert into ${words} (word, documents)
    select word, documents from unnest(${sql.param([...counts.keys()])}::text[], ${sql.param([...counts.values()])}::int[]) as given (word, documents)
    on conflict (word) do update set documents = ${words}.documents + excluded.documents`)
  if (position === undefined) return
  await tx.execute(sql`
    insert into ${state} (schema_hash, position) values (${hash}, ${position})
    on conflict (one) do update set schema_hash = excluded.schema_hash, position = excluded.position`)
}
