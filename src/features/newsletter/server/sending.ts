import { refuse } from '#platform/refusals.ts'
import { florin, recordAct } from '#platform/server/audit/audit.service.ts'
import type { Actor } from '#platform/server/endpoints.ts'
import type { Heard } from '#platform/server/mail/mail.ts'
import type { Inside, Site } from '#platform/server/site.ts'
import { inside } from '#platform/server/site.ts'
import { BATCH, MOST_UNDER_WAY, newsletterRefusals as refusals } from '../newsletter.rules.ts'
import type { Issue } from './issues.repository.ts'
import * as issues from './issues.repository.ts'
import { contentOf } from './letter-parts.ts'
import { stopLink } from './newsletter-keys.ts'
import { letterMail } from './newsletter.mails.ts'
import * as recipients from './recipients.repository.ts'
import { setBounced } from './subscribers.repository.ts'
import { thing, whyNot } from './wanted-issue.ts'

/** The mails of letters, and the job that writes them. */
export const LETTER_MAIL = 'newsletter'
export const LETTER_JOB = 'newsletter-letter'

/** Whoever gets this issue is written down here, all at once, together with what they get. */
export async function beginSending(site: Site, issue: Issue, actor: Actor | typeof florin): Promise<void> {
  const content = await contentOf(site.db, issue)
  if (content.articles.length + content.jobs.length === 0) throw refuse(refusals['newsletter/empty'])
  await site.db.transaction(async (tx) => {
    if (!(await issues.setStarted(tx, issue, content))) throw await whyNot(tx, issue.id)
    const total = await recipients.insertRecipients(tx, issue.id)
    if (total === 0) throw refuse(refusals['newsletter/nobody'])
    await recordAct(tx, actor, 'send_newsletter', thing(issue.id), { after: { recipients: total } })
    await site.queue.send(tx, LETTER_JOB, { id: issue.id })
  })
}

/**
 * Writes the mails of an issue, batch by batch: each batch is one transaction that claims its recipients, writes their mails and
 * notes that. Killed at any point, the next run goes on with those whose turn had not come. Not more wait for the mail server than
 * it can take: the rest is written by the next run.
 */
export async function writeLetters(site: Site, issueId: number, batch = BATCH): Promise<void> {
  for (let more = true; more;) more = await inside(site, (held) => writeBatch(held, issueId, batch))
}

async function writeBatch(held: Inside, issueId: number, batch: number): Promise<boolean> {
  const { db: tx, mailer, linkTo } = held
  const issue = await issues.lockSending(tx, issueId)
  if (!issue?.content) return false
  const room = MOST_UNDER_WAY - (await recipients.countUnderWay(tx, issueId))
  if (room <= 0) return false
  const { looked, claimed } = await recipients.claimBatch(tx, issueId, Math.min(batch, room))
  if (looked === 0) {
    await issues.setSent(tx, issueId)
    return false
  }
  for (const { mailKey, subscriberId, email } of claimed) {
    const unsubscribe = stopLink(held, subscriberId)
    const letter = letterMail(issue.content, { linkTo, unsubscribe })
    await mailer.write(tx, { to: email, kind: LETTER_MAIL, key: mailKey, unsubscribe, ...letter })
  }
  await recipients.setWritten(
    tx,
    claimed.map(({ id }) => id),
  )
  return true
}

/** By the clock: begins what is due, and goes on with what was interrupted or waits for the mail server. */
export async function sendDueLetters(site: Site, report: (error: unknown) => void): Promise<void> {
  for (const issue of await issues.findDue(site.db)) {
    try {
      await beginSending(site, issue, florin)
    } catch (error) {
      // One that cannot be begun, since nothing of it is left to tell, keeps none of the others back.
      report(error)
    }
  }
  for (const id of await issues.findSending(site.db)) await writeLetters(site, id)
}

const STATES = { accepted: 'sent', refused: 'refused', abandoned: 'given_up' } as const

/** What became of a letter's mail. Whose mailbox refuses it for good gets nothing more. */
export const letterSettled: Heard = async (tx, { key, outcome, reason }) => {
  const subscriberId = await recipients.setSettled(tx, key, STATES[outcome])
  if (outcome === 'refused' && subscriberId !== null) await setBounced(tx, subscriberId, reason)
}
