import { reachableAccount } from '#features/accounts/server/users.service.ts'
import type { IndexedCollection } from '#platform/server/collection/collection.ts'
import { newJobs } from '#features/jobs/server/kept-search.service.ts'
import { notify } from '#features/notifications/server/notifications.service.ts'
import type { Inside, Site } from '#platform/server/site.ts'
import { within } from '#platform/server/site.ts'
import { alertsEvent, chooseJobs, isRuledOut, liked } from '../alerts.rules.ts'
import { alertMailTexts } from '../alerts.texts.ts'
import { narrowingsOf, saidOf } from './alert-feedback.ts'
import { feedbackKeyOf, stopKeyOf } from './alert-keys.ts'
import { alertMail } from './alerts.mails.ts'
import type { Alert } from './alerts.repository.ts'
import * as alerts from './alerts.repository.ts'
import { unlessRefused } from './alerts.service.ts'

export type AlertsSite = Site & { index: IndexedCollection }

const AT_ONCE = 100
// Enough to choose ten from, with two of a company at most.
const LOOKED_AT = 300
/** A job may come into the index a moment after it was published: the last minutes of before are looked at again. */
const OVERLAP = 600_000

/** Runs every alert whose time has come. Another instance may run the same ones: each is told once. */
export async function sendDueAlerts(site: AlertsSite, report: (error: unknown) => void): Promise<void> {
  const failed = new Set<number>()
  for (;;) {
    const due = (await alerts.findDue(site.db, AT_ONCE + failed.size)).filter(({ id }) => !failed.has(id))
    if (due.length === 0) return
    for (const alert of due) {
      try {
        await runAlert(site, alert)
      } catch (error) {
        // One that cannot be run keeps none of the others back, and is tried again next time.
        failed.add(alert.id)
        report(error)
      }
    }
  }
}

async function runAlert(site: AlertsSite, alert: Alert): Promise<void> {
  const { db, index } = site
  const since = new Date(Math.max(alert.startedAt.getTime(), alert.seenUntil.getTime() - OVERLAP))
  const reachable = await reachableAccount(db, alert.accountId)
  // Whoever was given another role since has no alerts to see, and none to be told of.
  const account = reachable?.role === 'candidate' ? reachable : null
  const found = account ? await unlessRefused(newJobs(db, index, alert.search, since, LOOKED_AT), []) : []
  const told = await alerts.findTold(
    db,
    alert.id,
    found.map(({ id }) => id),
  )
  const said = await saidOf(db, alert.id)
  const fitting = found.filter((job) => !isRuledOut(job, said))
  const jobs = liked(chooseJobs(fitting, told), said)
  await db.transaction(async (tx) => {
    if (!(await alerts.takeRun(tx, alert))) return
    if (!account || jobs.length === 0) return
    await alerts.insertTold(
      tx,
      alert.id,
      jobs.map(({ id }) => id),
    )
    const title = alertMailTexts.subject(jobs.length, alert.title)
    await notify(tx, alert.accountId, alertsEvent, {
      title,
      body: jobs[0]!.title,
      path: alert.search,
      mail: () => writeMail(within(site, tx), alert, account, jobs),
    })
  })
}

type Jobs = Awaited<ReturnType<typeof newJobs>>

async function writeMail(
  { db: tx, mailer, linkTo, secret }: Inside,
  alert: Alert,
  account: { email: string; firstName: string },
  jobs: Jobs,
): Promise<void> {
  const unsubscribe = linkTo(`/alertes/desabonnement?alerte=${alert.id}&cle=${stopKeyOf(alert.id, secret)}`)
  const links = { search: linkTo(alert.search), alert: linkTo(`/alertes/${alert.id}`), unsubscribe }
  const feedbackLink = ({ id }: { id: number }, relevant: boolean): string =>
    linkTo(
      `/alertes/avis?alerte=${alert.id}&offre=${id}&avis=${relevant ? 'oui' : 'non'}&cle=${feedbackKeyOf(alert.id, id, secret)}`,
    )
  const narrowed = (await narrowingsOf(tx, alert.id)).map(({ text }) => text)
  const { firstName, email } = account
  await mailer.write(tx, {
    to: email,
    kind: 'alert',
    accountId: alert.accountId,
    unsubscribe,
    ...alertMail({ firstName, title: alert.title, jobs, narrowed, links, feedbackLink, linkTo }),
  })
}
