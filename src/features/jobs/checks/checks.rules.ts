import type { CheckedOffer, Finding } from './checked-offer.rules.ts'
import { judgeCompleteness } from './completeness.rules.ts'
import { contactWordings } from './contact-details.rules.ts'
import { discriminationWordings } from './discrimination.rules.ts'
import { foldText } from './folded-text.rules.ts'
import { fraudWordings } from './fraud-signs.rules.ts'
import { findWordings, withoutOverlaps } from './wording.rules.ts'

export type { CheckedOffer, Finding } from './checked-offer.rules.ts'

/** Nobody reads more of them; what refuses the offer comes first then. */
const MOST_FINDINGS = 100

const readFields = ['title', 'description', 'missions', 'profile', 'benefits', 'salaryText', 'skills'] as const

/** The text of a field that passages count in. The lines of a list are joined by a line feed. */
export function checkedText(offer: CheckedOffer, field: (typeof readFields)[number]): string {
  const value = offer[field]
  return typeof value === 'string' ? value : value.join('\n')
}

const wordings = [...discriminationWordings, ...contactWordings, ...fraudWordings]

/**
 * What an offer must not say, and what it should. It names the passage and the reason, in the order of the form.
 * Its cost grows with the length of the texts and no faster.
 */
export function checkOffer(offer: CheckedOffer): Finding[] {
  const found = readFields.flatMap((field): Finding[] =>
    withoutOverlaps(findWordings(foldText(checkedText(offer, field)), wordings)).map(
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
  const all = [...found, ...judgeCompleteness(offer)]
  if (all.length <= MOST_FINDINGS) return all
  return all.toSorted((a, b) => Number(b.severity === 'stop') - Number(a.severity === 'stop')).slice(0, MOST_FINDINGS)
}

/** Whether an offer with these findings may be published. */
export const mayBePublished = (findings: Finding[]): boolean => findings.every(({ severity }) => severity !== 'stop')
