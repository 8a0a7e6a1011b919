import { tidyAccounts } from '#features/accounts/server/tidy.ts'
import type { AlertsSite } from '#features/alerts/server/alert-sending.ts'
import { forgetUnconfirmed } from '#features/applications/server/applications.service.ts'
import { SETTLE_JOB, settleMove } from '#features/applications/applicants/server/settling.ts'
import { JOB_ENDED } from '#features/jobs/publishing/server/job-acts.service.ts'
import { sendConfirmed, tellClosed, tellClosedJob } from '#features/applications/server/application-moves.ts'
import { sendDueAlerts } from '#features/alerts/server/alert-sending.ts'
import { askStillOpen, tellEnding } from '#features/employer/server/job-questions.ts'
import { forgetOldFigures } from '#features/jobs/audience/server/audience.service.ts'
import { expireJobs } from '#features/jobs/lifetime/server/lifetime.service.ts'
import { forgetDeletedDrafts } from '#features/jobs/publishing/server/lone-drafts.service.ts'
import { forgetOldViews } from '#features/jobs/seen/server/seen-jobs.ts'
import { tidyImports } from '#features/multiposting/server/work-import.ts'
import { tidyMemberCounts } from '#features/members/server/members.service.ts'
import type { ModerationSite } from '#features/moderation/server/moderation-site.ts'
import { forgetReporters } from '#features/moderation/server/reporting.ts'
import { endDueSuspensions } from '#features/moderation/server/suspension.service.ts'
import { tellOthers } from '#features/moderation/server/telling.ts'
import { forgetCommentDrafts } from '#features/news/comments/server/commenting.ts'
import { renewRichText } from '#features/news/server/renewing.ts'
import { prepareWeekly } from '#features/newsletter/server/preparing.ts'
import { LETTER_JOB, sendDueLetters, writeLetters } from '#features/newsletter/server/sending.ts'
import { forgetSubscribers } from '#features/newsletter/server/subscribing.ts'
import { readCvTexts } from '#features/sourcing/server/cv-texts.ts'
import { forgetSubmissions } from '#features/submissions/server/submissions.service.ts'
import type { Database } from '#platform/server/database/db.ts'
import { pruneCalls } from '#platform/server/database/idempotency.ts'
import { pruneLimits } from '#platform/server/database/limits.ts'
import { pruneOutbox } from '#platform/server/database/outbox.ts'
import { tidyTables, shortenJournal } from '#platform/server/database/upkeep.ts'
import type { Files } from '#platform/server/files/files.ts'
import { sweepFiles } from '#platform/server/files/files.ts'
import type { Queue } from '#platform/server/queue/queue.ts'

type Parts = {
  database: Database
  files: Files
  moderation: ModerationSite
  alerts: () => Promise<AlertsSite>
  report: (error: unknown) => void
}

/** Every job: those that recur (cron, Europe/Paris), and those that rooms send for later. */
export async function scheduleJobs(
  queue: Queue,
  { database, files, moderation, alerts, report }: Parts,
): Promise<void> {
  const { db } = database
  await queue.schedule('accounts-tidy', '*/10 * * * *', () => tidyAccounts(db))
  await queue.schedule('member-counts-tidy', '*/10 * * * *', () => tidyMemberCounts(db))
  await queue.schedule('limits-tidy', '17 * * * *', () => pruneLimits(db))
  await queue.schedule('calls-tidy', '47 * * * *', () => pruneCalls(db))
  if (database.kind === 'embedded') {
    await queue.schedule('space-tidy', '41 * * * *', () => tidyTables(db))
    await queue.schedule('journal-tidy', '*/3 * * * *', () => shortenJournal(db))
  }
  await queue.schedule('outbox-tidy', '*/10 * * * *', () => pruneOutbox(db))
  await queue.schedule('files-sweep', '*/10 * * * *', () => sweepFiles(db, files))
  await queue.schedule('suspensions', '* * * * *', () => endDueSuspensions(moderation))
  await queue.schedule('reporters-told', '* * * * *', () => tellOthers(moderation))
  await queue.work<{ id: number }>(JOB_ENDED, (job) => tellClosedJob(moderation, job))
  await queue.work<{ id: number }>(SETTLE_JOB, (move) => settleMove(moderation, move))
  await queue.schedule('applications-confirmed', '* * * * *', () => sendConfirmed(moderation))
  await queue.schedule('applications-closed', '*/5 * * * *', () => tellClosed(moderation))
  await queue.schedule('applications-tidy', '29 * * * *', () => forgetUnconfirmed(db))
  await queue.schedule('submissions-tidy', '33 * * * *', () => forgetSubmissions(db))
  await queue.schedule('seen-jobs-tidy', '31 4 * * *', () => forgetOldViews(db))
  await queue.schedule('lone-drafts-tidy', '35 4 * * *', () => forgetDeletedDrafts(db))
  await queue.schedule('offers-expired', '*/5 * * * *', () => expireJobs(db))
  // On working days, when people read their mail.
  await queue.schedule('offers-still-open', '10 9 * * 1-5', () => askStillOpen(moderation))
  await queue.schedule('offers-ending', '20 9 * * 1-5', () => tellEnding(moderation))
  await queue.schedule('job-views-tidy', '37 4 * * *', () => forgetOldFigures(db))
  await queue.schedule('feeds-tidy', '*/10 * * * *', () => tidyImports(db))
  await queue.schedule('reports-tidy', '23 4 * * *', () => forgetReporters(db))
  await queue.schedule('comment-drafts-tidy', '39 4 * * *', () => forgetCommentDrafts(db))
  await queue.schedule('rich-text-renewed', '*/10 * * * *', () => renewRichText(db))
  await queue.schedule('cv-texts', '* * * * *', () => readCvTexts({ db, files }))
  // Read over and sent by somebody on Tuesday.
  await queue.schedule('newsletter-draft', '0 7 * * 1', async () => prepareWeekly(await alerts()))
  await queue.work<{ id: number }>(LETTER_JOB, ({ id }) => writeLetters(moderation, id))
  await queue.schedule('newsletter-due', '* * * * *', () => sendDueLetters(moderation, report))
  await queue.schedule('newsletter-tidy', '39 * * * *', () => forgetSubscribers(db))
  // Alerts say themselves when their time has come.
  await queue.schedule('alerts', '*/5 * * * *', async () => sendDueAlerts(await alerts(), report))
}
