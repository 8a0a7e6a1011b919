import { suspendedAtDoor } from '#features/accounts/server/suspended-door.service.ts'
import { describeAccount } from '#features/accounts/server/account-control.service.ts'
import { done } from '#platform/contract.ts'
import { notFound, refuse } from '#platform/refusals.ts'
import { recordAct } from '#platform/server/audit/audit.service.ts'
import type { Limit } from '#platform/server/database/limits.ts'
import { addressSubject, countTry } from '#platform/server/database/limits.ts'
import type { Actor, Exchange } from '#platform/server/endpoints.ts'
import { hashOf } from '#platform/server/secrets.ts'
import { moderationRefusals } from '../moderation.rules.ts'
import { appealTexts } from '../moderation.texts.ts'
import type { Appeal, Appellant } from './appeals.repository.ts'
import * as appeals from './appeals.repository.ts'
import type { Case } from './cases.repository.ts'
import { findCase, setWaitingAgain } from './cases.repository.ts'
import type { ModerationSite } from './moderation-site.ts'
import { thingOf } from './things.ts'

const wrongKeys: Limit = { name: 'appeal keys', most: 60, seconds: 3_600 }

type Asked = { key: string; case?: number | undefined }

/** By the key of a mail; as a member, by the number of the case; or as whoever was just refused at the door. */
function appellantOf({ secret }: ModerationSite, actor: Actor, exchange: Exchange, asked: Asked): Appellant | null {
  if (asked.key !== '') return { hash: hashOf(asked.key) }
  if (actor.role !== 'visitor') return asked.case ? { accountId: actor.accountId, caseId: asked.case } : null
  const accountId = suspendedAtDoor(secret, exchange)
  return accountId === null ? null : { accountId, caseId: null }
}

async function findOwn(
  site: ModerationSite,
  actor: Actor,
  exchange: Exchange,
  asked: Asked,
): Promise<{ appeal: Appeal; about: Case }> {
  const who = appellantOf(site, actor, exchange, asked)
  const appeal = who && (await appeals.findAppeal(site.db, who))
  const about = appeal && (await findCase(site.db, appeal.caseId))
  if (appeal && about?.decidedAt) return { appeal, about }
  if (asked.key === '') throw notFound()
  await countTry(site.db, [{ limit: wrongKeys, subject: addressSubject(exchange.address) }])
  throw refuse(moderationRefusals['moderation/appeal_over'])
}

/** The decision that somebody may contest, and whether they have. */
export async function readAppeal(site: ModerationSite, actor: Actor, exchange: Exchange, asked: Asked) {
  const { appeal, about } = await findOwn(site, actor, exchange, asked)
  const account = about.objectKind === 'account' ? await describeAccount(site.db, about.objectId) : null
  const thing = await thingOf(site.things, about.objectKind)?.describe(site.db, about.objectId)
  return {
    case: about.id,
    about: account ? ('suspended' as const) : about.outcome === 'hide' ? ('hidden' as const) : ('kept' as const),
    title: thing?.title ?? '',
    reason: about.reason,
    decided_at: about.decidedAt!.toISOString(),
    until: account?.suspendedUntil?.toISOString() ?? null,
    sent_at: appeal.sentAt?.toISOString() ?? null,
  }
}

/** Sends an answer, once: it lands in the queue, also where others were answered before. Sent twice, the first one counts. */
export async function sendAppeal(
  site: ModerationSite,
  actor: Actor,
  exchange: Exchange,
  { text, ...asked }: Asked & { text: string },
) {
  const { appeal, about } = await findOwn(site, actor, exchange, asked)
  await site.db.transaction(async (tx) => {
    if (!(await appeals.setSent(tx, appeal.id, text))) return
    await setWaitingAgain(tx, about.id)
    await recordAct(tx, actor, 'appeal', { kind: about.objectKind, id: about.objectId, ownerId: about.accountId })
  })
  return done(appealTexts.sent)
}
