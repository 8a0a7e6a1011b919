import { checkedText, checkJob } from '#features/jobs/checks/checks.rules.ts'
import type { ReviewFinding, ShownJob } from '../review.contract.ts'
import { reviewTexts } from '../review.texts.ts'

/** So much is shown around what was found. */
const AROUND = 60

/** What the automatic checks say of a job, each with the passage it is about. */
export function findingsOf(job: ShownJob, contractKind: 'emploi' | 'stage' | 'autre'): ReviewFinding[] {
  const checked = {
    title: job.title,
    description: job.description,
    missions: job.missions,
    profile: job.profile,
    benefits: job.benefits,
    skills: job.skills,
    salaryMin: job.salary.min,
    salaryMax: job.salary.max,
    salaryText: job.salary_text,
    contractKind,
  }
  return checkJob(checked).map(({ severity, field, passage: { start, end }, reason }) => {
    // What is missing stands nowhere.
    const text = end > start ? checkedText(checked, field as Parameters<typeof checkedText>[1]) : ''
    return {
      severity,
      field: reviewTexts.fields[field] ?? field,
      before: text.slice(Math.max(0, start - AROUND), start),
      passage: text.slice(start, end),
      after: text.slice(end, end + AROUND),
      reason,
    }
  })
}
