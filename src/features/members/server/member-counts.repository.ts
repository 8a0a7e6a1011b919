import { eq, sql } from 'drizzle-orm'
import type { Db } from '#platform/server/database/db.ts'
import type { Actor } from '#platform/server/endpoints.ts'
import { memberCounts, members } from './members.tables.ts'
import { accountsTied, foundFor, partSeenBy, viewerOfMost } from './visibility.repository.ts'

// Nobody reads all members to count them: triggers write what each change of one adds and takes away.

const inParis = sql`(now() at time zone 'Europe/Paris')`
const sumOf = sql`coalesce(sum(${memberCounts.change}), 0)`

export type MemberCounts = { total: number; activeThisMonth: number }

/** Everybody who has an account, and those of them seen since the first of the month in Paris. */
export async function countMembers(db: Db, country: number | null): Promise<MemberCounts> {
  const thisMonth = sql`${memberCounts.seenOn} >= date_trunc('month', ${inParis})::date`
  const [row] = await db
    .select({
      total: sql<number>`${sumOf}::int`,
      activeThisMonth: sql<number>`coalesce(sum(${memberCounts.change}) filter (where ${thisMonth}), 0)::int`,
    })
    .from(memberCounts)
    .where(country === null ? undefined : eq(memberCounts.countryId, country))
  return row!
}

/** How many members the caller finds: all of the kinds that show themselves, but for those to whom the caller is something else. */
export async function countFound(db: Db, actor: Actor): Promise<number> {
  const most = viewerOfMost(actor)
  const { rows } = await db.execute<{ total: number }>(sql`
    select ((select ${sumOf} from ${memberCounts} where ${partSeenBy(most, 'identity', memberCounts)})
      + (select coalesce(sum((${foundFor(actor)})::int - (${partSeenBy(most, 'identity')})::int), 0)
        from ${members} where ${members.accountId} = any(${accountsTied(actor)})))::int as total`)
  return rows[0]!.total
}

// More than the longest time that anybody asks for.
const DAYS_APART = 40

/** Makes one line of those of a kind. Days that are long over are one. */
export async function sumUpCounts(db: Db): Promise<void> {
  const kinds = sql.raw('country_id, suspended, profile_visible, public_profile, visible_to_recruiters, cv_saved')
  await db.execute(sql`
    with gone as (delete from ${memberCounts} returning *),
    days as (select ${kinds}, greatest(seen_on, ${inParis}::date - ${DAYS_APART}::int) as seen_on, change from gone)
    insert into ${memberCounts} (${kinds}, seen_on, change)
    select ${kinds}, seen_on, sum(change) from days group by ${kinds}, seen_on having sum(change) <> 0`)
}
