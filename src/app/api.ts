import type { AccountsSite } from '#features/accounts/server/accounts-site.ts'
import { accountsRoutes } from '#features/accounts/server/accounts.routes.ts'
import { secondFactorRoutes } from '#features/accounts/second-factor/server/second-factor.routes.ts'
import { socialRoutes } from '#features/accounts/social/server/social.routes.ts'
import { alertsRoutes } from '#features/alerts/server/alerts.routes.ts'
import { adminRoutes } from '#features/admin/server/admin.routes.ts'
import { companiesRoutes } from '#features/companies/server/companies.routes.ts'
import { employerRoutes } from '#features/employer/server/employer.routes.ts'
import { globalSearchRoutes } from '#features/global-search/server/global-search.routes.ts'
import { savedJobsRoutes } from '#features/jobs/saved/server/saved-jobs.routes.ts'
import { jobsRoutes } from '#features/jobs/server/jobs.routes.ts'
import { mailboxRoutes } from '#features/mailbox/server/mailbox.routes.ts'
import { membersRoutes } from '#features/members/server/members.routes.ts'
import { moderationRoutes } from '#features/moderation/server/moderation.routes.ts'
import type { ChosenEvent } from '#features/notifications/notifications.rules.ts'
import { notificationsRoutes } from '#features/notifications/server/notifications.routes.ts'
import { figuresRoutes } from '#features/figures/server/figures.routes.ts'
import type { ServedList } from '#platform/server/back-office/served-list.ts'
import { listRoutes } from '#platform/server/back-office/served-list.ts'
import type { Config } from '#platform/server/settings/config.ts'
import type { Db } from '#platform/server/database/db.ts'
import type { Served } from '#platform/server/endpoints.ts'
import type { Live } from '#platform/server/live/live.ts'
import { liveRoutes } from '#platform/server/live/live.routes.ts'
import type { Lifecycle } from '#platform/server/watching/health.routes.ts'
import { healthRoutes } from '#platform/server/watching/health.routes.ts'
import { chosenEvents } from './notifications.ts'
import { reportables } from './reportables.ts'
import { backOfficeLists } from './back-office.ts'
import type { Search } from './search.ts'

export type ApiParts = {
  db: Db
  indexes: Search['indexes']
  lifecycle: Lifecycle
  live: Live
  accounts: AccountsSite
  config: Pick<Config, 'demo' | 'smtpUrl'>
  events?: readonly ChosenEvent[]
  lists?: ServedList[]
}

/** Every /v1 endpoint, one list. */
export const apiRoutes = ({
  db,
  indexes,
  lifecycle,
  live,
  accounts,
  config,
  events = chosenEvents,
  lists = backOfficeLists,
}: ApiParts): Served[] => [
  ...healthRoutes(db, lifecycle),
  ...liveRoutes(live),
  ...figuresRoutes(db),
  ...jobsRoutes(db, indexes.jobs),
  ...savedJobsRoutes(db),
  ...companiesRoutes(db, indexes.companies),
  ...membersRoutes(db),
  ...globalSearchRoutes(db, indexes),
  ...accountsRoutes(accounts),
  ...secondFactorRoutes(accounts),
  ...socialRoutes(accounts),
  ...notificationsRoutes(db, events),
  ...alertsRoutes(db, indexes.jobs, accounts),
  ...moderationRoutes({ ...accounts, things: reportables }),
  ...employerRoutes(db),
  ...adminRoutes(db),
  ...mailboxRoutes(db, config),
  ...listRoutes(accounts, lists),
]
