import { ageWordings } from './discrimination-age.rules.ts'
import { bodyWordings } from './discrimination-body.rules.ts'
import { convictionWordings } from './discrimination-convictions.rules.ts'
import { familyWordings } from './discrimination-family.rules.ts'
import { originWordings } from './discrimination-origin.rules.ts'
import type { Wording } from './wording.rules.ts'

/** Wordings that set aside somebody by a criterion of articles L1132-1 of the Code du travail and 225-1 of the Code pénal. */
export const discriminationWordings: Wording[] = [
  ...ageWordings,
  ...familyWordings,
  ...originWordings,
  ...bodyWordings,
  ...convictionWordings,
]
