import { colleaguesRoutes } from '#features/accounts/colleagues/server/colleagues.routes.ts'
import type { AccountsSite } from '#features/accounts/server/accounts-site.ts'
import { accountsRoutes } from '#features/accounts/server/accounts.routes.ts'
import { secondFactorRoutes } from '#features/accounts/second-factor/server/second-factor.routes.ts'
import { namesByAccount, userOf } from '#features/accounts/server/users.service.ts'
import { socialRoutes } from '#features/accounts/social/server/social.routes.ts'
import { createAlertFromWishes } from '#features/alerts/server/alerts.service.ts'
import { alertsRoutes } from '#features/alerts/server/alerts.routes.ts'
import { applicantsRoutes } from '#features/applications/applicants/server/applicants.routes.ts'
import { applicationsRoutes } from '#features/applications/server/applications.routes.ts'
import { adminRoutes, companyCreditsRoutes } from '#features/admin/server/admin.routes.ts'
import type { DebugFacts } from '#features/developers/server/debug.ts'
import { debugFacts } from '#features/developers/server/debug.ts'
import { debugRoutes } from '#features/developers/server/debug.routes.ts'
import { editingRoutes } from '#features/companies/editing/server/editing.routes.ts'
import { companiesRoutes } from '#features/companies/server/companies.routes.ts'
import { employerRoutes } from '#features/employer/server/employer.routes.ts'
import { jobRoutes } from '#features/employer/server/job.routes.ts'
import { globalSearchRoutes } from '#features/global-search/server/global-search.routes.ts'
import type { Audience } from '#features/jobs/audience/server/audience.ts'
import { startAudience } from '#features/jobs/audience/server/audience.ts'
import { audienceRoutes } from '#features/jobs/audience/server/audience.routes.ts'
import { publishingRoutes } from '#features/jobs/publishing/server/publishing.routes.ts'
import { savedJobsRoutes } from '#features/jobs/saved/server/saved-jobs.routes.ts'
import { seenJobsRoutes } from '#features/jobs/seen/server/seen-jobs.routes.ts'
import { jobsRoutes } from '#features/jobs/server/jobs.routes.ts'
import { mailboxRoutes } from '#features/mailbox/server/mailbox.routes.ts'
import { cvExportRoutes } from '#features/members/cv-export/server/cv-export.routes.ts'
import { matchingRoutes } from '#features/matching/server/matching.routes.ts'
import { cvsRoutes } from '#features/members/cvs/server/cvs.routes.ts'
import { membersRoutes } from '#features/members/server/members.routes.ts'
import type { Elsewhere } from '#features/members/server/viewer.service.ts'
import { moderationRoutes } from '#features/moderation/server/moderation.routes.ts'
import type { StartImport } from '#features/multiposting/server/receive-feed.ts'
import { multipostingRoutes } from '#features/multiposting/server/multiposting.routes.ts'
import { commentsRoutes } from '#features/news/comments/server/comments.routes.ts'
import { newsRoutes } from '#features/news/server/news.routes.ts'
import { writingRoutes } from '#features/news/writing/server/writing.routes.ts'
import { newsletterRoutes } from '#features/newsletter/server/newsletter.routes.ts'
import type { ChosenEvent } from '#features/notifications/notifications.rules.ts'
import { notificationsRoutes } from '#features/notifications/server/notifications.routes.ts'
import { reviewsRoutes } from '#features/reviews/server/reviews.routes.ts'
import { figuresRoutes } from '#features/figures/server/figures.routes.ts'
import { sourcingRoutes } from '#features/sourcing/server/sourcing.routes.ts'
import { submissionsRoutes } from '#features/submissions/server/submissions.routes.ts'
import type { ServedList } from '#platform/server/back-office/served-list.ts'
import { listRoutes } from '#platform/server/back-office/served-list.ts'
import type { Config } from '#platform/server/settings/config.ts'
import { readConfig } from '#platform/server/settings/config.ts'
import type { Db } from '#platform/server/database/db.ts'
import type { Served } from '#platform/server/endpoints.ts'
import type { Live } from '#platform/server/live/live.ts'
import { liveRoutes } from '#platform/server/live/live.routes.ts'
import { unreadyOf } from '#platform/server/collection/start-collections.ts'
import type { Lifecycle } from '#platform/server/watching/health.routes.ts'
import { healthRoutes } from '#platform/server/watching/health.routes.ts'
import { membersElsewhere } from './members.ts'
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
  /** What the process says of itself; without it, that nothing is set. */
  facts?: DebugFacts
  audience?: Audience
  startImport?: StartImport
  events?: readonly ChosenEvent[]
  lists?: ServedList[]
  elsewhere?: Elsewhere
}

/** Every /v1 endpoint, one list. */
export const apiRoutes = ({
  db,
  indexes,
  lifecycle,
  live,
  accounts,
  config,
  facts = debugFacts(readConfig({}), 'embedded', '0.0.0'),
  audience = startAudience(db),
  startImport = () => Promise.resolve(),
  events = chosenEvents,
  lists = backOfficeLists,
  elsewhere = membersElsewhere,
}: ApiParts): Served[] => [
  ...healthRoutes(db, lifecycle, () => unreadyOf(indexes)),
  ...liveRoutes(live),
  ...figuresRoutes({ db, jobs: indexes.jobs }),
  ...jobsRoutes(db, indexes.jobs),
  ...publishingRoutes({ ...accounts, jobs: indexes.jobs }, namesByAccount),
  ...savedJobsRoutes(db),
  ...seenJobsRoutes(db),
  ...audienceRoutes(audience),
  ...companiesRoutes(db, indexes),
  ...membersRoutes(db, elsewhere, createAlertFromWishes),
  ...cvsRoutes(db),
  ...cvExportRoutes({ ...accounts, live: { db, jobs: indexes.jobs } }, (accountId) => userOf(db, accountId)),
  ...globalSearchRoutes(db, indexes),
  ...accountsRoutes(accounts),
  ...colleaguesRoutes(accounts),
  ...secondFactorRoutes(accounts),
  ...socialRoutes(accounts),
  ...notificationsRoutes(db, events),
  ...alertsRoutes(db, indexes.jobs, accounts),
  ...applicationsRoutes(accounts),
  ...applicantsRoutes(accounts),
  ...submissionsRoutes({ ...accounts, jobs: indexes.jobs }),
  ...matchingRoutes(db, indexes.jobs),
  ...moderationRoutes({ ...accounts, things: reportables }),
  ...sourcingRoutes(accounts, indexes.profiles, elsewhere),
  ...editingRoutes(db),
  ...reviewsRoutes(accounts),
  ...newsRoutes(accounts, indexes),
  ...commentsRoutes(db),
  ...writingRoutes(accounts),
  ...newsletterRoutes({ ...accounts, index: indexes.jobs }),
  ...employerRoutes({ db, jobs: indexes.jobs }),
  ...jobRoutes(accounts),
  ...multipostingRoutes(accounts, startImport),
  ...adminRoutes({ db, jobs: indexes.jobs }),
  ...companyCreditsRoutes(accounts),
  ...debugRoutes(facts),
  ...mailboxRoutes(db, config),
  ...listRoutes(accounts, lists),
]
