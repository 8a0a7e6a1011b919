import { and, count, desc, eq, isNull, lt, or, sql } from 'drizzle-orm'
import type { Db, Tx } from '../database/db.ts'
import { mails } from './mail.tables.ts'

export async function insertMail(
  tx: Tx,
  mail: Pick<
    typeof mails.$inferInsert,
    'accountId' | 'recipient' | 'kind' | 'subject' | 'html' | 'text' | 'unsubscribe' | 'calendar' | 'messageKey'
  >,
): Promise<number> {
  const [row] = await tx.insert(mails).values(mail).returning({ id: mails.id })
  return row!.id
}

export type WaitingMail = Pick<
  typeof mails.$inferSelect,
  'id' | 'messageKey' | 'recipient' | 'kind' | 'subject' | 'html' | 'text' | 'unsubscribe' | 'calendar' | 'writtenAt'
>

export async function findWaiting(db: Db, id: number): Promise<WaitingMail | null> {
  const [row] = await db
    .select({
      id: mails.id,
      messageKey: mails.messageKey,
      recipient: mails.recipient,
      kind: mails.kind,
      subject: mails.subject,
      html: mails.html,
      text: mails.text,
      unsubscribe: mails.unsubscribe,
      calendar: mails.calendar,
      writtenAt: mails.writtenAt,
    })
    .from(mails)
    .where(and(eq(mails.id, id), eq(mails.status, 'waiting')))
  return row ?? null
}

export const removeMail = (db: Db, id: number) => db.delete(mails).where(eq(mails.id, id))

/** Only a waiting mail is settled: one that was forgotten meanwhile stays forgotten. */
const settle = (db: Db, id: number, values: Partial<typeof mails.$inferInsert>) =>
  db
    .update(mails)
    .set({ settledAt: sql`now()`, ...values })
    .where(and(eq(mails.id, id), eq(mails.status, 'waiting')))

export const setDelivered = (db: Db, id: number) => settle(db, id, { status: 'delivered' })

/** Delivered, and nothing of it says who or what any more. */
export const setDeliveredAnonymously = (db: Db, id: number, recipient: string, text: string) =>
  settle(db, id, { status: 'delivered', recipient, accountId: null, html: '', text })

export const setFailed = (db: Db, id: number, recipient: string) =>
  settle(db, id, { status: 'failed', recipient, subject: '', html: '', text: '', unsubscribe: null, calendar: null })

export const removeMailsOf = (tx: Tx, { accountId, address }: { accountId: number; address: string | null }) =>
  tx
    .delete(mails)
    .where(
      or(
        eq(mails.accountId, accountId),
        and(isNull(mails.accountId), eq(sql`lower(${mails.recipient})`, address?.toLowerCase() ?? '')),
      ),
    )

/** What was delivered here stays a week; what failed a month, and so does what waits, should its job have been lost. */
export const pruneMails = (db: Db) =>
  db
    .delete(mails)
    .where(
      or(
        and(eq(mails.status, 'delivered'), lt(mails.settledAt, sql`now() - interval '7 days'`)),
        lt(mails.writtenAt, sql`now() - interval '30 days'`),
      ),
    )

const SHOWN = {
  id: mails.id,
  recipient: mails.recipient,
  kind: mails.kind,
  subject: mails.subject,
  status: mails.status,
  writtenAt: mails.writtenAt,
}

export const findNewestMails = (db: Db, { limit, offset }: { limit: number; offset: number }) =>
  db.select(SHOWN).from(mails).orderBy(desc(mails.writtenAt), desc(mails.id)).limit(limit).offset(offset)

export async function countMails(db: Db): Promise<number> {
  const [row] = await db.select({ total: count() }).from(mails)
  return row!.total
}

export async function findMail(db: Db, id: number) {
  const [row] = await db
    .select({ ...SHOWN, html: mails.html, text: mails.text })
    .from(mails)
    .where(eq(mails.id, id))
  return row ?? null
}
