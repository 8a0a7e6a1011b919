import { companiesOfJobs } from '#features/jobs/server/jobs.service.ts'
import type { Db } from '#platform/server/database/db.ts'
import { ENOUGH_ANSWERS } from '../applicants.rules.ts'
import { findAnswerFigures } from './answer-figures.repository.ts'

const DAY = 86_400

/**
 * How a company, or one of its jobs, answers: measured over the last 200 applications of a year. Below five answers there is
 * nothing to tell, and what the employer announced stands.
 */
export async function answerFigures(db: Db, whose: { companyId?: number; jobId?: number }) {
  const { due, answered, median } = await findAnswerFigures(db, whose)
  const enough = answered >= ENOUGH_ANSWERS
  return {
    answered,
    due,
    rate: enough ? Math.round((100 * answered) / due) : null,
    median_days: enough && median !== null ? Math.round(median / DAY) : null,
  }
}

/** Of a company; of a job its own, and those of its company while it has too few. */
export async function figuresOf(
  db: Db,
  { offre, entreprise }: { offre?: number | undefined; entreprise?: number | undefined },
) {
  if (offre === undefined) return answerFigures(db, { companyId: entreprise ?? 0 })
  const figures = await answerFigures(db, { jobId: offre })
  if (figures.rate !== null) return figures
  const [companyId = 0] = await companiesOfJobs(db, [offre])
  return answerFigures(db, { companyId })
}
