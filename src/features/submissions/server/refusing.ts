import { holdStanding } from '#features/accounts/server/account-control.service.ts'
import { tellMember } from '#features/accounts/server/tell-member.service.ts'
import { recruitersOf } from '#features/accounts/server/users.service.ts'
import { acceptJob, refuseJob } from '#features/jobs/publishing/server/job-acts.service.ts'
import { readWaitingJob } from '#features/jobs/server/waiting-jobs.service.ts'
import type { ParsedInputOf } from '#platform/contract.ts'
import { done } from '#platform/contract.ts'
import { notFound, refuse } from '#platform/refusals.ts'
import { recordAct } from '#platform/server/audit/audit.service.ts'
import type { SignedIn } from '#platform/server/endpoints.ts'
import type { MailParts } from '#platform/server/mail/mail-layout.ts'
import type { Inside, Site } from '#platform/server/site.ts'
import { inside } from '#platform/server/site.ts'
import type * as contract from '../review.contract.ts'
import { reviewTexts as texts } from '../review.texts.ts'
import { PUBLISH_PAGE, reviewedEvent, submissionRefusals } from '../submissions.rules.ts'
import { holdUndecided } from './accepting.ts'
import { clientAcceptedMail, clientRefusedMail, refusedMail } from './submissions.mails.ts'
import * as submissions from './submissions.repository.ts'

/** With the reason, by mail. Nothing was published, and nothing is. */
export async function refuseSubmission(site: Site, actor: SignedIn, { id, reason }: Refused) {
  await inside(site, async (held) => {
    await holdStanding(held.db, actor)
    const row = await holdUndecided(held.db, id)
    await submissions.setRefused(held.db, id, reason)
    // Whoever is refused has no account: in the act the reason would outlive what the clock forgets.
    await recordAct(held.db, actor, 'refuse', { kind: 'submission', id })
    const mail = refusedMail({ ...row, reason, link: held.linkTo(PUBLISH_PAGE) })
    await held.mailer.write(held.db, { to: row.email, kind: 'submission-refused', ...mail })
  })
  return done(texts.refused)
}

type Refused = ParsedInputOf<typeof contract.refuseSubmission>

const decided = () => refuse(submissionRefusals['submissions/decided'])
const SPACE = '/espace-recruteurs'

/** Those who recruit for the company hear of it. */
async function tellCompany(
  held: Inside,
  companyId: number,
  body: string,
  mail: (about: { firstName: string; link: string }) => MailParts,
): Promise<void> {
  for (const accountId of await recruitersOf(held.db, companyId))
    await tellMember(held, accountId, reviewedEvent, {
      body,
      path: SPACE,
      kind: 'job-reviewed',
      mail: (firstName) => mail({ firstName, link: held.linkTo(SPACE) }),
    })
}

/** The first job of a client: its credit is given back with it. */
export async function refuseWaitingJob(site: Site, actor: SignedIn, { id, reason }: Refused) {
  await inside(site, async (held) => {
    await holdStanding(held.db, actor)
    const found = await readWaitingJob(held.db, id)
    if (!found) throw notFound()
    if (!(await refuseJob(held.db, id, reason, actor.accountId))) throw decided()
    await recordAct(held.db, actor, 'refuse', { kind: 'job', id }, { reason })
    const { title } = found.job
    await tellCompany(held, found.company.id, title, (about) => clientRefusedMail({ ...about, title, reason }))
  })
  return done(texts.refused)
}

/** The first job of a client goes online, and they are told. */
export async function acceptWaitingJob(site: Site, actor: SignedIn, id: number) {
  await inside(site, async (held) => {
    await holdStanding(held.db, actor)
    const found = await readWaitingJob(held.db, id)
    if (!found) throw notFound()
    if (!(await acceptJob(held.db, id))) throw decided()
    await recordAct(held.db, actor, 'accept', { kind: 'job', id })
    const { title } = found.job
    await tellCompany(held, found.company.id, title, (about) => clientAcceptedMail({ ...about, title }))
  })
  return done(texts.accepted)
}
