import { and, desc, eq, gt, inArray, sql } from 'drizzle-orm'
import type { Db, Tx } from '#platform/server/database/db.ts'
import { ofCompany } from '#platform/server/database/ownership.ts'
import type { Actor } from '#platform/server/endpoints.ts'
import { unlockedProfiles } from './sourcing.tables.ts'

const stillOpen = gt(unlockedProfiles.until, sql`now()`)

/** Which of these members the recruiter's company sees by name, and until when. */
export async function findUnlocked(db: Db, actor: Actor, memberIds: number[]): Promise<Map<number, Date>> {
  if (memberIds.length === 0) return new Map()
  const rows = await db
    .select({ memberId: unlockedProfiles.memberId, until: unlockedProfiles.until })
    .from(unlockedProfiles)
    .where(and(ofCompany(actor, unlockedProfiles.companyId), inArray(unlockedProfiles.memberId, memberIds), stillOpen))
  return new Map(rows.map(({ memberId, until }) => [memberId, until]))
}

export const insertUnlocked = (
  tx: Tx,
  row: { companyId: number; memberId: number; accountId: number | null },
  days: number,
) => tx.insert(unlockedProfiles).values({ ...row, until: sql`now() + make_interval(days => ${days}::int)` })

/** Who has unlocked a member, the last one first. */
export const findOpeners = (db: Db, memberId: number) =>
  db
    .select({
      companyId: unlockedProfiles.companyId,
      unlockedAt: unlockedProfiles.unlockedAt,
      until: unlockedProfiles.until,
    })
    .from(unlockedProfiles)
    .where(eq(unlockedProfiles.memberId, memberId))
    .orderBy(desc(unlockedProfiles.unlockedAt), desc(unlockedProfiles.id))
    .limit(100)

/** What somebody has unlocked for the company they work for. */
export const findUnlockedBy = (db: Db, accountId: number) =>
  db
    .select({
      companyId: unlockedProfiles.companyId,
      unlockedAt: unlockedProfiles.unlockedAt,
      until: unlockedProfiles.until,
    })
    .from(unlockedProfiles)
    .where(eq(unlockedProfiles.accountId, accountId))
    .orderBy(desc(unlockedProfiles.id))
