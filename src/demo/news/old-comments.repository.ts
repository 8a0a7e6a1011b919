import { articleComments as comments } from '#features/news/comments/server/comments.tables.ts'
import type { Tx } from '#platform/server/database/db.ts'

/** Comments of the sample site are as old as their articles. */
export const insertComments = (tx: Tx, rows: (typeof comments.$inferInsert)[]) => tx.insert(comments).values(rows)
