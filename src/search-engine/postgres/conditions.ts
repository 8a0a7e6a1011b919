import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Clause, Keywords } from '../analysis/keywords.ts'
import type { Word } from '../analysis/tokens.ts'
import { lightestField, WORTH } from '../query/relevance.ts'
import type { CheckedQuery, SearchSchema } from '../schema.ts'
import type { TableNames } from './tables.ts'

const fieldsOf = (schema: SearchSchema): number[] => [...Object.keys(schema.texts).keys()]

/** A lexeme between quotes. Folded words hold no quote and no backslash. */
const lexeme = (kind: 'f' | 'w', field: number, text: string, prefix = false): string =>
  `'${kind}${field}:${text}'${prefix ? ':*' : ''}`

const holds = (query: string): SQL => sql`lexemes @@ ${query}::tsquery`

/** Holds a word of the same form in some field, or, where that is allowed, one that begins so. */
export function holdsWord(schema: SearchSchema, { word, form }: Word, prefix: boolean): SQL {
  const alternatives = fieldsOf(schema).flatMap((field) => [
    lexeme('f', field, form),
    ...(prefix ? [lexeme('w', field, word, true)] : []),
  ])
  return holds(alternatives.join(' | '))
}

function holdsClause(schema: SearchSchema, { words, prefix }: Clause): SQL {
  const parts = words.map((word) => holdsWord(schema, word, prefix))
  // Forms are letters, digits, « & », « + » and « # »: nothing that LIKE takes for itself.
  if (words.length > 1) parts.push(sql`forms like ${`% ${words.map(({ form }) => form).join(' ')} %`}`)
  return sql.join(parts, sql` and `)
}

/** Everything a document must fulfil but the filters of facets. */
export function baseCondition(schema: SearchSchema, names: TableNames, query: CheckedQuery, keywords: Keywords): SQL {
  const parts = [
    ...keywords.wanted.map((clause) => holdsClause(schema, clause)),
    ...keywords.excluded.map((clause) => sql`not (${holdsClause(schema, clause)})`),
    ...Object.entries(query.ranges).map(([field, { min, max, keepMissing }]) => {
      const column = sql.raw(field === 'date' ? 'date' : names.numbers.get(field)!)
      const inside = sql.join(
        [
          sql`${column} is not null`,
          ...(min === undefined ? [] : [sql`${column} >= ${min}::double precision`]),
          ...(max === undefined ? [] : [sql`${column} <= ${max}::double precision`]),
        ],
        sql` and `,
      )
      return keepMissing ? sql`(${column} is null or ${inside})` : inside
    }),
  ]
  return parts.length > 0 ? sql.join(parts, sql` and `) : sql`true`
}

export const passesFacet = (names: TableNames, facet: string, values: readonly number[]): SQL =>
  sql`${sql.raw(names.facets.get(facet)!)} && ${sql.param(values)}::int[]`

/** For each word the best of what it is worth where the document holds it, added up; null where no word is wanted. */
export function scoreOf({ texts }: SearchSchema, { wanted }: Keywords): SQL | null {
  const words = wanted.flatMap(({ words, prefix }) => words.map((word) => ({ ...word, prefix })))
  if (words.length === 0) return null
  const weights = Object.values(texts)
  const scores = words.map(({ word, form, prefix }) => {
    const levels = weights.flatMap((weight, field) => {
      const score = weight * WORTH.field
      if (field === lightestField(weights)) return []
      return [
        { score: score + WORTH.exact, query: lexeme('w', field, word) },
        { score: score + WORTH.form, query: lexeme('f', field, form) },
        ...(prefix ? [{ score: score + WORTH.prefix, query: lexeme('w', field, word, true) }] : []),
      ]
    })
    const cases = levels
      .toSorted((a, b) => b.score - a.score)
      .map(({ score, query }) => sql`when ${holds(query)} then ${score}::int`)
    return sql`case ${sql.join(cases, sql` `)} else ${Math.min(...weights) * WORTH.field}::int end`
  })
  return sql.join(scores, sql` + `)
}
