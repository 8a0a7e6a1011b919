import { formatDate, parisDay } from '#platform/french.ts'
import { recordAct } from '#platform/server/audit/audit.service.ts'
import type { IndexedCollection } from '#platform/server/collection/collection.ts'
import type { SignedIn } from '#platform/server/endpoints.ts'
import type { Site } from '#platform/server/site.ts'
import { draftTexts } from '../issues.texts.ts'
import { PROPOSED_ARTICLES, PROPOSED_JOBS } from '../newsletter.rules.ts'
import * as issues from './issues.repository.ts'
import { bestArticles, bestJobs } from './letter-parts.ts'
import { thing } from './wanted-issue.ts'

/** With the index of live jobs, which the proposed ones are looked for in. */
export type LetterSite = Site & { index: IndexedCollection }

/** The best of the week, ready to be read over. */
async function proposal({ db, index }: LetterSite, now: Date) {
  const [articles, jobs] = await Promise.all([bestArticles(db), bestJobs(db, index)])
  return {
    subject: draftTexts.subject(formatDate(now)),
    introduction: draftTexts.introduction,
    articleIds: articles.slice(0, PROPOSED_ARTICLES).map(({ id }) => id),
    jobIds: jobs.slice(0, PROPOSED_JOBS).map(({ id }) => id),
  }
}

export async function createIssue(site: LetterSite, actor: SignedIn) {
  const draft = await proposal(site, new Date())
  return site.db.transaction(async (tx) => {
    const id = (await issues.insertIssue(tx, draft))!
    await recordAct(tx, actor, 'create_newsletter', thing(id))
    return { id }
  })
}

/** The Monday of a week, by the clock of Paris. */
function mondayOf(now: Date): string {
  const day = new Date(`${parisDay(now)}T12:00:00Z`)
  day.setUTCDate(day.getUTCDate() - ((day.getUTCDay() + 6) % 7))
  return day.toISOString().slice(0, 10)
}

/** By the clock, each Monday: one draft for each week, however often it runs. */
export async function prepareWeekly(site: LetterSite, now = new Date()): Promise<void> {
  const week = mondayOf(now)
  if (await issues.isPrepared(site.db, week)) return
  await issues.insertIssue(site.db, { ...(await proposal(site, now)), week })
}
