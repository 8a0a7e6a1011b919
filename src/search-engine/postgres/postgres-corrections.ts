import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Db } from '#platform/server/database/db.ts'
import { editDistance, typosAllowed } from '../analysis/edit-distance.ts'
import type { Clause, Keywords } from '../analysis/keywords.ts'
import { weighedIn } from '../analysis/keywords.ts'
import { correctWith, likeliestOf } from '../query/corrections.ts'
import type { Corrected, Known } from '../query/corrections.ts'
import type { SearchSchema } from '../schema.ts'
import { allFields } from '../segment/field-set.ts'
import { holdsWord } from './conditions.ts'
import type { TableNames } from './tables.ts'

/** The same corrections as the engine's: the words come from the table, the distances from the same function. */
export async function correctInTables(
  db: Db,
  schema: SearchSchema,
  names: TableNames,
  keywords: Keywords,
  findable: SQL | null,
): Promise<Corrected> {
  const likeliest = new Map<string, string | null>()
  const held = new Map<Clause, Known>()
  const everywhere = allFields(Object.keys(schema.texts).length)
  const isHeld = async ({ words: [first] }: Clause, prefix: Clause['prefix']): Promise<boolean> => {
    const { rows } = await db.execute<{ found: boolean }>(
      sql`select exists (select 1 from ${sql.raw(names.documents)} where ${findable ?? sql`true`} and ${holdsWord(schema, first!, prefix, everywhere)}) as found`,
    )
    return rows[0]!.found
  }
  for (const clause of weighedIn(keywords)) {
    if (clause.phrase) continue
    const first = clause.words[0]!
    if (await isHeld(clause, false)) held.set(clause, 'word')
    else if (clause.prefix && (await isHeld(clause, clause.prefix))) held.set(clause, 'beginning')
    const most = typosAllowed(first.word)
    if (most > 0 && !held.has(clause))
      likeliest.set(first.word, await findLikeliest(db, names, first.word, most, findable))
  }
  return correctWith(
    keywords,
    (clause) => held.get(clause) ?? 'nothing',
    (word) => likeliest.get(word) ?? null,
  )
}

async function findLikeliest(
  db: Db,
  names: TableNames,
  word: string,
  most: number,
  findable: SQL | null,
): Promise<string | null> {
  const held = findable
    ? sql`(select substr(lexeme, 4) as word, count(distinct id)::int as documents
        from ${sql.raw(names.documents)}, unnest(tsvector_to_array(lexemes)) as lexeme
        where lexeme like 'w%' and ${findable} group by 1) as held`
    : sql.raw(names.words)
  const { rows } = await db.execute<{ word: string; documents: number }>(sql`
    select word, documents from ${held}
    where documents > 0 and word like ${`${word[0]}%`} and length(word) between ${word.length - most} and ${word.length + most}`)
  const near = rows.map(({ word: other, documents }) => ({
    other,
    documents,
    distance: editDistance(word, other, most),
  }))
  return likeliestOf(
    new Map(
      near
        .filter(({ distance }) => distance <= most)
        .map(({ other, documents, distance }) => [other, { distance, documents }]),
    ),
  )
}
