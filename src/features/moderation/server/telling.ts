import { tellMember } from '#features/accounts/server/news.service.ts'
import type { MailParts } from '#platform/server/mail/mail-layout.ts'
import { hashOf, newToken } from '#platform/server/secrets.ts'
import type { Outcome, Review } from '../moderation.rules.ts'
import { APPEAL_DAYS, decisionEvent, losingSide } from '../moderation.rules.ts'
import { insertAppeal } from './appeals.repository.ts'
import type { Case } from './cases.repository.ts'
import type { InsideModeration } from './moderation-site.ts'
import { decisionMail, reviewMail } from './moderation.mails.ts'
import type { DescribedThing, Reportable } from '#platform/server/reportable.ts'
import { ownersOf } from './things.ts'
import { findReportsOf } from './reports.repository.ts'

// Who is told what was decided. Everything here is written in the transaction of the decision.

/** Somebody concerned: a member, or a visitor by the report they sent. */
type Party = { side: 'owner' | 'reporter' } & (
  | { accountId: number; reportId: null; email: null }
  | { accountId: null; reportId: number; email: string }
)

async function partiesOf(
  { db: tx }: InsideModeration,
  caseId: number,
  described: DescribedThing | null,
): Promise<Party[]> {
  const owners = described ? await ownersOf(tx, described) : []
  const reports = await findReportsOf(tx, caseId)
  const member = (side: Party['side'], accountId: number): Party => ({ side, accountId, reportId: null, email: null })
  return [
    ...owners.map((id) => member('owner', id)),
    ...reports.flatMap(({ id, accountId, email }): Party[] => {
      if (accountId !== null) return [member('reporter', accountId)]
      return email === null ? [] : [{ side: 'reporter', accountId: null, reportId: id, email }]
    }),
  ]
}

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

const tellParty = (world: InsideModeration, party: Party, told: Told): Promise<void> =>
  party.accountId === null
    ? world.mailer.write(world.db, { to: party.email, kind: told.kind, ...told.mail('') })
    : tellMember(world, party.accountId, decisionEvent, told)

const NOWHERE = '/notifications'

/** Tells both sides what was decided; the one it went against gets the way to contest it. */
export async function tellDecision(
  site: InsideModeration,
  { id: caseId }: Case,
  thing: Reportable,
  described: DescribedThing | null,
  { outcome, reason }: { outcome: Outcome; reason: string },
): Promise<void> {
  const named = { label: thing.label, title: described?.title ?? '' }
  for (const party of await partiesOf(site, caseId, described)) {
    const link = party.side === losingSide(outcome) ? await openAppeal(site, caseId, party) : null
    const mail = (firstName: string) =>
      decisionMail({ firstName, side: party.side, outcome, thing: named, reason, link })
    await tellParty(site, party, {
      body: `${named.title}. Motif\u202f: ${reason}`,
      path: link ? `/recours?dossier=${caseId}` : outcome === 'keep' ? (described?.path ?? NOWHERE) : NOWHERE,
      mail,
      kind: 'decision',
    })
  }
}

/** Tells both sides what became of the appeal. `outcome` is what holds now. */
export async function tellReview(
  site: InsideModeration,
  { id: caseId }: Case,
  thing: Reportable,
  described: DescribedThing | null,
  { review, outcome, reason }: { review: Review; outcome: Outcome; reason: string },
): Promise<void> {
  const named = { label: thing.label, title: described?.title ?? '' }
  for (const party of await partiesOf(site, caseId, described)) {
    const mail = (firstName: string) =>
      reviewMail({ firstName, side: party.side, review, outcome, thing: named, reason })
    await tellParty(site, party, {
      body: `${named.title}. Motif\u202f: ${reason}`,
      path: outcome === 'keep' ? (described?.path ?? NOWHERE) : NOWHERE,
      mail,
      kind: 'review',
    })
  }
}
