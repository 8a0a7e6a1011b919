import { ownContact } from '#features/accounts/server/users.service.ts'
import { articlesNamed } from '#features/news/server/letter-articles.service.ts'
import type { ParsedInputOf } from '#platform/contract.ts'
import { done } from '#platform/contract.ts'
import { momentInParis } from '#platform/french-moment.ts'
import { invalidInput, refuse } from '#platform/refusals.ts'
import { recordAct } from '#platform/server/audit/audit.service.ts'
import { countTry } from '#platform/server/database/limits.ts'
import type { SignedIn } from '#platform/server/endpoints.ts'
import type { Site } from '#platform/server/site.ts'
import type * as contract from '../issues.contract.ts'
import { issueFaults, issueTexts, listTexts } from '../issues.texts.ts'
import {
  MOST_ARTICLES,
  MOST_JOBS,
  newsletterRefusals as refusals,
  numberIn,
  UNSUBSCRIBE_PAGE,
} from '../newsletter.rules.ts'
import { newsletterMailTexts } from '../newsletter.texts.ts'
import * as issues from './issues.repository.ts'
import { contentOf, liveJobs } from './letter-parts.ts'
import { letterMail } from './newsletter.mails.ts'
import { beginSending } from './sending.ts'
import { thing, wanted, whyNot } from './wanted-issue.ts'

const tests = { name: 'newsletter tests', most: 20, seconds: 3_600 }

type Changes = ParsedInputOf<typeof contract.updateIssue>

/** One more, by what an editor pasted; it has to be there. */
async function withPasted(
  ids: number[],
  pasted: string,
  isThere: (id: number) => Promise<boolean>,
  field: string,
  about: string,
) {
  if (pasted === '') return ids
  const id = numberIn(pasted)
  if (id === null || !(await isThere(id))) throw invalidInput({ [field]: about })
  return [...new Set([...ids, id])]
}

export async function updateIssue(site: Site, actor: SignedIn, changes: Changes) {
  const { db } = site
  const { id, version, subject, introduction } = changes
  const articleIds = await withPasted(
    changes.article_ids,
    changes.add_article,
    async (one) => (await articlesNamed(db, [one])).length > 0,
    'add_article',
    refusals['newsletter/no_article'].message,
  )
  const jobIds = await withPasted(
    changes.job_ids,
    changes.add_job,
    async (one) => (await liveJobs(db, [one])).length > 0,
    'add_job',
    refusals['newsletter/no_job'].message,
  )
  if (articleIds.length > MOST_ARTICLES) throw invalidInput({ article_ids: issueFaults.articles })
  if (jobIds.length > MOST_JOBS) throw invalidInput({ job_ids: issueFaults.jobs })
  await db.transaction(async (tx) => {
    const draft = { subject, introduction, articleIds, jobIds }
    if (!(await issues.updateDraft(tx, id, version, draft))) throw await whyNot(tx, id)
    const after = { articles: articleIds.length, jobs: jobIds.length }
    await recordAct(tx, actor, 'change_newsletter', thing(id), { after })
  })
  return done(issueTexts.saved)
}

export async function deleteIssue(site: Site, actor: SignedIn, id: number) {
  await site.db.transaction(async (tx) => {
    if (!(await issues.deleteDraft(tx, id))) throw await whyNot(tx, id)
    await recordAct(tx, actor, 'delete_newsletter', thing(id))
  })
  return done(listTexts.deleted)
}

/** To oneself, as the subscribers would get it; its link ends nobody's letters. */
export async function testIssue(site: Site, actor: SignedIn, id: number) {
  const issue = await wanted(site.db, id)
  await countTry(site.db, [{ limit: tests, subject: String(actor.accountId) }])
  const { email } = await ownContact(site.db, actor.accountId)
  const content = issue.content ?? (await contentOf(site.db, issue))
  const letter = letterMail(content, { linkTo: site.linkTo, unsubscribe: site.linkTo(UNSUBSCRIBE_PAGE) })
  const subject = newsletterMailTexts.letter.test(letter.subject)
  await site.db.transaction((tx) =>
    site.mailer.write(tx, { to: email, kind: 'newsletter-test', accountId: actor.accountId, ...letter, subject }),
  )
  return done(issueTexts.tested(email))
}

/** Now, or at a moment of the clocks of Paris. What is sent is the version that was looked at. */
export async function sendIssue(
  site: Site,
  actor: SignedIn,
  { id, version, at }: ParsedInputOf<typeof contract.sendIssue>,
) {
  const issue = await wanted(site.db, id)
  if (issue.state !== 'draft' || issue.version !== version) throw await whyNot(site.db, id)
  if (at === '') {
    await beginSending(site, issue, actor)
    return done(issueTexts.started)
  }
  const sendAt = momentInParis(at)
  if (sendAt <= new Date()) throw invalidInput({ at: refusals['newsletter/too_soon'].message })
  const { articles, jobs } = await contentOf(site.db, issue)
  if (articles.length + jobs.length === 0) throw refuse(refusals['newsletter/empty'])
  await site.db.transaction(async (tx) => {
    if (!(await issues.setScheduled(tx, id, version, sendAt))) throw await whyNot(tx, id)
    await recordAct(tx, actor, 'schedule_newsletter', thing(id), { after: { send_at: sendAt.toISOString() } })
  })
  return done(issueTexts.planned)
}

export async function unscheduleIssue(site: Site, actor: SignedIn, id: number) {
  await site.db.transaction(async (tx) => {
    if (!(await issues.setUnscheduled(tx, id))) throw await whyNot(tx, id)
    await recordAct(tx, actor, 'unschedule_newsletter', thing(id))
  })
  return done(issueTexts.unplanned)
}
