import { and, desc, eq, inArray, lte, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Db, Tx } from '#platform/server/database/db.ts'
import type { LetterContent } from './newsletter.mails.ts'
import { newsletterIssues as issues, newsletterRecipients as recipients } from './newsletter.tables.ts'

export type Issue = typeof issues.$inferSelect
type Draft = Pick<Issue, 'subject' | 'introduction' | 'articleIds' | 'jobIds'>

/** Nothing where the clock has prepared that week before. */
export const insertIssue = async (db: Db, draft: typeof issues.$inferInsert): Promise<number | null> => {
  const [row] = await db
    .insert(issues)
    .values(draft)
    .onConflictDoNothing({ target: issues.week })
    .returning({ id: issues.id })
  return row?.id ?? null
}

export const findIssue = async (db: Db, id: number): Promise<Issue | null> =>
  (await db.select().from(issues).where(eq(issues.id, id)))[0] ?? null

export const findNewest = (db: Db, { limit, offset }: { limit: number; offset: number }): Promise<Issue[]> =>
  db.select().from(issues).orderBy(desc(issues.createdAt), desc(issues.id)).limit(limit).offset(offset)

export const countIssues = (db: Db): Promise<number> => db.$count(issues)
export const countDrafts = (db: Db): Promise<number> => db.$count(issues, eq(issues.state, 'draft'))

/** Two people who change one issue: the second is told, and nothing of the first is lost. */
const inState = (id: number, state: Issue['state'], version: number | null): SQL =>
  and(eq(issues.id, id), eq(issues.state, state), version === null ? undefined : eq(issues.version, version))!

type Change = { [Name in keyof typeof issues.$inferInsert]?: (typeof issues.$inferInsert)[Name] | SQL }

async function change(tx: Tx, where: SQL, fields: Change): Promise<boolean> {
  const rows = await tx
    .update(issues)
    .set({ ...fields, changedAt: sql`now()`, version: sql`${issues.version} + 1` })
    .where(where)
    .returning({ id: issues.id })
  return rows.length > 0
}

export const updateDraft = (tx: Tx, id: number, version: number, draft: Draft): Promise<boolean> =>
  change(tx, inState(id, 'draft', version), draft)

export const setScheduled = (tx: Tx, id: number, version: number, sendAt: Date): Promise<boolean> =>
  change(tx, inState(id, 'draft', version), { state: 'scheduled', sendAt })

export const setUnscheduled = (tx: Tx, id: number): Promise<boolean> =>
  change(tx, inState(id, 'scheduled', null), { state: 'draft', sendAt: null })

/** Of all who begin to send an issue, one does. */
export const setStarted = (tx: Tx, { id, state, version }: Issue, content: LetterContent): Promise<boolean> =>
  change(tx, inState(id, state, version), { state: 'sending', sendAt: null, content, startedAt: sql`now()` })

export const setSent = (tx: Tx, id: number): Promise<boolean> =>
  change(tx, inState(id, 'sending', null), { state: 'sent', sentAt: sql`now()` })

export const deleteDraft = async (tx: Tx, id: number): Promise<boolean> =>
  (
    await tx
      .delete(issues)
      .where(inState(id, 'draft', null))
      .returning({ id: issues.id })
  ).length > 0

/** Those whose hour has come. */
export const findDue = (db: Db): Promise<Issue[]> =>
  db
    .select()
    .from(issues)
    .where(and(eq(issues.state, 'scheduled'), lte(issues.sendAt, sql`now()`)))
    .orderBy(issues.sendAt, issues.id)

export const findSending = async (db: Db): Promise<number[]> => {
  const rows = await db.select({ id: issues.id }).from(issues).where(eq(issues.state, 'sending')).orderBy(issues.id)
  return rows.map(({ id }) => id)
}

/** Held while a batch of it is written: batches of one issue wait for each other. */
export const lockSending = async (tx: Tx, id: number): Promise<Issue | null> =>
  (
    await tx
      .select()
      .from(issues)
      .where(inState(id, 'sending', null))
      .for('update')
  )[0] ?? null

export type Figures = { total: number; sent: number; refused: number; given_up: number; left_out: number }
const NONE: Figures = { total: 0, sent: 0, refused: 0, given_up: 0, left_out: 0 }

/** What became of those an issue is for, issue by issue. */
export async function figuresOf(db: Db, ids: readonly number[]): Promise<(id: number) => Figures> {
  if (ids.length === 0) return () => NONE
  const inIt = (state: string) => sql<number>`count(*) filter (where ${recipients.state} = ${state})::int`
  const rows = await db
    .select({
      id: recipients.issueId,
      total: sql<number>`count(*)::int`,
      sent: inIt('sent'),
      refused: inIt('refused'),
      given_up: inIt('given_up'),
      left_out: inIt('left_out'),
    })
    .from(recipients)
    .where(inArray(recipients.issueId, [...ids]))
    .groupBy(recipients.issueId)
  const byId = new Map(rows.map(({ id, ...figures }) => [id, figures]))
  return (id) => byId.get(id) ?? NONE
}

/** Whether the clock has prepared a week. */
export const isPrepared = async (db: Db, week: string): Promise<boolean> =>
  (await db.$count(issues, eq(issues.week, week))) > 0
