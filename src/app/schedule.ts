import { tidyAccounts } from '#features/accounts/server/tidy.ts'
import type { AlertsSite } from '#features/alerts/server/alert-sending.ts'
import { sendDueAlerts } from '#features/alerts/server/alert-sending.ts'
import type { ModerationSite } from '#features/moderation/server/moderation-site.ts'
import { forgetReporters } from '#features/moderation/server/reporting.ts'
import { endDueSuspensions } from '#features/moderation/server/suspension.service.ts'
import { tellOthers } from '#features/moderation/server/telling.ts'
import type { Database } from '#platform/server/database/db.ts'
import { pruneLimits } from '#platform/server/database/limits.ts'
import { pruneOutbox } from '#platform/server/database/outbox.ts'
import { reuseSpace } from '#platform/server/database/reuse-space.ts'
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

/** Every recurring job, one list. Cron, Europe/Paris. */
export async function scheduleJobs(
  queue: Queue,
  { database, files, moderation, alerts, report }: Parts,
): Promise<void> {
  const { db } = database
  await queue.schedule('accounts-tidy', '*/10 * * * *', () => tidyAccounts(db))
  await queue.schedule('limits-tidy', '17 * * * *', () => pruneLimits(db))
  if (database.kind === 'embedded') await queue.schedule('space-tidy', '41 * * * *', () => reuseSpace(db))
  await queue.schedule('outbox-tidy', '*/10 * * * *', () => pruneOutbox(db))
  await queue.schedule('files-sweep', '*/10 * * * *', () => sweepFiles(db, files))
  await queue.schedule('suspensions', '* * * * *', () => endDueSuspensions(moderation))
  await queue.schedule('reporters-told', '* * * * *', () => tellOthers(moderation))
  await queue.schedule('reports-tidy', '23 4 * * *', () => forgetReporters(db))
  // Alerts say themselves when their time has come.
  await queue.schedule('alerts', '*/5 * * * *', async () => sendDueAlerts(await alerts(), report))
}
