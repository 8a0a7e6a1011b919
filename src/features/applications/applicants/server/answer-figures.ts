import { companiesOfJobs } from '#features/jobs/server/jobs.service.ts'
import type { Db } from '#platform/server/database/db.ts'
import { ENOUGH_ANSWERS } from '../applicants.rules.ts'
import { findAnswerFigures } from './answer-figures.repository.ts'

const DAY = 86_400

/**
 * How a job or a company answers: measured over the last 200 applications of a year. Below five answers there is nothing to tell, and
 * what the employer announced stands. Of both, those of the job, and those of the company while it has too few.
 */
export async function answerFigures(db: Db, whose: { companyId?: number; jobId?: number }) {
  const found = await findAnswerFigures(db, whose)
  const { due, answered, median } = found.find((one) => one.answered >= ENOUGH_ANSWERS) ?? found.at(-1)!
  const enough = answered >= ENOUGH_ANSWERS
  return {
    answered,
    due,
    rate: enough ? Math.round((100 * answered) / due) : null,
    median_days: enough && median !== null ? Math.round(median / DAY) : null,
  }
}

type Asked = { offre?: number | undefined; entreprise?: number | undefined }

/** Whoever names a job need not name its company. */
export async function figuresOf(db: Db, { offre, entreprise }: Asked) {
  if (offre === undefined) return answerFigures(db, { companyId: entreprise ?? 0 })
  const [companyId = 0] = entreprise === undefined ? await companiesOfJobs(db, [offre]) : [entreprise]
  return answerFigures(db, { jobId: offre, companyId })
}
