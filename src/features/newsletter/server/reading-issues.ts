import type { articlesNamed } from '#features/news/server/letter-articles.service.ts'
import type { PageInput } from '#platform/pagination.ts'
import { pageOf, rowsOf } from '#platform/pagination.ts'
import type { Db } from '#platform/server/database/db.ts'
import { issueTexts } from '../issues.texts.ts'
import { UNSUBSCRIBE_PAGE } from '../newsletter.rules.ts'
import type { Figures, Issue } from './issues.repository.ts'
import * as issues from './issues.repository.ts'
import { bestArticles, bestJobs, contentOf } from './letter-parts.ts'
import { letterMail } from './newsletter.mails.ts'
import type { LetterSite } from './preparing.ts'
import { countActive, countSubscribers } from './subscribers.repository.ts'
import { wanted } from './wanted-issue.ts'

const summaryOf = ({ id, subject, state, sendAt, startedAt, sentAt, changedAt }: Issue, recipients: Figures) => ({
  id,
  subject,
  state,
  send_at: sendAt?.toISOString() ?? null,
  started_at: startedAt?.toISOString() ?? null,
  sent_at: sentAt?.toISOString() ?? null,
  changed_at: changedAt.toISOString(),
  recipients,
})

export async function listIssues(db: Db, page: PageInput) {
  const [rows, total, drafts, subscribers] = await Promise.all([
    issues.findNewest(db, rowsOf(page)),
    issues.countIssues(db),
    issues.countDrafts(db),
    countSubscribers(db),
  ])
  const figures = await issues.figuresOf(
    db,
    rows.map(({ id }) => id),
  )
  return {
    data: rows.map((row) => summaryOf(row, figures(row.id))),
    pagination: pageOf(total, page),
    drafts,
    subscribers,
  }
}

type Part = { id: number; title: string; about: string }

/** What is chosen first, in its order, then what may be; what is not there any more is said so. */
function choicesOf(chosen: readonly number[], named: readonly Part[], proposed: readonly Part[]) {
  const byId = new Map(named.map((part) => [part.id, part]))
  const kept = chosen.map((id) => byId.get(id) ?? { id, title: issueTexts.gone(id), about: '' })
  return [
    ...kept.map((part) => ({ ...part, chosen: true, live: byId.has(part.id) })),
    ...proposed.filter(({ id }) => !chosen.includes(id)).map((part) => ({ ...part, chosen: false, live: true })),
  ]
}

type Article = Awaited<ReturnType<typeof articlesNamed>>[number]
const articlePart = ({ id, title, category }: Article): Part => ({ id, title, about: category })

export async function readIssue(site: LetterSite, id: number) {
  const { db, index } = site
  const issue = await wanted(db, id)
  const open = issue.content === null
  const content = issue.content ?? (await contentOf(db, issue))
  const [figures, audience, articles, jobs] = await Promise.all([
    issues.figuresOf(db, [id]),
    countActive(db),
    open ? bestArticles(db) : [],
    open ? bestJobs(db, index) : [],
  ])
  const unsubscribe = site.linkTo(UNSUBSCRIBE_PAGE)
  const { html, text } = letterMail(content, { linkTo: site.linkTo, unsubscribe })
  return {
    ...summaryOf(issue, figures(id)),
    introduction: issue.introduction,
    version: issue.version,
    articles: choicesOf(issue.articleIds, content.articles.map(articlePart), articles.map(articlePart)),
    jobs: choicesOf(issue.jobIds, content.jobs, jobs),
    preview: { html, text },
    audience,
  }
}
