import { and, asc, desc, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Db, Tx } from '#platform/server/database/db.ts'
import { ofCompany, own } from '#platform/server/database/ownership.ts'
import type { Actor } from '#platform/server/endpoints.ts'
import { applications } from './applications.tables.ts'

export type Application = typeof applications.$inferSelect
type NewApplication = typeof applications.$inferInsert

const first = <T>(rows: T[]): T | null => rows[0] ?? null
const standing = isNull(applications.withdrawnAt)

/** Nothing where the person has one already. */
export const insertApplication = async (tx: Tx, row: NewApplication): Promise<Application | null> =>
  first(await tx.insert(applications).values(row).onConflictDoNothing().returning())

/** The one that somebody has to a job, the standing one before one that was withdrawn. */
export const findOfAccount = async (db: Db, accountId: number, jobId: number): Promise<Application | null> =>
  first(
    await db
      .select()
      .from(applications)
      .where(and(eq(applications.accountId, accountId), eq(applications.jobId, jobId)))
      .orderBy(desc(standing), desc(applications.id))
      .limit(1),
  )

/** The one that a visitor's browser has to a job, the last one, or that of an address. */
export const findOfVisitor = async (
  db: Db,
  visitor: Buffer,
  jobId: number,
  email?: string,
): Promise<Application | null> =>
  first(
    await db
      .select()
      .from(applications)
      .where(
        and(
          eq(applications.visitor, visitor),
          eq(applications.jobId, jobId),
          standing,
          email === undefined ? undefined : eq(applications.email, email),
        ),
      )
      .orderBy(desc(applications.id))
      .limit(1),
  )

export const findByCv = async (db: Db, cvId: number): Promise<Application | null> =>
  first(await db.select().from(applications).where(eq(applications.cvId, cvId)).limit(1))

export const findOwn = async (db: Db, accountId: number, id: number): Promise<Application | null> =>
  first(
    await db
      .select()
      .from(applications)
      .where(own(applications, accountId, id)),
  )

export const lockOwn = async (tx: Tx, accountId: number, id: number): Promise<Application | null> =>
  first(
    await tx
      .select()
      .from(applications)
      .where(own(applications, accountId, id))
      .for('update'),
  )

/** One that reached the company that somebody works for. */
export const lockOfCompany = async (tx: Tx, actor: Actor, id: number): Promise<Application | null> =>
  first(
    await tx
      .select()
      .from(applications)
      .where(and(eq(applications.id, id), ofCompany(actor, applications.companyId), isNotNull(applications.sentAt)))
      .for('update'),
  )

/** One, whoever asks: for whoever has a key to it. */
export const findById = async (db: Db, id: number): Promise<Application | null> =>
  first(await db.select().from(applications).where(eq(applications.id, id)))

/** The same, held: for what the clock does, too. */
export const lockById = async (tx: Tx, id: number): Promise<Application | null> =>
  first(await tx.select().from(applications).where(eq(applications.id, id)).for('update'))

/** How many of a job nobody has read yet. */
export const countNew = (db: Db, jobId: number): Promise<number> =>
  db.$count(
    applications,
    and(eq(applications.jobId, jobId), eq(applications.stage, 'nouveau'), isNotNull(applications.sentAt), standing),
  )

export const lockByKey = async (tx: Tx, hash: Buffer): Promise<Application | null> =>
  first(await tx.select().from(applications).where(eq(applications.confirmHash, hash)).for('update'))

/** One of the same address to the same job that the employer has already. */
export const findSentTwin = async (db: Db, { id, jobId, email }: Application): Promise<Application | null> =>
  first(
    await db
      .select()
      .from(applications)
      .where(
        and(
          eq(applications.jobId, jobId!),
          eq(applications.email, email!),
          standing,
          isNotNull(applications.sentAt),
          sql`${applications.id} <> ${id}`,
        ),
      ),
  )

export const updateApplication = async (tx: Tx, id: number, fields: Partial<NewApplication>): Promise<void> => {
  await tx.update(applications).set(fields).where(eq(applications.id, id))
}

export const deleteApplication = async (tx: Tx, id: number): Promise<void> => {
  await tx.delete(applications).where(eq(applications.id, id))
}

export const countElsewhere = (db: Db, accountId: number): Promise<number> =>
  db.$count(applications, and(eq(applications.accountId, accountId), isNull(applications.jobId)))

export const findAll = (db: Db, accountId: number) =>
  db.select().from(applications).where(eq(applications.accountId, accountId)).orderBy(asc(applications.id))

/** Those of a confirmed address that no account has yet. */
export const lockUnclaimed = (tx: Tx, email: string) =>
  tx
    .select()
    .from(applications)
    .where(and(isNull(applications.accountId), eq(applications.email, email), isNotNull(applications.sentAt)))
    .for('update')

export const hasUnclaimed = async (db: Db, email: string): Promise<boolean> =>
  (await db.$count(
    applications,
    and(isNull(applications.accountId), eq(applications.email, email), isNotNull(applications.sentAt)),
  )) > 0

/** Those of accounts that wait for their address to be confirmed. */
export const findWaiting = (db: Db, most: number) =>
  db
    .select()
    .from(applications)
    .where(
      and(
        isNull(applications.sentAt),
        isNotNull(applications.confirmUntil),
        isNotNull(applications.accountId),
        standing,
      ),
    )
    .orderBy(asc(applications.id))
    .limit(most)

/** Jobs that somebody still hopes for. */
export const findHopedFor = async (db: Db, after: number, most: number): Promise<number[]> =>
  (
    await db
      .selectDistinct({ id: applications.jobId })
      .from(applications)
      .where(
        and(
          isNull(applications.closedToldAt),
          standing,
          isNotNull(applications.sentAt),
          sql`${applications.jobId} > ${after}`,
        ),
      )
      .orderBy(asc(applications.jobId))
      .limit(most)
  ).map(({ id }) => id!)

/** Marks those of a closed job as told, and gives them. */
export const takeUntold = (tx: Tx, jobId: number) =>
  tx
    .update(applications)
    .set({ closedToldAt: sql`now()` })
    .where(
      and(eq(applications.jobId, jobId), isNull(applications.closedToldAt), standing, isNotNull(applications.sentAt)),
    )
    .returning()

/** What nobody confirmed in time is gone, with its files. */
export const deleteUnconfirmed = async (db: Db): Promise<void> => {
  await db.delete(applications).where(and(isNull(applications.sentAt), lt(applications.confirmUntil, sql`now()`)))
}

type Sent = { cvId: number } | { letter: string } | { accountId: number }

const isOf = (sent: Sent): SQL => {
  if ('cvId' in sent) return eq(applications.cvId, sent.cvId)
  return 'letter' in sent ? eq(applications.letterFile, sent.letter) : eq(applications.accountId, sent.accountId)
}

/** Whoever works for the company of an application with this CV or this letter, or of this person, may open it. */
export const findShownTo = async (db: Db, reader: Actor, what: Sent) =>
  first(
    await db
      .select({ id: applications.id })
      .from(applications)
      .where(and(isOf(what), ofCompany(reader, applications.companyId), isNotNull(applications.sentAt), standing))
      .limit(1),
  )

/** Whether an application of somebody has reached a company, withdrawn or not. */
export const hasSentTo = async (db: Db, accountId: number, companyId: number): Promise<boolean> =>
  first(
    await db
      .select({ id: applications.id })
      .from(applications)
      .where(
        and(
          eq(applications.accountId, accountId),
          eq(applications.companyId, companyId),
          isNotNull(applications.sentAt),
        ),
      )
      .limit(1),
  ) !== null

export const findByLetter = async (db: Db, letter: string): Promise<Application | null> =>
  first(await db.select().from(applications).where(eq(applications.letterFile, letter)))

/** Before an account goes: what employers keep of it says nothing about the person. */
export async function setNameless(tx: Tx, accountId: number): Promise<void> {
  const mine = eq(applications.accountId, accountId)
  await tx.delete(applications).where(and(mine, or(isNull(applications.jobId), isNull(applications.sentAt))))
  await tx
    .update(applications)
    .set({
      withdrawnAt: sql`coalesce(${applications.withdrawnAt}, now())`,
      nextStage: null,
      withdrawalReason: '',
      civility: null,
      firstName: null,
      lastName: null,
      email: null,
      phone: null,
      message: '',
      notes: '',
      notesAt: null,
      cvId: null,
      letterFile: null,
      letterName: null,
      visitor: null,
      confirmHash: null,
      link: '',
      interviewPlace: '',
    })
    .where(mine)
}
