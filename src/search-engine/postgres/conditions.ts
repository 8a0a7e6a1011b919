import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { BooleanClauses } from '../analysis/boolean.ts'
import { wantedIn } from '../analysis/boolean.ts'
import type { Clause, Keywords } from '../analysis/keywords.ts'
import type { Word } from '../analysis/tokens.ts'
import { pairsWanted } from '../analysis/word-pairs.ts'
import type { Scope } from '../query/matching.ts'
import type { CheckedQuery, SearchSchema } from '../schema.ts'
import type { FieldSet } from '../segment/field-set.ts'
import { allFields, fieldSetOf, hasField } from '../segment/field-set.ts'
import type { TableNames } from './tables.ts'

const fieldsIn = (schema: SearchSchema, fields: FieldSet): number[] =>
  [...Object.keys(schema.texts).keys()].filter((field) => hasField(fields, field))

/** A lexeme between quotes. Folded words hold no quote and no backslash. */
const lexeme = (kind: 'f' | 'w', field: number, text: string, prefix = false): string =>
  `'${kind}${field}:${text}'${prefix ? ':*' : ''}`

const holds = (query: string): SQL => sql`lexemes @@ ${query}::tsquery`

/** Holds a word of the same form in one of the fields, or, where that is allowed, one that begins so. */
export function holdsWord(schema: SearchSchema, { word, form }: Word, prefix: Clause['prefix'], fields: FieldSet): SQL {
  const alternatives = fieldsIn(schema, fields).flatMap((field) => [
    lexeme('f', field, form),
    ...(prefix ? [lexeme('w', field, word, true)] : []),
  ])
  return holds(alternatives.join(' | '))
}

export function holdsClause(schema: SearchSchema, { words, phrase, prefix }: Clause, scope: Scope): SQL {
  const parts = words.map((word) => holdsWord(schema, word, prefix, phrase ? scope.phrases : scope.words))
  // Forms are letters, digits, « & », « + » and « # »: nothing that LIKE takes for itself.
  if (words.length > 1) parts.push(sql`forms like ${`% ${words.map(({ form }) => form).join(' ')} %`}`)
  return sql.join(parts, sql` and `)
}

/** The twin of `keepBoolean`. */
function fulfils(schema: SearchSchema, query: BooleanClauses, everywhere: Scope): SQL {
  if (query.kind === 'clause') return sql`(${holdsClause(schema, query.clause, everywhere)})`
  if (query.kind === 'not') return sql`not ${fulfils(schema, query.part, everywhere)}`
  const parts = query.parts.map((part) => fulfils(schema, part, everywhere))
  return sql`(${sql.join(parts, query.kind === 'all' ? sql` and ` : sql` or `)})`
}

/** That a query could find a document at all, whatever it asks for; null where it could find every one. */
export function findable(names: TableNames, { without }: CheckedQuery): SQL | null {
  const excluded = Object.entries(without).map(([facet, values]) => sql`not (${passesFacet(names, facet, values)})`)
  return excluded.length === 0 ? null : sql.join(excluded, sql` and `)
}

/** Everything a document must fulfil but the filters of facets. */
export function baseCondition(
  schema: SearchSchema,
  names: TableNames,
  query: CheckedQuery,
  keywords: Keywords,
  scope: Scope,
): SQL {
  const everywhere = allFields(Object.keys(schema.texts).length)
  const parts = [
    ...keywords.wanted.map((clause) => holdsClause(schema, clause, scope)),
    ...keywords.excluded.map(
      (clause) => sql`not (${holdsClause(schema, clause, { words: everywhere, phrases: everywhere })})`,
    ),
    ...(keywords.boolean ? [fulfils(schema, keywords.boolean, { words: everywhere, phrases: everywhere })] : []),
    findable(names, query) ?? sql`true`,
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

/**
 * For each word the weight of the heaviest field where the document holds it, added up, and what words are worth
 * together; null where no word is wanted.
 */
export function scoreOf(schema: SearchSchema, { wanted, boolean = null }: Keywords): SQL | null {
  const wordsOf = (clauses: readonly Clause[], least: number) =>
    clauses.flatMap(({ words, prefix }) => words.map((word) => ({ ...word, prefix, least })))
  // A word of a Boolean query may be missing: that is worth what the lightest field is.
  const words = [...wordsOf(wanted, 0), ...wordsOf(wantedIn(boolean), Math.min(...Object.values(schema.texts)))]
  if (words.length === 0) return null
  const weights = Object.values(schema.texts)
  const scores = words.map(({ word, form, prefix, least }) => {
    const cases = weights
      .map((weight, field) => ({ weight, held: holdsWord(schema, { word, form }, prefix, fieldSetOf([field])) }))
      .toSorted((a, b) => b.weight - a.weight)
      .map(({ weight, held }) => sql`when ${held} then ${weight}::int`)
    return sql`case ${sql.join(cases, sql` `)} else ${least}::int end`
  })
  const { fields, worth } = schema.together ?? { fields: [], worth: 0 }
  const paired = fieldSetOf(fields.map((name) => Object.keys(schema.texts).indexOf(name)))
  const pairs = (paired === 0 ? [] : pairsWanted(wanted)).map(
    (pair) => sql`case when ${holdsWord(schema, pair, false, paired)} then ${worth}::int else 0 end`,
  )
  return sql.join([...scores, ...pairs], sql` + `)
}
