import { ownJob } from '#features/jobs/publishing/server/job-head.service.ts'
import type { ParsedInputOf } from '#platform/contract.ts'
import { formatSalary } from '#platform/french.ts'
import { pageOf, rowsOf } from '#platform/pagination.ts'
import { notFound } from '#platform/refusals.ts'
import type { Db } from '#platform/server/database/db.ts'
import type { SignedIn } from '#platform/server/endpoints.ts'
import type { Stage } from '../../applications.rules.ts'
import { promisedDays, stages } from '../../applications.rules.ts'
import type * as contract from '../applicants.contract.ts'
import { COLUMN_SIZE } from '../applicants.rules.ts'
import { findKeptShare } from './answer-figures.repository.ts'
import { linesOf } from './applicant-lines.ts'
import { withProfiles } from './applicants-search.ts'
import * as applicants from './applicants.repository.ts'

const MOST_JOBS = 100
const MOST_DOTS = 60

type Counted = Awaited<ReturnType<typeof applicants.countByStage>>

const countsOf = (counted: Counted) => ({
  total: counted.reduce((sum, { count }) => sum + count, 0),
  waiting: counted.reduce((sum, { waiting }) => sum + waiting, 0),
  by_stage: Object.fromEntries(
    stages.map((stage) => [stage, counted.find((one) => one.stage === stage)?.count ?? 0]),
  ) as Record<Stage, number>,
})

/** What a company received, page by page: what waits for an answer first. */
export async function listReceived(
  db: Db,
  actor: SignedIn,
  { q, etape: chosen, sort, offre: jobId, ...asked }: ParsedInputOf<typeof contract.listReceived>,
) {
  const wanted = await withProfiles(db, actor, { jobId, stages: chosen, q })
  const [rows, total, counted, jobs] = await Promise.all([
    applicants.findReceived(db, actor, wanted, { sort, ...rowsOf(asked) }),
    applicants.countReceived(db, actor, wanted),
    applicants.countByStage(db, actor, { jobId }),
    applicants.countByJob(db, actor, MOST_JOBS),
  ])
  return {
    data: await linesOf(db, actor, rows),
    pagination: pageOf(total, asked),
    counts: countsOf(counted),
    jobs,
  }
}

/** The applicants of one job by stage: the first of each, and who waits for an answer. */
export async function readBoard(db: Db, actor: SignedIn, { id, q, sort }: ParsedInputOf<typeof contract.readBoard>) {
  const job = await ownJob(db, actor, id)
  if (!job) throw notFound()
  const wanted = await withProfiles(db, actor, { jobId: id, q })
  const [counted, waiting, kept, ...columns] = await Promise.all([
    applicants.countByStage(db, actor, { jobId: id }),
    applicants.findWaiting(db, actor, id, MOST_DOTS),
    findKeptShare(db, job.companyId),
    ...stages.map((stage) =>
      applicants.findReceived(db, actor, { ...wanted, stages: [stage] }, { sort, offset: 0, limit: COLUMN_SIZE }),
    ),
  ])
  const now = Date.now()
  const days = waiting.map(({ sentAt }) => Math.floor((now - sentAt!.getTime()) / 86_400_000))
  const late = waiting.filter((one, at) => days[at]! >= one.promisedDays).map(({ id: one }) => one)
  const lines = await linesOf(db, actor, columns.flat())
  const lateLines =
    late.length === 0
      ? []
      : await linesOf(
          db,
          actor,
          await applicants.findReceived(db, actor, { ids: late }, { sort: 'attente', offset: 0, limit: 50 }),
        )
  return {
    job: {
      id,
      title: job.title,
      facts: [job.city, job.contract, formatSalary(job.salary) ?? ''].filter(Boolean),
      open: job.open,
      valid_through: job.validThrough?.toISOString() ?? null,
    },
    counts: countsOf(counted),
    columns: stages.map((stage) => ({ stage, data: lines.filter(({ statut }) => statut === stage) })),
    promise: {
      days: promisedDays({ delayDays: job.answerDelayDays }),
      announced: job.answerDelayDays !== null,
      waiting: days,
      late: lateLines.map(({ id: one, nom, initials }) => ({ id: one, nom, initials })),
      kept,
    },
  }
}
