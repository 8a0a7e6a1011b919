import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Tx } from '#platform/server/database/db.ts'
import { newsletterRecipients as recipients, newsletterSubscribers as subscribers } from './newsletter.tables.ts'
import { active } from './subscribers.repository.ts'

/** One for each who gets letters now; how many that are. Somebody who comes later gets the next one. */
export async function insertRecipients(tx: Tx, issueId: number): Promise<number> {
  const { rows } = await tx.execute(sql`
    insert into newsletter_recipients (issue_id, subscriber_id)
    select ${issueId}::int, ${subscribers.id} from ${subscribers} where ${active} order by ${subscribers.id} returning id`)
  return rows.length
}

export type Claimed = { id: number; mailKey: string; subscriberId: number; email: string }

/** The next ones whose turn has come, held until the transaction ends. Those who have left since are marked, and get nothing. */
export async function claimBatch(
  tx: Tx,
  issueId: number,
  most: number,
): Promise<{ looked: number; claimed: Claimed[] }> {
  const rows = await tx
    .select({
      id: recipients.id,
      mailKey: recipients.mailKey,
      subscriberId: subscribers.id,
      email: subscribers.email,
      wanted: sql<boolean>`coalesce(${active}, false)`,
    })
    .from(recipients)
    .leftJoin(subscribers, eq(subscribers.id, recipients.subscriberId))
    .where(and(eq(recipients.issueId, issueId), eq(recipients.state, 'waiting')))
    .orderBy(asc(recipients.id))
    .limit(most)
    .for('update', { of: recipients })
  const claimed = rows.flatMap(({ subscriberId, email, wanted, ...row }) =>
    wanted && subscriberId !== null && email !== null ? [{ ...row, subscriberId, email }] : [],
  )
  const kept = new Set(claimed.map(({ id }) => id))
  const left = rows.map(({ id }) => id).filter((id) => !kept.has(id))
  if (left.length > 0) {
    await tx
      .update(recipients)
      .set({ state: 'left_out', settledAt: sql`now()` })
      .where(inArray(recipients.id, left))
  }
  return { looked: rows.length, claimed }
}

/** Their mails are in the queue: from here on they are the mailer's. */
export const setWritten = async (tx: Tx, ids: number[]): Promise<void> => {
  await tx
    .update(recipients)
    .set({ state: 'written' })
    .where(and(inArray(recipients.id, ids), eq(recipients.state, 'waiting')))
}

/** Mails that wait for the mail server. Of those who are forgotten meanwhile nobody hears any more. */
export const countUnderWay = (tx: Tx, issueId: number): Promise<number> =>
  tx.$count(
    recipients,
    and(eq(recipients.issueId, issueId), eq(recipients.state, 'written'), isNotNull(recipients.subscriberId)),
  )

/** What became of a mail; whose it was. */
export async function setSettled(
  tx: Tx,
  mailKey: string,
  state: 'sent' | 'refused' | 'given_up',
): Promise<number | null> {
  const [row] = await tx
    .update(recipients)
    .set({ state, settledAt: sql`now()` })
    .where(and(eq(recipients.mailKey, mailKey), eq(recipients.state, 'written')))
    .returning({ subscriberId: recipients.subscriberId })
  return row?.subscriberId ?? null
}

/** Of a letter that was sent before. */
export const insertSettled = async (tx: Tx, rows: (typeof recipients.$inferInsert)[]): Promise<void> => {
  await tx.insert(recipients).values(rows)
}
