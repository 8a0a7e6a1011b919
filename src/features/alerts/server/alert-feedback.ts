import { jobTraits } from '#features/jobs/server/kept-search.service.ts'
import { done } from '#platform/contract.ts'
import { formatSalary, shownTitle } from '#platform/french.ts'
import { notFound } from '#platform/refusals.ts'
import type { Db } from '#platform/server/database/db.ts'
import type { Limit } from '#platform/server/database/limits.ts'
import { countTry } from '#platform/server/database/limits.ts'
import { oneLine } from '#platform/server/mail/mail-layout.ts'
import { isKey } from '#platform/server/secrets.ts'
import type { Feedback, NarrowingReason } from '../alerts.rules.ts'
import { narrowingReasons, traitOf } from '../alerts.rules.ts'
import { alertTexts, feedbackTexts, narrowingTexts } from '../alerts.texts.ts'
import * as feedback from './alert-feedback.repository.ts'
import { feedbackKeyOf } from './alert-keys.ts'

/** Somebody changes their mind, a program does not stop. */
const ANSWERS: Limit = { name: 'alert feedback', most: 60, seconds: 3_600 }

type Asked = { id: number; job_id: number; key: string }
type Job = NonNullable<Awaited<ReturnType<typeof jobTraits>>>

/** The job that a link is about. A key that was made up, or belongs to another, is answered like a job that is not there. */
async function jobOf(db: Db, secret: string, { id, job_id, key }: Asked) {
  if (!isKey(key, feedbackKeyOf(id, job_id, secret))) throw notFound()
  const alert = await feedback.findToldBy(db, id, job_id)
  const job = alert && (await jobTraits(db, job_id))
  if (!job) throw notFound()
  return { alert, job }
}

/** What each reason is about, in this job. Others wrote it, and mails have it on one line. */
const labelsOf = (job: Job): Record<NarrowingReason, string> => ({
  company: oneLine(job.company_name),
  title: shownTitle(oneLine(job.title, 150)),
  place: job.city,
  salary: formatSalary(job.salary) ?? '',
})

export async function readFeedback(db: Db, secret: string, asked: Asked) {
  const { alert, job } = await jobOf(db, secret, asked)
  const labels = labelsOf(job)
  const said = (await feedback.findFeedback(db, asked.id)).find(({ jobId }) => jobId === asked.job_id)
  return {
    title: shownTitle(job.title),
    company: job.company_name,
    alert: alert.title,
    reasons: narrowingReasons.map((value) => ({ value, label: feedbackTexts.reasons[value](labels[value]) })),
    relevant: said?.relevant ?? null,
  }
}

/** Keeps what a reader says of a job, and says what will be otherwise from the next mail on. */
export async function giveFeedback(
  db: Db,
  secret: string,
  { relevant, reason, ...asked }: Asked & { relevant: boolean; reason?: NarrowingReason | undefined },
) {
  const { alert, job } = await jobOf(db, secret, asked)
  await countTry(db, [{ limit: ANSWERS, subject: String(asked.id) }])
  const why = relevant ? undefined : reason
  const label = why && labelsOf(job)[why]
  await feedback.saveFeedback(db, {
    accountId: alert.accountId,
    alertId: asked.id,
    jobId: asked.job_id,
    functionId: job.function_id,
    relevant,
    reason: why ?? null,
    value: why ? traitOf[why](job) : null,
    label: label ?? null,
  })
  if (why) return done(narrowingTexts[why](label!))
  return done(relevant ? feedbackTexts.liked(job.function) : feedbackTexts.disliked(job.function))
}

/** What the next mail of an alert heeds. */
export const saidOf = async (db: Db, alertId: number): Promise<Feedback[]> =>
  (await feedback.findFeedback(db, alertId)).map(({ functionId, relevant, reason, value }) => ({
    function_id: functionId,
    relevant,
    reason,
    value,
  }))

/** What is kept from the mails of an alert, each thing once, in words. */
export async function narrowingsOf(db: Db, alertId: number): Promise<{ id: number; text: string }[]> {
  const once = new Map<string, { id: number; text: string }>()
  for (const { id, reason, value, label } of await feedback.findFeedback(db, alertId)) {
    const key = `${reason} ${value}`
    if (reason && label !== null && !once.has(key)) once.set(key, { id, text: narrowingTexts[reason](label) })
  }
  return [...once.values()]
}

export async function takeBackFeedback(
  db: Db,
  accountId: number,
  { id, narrowing_id }: { id: number; narrowing_id: number },
) {
  const narrowing = await feedback.findNarrowing(db, accountId, id, narrowing_id)
  if (!narrowing) throw notFound()
  await feedback.removeNarrowing(db, id, narrowing)
  return done(alertTexts.updated)
}

/** For whoever takes their data along: what was said, by alert. */
export async function feedbackOf(db: Db, accountId: number) {
  const all = Map.groupBy(await feedback.findFeedbackOf(db, accountId), ({ alertId }) => alertId)
  return new Map(
    [...all].map(([alertId, said]) => [
      alertId,
      said.map(({ jobId, relevant, reason, label, givenAt }) => ({
        job_id: jobId,
        relevant,
        reason,
        about: label,
        given_at: givenAt.toISOString(),
      })),
    ]),
  )
}
