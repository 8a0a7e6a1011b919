import { tellMember } from '#features/accounts/server/tell-member.service.ts'
import { recruitersOf } from '#features/accounts/server/users.service.ts'
import type { Answer, QuestionKind } from '#features/jobs/lifetime/lifetime.rules.ts'
import {
  answerPath,
  answersTo,
  askedSince,
  endingEvent,
  MOST_ASKED,
  stillOpenEvent,
} from '#features/jobs/lifetime/lifetime.rules.ts'
import * as lifetime from '#features/jobs/lifetime/server/lifetime.service.ts'
import type { Db } from '#platform/server/database/db.ts'
import type { Inside, Site } from '#platform/server/site.ts'
import { inside } from '#platform/server/site.ts'
import { questionKeyOf } from './job-question-keys.ts'
import type { Asked } from './job-questions.mails.ts'
import { endingMail, stillOpenMail } from './job-questions.mails.ts'

const LOOKED_AT = 1_000

type Job = Awaited<ReturnType<typeof lifetime.findToAsk>>[number]
type Question = Job & { id: number }

/** Who is asked about a job: whoever wrote it and still recruits for the company, or else its first recruiter. */
async function recipientsOf(db: Db, jobs: readonly Job[]): Promise<Map<number | null, Job[]>> {
  const recruiters = new Map<number, number[]>()
  const byAccount = new Map<number | null, Job[]>()
  for (const job of jobs) {
    const { companyId, authorId } = job
    if (!recruiters.has(companyId)) recruiters.set(companyId, await recruitersOf(db, companyId))
    const known = recruiters.get(companyId)!
    const accountId = known.find((one) => one === authorId) ?? known[0] ?? null
    byAccount.set(accountId, [...(byAccount.get(accountId) ?? []), job])
  }
  return byAccount
}

const parts = <T>(all: readonly T[], most: number): T[][] =>
  Array.from({ length: Math.ceil(all.length / most) }, (_, nth) => all.slice(nth * most, (nth + 1) * most))

/** An extension is free once; beyond that it is bought in the space. */
const answersOf = (kind: QuestionKind, { extendedAt }: Job): readonly Answer[] =>
  answersTo[kind].filter((answer) => answer !== 'prolonger' || extendedAt === null)

function askedIn(site: Inside, kind: QuestionKind, question: Question): Asked {
  const key = questionKeyOf(question.id, site.secret)
  return {
    title: question.title,
    page: site.linkTo(`/voir-offre/${question.jobId}`),
    validThrough: question.validThrough!,
    links: answersOf(kind, question).map((answer) => ({
      answer,
      address: site.linkTo(`${answerPath}?question=${question.id}&cle=${key}&reponse=${answer}`),
    })),
  }
}

async function tellAsked(site: Inside, accountId: number, kind: QuestionKind, questions: Question[], again = false) {
  const jobs = questions.map((one) => askedIn(site, kind, one))
  const about = { jobs, space: site.linkTo('/espace-recruteurs') }
  await tellMember(site, accountId, kind === 'fin' ? endingEvent : stillOpenEvent, {
    body: questions
      .map(({ title }) => title)
      .join(', ')
      .slice(0, 200),
    path: questions.length === 1 ? `/voir-offre/${questions[0]!.jobId}` : '/espace-recruteurs',
    kind: kind === 'fin' ? 'jobs-ending' : 'jobs-still-open',
    mail: (firstName) =>
      kind === 'fin' ? endingMail({ ...about, firstName }) : stillOpenMail({ ...about, firstName, again }),
  })
}

/** Asks about some jobs of one person, in one mail. What another instance has asked meanwhile is left out. */
const ask = (site: Site, accountId: number | null, kind: QuestionKind, jobs: Job[], dueOf: (job: Job) => Date) =>
  inside(site, async (held) => {
    const rows = jobs.map((job) => ({ jobId: job.jobId, accountId, kind, dueAt: dueOf(job) }))
    const made = await lifetime.insertQuestions(held.db, rows)
    const questions = made.map(({ id, jobId }) => ({ id, ...jobs.find((job) => job.jobId === jobId)! }))
    if (accountId !== null && questions.length > 0) await tellAsked(held, accountId, kind, questions)
  })

async function askAll(site: Site, kind: QuestionKind, jobs: Job[], dueOf: (job: Job) => Date): Promise<void> {
  for (const [accountId, theirs] of await recipientsOf(site.db, jobs))
    for (const some of parts(theirs, MOST_ASKED)) await ask(site, accountId, kind, some, dueOf)
}

/** Whether live jobs are still open, every thirty days; and once more a week later, if nobody says so. */
export async function askStillOpen(site: Site): Promise<void> {
  const now = new Date()
  const due = (job: Job): Date | null => askedSince(job.publishedAt!, job.validThrough!, now)
  const jobs = (await lifetime.findToAsk(site.db, LOOKED_AT)).filter((job) => due(job) !== null)
  await askAll(site, 'ouverte', jobs, (job) => due(job)!)
  const unanswered = Map.groupBy(await lifetime.findUnanswered(site.db, LOOKED_AT), ({ accountId }) => accountId!)
  for (const [accountId, questions] of unanswered)
    for (const some of parts(questions, MOST_ASKED))
      await inside(site, async (held) => {
        const taken = await lifetime.takeReminded(
          held.db,
          some.map(({ id }) => id),
        )
        const again = some.filter(({ id }) => taken.includes(id))
        if (again.length > 0) await tellAsked(held, accountId, 'ouverte', again, true)
      })
}

/** Jobs that end within a week are told of, once for each end. */
export async function tellEnding(site: Site): Promise<void> {
  const jobs = await lifetime.findEnding(site.db, LOOKED_AT)
  await askAll(site, 'fin', jobs, ({ validThrough }) => validThrough!)
}
