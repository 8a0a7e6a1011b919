import { hostCookie, hostCookieOf } from '#platform/server/http/exchange.ts'
import { jobFacts } from '#features/jobs/server/job-facts.service.ts'
import { ownContact } from '#features/accounts/server/users.service.ts'
import { cvIdOfFile, requireOwnCv, takeVisitorCv } from '#features/members/cvs/server/cvs.service.ts'
import type { ParsedInputOf } from '#platform/contract.ts'
import { done } from '#platform/contract.ts'
import { invalidInput, notFound, refuse } from '#platform/refusals.ts'
import type { Db, Tx } from '#platform/server/database/db.ts'
import { idempotently } from '#platform/server/database/idempotency.ts'
import type { Limit } from '#platform/server/database/limits.ts'
import { addressSubject, countTry, mailboxSubject } from '#platform/server/database/limits.ts'
import { lockNamed } from '#platform/server/database/ownership.ts'
import type { Actor, Exchange, SignedIn } from '#platform/server/endpoints.ts'
import { inEvenTime } from '#platform/server/even-time.ts'
import { claimWaiting } from '#platform/server/files/files.ts'
import { tell } from '#platform/server/live/tell.ts'
import { hashOf, newToken } from '#platform/server/secrets.ts'
import type { Inside, Site } from '#platform/server/site.ts'
import { inside } from '#platform/server/site.ts'
import type * as contract from '../applying.contract.ts'
import {
  APPLICATIONS_CHANGED,
  applicationRefusals,
  CONFIRM_HOURS,
  letterRule,
  shownStatus,
  stepOf,
} from '../applications.rules.ts'
import { applicationFaults, doneTexts } from '../applications.texts.ts'
import type { Application } from './applications.repository.ts'
import * as events from './application-events.repository.ts'
import * as applications from './applications.repository.ts'
import { thatDay } from './job-that-day.service.ts'
import { mailConfirmation, tellReceipt } from './receipts.ts'
import { tellArrival } from '../applicants/server/telling-team.ts'

const HOUR = 3_600
const limit = (name: string, most: number, seconds: number): Limit => ({ name, most, seconds })
const ofAccount = limit('applications account', 60, 24 * HOUR)
// A school or an office shares one.
const ofAddress = limit('applications address', 30, HOUR)
// Whoever has the mailbox may have asked for none of it.
const toAddress = limit('applications mailed', 5, HOUR)
const links = limit('applications links', 60, HOUR)

const VISITOR = 'candidature'
const VISITOR_SECONDS = 30 * 24 * HOUR

type Job = NonNullable<Awaited<ReturnType<typeof jobFacts>>>

async function requireJob(db: Db, jobId: number): Promise<Job> {
  const job = await jobFacts(db, jobId)
  if (!job) throw notFound()
  if (job.state !== 'live') throw refuse(applicationRefusals['applications/closed'])
  return job
}

const answer = ({ id, sentAt }: Application, known: boolean) => ({
  ...done(sentAt ? doneTexts.sent : doneTexts.toConfirm),
  id,
  state: sentAt ? ('sent' as const) : ('to_confirm' as const),
  known,
})

/** The letter of a form: claimed with the application, so that both are kept or neither. */
async function takeLetter(tx: Tx, file: string, accountId: number | null) {
  if (file === '') return {}
  const sent = await claimWaiting(tx, file, { purpose: letterRule.name, accountId })
  if (!sent) throw invalidInput({ letter_file: applicationFaults.letter })
  return { letterFile: file, letterName: sent.name ?? 'Lettre' }
}

const later = (): Date => new Date(Date.now() + CONFIRM_HOURS * HOUR * 1_000)

/**
 * One application of a member to a job: sent at once, or kept until the address is confirmed. Twice, at once or later, it is
 * the same one, and the answer says so; under one key it is the same answer.
 */
export async function applyAsMember(
  site: Site,
  { accountId, verified }: SignedIn,
  input: ParsedInputOf<typeof contract.applyAsMember>,
  key: string | null,
) {
  const call = { subject: `account ${accountId}`, what: 'apply', key, body: input }
  return idempotently(site, call, async (held) => {
    const { db: tx } = held
    await lockNamed(tx, 'applications', accountId)
    const before = await applications.findOfAccount(tx, accountId, input.job_id)
    if (before && !before.withdrawnAt) return answer(before, true)
    const job = await requireJob(tx, input.job_id)
    if (input.cv_id === undefined) throw invalidInput({ cv_id: applicationFaults.cv })
    const contact = await ownContact(tx, accountId)
    const token = verified ? null : newToken()
    // Only what is new counts: a second click is no second try. An address that nobody confirmed may be a stranger's.
    await countTry(tx, [
      { limit: ofAccount, subject: String(accountId) },
      ...(token === null ? [] : [{ limit: toAddress, subject: mailboxSubject(contact.email) }]),
    ])
    const row = await applications.insertApplication(tx, {
      ...thatDay(job),
      ...contact,
      accountId,
      message: input.message,
      cvId: await requireOwnCv(tx, accountId, input.cv_id),
      ...(await takeLetter(tx, input.letter_file, accountId)),
      ...(token === null ? { sentAt: new Date() } : { confirmHash: hashOf(token), confirmUntil: later() }),
    })
    // Somebody sent one by this address before they had an account.
    if (!row) return alreadySent(tx, job.id, contact.email)
    await events.insertEvent(tx, row.id, 'candidate', token === null ? 'sent' : 'kept')
    await tell(tx, accountId, APPLICATIONS_CHANGED, row.id)
    if (token === null) {
      await tellReceipt(held, row)
      await tellArrival(held, row)
    } else await mailConfirmation(held, row, token)
    return answer(row, false)
  })
}

async function alreadySent(tx: Tx, jobId: number, email: string) {
  const twin = await applications.findSentTwin(tx, { id: 0, jobId, email } as Application)
  if (!twin) throw notFound()
  return answer(twin, true)
}

/** A visitor's: kept, and sent when the link in its receipt is opened. Who has applied already is told by mail alone. */
export async function applyAsVisitor(
  site: Site,
  exchange: Exchange,
  input: ParsedInputOf<typeof contract.applyAsVisitor>,
) {
  const from = addressSubject(exchange.address)
  await countTry(site.db, [
    { limit: ofAddress, subject: from },
    { limit: toAddress, subject: mailboxSubject(input.email) },
  ])
  const cookie = hostCookieOf(exchange, VISITOR) ?? newToken()
  // A first answer that was lost took its cookie along: whoever asks again is known by where they ask from.
  const call = { subject: `visitor ${from}`, what: 'apply', key: exchange.idempotencyKey, body: input }
  const answered = await inEvenTime(() =>
    idempotently(site, call, async (held) =>
      keepVisitors(held, await requireJob(held.db, input.job_id), input, hashOf(cookie)),
    ),
  )
  exchange.setCookie(hostCookie(VISITOR, cookie, VISITOR_SECONDS))
  return answered
}

async function keepVisitors(
  held: Inside,
  job: Job,
  input: ParsedInputOf<typeof contract.applyAsVisitor>,
  visitor: Buffer,
) {
  const { db: tx } = held
  await lockNamed(tx, `applications ${input.email}`, job.id)
  // The same form again, or another tab of the same browser.
  const cvId = await cvIdOfFile(tx, input.cv_file)
  const same = cvId === null ? null : await applications.findByCv(tx, cvId)
  const before = same?.jobId === job.id ? same : await applications.findOfVisitor(tx, visitor, job.id, input.email)
  if (before?.email === input.email) return answer(before, true)
  const token = newToken()
  const row = await applications.insertApplication(tx, {
    ...thatDay(job),
    visitor,
    civility: input.civility ?? null,
    firstName: input.first_name,
    lastName: input.last_name,
    email: input.email,
    phone: input.phone || null,
    message: input.message,
    cvId: await takeVisitorCv(tx, input.cv_file),
    ...(await takeLetter(tx, input.letter_file, null)),
    confirmHash: hashOf(token),
    confirmUntil: later(),
  })
  if (!row) throw notFound()
  await events.insertEvent(tx, row.id, 'candidate', 'kept')
  await mailConfirmation(held, row, token)
  return answer(row, false)
}

/** By the link of a receipt: the employer has it from now on. */
export async function confirmApplication(site: Site, exchange: Exchange, token: string) {
  await countTry(site.db, [{ limit: links, subject: addressSubject(exchange.address) }])
  return inside(site, async (held) => {
    const { db: tx } = held
    const row = await applications.lockByKey(tx, hashOf(token))
    if (!row || row.withdrawnAt) throw refuse(applicationRefusals['applications/link_over'])
    const about = { poste: row.title, entreprise: row.companyName }
    if (row.sentAt) return { ...done(doneTexts.sent), known: true, ...about }
    if (row.confirmUntil! < new Date()) throw refuse(applicationRefusals['applications/link_over'])
    if (await applications.findSentTwin(tx, row)) {
      await applications.deleteApplication(tx, row.id)
      return { ...done(doneTexts.sent), known: true, ...about }
    }
    await sendKept(held, row)
    return { ...done(doneTexts.sent), known: false, ...about }
  })
}

/** What was kept goes to the employer, if the job is still open. */
export async function sendKept(held: Inside, row: Application): Promise<void> {
  const { db: tx } = held
  await requireJob(tx, row.jobId!)
  await applications.updateApplication(tx, row.id, { sentAt: new Date() })
  await events.insertEvent(tx, row.id, 'candidate', 'sent')
  await tellArrival(held, row)
  if (row.accountId !== null) await tell(tx, row.accountId, APPLICATIONS_CHANGED, row.id)
}

/** Another mail with a new link, to whoever waits for one. */
export async function resendConfirmation(site: Site, actor: Actor, exchange: Exchange, jobId: number) {
  const waiting = await ownTo(site.db, actor, exchange, jobId)
  if (!waiting || waiting.sentAt || waiting.withdrawnAt) throw notFound()
  await countTry(site.db, [{ limit: toAddress, subject: mailboxSubject(waiting.email!) }])
  await inside(site, async (held) => {
    const token = newToken()
    await applications.updateApplication(held.db, waiting.id, { confirmHash: hashOf(token), confirmUntil: later() })
    await mailConfirmation(held, waiting, token)
  })
  return done(doneTexts.toConfirm)
}

/** One's own application to a job: of the account, or of this browser. */
function ownTo(db: Db, actor: Actor, exchange: Exchange, jobId: number): Promise<Application | null> {
  if (actor.role === 'candidate') return applications.findOfAccount(db, actor.accountId, jobId)
  const cookie = actor.role === 'visitor' ? hostCookieOf(exchange, VISITOR) : null
  return cookie === null ? Promise.resolve(null) : applications.findOfVisitor(db, hashOf(cookie), jobId)
}

const nothing = {
  state: 'none' as const,
  application_id: null,
  email: null,
  first_name: null,
  last_name: null,
  at: null,
  until: null,
  statut: null,
  step: 0,
  refused: false,
}

export async function readApplicationTo(db: Db, actor: Actor, exchange: Exchange, jobId: number) {
  const row = await ownTo(db, actor, exchange, jobId)
  if (!row) return nothing
  const state = row.withdrawnAt ? ('withdrawn' as const) : row.sentAt ? ('sent' as const) : ('to_confirm' as const)
  return {
    state,
    application_id: actor.role === 'candidate' ? row.id : null,
    email: row.email,
    first_name: row.firstName,
    last_name: row.lastName,
    at: (row.withdrawnAt ?? row.sentAt ?? row.createdAt).toISOString(),
    until: row.sentAt ? null : (row.confirmUntil?.toISOString() ?? null),
    statut: shownStatus(row),
    ...stepOf(row),
  }
}
