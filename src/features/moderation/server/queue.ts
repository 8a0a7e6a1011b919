import { describeAccount } from '#features/accounts/server/account-control.service.ts'
import { notFound, RefusalError } from '#platform/refusals.ts'
import type { PageInput } from '#platform/pagination.ts'
import { pageOf, rowsOf } from '#platform/pagination.ts'
import { actsOn } from '#platform/server/audit/audit.service.ts'
import type { Db } from '#platform/server/database/db.ts'
import type { SignedIn } from '#platform/server/endpoints.ts'
import type { DescribedThing } from '#platform/server/reportable.ts'
import { mayDecideAbout } from '../moderation.rules.ts'
import { caseTexts } from '../moderation.texts.ts'
import { findSentOf } from './appeals.repository.ts'
import type { Case } from './cases.repository.ts'
import * as cases from './cases.repository.ts'
import { isOwner, judgementOf, speaksOf } from './judging.ts'
import type { ModerationSite } from './moderation-site.ts'
import { thingOf } from './things.ts'
import { countReportsOf, findReportsOf } from './reports.repository.ts'

const ACCOUNT = 'Compte'
/** As many reports of a case are shown as somebody reads. */
const REPORTS_SHOWN = 50

type Shown = Omit<DescribedThing, 'visible'>

/** A thing of the queue, whatever it is; nothing if it is gone. Accounts are there by their suspension. */
async function describe({ db, things }: ModerationSite, kind: string, id: number): Promise<Shown | null> {
  if (kind !== 'account') return (await thingOf(things, kind)?.describe(db, id)) ?? null
  const account = await accountOrNone(db, id)
  return (
    account && {
      title: account.name,
      detail: account.email,
      text: '',
      path: null,
      hidden: account.suspendedAt !== null,
      owner: { accountId: id },
    }
  )
}

const accountOrNone = (db: Db, id: number) =>
  describeAccount(db, id).catch((error: unknown) => {
    if (error instanceof RefusalError) return null
    throw error
  })

const labelOf = ({ things }: ModerationSite, kind: string): string =>
  kind === 'account' ? ACCOUNT : (thingOf(things, kind)?.label ?? kind)

/** What waits for a decision, the longest waiting first; or what was decided. */
export async function listCases(
  site: ModerationSite,
  actor: SignedIn,
  { state, ...page }: PageInput & { state: 'waiting' | 'decided' },
) {
  const { db } = site
  const [waiting, decided] = await Promise.all([cases.countWaiting(db), cases.countDecided(db)])
  const pagination = pageOf(state === 'waiting' ? waiting : decided, page)
  const rows = await cases.findQueue(db, state, rowsOf(page))
  const data = []
  for (const row of rows) {
    const thing = await describe(site, row.objectKind, row.objectId)
    if (thing && speaksOf(actor, thing)) continue
    data.push({
      id: row.id,
      kind_label: labelOf(site, row.objectKind),
      title: thing?.title ?? null,
      // Whose account it is, is for administrators.
      detail: mayDecideAbout(actor.role, row.objectKind) ? (thing?.detail ?? '') : '',
      waits: thing?.waits ?? false,
      // What people say about the caller's own things is not for them.
      reports: thing && isOwner(actor, thing) ? 0 : row.reports,
      reasons: thing && isOwner(actor, thing) ? [] : row.reasons,
      appeals: row.appeals,
      outcome: row.outcome,
      review: row.review,
      since: (row.decidedAt === null ? row.openedAt : (row.appealedAt ?? row.decidedAt)).toISOString(),
    })
  }
  return { data, waiting, pagination }
}

async function mayDo({ db }: ModerationSite, actor: SignedIn, found: Case, thing: Shown | null, appealed: boolean) {
  if (thing && isOwner(actor, thing)) return { may: 'nothing', why_not: 'owner' } as const
  const open = found.decidedAt === null ? 'decide' : found.reviewedAt === null && appealed ? 'review' : 'nothing'
  if (open === 'nothing') return { may: open, why_not: null } as const
  if (!mayDecideAbout(actor.role, found.objectKind)) return { may: 'nothing', why_not: 'administrators' } as const
  const { bias } = await judgementOf(db, actor, found, thing)
  return bias ? ({ may: 'nothing', why_not: bias } as const) : ({ may: open, why_not: null } as const)
}

/** Who did what to a thing, by names that those who decide may know. */
export async function historyOf(db: Db, kind: string, id: number) {
  const acts = await actsOn(db, { kind, id })
  const names = new Map<number, string>()
  for (const { actorId } of acts)
    if (actorId !== null && !names.has(actorId)) names.set(actorId, (await accountOrNone(db, actorId))?.name ?? '')
  return acts.map(({ id: number, act, actorId, actorRole, doneAt, reason }) => ({
    id: number,
    act,
    // Who reports stays unknown to those who decide as well.
    by: act === 'report' || act === 'appeal' ? '' : nameOf(actorId, actorRole, names),
    at: doneAt.toISOString(),
    reason,
  }))
}

function nameOf(actorId: number | null, role: string, names: Map<number, string>): string {
  if (actorId !== null) return names.get(actorId) ?? ''
  if (role === 'florin') return caseTexts.florin
  return role === 'visitor' ? caseTexts.visitor : caseTexts.deletedAccount
}

/** A case as whoever decides reads it. Who reported is not told: what they say is, but to the owner of the thing. */
export async function readCase(site: ModerationSite, actor: SignedIn, id: number) {
  const { db } = site
  const found = await cases.findCase(db, id)
  if (!found) throw notFound()
  const thing = await describe(site, found.objectKind, found.objectId)
  if (thing && speaksOf(actor, thing)) throw notFound()
  const [reports, total, appeals, acts] = await Promise.all([
    findReportsOf(db, id, { after: 0, limit: REPORTS_SHOWN }),
    countReportsOf(db, id),
    findSentOf(db, id),
    historyOf(db, found.objectKind, found.objectId),
  ])
  const about = mayDecideAbout(actor.role, found.objectKind) ? thing : thing && { ...thing, detail: '' }
  const said = {
    reports: reports.map(({ id: number, reason, text, accountId, createdAt }) => ({
      id: number,
      reason,
      text,
      by: accountId === null ? ('visitor' as const) : ('member' as const),
      at: createdAt.toISOString(),
    })),
    reports_total: total,
    appeals: appeals.map(({ id: number, text, sentAt }) => ({ id: number, text, at: sentAt!.toISOString() })),
    acts,
  }
  return {
    id,
    kind: found.objectKind,
    kind_label: labelOf(site, found.objectKind),
    thing: about && { ...about, waits: about.waits ?? false, version: about.version ?? null },
    account_id: found.objectKind === 'account' && actor.role === 'administrator' ? found.objectId : null,
    opened_at: found.openedAt.toISOString(),
    ...(thing && isOwner(actor, thing) ? { reports: [], reports_total: 0, appeals: [], acts: [] } : said),
    outcome: found.outcome,
    reason: found.reason,
    decided_at: found.decidedAt?.toISOString() ?? null,
    review: found.review,
    review_reason: found.reviewReason,
    reviewed_at: found.reviewedAt?.toISOString() ?? null,
    ...(await mayDo(site, actor, found, thing, appeals.length > 0)),
  }
}
