import { and, eq, inArray } from 'drizzle-orm'
import type { Db, Tx } from '#platform/server/database/db.ts'
import { ofCompany } from '#platform/server/database/ownership.ts'
import type { Actor } from '#platform/server/endpoints.ts'
import { applications } from '../../server/applications.tables.ts'
import { applicationMoves } from './applicants.tables.ts'

export type PendingMove = typeof applicationMoves.$inferSelect

export async function insertMove(tx: Tx, move: typeof applicationMoves.$inferInsert): Promise<PendingMove> {
  const [row] = await tx.insert(applicationMoves).values(move).returning()
  return row!
}

/** The application of a move, whoever asks; the lock on the application comes first, everywhere. */
export async function applicationOfMove(db: Db, id: number): Promise<number | null> {
  const [row] = await db
    .select({ id: applicationMoves.applicationId })
    .from(applicationMoves)
    .where(eq(applicationMoves.id, id))
  return row?.id ?? null
}

export async function findMoveOf(db: Db, applicationId: number): Promise<PendingMove | null> {
  const [row] = await db.select().from(applicationMoves).where(eq(applicationMoves.applicationId, applicationId))
  return row ?? null
}

/** Of some moves, those of applications to the company that somebody works for. */
export const findMovesOfCompany = (db: Db, actor: Actor, ids: number[]) =>
  db
    .select({ id: applicationMoves.id, applicationId: applicationMoves.applicationId })
    .from(applicationMoves)
    .innerJoin(applications, eq(applications.id, applicationMoves.applicationId))
    .where(and(inArray(applicationMoves.id, ids), ofCompany(actor, applications.companyId)))
    .orderBy(applicationMoves.applicationId)

export const deleteMoveOf = async (tx: Tx, applicationId: number): Promise<void> => {
  await tx.delete(applicationMoves).where(eq(applicationMoves.applicationId, applicationId))
}
