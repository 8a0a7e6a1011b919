import { and, asc, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Db } from '#platform/server/database/db.ts'
import { beginsWordsOf } from '#platform/server/database/folded-words.ts'
import { prepared } from '#platform/server/database/prepared.ts'
import type { ShownStatus, Sort } from '../applications.rules.ts'
import { shownStatuses, WITHDRAWN } from '../applications.rules.ts'
import { applications } from './applications.tables.ts'

const shown = sql<ShownStatus>`case when ${applications.withdrawnAt} is null then ${applications.status} else ${WITHDRAWN} end`

type Wanted = { q?: string | undefined; statuses: readonly ShownStatus[] }

const matching = (accountId: number, { q, statuses }: Wanted): SQL =>
  and(
    eq(applications.accountId, accountId),
    q ? beginsWordsOf(sql`${applications.title} || ' ' || ${applications.companyName}`, q) : undefined,
    statuses.length > 0 ? inArray(shown, [...statuses]) : undefined,
  )!

const orders: Record<Sort, SQL[]> = {
  date: [],
  entreprise: [asc(sql`lower(${applications.companyName})`)],
  poste: [asc(sql`lower(${applications.title})`)],
  statut: [asc(sql`array_position(${sql.param([...shownStatuses])}::text[], ${shown})`)],
}

export const findApplications = (
  db: Db,
  accountId: number,
  wanted: Wanted,
  { sort, offset, limit }: { sort: Sort; offset: number; limit: number },
) =>
  db
    .select()
    .from(applications)
    .where(matching(accountId, wanted))
    .orderBy(...orders[sort], desc(applications.createdAt), desc(applications.id))
    .limit(limit)
    .offset(offset)

export const countApplications = (db: Db, accountId: number, wanted: Wanted): Promise<number> =>
  db.$count(applications, matching(accountId, wanted))

/** Somebody's applications by what became of them. */
export const countByStanding = (db: Db, accountId: number) =>
  db
    .select({
      statut: shown,
      stage: applications.stage,
      sent: sql<boolean>`${applications.sentAt} is not null or ${applications.jobId} is null`,
      interview: sql<boolean>`${applications.interviewAt} is not null`,
      count: sql<number>`count(*)::int`,
    })
    .from(applications)
    .where(eq(applications.accountId, accountId))
    .groupBy(sql`1`, sql`2`, sql`3`, sql`4`)

/** The jobs that somebody has applied to, the last first. */
export const findAppliedIds = async (db: Db, accountId: number): Promise<number[]> =>
  (await appliedOf(db, { accountId })).map(({ id }) => id!)

// Asked by every page of a candidate.
const appliedOf = prepared((db) =>
  db
    .select({ id: applications.jobId })
    .from(applications)
    .where(
      and(
        eq(applications.accountId, sql.placeholder('accountId')),
        isNull(applications.withdrawnAt),
        isNotNull(applications.jobId),
      ),
    )
    .orderBy(desc(applications.createdAt), desc(applications.id)),
)
