import { fold } from '#platform/folding.ts'
import { runsOf } from '../analysis/expressions.ts'
import type { SearchDocument, SearchSchema } from '../schema.ts'

/** A document as the tables hold it, and its words. */
export type DocumentRow = { readonly columns: Record<string, unknown>; readonly words: ReadonlySet<string> }

/** Analysed by the same code as in the engine; the columns are named as in the schema, behind their kind. */
export function rowOf(schema: SearchSchema, { id, date, texts, facets, numbers, names }: SearchDocument): DocumentRow {
  const lexemes = new Set<string>()
  const words = new Set<string>()
  const runs: string[] = []
  for (const [field, name] of Object.keys(schema.texts).entries()) {
    for (const run of [texts[name] ?? []].flat().flatMap(runsOf)) {
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
