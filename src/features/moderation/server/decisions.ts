import { hasOtherDeciders } from '#features/accounts/server/account-control.service.ts'
import { done } from '#platform/contract.ts'
import { notFound, refuse } from '#platform/refusals.ts'
import { recordAct } from '#platform/server/audit/audit.service.ts'
import type { SignedIn } from '#platform/server/endpoints.ts'
import { inside } from '#platform/server/site.ts'
import type { Outcome, Review } from '../moderation.rules.ts'
import { afterReview, mayDecideAbout, moderationRefusals } from '../moderation.rules.ts'
import { caseTexts } from '../moderation.texts.ts'
import type { Case } from './cases.repository.ts'
import * as cases from './cases.repository.ts'
import type { InsideModeration, ModerationSite } from './moderation-site.ts'
import type { Reportable } from '#platform/server/reportable.ts'
import { thingOf } from './things.ts'
import { concludeSuspension } from './suspension.service.ts'
import { tellDecision, tellReview } from './telling.ts'

/** Hides or shows, and records it: `act` is what was decided, in the words of the record. */
async function apply(
  { db: tx }: InsideModeration,
  actor: SignedIn,
  act: string,
  thing: Reportable,
  { id, outcome, reason }: { id: number; outcome: Outcome; reason: string },
): Promise<void> {
  const hidden = outcome === 'hide'
  const changed = await thing.setHidden(tx, id, hidden)
  await recordAct(
    tx,
    actor,
    act,
    { kind: thing.kind, id },
    {
      ...(changed ? { before: { hidden: !hidden } } : {}),
      after: { hidden },
      reason,
    },
  )
}

/** What a case is about, and that the caller may decide about it; of a kind that is no longer known, nothing can be decided. */
async function openCase({ db, things }: ModerationSite, actor: SignedIn, id: number) {
  const found = await cases.findCase(db, id)
  if (!found || !mayDecideAbout(actor.role, found.objectKind)) throw notFound()
  return { found, thing: thingOf(things, found.objectKind) }
}

/** Decides a case, once: the thing is kept or hidden, both sides are told, the act is recorded. */
export async function decideCase(
  site: ModerationSite,
  actor: SignedIn,
  { id, outcome, reason }: { id: number; outcome: Outcome; reason: string },
) {
  await inside(site, async (within) => {
    const { db: tx } = within
    const { thing } = await openCase(within, actor, id)
    if (!thing) throw notFound()
    const decided = await cases.setDecided(tx, id, { outcome, reason, by: actor.accountId })
    if (!decided) throw refuse(moderationRefusals['moderation/decided'])
    // Before it is hidden: its page is still there to be named.
    const described = await thing.describe(tx, decided.objectId)
    await apply(within, actor, outcome, thing, { id: decided.objectId, outcome, reason })
    await tellDecision(within, decided, thing, described, { outcome, reason })
  })
  return done(caseTexts.done)
}

/** Answers the appeals of a case, once, and by somebody else than who decided first, where there is somebody. */
export async function reviewCase(
  site: ModerationSite,
  actor: SignedIn,
  { id, review, reason }: { id: number; review: Review; reason: string },
) {
  await inside(site, async (within) => {
    const { db: tx } = within
    const { found, thing } = await openCase(within, actor, id)
    if (await isOwnDecision(within, actor, found)) throw refuse(moderationRefusals['moderation/own_decision'])
    const reviewed = await cases.setReviewed(tx, id, { review, reason, by: actor.accountId })
    if (!reviewed?.outcome) throw refuse(moderationRefusals['moderation/decided'])
    if (reviewed.objectKind === 'account') return concludeSuspension(within, actor, reviewed, { review, reason })
    if (!thing) throw notFound()
    const outcome = afterReview(reviewed.outcome, review)
    await apply(within, actor, review, thing, { id: reviewed.objectId, outcome, reason })
    const described = await thing.describe(tx, reviewed.objectId)
    await tellReview(within, reviewed, thing, described, { review, outcome, reason })
  })
  return done(caseTexts.reviewed)
}

/** Where nobody else can, the one who decided answers too. */
export const isOwnDecision = async ({ db }: ModerationSite, { accountId }: SignedIn, { decidedBy }: Case) =>
  decidedBy === accountId && (await hasOtherDeciders(db, accountId))
