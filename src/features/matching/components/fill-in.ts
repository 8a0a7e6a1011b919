import type { MatchCriterion } from '../matching.rules.ts'
import { matchTexts } from '../matching.texts.ts'

/** Where a candidate says what they look for. */
export const profileAddress = '/espace-candidat?section=profile'

/** Nobody fills in a long form for this: what weighs most comes first. */
const MOST_ASKED = 3

/** What to fill in next, in words. Sectors weigh too little to be asked for. */
export const fillInOf = (untold: readonly MatchCriterion[]): string[] =>
  untold
    .filter((criterion) => criterion !== 'sector')
    .slice(0, MOST_ASKED)
    .map((criterion) => matchTexts.fillIn[criterion])
