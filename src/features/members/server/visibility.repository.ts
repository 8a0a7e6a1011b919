import { and, eq, not, or, sql } from 'drizzle-orm'
import type { SQL, SQLWrapper } from 'drizzle-orm'
import { admits } from '#platform/contract.ts'
import type { Db } from '#platform/server/database/db.ts'
import type { Actor } from '#platform/server/endpoints.ts'
import type { Condition, Part, Toggle, Viewer } from '../visibility.rules.ts'
import { found, seesAll, shown, SOUGHT } from '../visibility.rules.ts'
import { blockedCompanies, members } from './members.tables.ts'

// The SQL twin of the table in visibility.rules.ts, for queries over many members.

/** What the rules ask of a member. */
export const choiceColumns = {
  profileVisible: members.profileVisible,
  publicProfile: members.publicProfile,
  showConnections: members.showConnections,
  showExperience: members.showExperience,
  showEducation: members.showEducation,
  showSkills: members.showSkills,
  showContactInfo: members.showContactInfo,
  allowMessages: members.allowMessages,
  showActivity: members.showActivity,
  visibleToRecruiters: members.visibleToRecruiters,
  cvSaved: sql<boolean>`${members.cvSavedAt} is not null`,
  suspended: members.suspended,
}

/** What tells who finds a member, and who sees their name. */
type Findable = { suspended: SQLWrapper } & Partial<Record<Condition, SQLWrapper>>

/** The twin of `finds`. */
export function foundBy(viewer: Viewer, of: Findable = choiceColumns): SQL {
  if (seesAll(viewer)) return sql`true`
  const groups = found[viewer].map((group) => and(...group.map((one) => sql`(${of[one]!})`)) ?? sql`true`)
  return and(not(sql`${of.suspended}`), or(...groups) ?? sql`false`)!
}

/** The twin of `isSought`. */
export const sought: SQL = and(not(sql`${members.suspended}`), ...SOUGHT.map((one) => sql`(${choiceColumns[one]})`))!

/** The twin of `seesPart`. */
export function partSeenBy(viewer: Viewer, part: Part, of: Findable = choiceColumns): SQL {
  if (seesAll(viewer)) return sql`true`
  const when = shown[part][viewer]
  if (when === undefined) return sql`false`
  return when === true ? foundBy(viewer, of) : and(foundBy(viewer, of), sql`${of[when]!}`)!
}

// Named in full: among the columns of a query over members alone, a column is written without its table, and would be that of the
// inner query.
const outerAccount = sql.raw('members.account_id')
const blockedBy = sql`select blocked.company_id from ${blockedCompanies} as blocked where blocked.account_id = ${outerAccount}`

/** The companies that the member of a row has blocked. */
export const blockedOfRow: SQL<number[]> = sql`array(${blockedBy})`

const blocks = (companyId: number): SQL => sql`exists (${blockedBy} and blocked.company_id = ${companyId})`

/** Blocks some company. What everybody is shown alike leaves them out: its recruiters are among the readers. */
export const blocksNobody: SQL = sql`not exists (${blockedBy})`

/**
 * What is so of a row for whatever the caller is to its member. Contacts are not there yet; whom somebody applied to, and which
 * company has unlocked them, is for a single profile to say (`viewerOf`): those are found in their own lists.
 */
function byViewer(actor: Actor, of: (viewer: Viewer) => SQL): SQL {
  const most = of(viewerOfMost(actor))
  if (actor.role === 'visitor' || admits('administrator', actor)) return most
  const own = eq(members.accountId, actor.accountId)
  if (actor.role !== 'recruiter' || actor.companyId === null)
    return sql`case when ${own} then ${of('self')} else ${most} end`
  return sql`case when ${own} then ${of('self')} when ${blocks(actor.companyId)} then ${of('blocked')} else ${most} end`
}

/** What the caller is to members whom nothing ties to them. */
export function viewerOfMost(actor: Actor): Viewer {
  if (actor.role === 'visitor') return 'visitor'
  if (admits('administrator', actor)) return 'administrator'
  if (actor.role !== 'recruiter') return 'member'
  // Whoever says to recruit for a company that nobody has validated sees what everybody sees.
  return actor.companyId === null ? 'visitor' : 'recruiter'
}

/** The accounts of those to whom the caller is something else: the own one, and those that block the company. */
export function accountsTied(actor: Actor): SQL {
  if (actor.role === 'visitor' || admits('administrator', actor)) return sql`'{}'::int[]`
  if (actor.role !== 'recruiter' || actor.companyId === null) return sql`array[${actor.accountId}::int]`
  return sql`${actor.accountId}::int || array(select account_id from ${blockedCompanies} where company_id = ${actor.companyId})`
}

/** What the caller is to the member of a row. */
export const viewerOfRow = (actor: Actor): SQL<Viewer> =>
  byViewer(actor, (viewer) => sql`${viewer}::text`) as SQL<Viewer>

/** The members that the caller finds by name. */
export const foundFor = (actor: Actor): SQL => byViewer(actor, (viewer) => partSeenBy(viewer, 'identity'))

/** Those who let recruiters look for them, and do not block the company of this one. */
export const soughtFor = (actor: Actor): SQL =>
  and(
    sought,
    byViewer(actor, (viewer) => (viewer === 'recruiter' ? sql`true` : sql`false`)),
  )!

export async function findChoices(db: Db, accountId: number) {
  const [row] = await db
    .select({ id: members.id, ...choiceColumns })
    .from(members)
    .where(eq(members.accountId, accountId))
  return row ?? null
}

/** Changes some choices of a member; says whether there is such a member. */
export async function setChoices(
  db: Db,
  accountId: number,
  chosen: Partial<Record<Toggle | 'visibleToRecruiters', boolean>>,
): Promise<boolean> {
  if (Object.keys(chosen).length === 0) return (await findChoices(db, accountId)) !== null
  const rows = await db
    .update(members)
    .set(chosen)
    .where(eq(members.accountId, accountId))
    .returning({ id: members.id })
  return rows.length > 0
}
