import type { SearchSchema } from '../schema.ts'

/** The names of the tables and columns of one index. */
export function namesOf(schema: SearchSchema, prefix: string) {
  const column = (kind: string, names: readonly string[]): ReadonlyMap<string, string> =>
    new Map(names.map((name) => [name, identifier(`${kind}_${name}`)]))
  return {
    documents: identifier(`${prefix}_documents`),
    words: identifier(`${prefix}_words`),
    state: identifier(`${prefix}_state`),
    facets: column('facet', Object.keys(schema.facets)),
    numbers: column('number', schema.numbers),
    names: column('name', schema.names),
  }
}

export type TableNames = ReturnType<typeof namesOf>

/** Names come from the code, never from a reader; all the same, nothing but a plain name gets into SQL. */
function identifier(name: string): string {
  if (!/^\w+$/.test(name)) throw new RangeError(`search: "${name}" cannot name a table or a column`)
  return `"${name}"`
}

/** The tables of an index, for a migration. PostgreSQL 15, no extension. */
export function searchTablesSql(schema: SearchSchema, prefix: string): string {
  const { documents, words, state, facets, numbers, names } = namesOf(schema, prefix)
  const columns = [
    'id bigint primary key',
    'date double precision not null',
    '-- f<field>:<form> and w<field>:<word> for each word that the document holds',
    'lexemes tsvector not null',
    '-- the forms in their order, for phrases: « control gestion | daf | … »',
    'forms text collate "C" not null',
    ...[...facets.values()].map((column) => `${column} int[] not null`),
    ...[...numbers.values()].map((column) => `${column} double precision`),
    ...[...names.values()].map((column) => `${column} text collate "C"`),
  ]
  const lines = columns.map((column, index) =>
    column.startsWith('--') || index === columns.length - 1 ? `  ${column}` : `  ${column},`,
  )
  return `create table ${documents} (
${lines.join('\n')}
);
create index on ${documents} using gin (lexemes);
create index on ${documents} (date desc, id desc);
${[...names.values()].map((column) => `create index on ${documents} (${column}, date desc, id desc);\n`).join('')}\
${[...numbers.values()].map((column) => `create index on ${documents} (${column} desc nulls last, date desc, id desc);\n`).join('')}\
create table ${words} (
  word text collate "C" primary key,
  documents int not null check (documents >= 0)
);
create table ${state} (
  one boolean primary key default true check (one),
  schema_hash bigint not null,
  position text
);
`
}
