import { companiesRoutes } from '#features/companies/server/companies.routes.ts'
import type { JobIndex } from '#features/jobs/server/job-index.service.ts'
import { jobsRoutes } from '#features/jobs/server/jobs.routes.ts'
import { mailboxRoutes } from '#features/mailbox/server/mailbox.routes.ts'
import { membersRoutes } from '#features/members/server/members.routes.ts'
import { referenceRoutes } from '#features/reference/server/reference.routes.ts'
import type { Config } from '#platform/server/config.ts'
import type { Db } from '#platform/server/db.ts'
import type { Served } from '#platform/server/endpoints.ts'
import type { Lifecycle } from '#platform/server/health.routes.ts'
import { healthRoutes } from '#platform/server/health.routes.ts'

/** Every /v1 endpoint, one list. */
export const apiRoutes = (
  db: Db,
  jobIndex: JobIndex,
  lifecycle: Lifecycle,
  config: Pick<Config, 'demo' | 'smtpUrl'>,
): Served[] => [
  ...healthRoutes(db, lifecycle),
  ...referenceRoutes(db),
  ...jobsRoutes(db, jobIndex),
  ...companiesRoutes(db),
  ...membersRoutes(db),
  ...mailboxRoutes(db, config),
]
