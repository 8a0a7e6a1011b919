import { and, desc, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import type { Db, Tx } from '#platform/server/database/db.ts'
import { applicationProposals } from './applicants.tables.ts'

export type Proposal = typeof applicationProposals.$inferSelect

/** The last one; an open one is answered by its candidate. */
export async function findProposal(db: Db, applicationId: number): Promise<Proposal | null> {
  const [row] = await db
    .select()
    .from(applicationProposals)
    .where(eq(applicationProposals.applicationId, applicationId))
    .orderBy(desc(applicationProposals.id))
    .limit(1)
  return row ?? null
}

/** What was proposed and not answered can be answered no more. */
export const deleteOpenProposal = async (tx: Tx, applicationId: number): Promise<void> => {
  await tx
    .delete(applicationProposals)
    .where(and(eq(applicationProposals.applicationId, applicationId), isNull(applicationProposals.answeredAt)))
}

/** A new proposal takes the place of one that was not answered. */
export async function insertProposal(tx: Tx, proposal: typeof applicationProposals.$inferInsert): Promise<Proposal> {
  await deleteOpenProposal(tx, proposal.applicationId)
  const [made] = await tx.insert(applicationProposals).values(proposal).returning()
  return made!
}

/** Which application a proposal belongs to. */
export async function findNamed(db: Db, id: number): Promise<Pick<Proposal, 'id' | 'applicationId'> | null> {
  const { id: number, applicationId } = applicationProposals
  const [row] = await db.select({ id: number, applicationId }).from(applicationProposals).where(eq(number, id))
  return row ?? null
}

export const deleteProposalsOf = async (tx: Tx, applicationId: number): Promise<void> => {
  await tx.delete(applicationProposals).where(eq(applicationProposals.applicationId, applicationId))
}

/** Those of some moments at which somebody who recruits already meets a candidate. */
export async function findTaken(db: Db, accountId: number, moments: Date[]): Promise<Date[]> {
  if (moments.length === 0) return []
  const rows = await db
    .select({ picked: applicationProposals.picked })
    .from(applicationProposals)
    .where(
      and(
        eq(applicationProposals.accountId, accountId),
        isNotNull(applicationProposals.picked),
        inArray(applicationProposals.picked, moments),
      ),
    )
  return rows.map(({ picked }) => picked!)
}

export const setAnswered = async (tx: Tx, id: number, picked: Date | null): Promise<void> => {
  await tx.update(applicationProposals).set({ answeredAt: new Date(), picked }).where(eq(applicationProposals.id, id))
}
