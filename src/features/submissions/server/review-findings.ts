import { checkedText, checkOffer } from '#features/jobs/checks/checks.rules.ts'
import type { ReviewFinding, ShownOffer } from '../review.contract.ts'
import { reviewTexts } from '../review.texts.ts'

/** So much is shown around what was found. */
const AROUND = 60

/** What the automatic checks say of an offer, each with the passage it is about. */
export function findingsOf(offer: ShownOffer, contractKind: 'emploi' | 'stage' | 'autre'): ReviewFinding[] {
  const checked = {
    title: offer.title,
    description: offer.description,
    missions: offer.missions,
    profile: offer.profile,
    benefits: offer.benefits,
    skills: offer.skills,
    salaryMin: offer.salary.min,
    salaryMax: offer.salary.max,
    salaryText: offer.salary_text,
    contractKind,
  }
  return checkOffer(checked).map(({ severity, field, passage: { start, end }, reason }) => {
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
