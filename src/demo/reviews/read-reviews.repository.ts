import { reviews } from '#features/reviews/server/reviews.tables.ts'
import type { Tx } from '#platform/server/database/db.ts'

/** Reviews of the sample site were read long ago. */
export const insertRead = (tx: Tx, rows: (typeof reviews.$inferInsert)[]) =>
  tx.insert(reviews).values(rows).returning({ id: reviews.id, accountId: reviews.accountId })
