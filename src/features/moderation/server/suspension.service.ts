import {
  changeFlag,
  describeAccount,
  endDueSuspension,
  endSuspension,
  holdStanding,
  suspend,
  suspensionsDue,
  undoAddressesOf,
} from '#features/accounts/server/account-control.service.ts'
import type { Contact } from '#features/accounts/server/account-control.service.ts'
import type { Flag } from '#platform/flags.ts'
import { refuse } from '#platform/refusals.ts'
import { florin, recordAct } from '#platform/server/audit/audit.service.ts'
import type { SignedIn } from '#platform/server/endpoints.ts'
import { inside } from '#platform/server/site.ts'
import type { Review } from '../moderation.rules.ts'
import { moderationRefusals } from '../moderation.rules.ts'
import type { Case } from './cases.repository.ts'
import { setTakenBack, upsertDecided } from './cases.repository.ts'
import type { InsideModeration, ModerationSite } from './moderation-site.ts'
import { restorationMail, suspensionMail, suspensionUpheldMail } from './moderation.mails.ts'
import { openAppeal } from './telling.ts'

const refuseOwn = (actor: SignedIn, accountId: number): void => {
  if (actor.accountId === accountId) throw refuse(moderationRefusals['moderation/own_account'])
}

/**
 * Suspends an account: its sessions end, nobody signs in to it, what it has published is hidden. Its owner is told why by mail,
 * and may answer by the link in it. False if it is suspended already.
 */
export function suspendAccount(
  site: ModerationSite,
  actor: SignedIn,
  accountId: number,
  { reason, until }: { reason: string; until: Date | null },
): Promise<boolean> {
  refuseOwn(actor, accountId)
  return inside(site, async (within) => {
    const { db: tx } = within
    await holdStanding(tx, actor, accountId)
    const contact = await suspend(tx, accountId, { reason, until })
    if (!contact) return false
    const object = { objectKind: 'account', objectId: accountId, accountId }
    const { id } = await upsertDecided(tx, object, { outcome: 'hide', reason, by: actor.accountId })
    const after = { suspended: true, until: until?.toISOString() ?? null }
    await recordAct(
      tx,
      actor,
      'suspend',
      { kind: 'account', id: accountId },
      {
        before: { suspended: false },
        after,
        reason,
      },
    )
    // The present address last: whoever is refused at the door answers by the newest appeal, and leaves the others.
    for (const to of [...(await undoAddressesOf(tx, accountId)), contact.email]) {
      const link = await openAppeal(within, id, { accountId, reportId: null })
      const mail = suspensionMail({ firstName: contact.firstName, reason, until, link })
      await site.mailer.write(tx, { to, kind: 'suspension', accountId, ...mail })
    }
    return true
  })
}

async function restored(
  { db: tx, mailer, linkTo }: InsideModeration,
  actor: SignedIn | typeof florin,
  { accountId, email, firstName }: Contact,
  reason: string | null,
): Promise<void> {
  await recordAct(
    tx,
    actor,
    'restore',
    { kind: 'account', id: accountId },
    {
      before: { suspended: true },
      after: { suspended: false },
      reason: reason ?? '',
    },
  )
  const mail = restorationMail({ firstName, reason, link: linkTo('/login') })
  await mailer.write(tx, { to: email, kind: 'restoration', accountId, ...mail })
}

/** Ends a suspension: everything is as it was before. False if there is none. */
export function restoreAccount(
  site: ModerationSite,
  actor: SignedIn,
  accountId: number,
  { reason }: { reason: string },
): Promise<boolean> {
  return inside(site, async (within) => {
    const { db: tx } = within
    await holdStanding(tx, actor, accountId)
    const contact = await endSuspension(tx, accountId)
    if (!contact) return false
    await setTakenBack(tx, { objectKind: 'account', objectId: accountId }, reason, actor.accountId)
    await restored(within, actor, contact, reason)
    return true
  })
}

/** Those whose last day is over: each in a transaction of its own, so that one that fails keeps no other. */
export async function endDueSuspensions(site: ModerationSite, now = new Date()): Promise<void> {
  for (const accountId of await suspensionsDue(site.db, now)) {
    await inside(site, async (within) => {
      const { db: tx } = within
      // Somebody may have ended it, or made it longer, in this very moment.
      const contact = await endDueSuspension(tx, accountId, now)
      if (!contact) return
      await setTakenBack(tx, { objectKind: 'account', objectId: accountId }, '', null)
      await restored(within, florin, contact, null)
    })
  }
}

/** What an appeal against a suspension came to; called in the transaction of the review. */
export async function concludeSuspension(
  site: InsideModeration,
  actor: SignedIn,
  { objectId: accountId }: Case,
  { review, reason, how }: { review: Review; reason: string; how: { alone?: true } },
): Promise<void> {
  const { db: tx, mailer } = site
  await recordAct(tx, actor, review, { kind: 'account', id: accountId }, { after: how, reason })
  if (review === 'overturn') {
    const contact = await endSuspension(tx, accountId)
    if (contact) await restored(site, actor, contact, reason)
    return
  }
  const { email, firstName } = await describeAccount(tx, accountId)
  const mail = suspensionUpheldMail({ firstName, reason })
  await mailer.write(tx, { to: email, kind: 'suspension', accountId, ...mail })
}

/** Gives or takes what members have beside their role, such as the right to moderate. False if there is nothing to change. */
export function setFlag(
  { db }: ModerationSite,
  actor: SignedIn,
  accountId: number,
  flag: Flag,
  given: boolean,
): Promise<boolean> {
  refuseOwn(actor, accountId)
  return db.transaction(async (tx) => {
    await holdStanding(tx, actor, accountId)
    const { verified } = await describeAccount(tx, accountId)
    // What is given goes to whoever reads the mailbox, not to whoever typed its address.
    if (given && !verified) throw refuse(moderationRefusals['moderation/unconfirmed'])
    if (!(await changeFlag(tx, accountId, flag, given))) return false
    await recordAct(
      tx,
      actor,
      flag,
      { kind: 'account', id: accountId },
      {
        before: { [flag]: !given },
        after: { [flag]: given },
      },
    )
    return true
  })
}
