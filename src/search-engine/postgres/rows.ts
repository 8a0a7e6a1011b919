import { sql } from 'drizzle-orm'
import { fold } from '#platform/folding.ts'
import type { Db } from '#platform/server/database/db.ts'
import { runsOfFields } from '../analysis/word-pairs.ts'
import type { SearchDocument, SearchSchema } from '../schema.ts'
import type { TableNames } from './tables.ts'

/** A document as the tables hold it, and its words. */
export type DocumentRow = { readonly columns: Record<string, unknown>; readonly words: ReadonlySet<string> }

/** Analysed by the same code as in the engine; the columns are named as in the schema, behind their kind. */
export function rowOf(schema: SearchSchema, { id, date, texts, facets, numbers, names }: SearchDocument): DocumentRow {
  const lexemes = new Set<string>()
  const words = new Set<string>()
  const runs: string[] = []
  for (const [field, fieldRuns] of runsOfFields(schema, texts).entries()) {
    for (const run of fieldRuns) {
      runs.push(run.map(({ form }) => form).join(' '))
      for (const { word, form } of run) {
        words.add(word)
        lexemes.add(`w${field}:${word}`)
        lexemes.add(`f${field}:${form}`)
      }
    }
  }
  const columns: Record<string, unknown> = { id, date, lexemes: [...lexemes], forms: ` ${runs.join(' | ')} ` }
  for (const name of Object.keys(schema.facets)) columns[`facet_${name}`] = [...new Set(facets[name])]
  for (const name of schema.numbers) columns[`number_${name}`] = numbers[name] ?? null
  for (const name of schema.names) columns[`name_${name}`] = fold(names[name] ?? '') || null
  return { columns, words }
}

/** Adds documents that are not there yet. */
export async function insertRows(db: Db, names: TableNames, rows: readonly DocumentRow[]): Promise<void> {
  const kinds: [columns: ReadonlyMap<string, string>, type: string][] = [
    [names.facets, 'int[]'],
    [names.numbers, 'double precision'],
    [names.names, 'text'],
  ]
  const typed = kinds.flatMap(([columns, type]) => [...columns.values()].map((column) => [column, type] as const))
  const columns = sql.raw(typed.map(([column]) => `, ${column}`).join(''))
  const types = sql.raw(typed.map(([column, type]) => `, ${column} ${type}`).join(''))
  await db.execute(sql`
    insert into ${sql.raw(names.documents)} (id, date, lexemes, forms${columns})
    select id, date, array_to_tsvector(lexemes), forms${columns}
    from jsonb_to_recordset(${JSON.stringify(rows.map(({ columns }) => columns))}::jsonb)
      as given (id bigint, date double precision, lexemes text[], forms text${types})`)
}

/** How many of the documents hold each word, added to what was counted before. */
export function countWords(rows: readonly DocumentRow[], counts = new Map<string, number>()): Map<string, number> {
  for (const { words } of rows) for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}

export async function addWords(db: Db, names: TableNames, counts: ReadonlyMap<string, number>): Promise<void> {
  const words = sql.raw(names.words)
  await db.execute(sql`
    insert into ${words} (word, documents)
    select word, documents from unnest(${sql.param([...counts.keys()])}::text[], ${sql.param([...counts.values()])}::int[]) as given (word, documents)
    on conflict (word) do update set documents = ${words}.documents + excluded.documents`)
}
