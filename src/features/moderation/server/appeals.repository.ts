import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { Db, Tx } from '#platform/server/database/db.ts'
import { appeals, moderationCases } from './moderation.tables.ts'

export type Appeal = typeof appeals.$inferSelect

export const insertAppeal = (
  tx: Tx,
  appeal: Pick<Appeal, 'caseId' | 'hash'> & { accountId: number | null; reportId: number | null },
  days: number,
) => tx.insert(appeals).values({ ...appeal, expiresAt: sql`now() + make_interval(days => ${days})` })

/** Who asks: by the key of a mail, or as the member it was given to; without a case it is about the account itself. */
export type Appellant = { hash: Buffer } | { accountId: number; caseId: number | null }

const isTheirs = (who: Appellant) =>
  'hash' in who
    ? eq(appeals.hash, who.hash)
    : and(
        eq(appeals.accountId, who.accountId),
        who.caseId === null ? eq(moderationCases.objectKind, 'account') : eq(appeals.caseId, who.caseId),
      )

/**
 * What may still be contested: what nobody has looked at again, and, where that has changed nothing, by those who have not been heard. Who was just
 * refused at the door answers once: the other ways to do it were mailed to somebody.
 */
const isOpen = (who: Appellant) => {
  const unseen = isNull(moderationCases.reviewedAt)
  const unheard = and(eq(moderationCases.review, 'uphold'), isNull(appeals.sentAt))
  return 'hash' in who || who.caseId !== null ? or(unseen, unheard) : unseen
}

/** The newest decision that somebody may contest, until it is too late. */
export async function findAppeal(db: Db, who: Appellant): Promise<Appeal | null> {
  const [row] = await db
    .select({ appeal: appeals })
    .from(appeals)
    .innerJoin(moderationCases, eq(moderationCases.id, appeals.caseId))
    .where(and(isTheirs(who), gt(appeals.expiresAt, sql`now()`), isOpen(who)))
    .orderBy(desc(appeals.id))
    .limit(1)
  return row?.appeal ?? null
}

/** Once: a second one finds it sent. */
export async function setSent(tx: Tx, id: number, text: string): Promise<boolean> {
  const rows = await tx
    .update(appeals)
    .set({ text, sentAt: sql`now()` })
    .where(and(eq(appeals.id, id), isNull(appeals.sentAt)))
    .returning({ id: appeals.id })
  return rows.length > 0
}

export const findSentOf = (db: Db, caseId: number): Promise<Appeal[]> =>
  db
    .select()
    .from(appeals)
    .where(and(eq(appeals.caseId, caseId), isNotNull(appeals.sentAt)))
    .orderBy(asc(appeals.id))

/** Which of some accounts contest the decision of a case. */
export async function findAppellants(db: Db, caseId: number, among: number[]): Promise<number[]> {
  const rows = await db
    .select({ accountId: appeals.accountId })
    .from(appeals)
    .where(and(eq(appeals.caseId, caseId), isNotNull(appeals.sentAt), inArray(appeals.accountId, among)))
  return rows.map(({ accountId }) => accountId!)
}

export const findAppealsBy = (db: Db, accountId: number): Promise<Appeal[]> =>
  db.select().from(appeals).where(eq(appeals.accountId, accountId)).orderBy(desc(appeals.id))
