import type { CheckedJob, Finding } from './checked-job.rules.ts'
import { judgeCompleteness } from './completeness.rules.ts'
import { contactWordings } from './contact-details.rules.ts'
import { discriminationWordings } from './discrimination.rules.ts'
import { foldText } from './folded-text.rules.ts'
import { fraudWordings } from './fraud-signs.rules.ts'
import { findWordings, withoutOverlaps } from './wording.rules.ts'

export type { CheckedJob, Finding } from './checked-job.rules.ts'

/** Nobody reads more of them; what refuses the job comes first then. */
const MOST_FINDINGS = 100

const readFields = ['title', 'description', 'missions', 'profile', 'benefits', 'salaryText', 'skills'] as const

/** The text of a field that passages count in. The lines of a list are joined by a line feed. */
export function checkedText(job: CheckedJob, field: (typeof readFields)[number]): string {
  const value = job[field]
  return typeof value === 'string' ? value : value.join('\n')
}

const wordings = [...discriminationWordings, ...contactWordings, ...fraudWordings]

/**
 * What a job must not say, and what it should. It names the passage and the reason, in the order of the form.
 * Its cost grows with the length of the texts and no faster.
 */
export function checkJob(job: CheckedJob): Finding[] {
  const found = readFields.flatMap((field): Finding[] =>
    withoutOverlaps(findWordings(foldText(checkedText(job, field)), wordings)).map(
      ({ wording, severity, passage }) => ({
        code: wording.code,
        severity,
        field,
        passage,
        reason: wording.reason,
        ...(wording.suggestion && { suggestion: wording.suggestion }),
      }),
    ),
  )
  const all = [...found, ...judgeCompleteness(job)]
  if (all.length <= MOST_FINDINGS) return all
  return all.toSorted((a, b) => Number(b.severity === 'stop') - Number(a.severity === 'stop')).slice(0, MOST_FINDINGS)
}

/** Whether a job with these findings may be published. */
export const mayBePublished = (findings: Finding[]): boolean => findings.every(({ severity }) => severity !== 'stop')
