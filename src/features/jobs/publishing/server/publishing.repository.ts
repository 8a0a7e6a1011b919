import type { SQL } from 'drizzle-orm'
import { and, asc, desc, eq, isNotNull, isNull, lte, ne, or, sql } from 'drizzle-orm'
import type { PageInput } from '#platform/pagination.ts'
import { rowsOf } from '#platform/pagination.ts'
import type { Db, Tx } from '#platform/server/database/db.ts'
import { ofCompany } from '#platform/server/database/ownership.ts'
import type { Actor } from '#platform/server/endpoints.ts'
import type { JobStatus } from '../../jobs.rules.ts'
import { live } from '../../server/jobs.repository.ts'
import { jobs } from '../../server/jobs.tables.ts'
import type { JobFields } from '../publishing.contract.ts'
import { jobForms } from './publishing.tables.ts'

export type JobRow = typeof jobs.$inferSelect
export type JobChange = Partial<typeof jobs.$inferInsert>

/** Of many that are alike the first will do. */
const MOST_ALIKE = 20

const ownJob = (actor: Actor, id: number) => and(eq(jobs.id, id), ofCompany(actor, jobs.companyId))

export async function findOwn(db: Db, actor: Actor, id: number): Promise<JobRow | null> {
  const [row] = await db.select().from(jobs).where(ownJob(actor, id))
  return row ?? null
}

/** Held until the transaction ends. */
export async function lockOwn(tx: Tx, actor: Actor, id: number): Promise<JobRow | null> {
  const [row] = await tx.select().from(jobs).where(ownJob(actor, id)).for('update')
  return row ?? null
}

/** Held, whosever it is: for those who decide for the site. */
export async function lockAny(tx: Tx, id: number): Promise<JobRow | null> {
  const [row] = await tx.select().from(jobs).where(eq(jobs.id, id)).for('update')
  return row ?? null
}

export async function insertJob(tx: Tx, row: typeof jobs.$inferInsert): Promise<number> {
  const [made] = await tx.insert(jobs).values(row).returning({ id: jobs.id })
  return made!.id
}

export const updateJob = (tx: Tx, id: number, change: JobChange) => tx.update(jobs).set(change).where(eq(jobs.id, id))

export async function findForm(db: Db, jobId: number) {
  const [form] = await db.select().from(jobForms).where(eq(jobForms.jobId, jobId))
  return form ?? null
}

/** What was typed, kept under the next version. */
export async function saveForm(
  tx: Tx,
  { id: jobId, edition }: Pick<JobRow, 'id' | 'edition'>,
  accountId: number | null,
  fields: JobFields,
) {
  const [saved] = await tx
    .insert(jobForms)
    .values({ jobId, accountId, fields, version: edition + 1 })
    .onConflictDoUpdate({
      target: jobForms.jobId,
      set: { fields, accountId, version: sql`${jobForms.version} + 1`, savedAt: sql`now()` },
    })
    .returning({ version: jobForms.version, savedAt: jobForms.savedAt })
  return saved!
}

/** What was typed is published or forgotten. Answers the version from then on, which no form that is still open has. */
export async function dropForm(tx: Tx, jobId: number, accountId: number | null): Promise<number> {
  const [form] = await tx.delete(jobForms).where(eq(jobForms.jobId, jobId)).returning({ version: jobForms.version })
  const [row] = await tx
    .update(jobs)
    .set({
      edition: sql`greatest(${jobs.edition}, ${form?.version ?? 0}) + 1`,
      editionBy: accountId,
      editionAt: sql`now()`,
    })
    .where(eq(jobs.id, jobId))
    .returning({ edition: jobs.edition })
  return row!.edition
}

export const countDrafts = (db: Db, companyId: number): Promise<number> =>
  db.$count(jobs, and(eq(jobs.companyId, companyId), eq(jobs.status, 'brouillon'), isNull(jobs.deletedAt)))

/** Whether a job of the company was ever shown. */
export async function hasPublished(db: Db, companyId: number): Promise<boolean> {
  const found = await db
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(eq(jobs.companyId, companyId), isNotNull(jobs.publishedAt), ne(jobs.status, 'refusée')))
    .limit(1)
  return found.length > 0
}

const head = sql<string>`split_part(${jobs.fingerprint}, '.', 1)`

/** Jobs of the company whose prints begin so, and that are shown or wait: of each beginning the first ones. Asked once for many. */
export function findAlike(db: Db, companyId: number, heads: string[], now: Date) {
  const alike = db
    .select({
      id: jobs.id,
      title: jobs.title,
      fingerprint: sql<string>`${jobs.fingerprint}`.as('print'),
      head: head.as('head'),
      nth: sql<number>`row_number() over (partition by ${head} order by ${jobs.id})`.as('nth'),
    })
    .from(jobs)
    .where(
      and(
        sql`${head} = any(${sql.param(heads)}::text[])`,
        sql`${jobs.status} in ('active', 'en attente')`,
        isNotNull(jobs.fingerprint),
        eq(jobs.companyId, companyId),
        or(live(now), eq(jobs.status, 'en attente')),
      ),
    )
    .as('alike')
  return db
    .select({ id: alike.id, title: alike.title, fingerprint: alike.fingerprint, head: alike.head })
    .from(alike)
    .where(lte(alike.nth, MOST_ALIKE))
    .orderBy(asc(alike.id))
}

const shownTitle = sql<string>`coalesce(nullif(case when ${jobs.status} = 'brouillon' then ${jobForms.fields}->>'titre' end, ''), ${jobs.title})`
/** The twin of the rule `shownState`. */
const shownStatus = sql<JobStatus>`case when ${jobs.status} = 'active' and ${jobs.validThrough} <= now() then 'expirée' else ${jobs.status} end`

const foundBy = (words: string): SQL | undefined =>
  words === ''
    ? undefined
    : sql`(${jobs}.words @@ (select to_tsquery('simple', string_agg(quote_literal(word) || ':*', ' & ')) from regexp_split_to_table(${words}::text, ' ') as word))`

export type OwnJobSort = 'attente' | 'date' | 'titre' | 'fin'
const orders: Record<Exclude<OwnJobSort, 'attente'>, SQL[]> = {
  date: [desc(jobs.createdAt), desc(jobs.id)],
  titre: [asc(shownTitle), asc(jobs.id)],
  fin: [sql`${jobs.validThrough} asc nulls last`, asc(jobs.id)],
}

/** `words` are folded. */
type Asked = PageInput & {
  words: string
  statuts: readonly JobStatus[]
  sort: OwnJobSort
  /** Those that stand first in the order « attente »; which they are, another room knows. */
  first: readonly number[]
}

const orderOf = ({ sort, first }: Pick<Asked, 'sort' | 'first'>): SQL[] =>
  sort === 'attente'
    ? [sql`array_position(${sql.param(first)}::int[], ${jobs.id}) asc nulls last`, ...orders.date]
    : orders[sort]

const listed = (actor: Actor) => and(ofCompany(actor, jobs.companyId), isNull(jobs.deletedAt))

export async function findListed(db: Db, actor: Actor, { words, statuts, sort, first, ...page }: Asked) {
  const where = and(
    listed(actor),
    foundBy(words),
    statuts.length === 0 ? undefined : sql`${shownStatus} = any(${sql.param(statuts)}::text[])`,
  )
  const { offset, limit } = rowsOf(page)
  const rows = await db
    .select({
      id: jobs.id,
      title: shownTitle,
      status: shownStatus,
      cityId: jobs.cityId,
      contractId: jobs.contractId,
      publishedAt: jobs.publishedAt,
      validThrough: jobs.validThrough,
      extendedAt: jobs.extendedAt,
      deletedAt: jobs.deletedAt,
      createdAt: jobs.createdAt,
      salaryText: jobs.salaryText,
      refusalReason: jobs.refusalReason,
      changed: sql<boolean>`(${jobForms.jobId} is not null and ${jobs.status} <> 'brouillon')`,
    })
    .from(jobs)
    .leftJoin(jobForms, eq(jobForms.jobId, jobs.id))
    .where(where)
    .orderBy(...orderOf({ sort, first }))
    .offset(offset)
    .limit(limit)
  const [counted] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(jobs)
    .leftJoin(jobForms, eq(jobForms.jobId, jobs.id))
    .where(where)
  return { rows, total: counted!.total }
}

/** How many there are in each state. */
export async function countByState(db: Db, actor: Actor): Promise<Partial<Record<JobStatus, number>>> {
  const rows = await db
    .select({ status: shownStatus, count: sql<number>`count(*)::int` })
    .from(jobs)
    .where(listed(actor))
    .groupBy(sql`1`)
  return Object.fromEntries(rows.map(({ status, count }) => [status, count]))
}
