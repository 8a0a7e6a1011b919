import { sql } from 'drizzle-orm'
import type { Db } from '#platform/server/database/db.ts'
import type { Keywords } from '../analysis/keywords.ts'
import { scopesOf } from '../query/scope.ts'
import type { Scope } from '../query/matching.ts'
import type { CheckedQuery, SearchSchema } from '../schema.ts'
import { holdsClause } from './conditions.ts'
import type { TableNames } from './tables.ts'

/** The same scope as the engine's, by counting no further than has to be known. */
export async function scopeInTables(
  db: Db,
  schema: SearchSchema,
  names: TableNames,
  query: CheckedQuery,
  keywords: Keywords,
): Promise<Scope> {
  const { narrow, wide } = scopesOf(schema, query, keywords)
  if (!narrow) return wide
  const plain = keywords.wanted.filter(({ phrase }) => !phrase)
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from (
      select 1 from ${sql.raw(names.documents)}
      where ${sql.join(
        plain.map((clause) => holdsClause(schema, clause, narrow.scope)),
        sql` and `,
      )}
      limit ${narrow.enough}) as held`)
  return rows[0]!.count >= narrow.enough ? narrow.scope : wide
}
