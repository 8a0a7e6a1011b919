import { judgesOf, recruitersOf } from '#features/accounts/server/account-control.service.ts'
import type { Db } from '#platform/server/database/db.ts'
import type { SignedIn } from '#platform/server/endpoints.ts'
import { refuse } from '#platform/refusals.ts'
import type { DescribedThing } from '#platform/server/reportable.ts'
import { moderationRefusals } from '../moderation.rules.ts'
import { findAppellants } from './appeals.repository.ts'
import type { Case } from './cases.repository.ts'
import { findOverturned } from './cases.repository.ts'
import { findReporters } from './reports.repository.ts'
import { ownersOf } from './things.ts'

/** Why somebody does not decide a case: it is about what is theirs, they are a side of it, or they decided first. */
export type Bias = 'owner' | 'party' | 'own_decision'

/** Whether a thing is the caller's. */
export function isOwner({ companyId, accountId }: SignedIn, { owner }: Pick<DescribedThing, 'owner'>): boolean {
  return 'companyId' in owner ? owner.companyId === companyId : owner.accountId === accountId
}

/**
 * Whether a thing speaks of the company that the caller recruits for. Then its case is not for them to read either: it says more than the page
 * does, and before the page does.
 */
export const speaksOf = ({ companyId }: SignedIn, { concerns }: Pick<DescribedThing, 'concerns'>): boolean =>
  concerns !== undefined && concerns.companyId === companyId

/**
 * Whether somebody may decide a case, or answer its appeals. Who owns the thing never does. Who reported it, recruits for the company it speaks of, contests the decision
 * or took it, or one before that was overturned, leaves it to others. Where every other judge is such a side too, an administrator does it: alone, and recorded so.
 */
export async function judgementOf(
  db: Db,
  actor: SignedIn,
  found: Case,
  described: Pick<DescribedThing, 'owner' | 'concerns'> | null,
): Promise<{ bias: Bias | null; alone: boolean }> {
  const judges = [actor.accountId, ...(await judgesOf(db, actor, found.objectKind))]
  const sides = new Set([
    ...(described ? await ownersOf(db, described) : []),
    ...(described?.concerns ? await recruitersOf(db, described.concerns.companyId) : []),
    ...(await findReporters(db, found, judges)),
    ...(await findAppellants(db, found.id, judges)),
    ...(found.decidedBy === null ? [] : [found.decidedBy]),
    ...(await findOverturned(db, found)),
  ])
  if (!sides.has(actor.accountId)) return { bias: null, alone: false }
  if (described && isOwner(actor, described)) return { bias: 'owner', alone: false }
  const alone = actor.role === 'administrator' && judges.every((id) => sides.has(id))
  if (alone) return { bias: null, alone }
  return { bias: found.decidedBy === actor.accountId ? 'own_decision' : 'party', alone }
}

/** The same, refused. Says whether there was nobody else. */
export async function mustJudge(...asked: Parameters<typeof judgementOf>): Promise<{ alone?: true }> {
  const { bias, alone } = await judgementOf(...asked)
  if (bias === 'own_decision') throw refuse(moderationRefusals['moderation/own_decision'])
  if (bias) throw refuse(moderationRefusals['moderation/party'])
  return alone ? { alone } : {}
}
