import { tidyAccounts } from '#features/accounts/server/tidy.service.ts'
import type { Db } from '#platform/server/db.ts'
import { pruneLimits } from '#platform/server/limits.ts'
import type { Queue } from '#platform/server/queue.ts'

/** Every recurring job, one list. Cron, Europe/Paris. */
export async function scheduleJobs(queue: Queue, db: Db): Promise<void> {
  await queue.schedule('accounts-tidy', '*/10 * * * *', () => tidyAccounts(db))
  await queue.schedule('limits-tidy', '17 * * * *', () => pruneLimits(db))
}
