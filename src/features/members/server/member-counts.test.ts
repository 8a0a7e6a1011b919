// @module-tag postgres
import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { useTestDatabase } from '../../../../tests/support/test-database.ts'
import { insertMembers } from './members.repository.ts'
import { countMembers, sumUpCounts } from './member-counts.repository.ts'

const database = useTestDatabase()
const day = 86_400_000
const seen = (days: number): Date => new Date(Date.now() - days * day)

beforeAll(async () => {
  const flags = [true, false]
  const kinds = flags.flatMap((profileVisible) =>
    flags.flatMap((publicProfile) => flags.map((suspended) => ({ profileVisible, publicProfile, suspended }))),
  )
  await insertMembers(
    database.db,
    kinds.flatMap((kind, at) =>
      [0, 20, 39, 41, 100].map((days) => ({
        firstName: 'Ada',
        lastName: `N${at}`,
        countryId: 1 + (at % 2),
        visibleToRecruiters: at % 3 > 0,
        cvSavedAt: at % 3 > 1 ? new Date() : null,
        lastSeenAt: seen(days),
        ...kind,
      })),
    ),
  )
})

const kinds = sql.raw('country_id, suspended, profile_visible, public_profile, visible_to_recruiters')
/** Lines that differ between what was counted and what is there. Days that are long over are one. */
async function wrong() {
  const long = sql`(now() at time zone 'Europe/Paris')::date - 40`
  const { rows } = await database.db.execute(sql`
    select ${kinds}, saved, seen, sum(change) from (
      select ${kinds}, cv_saved as saved, greatest(seen_on, ${long}) as seen, change from member_counts
      union all
      select ${kinds}, cv_saved_at is not null, greatest((last_seen_at at time zone 'Europe/Paris')::date, ${long}), -1 from members
    ) as all_lines group by ${kinds}, saved, seen having sum(change) <> 0`)
  return rows
}
const lines = async (): Promise<number> =>
  (await database.db.execute<{ count: number }>('select count(*)::int as count from member_counts')).rows[0]!.count

const changes = {
  'seen again': 'update members set last_seen_at = now() where id % 3 = 0',
  'moves to another country': 'update members set country_id = 3 - country_id where id % 4 = 0',
  'changes what is shown':
    'update members set profile_visible = not profile_visible, public_profile = true where id % 5 = 0',
  'is hidden by a decision': 'update members set suspended = not suspended where id % 6 = 0',
  'is sought': 'update members set visible_to_recruiters = true, cv_saved_at = now() where id % 7 = 0',
  'writes a title': `update members set title = 'Analyste'`,
  leaves: 'delete from members where id % 8 = 0',
}

test.each(Object.entries(changes))(
  'whoever %s is counted as they are, before and after it is summed up',
  async (_, change) => {
    await database.db.execute(change)
    expect(await wrong()).toEqual([])
    await sumUpCounts(database.db)
    expect(await wrong()).toEqual([])
  },
)

test('what is summed up is one line of each kind, and says the same', async () => {
  const before = await countMembers(database.db, null)
  await database.db.execute('update members set last_seen_at = now()')
  await database.db.execute(sql`update members set last_seen_at = ${seen(100).toISOString()}::timestamptz`)
  expect((await countMembers(database.db, null)).activeThisMonth).toBe(0)
  await sumUpCounts(database.db)
  expect(await countMembers(database.db, null)).toEqual({ total: before.total, activeThisMonth: 0 })
  const { rows } = await database.db.execute(sql`select distinct ${kinds}, cv_saved_at is null from members`)
  expect(await lines()).toBe(rows.length)
})

test('what changes none of it adds no line', async () => {
  const before = await lines()
  await database.db.execute(`update members set title = 'Contrôleur', cv_saved_at = cv_saved_at + interval '1 second'`)
  expect(await lines()).toBe(before)
})

test('without members there is nobody', async () => {
  await database.db.execute('truncate members cascade')
  expect(await countMembers(database.db, 1)).toEqual({ total: 0, activeThisMonth: 0 })
})
