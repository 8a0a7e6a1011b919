import { tellMember } from '#features/accounts/server/tell-member.service.ts'
import type { MailParts } from '#platform/server/mail/mail-layout.ts'
import { hashOf, newToken } from '#platform/server/secrets.ts'
import type { Outcome, Review } from '../moderation.rules.ts'
import { APPEAL_DAYS, decisionEvent, losingSide } from '../moderation.rules.ts'
import { insertAppeal } from './appeals.repository.ts'
import type { Case } from './cases.repository.ts'
import { lockUntold, setUntold } from './cases.repository.ts'
import type { InsideModeration, ModerationSite } from './moderation-site.ts'
import { decisionMail, reviewMail } from './moderation.mails.ts'
import type { DescribedThing, Reportable } from '#platform/server/reportable.ts'
import { inside } from '#platform/server/site.ts'
import { ownersOf, thingOf } from './things.ts'
import { findReportsOf } from './reports.repository.ts'

// Who is told what was decided, in the transaction of the decision; of many who reported, the first ones.

const TOLD_AT_ONCE = 20

/** Somebody concerned: a member, or a visitor by the report they sent. */
type Party = { side: 'owner' | 'reporter' } & (
  | { accountId: number; reportId: null; email: null }
  | { accountId: null; reportId: number; email: string }
)

/** A way to contest, for one person: of the key in the link only a hash is kept. */
export async function openAppeal(
  { db: tx, linkTo }: InsideModeration,
  caseId: number,
  { accountId, reportId }: Pick<Party, 'accountId' | 'reportId'>,
): Promise<string> {
  const key = newToken()
  await insertAppeal(tx, { caseId, accountId, reportId, hash: hashOf(key) }, APPEAL_DAYS)
  return linkTo(`/recours?cle=${key}`)
}

type Told = { body: string; path: string; mail: (firstName: string) => MailParts; kind: string }

async function tellParty(site: InsideModeration, party: Party, news: News): Promise<void> {
  const told = await news(party)
  if (party.accountId === null) {
    await site.mailer.write(site.db, { to: party.email, kind: told.kind, ...told.mail('') })
  } else await tellMember(site, party.accountId, decisionEvent, told)
}

const NOWHERE = '/notifications'

/** What is told to one party. */
type News = (party: Party) => Promise<Told>

const newsOf = (site: InsideModeration, found: Case, thing: Reportable, described: DescribedThing | null): News =>
  found.review === null
    ? newsOfDecision(site, found, thing, described)
    : newsOfReview(found, thing, described, found.review)

/** The side that a decision went against gets the way to contest it. */
function newsOfDecision(
  site: InsideModeration,
  { id: caseId, outcome: taken, reason }: Case,
  thing: Reportable,
  described: DescribedThing | null,
): News {
  const outcome = taken!
  const named = { label: thing.label, title: described?.title ?? '' }
  return async (party) => {
    const link = party.side === losingSide(outcome) ? await openAppeal(site, caseId, party) : null
    const mail = (firstName: string) =>
      decisionMail({
        firstName,
        side: party.side,
        outcome,
        thing: named,
        reason,
        link,
        first: described?.waits === true,
      })
    return {
      body: `${named.title}. Motif\u202f: ${reason}`,
      path: link ? `/recours?dossier=${caseId}` : outcome === 'keep' ? (described?.path ?? NOWHERE) : NOWHERE,
      mail,
      kind: 'decision',
    }
  }
}

/** What became of an appeal, and what holds now. */
function newsOfReview(
  { reviewReason: reason }: Case,
  thing: Reportable,
  described: DescribedThing | null,
  review: Review,
): News {
  const named = { label: thing.label, title: described?.title ?? '' }
  const outcome: Outcome = described?.hidden ? 'hide' : 'keep'
  return (party) => {
    const mail = (firstName: string) =>
      reviewMail({ firstName, side: party.side, review, outcome, thing: named, reason })
    return Promise.resolve({
      body: `${named.title}. Motif\u202f: ${reason}`,
      path: described?.path ?? NOWHERE,
      mail,
      kind: 'review',
    })
  }
}

const member = (side: Party['side'], accountId: number): Party => ({ side, accountId, reportId: null, email: null })

/** A few of those who reported, after the ones who know. Says in the case from where on others are still to be told. */
async function tellSome(site: InsideModeration, caseId: number, after: number, news: News): Promise<void> {
  const reports = await findReportsOf(site.db, caseId, { after, limit: TOLD_AT_ONCE })
  for (const { id, accountId, email } of reports) {
    const side = 'reporter'
    if (accountId !== null) await tellParty(site, member(side, accountId), news)
    else if (email !== null) await tellParty(site, { side, accountId, reportId: id, email }, news)
  }
  await setUntold(site.db, caseId, reports.length === TOLD_AT_ONCE ? reports.at(-1)!.id : null)
}

/** Tells both sides what was decided, or what became of the appeals. Of many who reported, the first; the others by `tellOthers`. */
export async function tellSides(
  site: InsideModeration,
  found: Case,
  thing: Reportable,
  described: DescribedThing | null,
): Promise<void> {
  const news = newsOf(site, found, thing, described)
  for (const id of described ? await ownersOf(site.db, described) : []) await tellParty(site, member('owner', id), news)
  await tellSome(site, found.id, 0, news)
}

/** The same, where the owners are told by another case. */
export const tellReporters = (
  site: InsideModeration,
  found: Case,
  thing: Reportable,
  described: DescribedThing | null,
): Promise<void> => tellSome(site, found.id, 0, newsOf(site, found, thing, described))

/** Those who are still to be told, a few in each transaction, so that nobody waits for all of them. */
export async function tellOthers(site: ModerationSite): Promise<void> {
  const more = await inside(site, async (within) => {
    const found = await lockUntold(within.db)
    const thing = found && thingOf(within.things, found.objectKind)
    if (!found) return false
    if (!thing) await setUntold(within.db, found.id, null)
    else {
      const described = await thing.describe(within.db, found.objectId)
      await tellSome(within, found.id, found.untoldAfter!, newsOf(within, found, thing, described))
    }
    return true
  })
  if (more) await tellOthers(site)
}
