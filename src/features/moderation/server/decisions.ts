import { holdStanding } from '#features/accounts/server/account-control.service.ts'
import { done } from '#platform/contract.ts'
import { notFound, refuse } from '#platform/refusals.ts'
import { recordAct } from '#platform/server/audit/audit.service.ts'
import type { SignedIn } from '#platform/server/endpoints.ts'
import type { DescribedThing } from '#platform/server/reportable.ts'
import { inside } from '#platform/server/site.ts'
import type { Outcome, Review } from '../moderation.rules.ts'
import { afterReview, mayDecideAbout, moderationRefusals } from '../moderation.rules.ts'
import { caseTexts } from '../moderation.texts.ts'
import * as cases from './cases.repository.ts'
import { mustJudge } from './judging.ts'
import type { InsideModeration, ModerationSite } from './moderation-site.ts'
import { thingOf } from './things.ts'
import { concludeSuspension } from './suspension.service.ts'
import { tellReporters, tellSides } from './telling.ts'

/**
 * What a case is about, and that the caller may decide about it; of a kind that is no longer known, nothing can be decided.
 * Accounts are held first, then the cases of the thing, so that its decisions come one after the other.
 */
async function openCase(
  { db: tx, things }: InsideModeration,
  actor: SignedIn,
  id: number,
  version: number | undefined,
) {
  const found = await cases.findCase(tx, id)
  if (!found || !mayDecideAbout(actor.role, found.objectKind)) throw notFound()
  await holdStanding(tx, actor, found.objectKind === 'account' ? found.objectId : null)
  await cases.lockCasesAbout(tx, found)
  const thing = thingOf(things, found.objectKind)
  const described = (await thing?.describe(tx, found.objectId)) ?? null
  // What is decided is what was read.
  if (described && described.version !== version) throw refuse(moderationRefusals['moderation/changed'])
  return { thing, described, ...(await mustJudge(tx, actor, (await cases.findCase(tx, id)) ?? found, described)) }
}

/** What is a member's: what is recorded of it goes with their account. */
const ownerIdOf = (described: DescribedThing | null): number | null =>
  described && 'accountId' in described.owner ? described.owner.accountId : null

const hiddenBy = (described: DescribedThing | null): Outcome => (described?.hidden ? 'hide' : 'keep')

/** Decides a case, once: the thing is kept or hidden, both sides are told, the act is recorded. */
export async function decideCase(
  site: ModerationSite,
  actor: SignedIn,
  { id, outcome, reason, version }: { id: number; outcome: Outcome; reason: string; version?: number | undefined },
) {
  await inside(site, async (within) => {
    const { db: tx } = within
    const { thing, described, ...how } = await openCase(within, actor, id, version)
    if (!thing) throw notFound()
    const decided = await cases.setDecided(tx, id, {
      outcome,
      reason,
      by: actor.accountId,
      ownerId: ownerIdOf(described),
    })
    if (!decided) throw refuse(moderationRefusals['moderation/decided'])
    const object = { kind: thing.kind, id: decided.objectId, ownerId: decided.accountId }
    // To leave a thing as it is shows nothing that another decision has hidden; what waited to be read is shown.
    const publishes = outcome === 'keep' && described?.waits === true
    const changed = (outcome === 'hide' || publishes) && (await thing.setHidden(tx, object.id, outcome === 'hide'))
    const before = changed && !publishes ? { before: { hidden: false } } : {}
    const hidden = publishes ? false : changed || hiddenBy(described) === 'hide'
    await recordAct(tx, actor, outcome, object, { ...before, after: { hidden, ...how }, reason })
    // As it was before it was hidden: its page was still there to be named.
    await tellSides(within, decided, thing, described)
    if (changed && publishes) await thing.shown?.(within, object.id)
  })
  return done(caseTexts.done)
}

/**
 * Answers the appeals of a case, once, and by somebody else than who decided first, where there is somebody. To uphold changes
 * nothing; to overturn changes the thing only if no later decision has said otherwise about it.
 */
export async function reviewCase(
  site: ModerationSite,
  actor: SignedIn,
  { id, review, reason, version }: { id: number; review: Review; reason: string; version?: number | undefined },
) {
  await inside(site, async (within) => {
    const { db: tx } = within
    const { thing, described, ...how } = await openCase(within, actor, id, version)
    const reviewed = await cases.setReviewed(tx, id, { review, reason, by: actor.accountId })
    if (!reviewed?.outcome) throw refuse(moderationRefusals['moderation/decided'])
    if (reviewed.objectKind === 'account') return concludeSuspension(within, actor, reviewed, { review, reason, how })
    if (!thing) throw notFound()
    const object = { kind: thing.kind, id: reviewed.objectId, ownerId: reviewed.accountId }
    const acts = review === 'overturn' && !(await cases.isSaidOtherwise(tx, reviewed))
    const outcome = acts ? afterReview(reviewed.outcome, review) : hiddenBy(described)
    const hidden = outcome === 'hide'
    const changed = acts && (await thing.setHidden(tx, object.id, hidden))
    const before = changed ? { before: { hidden: !hidden } } : {}
    await recordAct(tx, actor, review, object, { ...before, after: { hidden, ...how }, reason })
    const now = await thing.describe(tx, object.id)
    if (changed && !hidden) await thing.shown?.(within, object.id)
    if (!changed || !hidden) return tellSides(within, reviewed, thing, now)
    // Those who have it hidden now, its owners, may contest that in their turn: it is a decision of its own. What others have
    // reported meanwhile is answered with it.
    const { objectKind, objectId, accountId } = reviewed
    const about = { objectKind, objectId, accountId }
    const hiding = await cases.upsertDecided(tx, about, { outcome, reason, by: actor.accountId })
    await recordAct(tx, actor, 'hide', object, { after: { hidden, ...how }, reason })
    await tellReporters(within, reviewed, thing, now)
    await tellSides(within, hiding, thing, described)
  })
  return done(caseTexts.reviewed)
}
