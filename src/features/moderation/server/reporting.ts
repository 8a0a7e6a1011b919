import { reachableAccount } from '#features/accounts/server/users.service.ts'
import { done } from '#platform/contract.ts'
import { invalidInput, notFound } from '#platform/refusals.ts'
import { recordAct } from '#platform/server/audit/audit.service.ts'
import type { Db, Tx } from '#platform/server/database/db.ts'
import type { Limit } from '#platform/server/database/limits.ts'
import { addressSubject, countTry } from '#platform/server/database/limits.ts'
import type { Actor, Exchange } from '#platform/server/endpoints.ts'
import type { DescribedThing, Reportable } from '#platform/server/reportable.ts'
import { inEvenTime } from '#platform/server/even-time.ts'
import type { ReportReason } from '../moderation.rules.ts'
import { APPEAL_DAYS } from '../moderation.rules.ts'
import { reportTexts } from '../report.texts.ts'
import { lockThing, upsertOpenCase } from './cases.repository.ts'
import type { ModerationSite } from './moderation-site.ts'
import { receiptMail } from './moderation.mails.ts'
import { thingByWord } from './things.ts'
import * as reports from './reports.repository.ts'

const DAY = 86_400
const reportsOf = (whom: string, most = 10): Limit => ({ name: `reports ${whom}`, most, seconds: DAY })
// The members of a school or an office share one; more of them make no better report.
const ofMembersThere = reportsOf('members address', 30)

/** A thing as it is, if the caller sees it; what they do not see is as missing as what is not there. */
async function seenThing(db: Db, thing: Reportable, actor: Actor, id: number): Promise<DescribedThing> {
  const described = await thing.describe(db, id)
  if (!described?.visible || (thing.seenBy && !(await thing.seenBy(db, actor, id)))) throw notFound()
  return described
}

/** What somebody is about to report: only what they can see. */
export async function readReportable({ db, things }: ModerationSite, actor: Actor, word: string, id: number) {
  const thing = thingByWord(things, word)
  const { title, detail, path } = await seenThing(db, thing, actor, id)
  if (path === null) throw notFound()
  const reported =
    actor.role === 'visitor'
      ? false
      : await reports.hasReported(db, thing.kind, id, { accountId: actor.accountId, email: null })
  return { named: thing.named, title, detail, path, needs_email: actor.role === 'visitor', reported }
}

type Given = { kind: string; id: number; reason: ReportReason; text: string; email: string }

/**
 * Takes a report: one of a person about a thing, into the one case of that thing, with a receipt. Sent again, it changes
 * nothing and is answered the same. Ten a day of a person, and as many of an address or a few more.
 */
export async function sendReport(site: ModerationSite, actor: Actor, exchange: Exchange, given: Given) {
  const { db, things, mailer } = site
  const thing = thingByWord(things, given.kind)
  const reporter = reporterOf(actor, given)
  await countTry(db, triesOf(actor, reporter, exchange.address))
  const { owner, title } = await seenThing(db, thing, actor, given.id)
  const object = { objectKind: thing.kind, objectId: given.id }
  // What is a member's goes with their account, and so does what was said of it.
  const ofMember = 'accountId' in owner ? { accountId: owner.accountId } : {}
  const take = async (tx: Tx): Promise<void> => {
    await lockThing(tx, object)
    // Of an earlier case too: a report that is there already opens none.
    if (await reports.hasReported(tx, thing.kind, given.id, reporter)) return
    const caseId = await upsertOpenCase(tx, { ...object, ...ofMember })
    // Somebody may have hidden it while this waited for their decision: what nobody can see is not reported.
    await seenThing(tx, thing, actor, given.id)
    const report = { caseId, ...object, ...reporter, reason: given.reason, text: given.text }
    if (!(await reports.insertReport(tx, report))) return
    await recordAct(tx, actor, 'report', { kind: thing.kind, id: given.id })
    const account = reporter.accountId === null ? null : await reachableAccount(tx, reporter.accountId)
    const to = reporter.email ?? account?.email
    if (to === undefined) return
    const mail = receiptMail({
      firstName: account?.firstName ?? '',
      thing: { label: thing.label, title },
    })
    await mailer.write(tx, { to, kind: 'report-receipt', ...mail, ...ofAccount(reporter.accountId) })
  }
  // A visitor names any address: how long this takes must not tell whether it has reported the thing before.
  await (reporter.email === null ? db.transaction(take) : inEvenTime(() => db.transaction(take)))
  return done(reportTexts.received)
}

const ofAccount = (accountId: number | null): { accountId?: number } => (accountId === null ? {} : { accountId })

function reporterOf(actor: Actor, { reason, text, email }: Given): reports.Reporter {
  const faults = {
    ...(reason === 'autre' && text === '' ? { text: reportTexts.textMissing } : {}),
    ...(actor.role === 'visitor' && email === '' ? { email: reportTexts.emailMissing } : {}),
  }
  if (Object.keys(faults).length > 0) throw invalidInput(faults)
  return actor.role === 'visitor' ? { accountId: null, email } : { accountId: actor.accountId, email: null }
}

/** The addresses of visitors are kept for as long as they can contest. */
export const forgetReporters = (db: Db): Promise<void> => reports.forgetVisitors(db, APPEAL_DAYS)

/**
 * A visitor may name any address: it is not written to more often than that, whoever asks. Anybody opens accounts by the dozen: until
 * its address is confirmed, one reports as a visitor would.
 */
function triesOf(actor: Actor, { accountId, email }: reports.Reporter, address: string) {
  const confirmed = actor.role !== 'visitor' && actor.verified
  return [
    { limit: confirmed ? ofMembersThere : reportsOf('address'), subject: addressSubject(address) },
    email === null
      ? { limit: reportsOf('account'), subject: String(accountId) }
      : { limit: reportsOf('email'), subject: email },
  ]
}
