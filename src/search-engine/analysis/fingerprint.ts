import { hashText } from '#platform/random.ts'
import { STOP_WORDS } from './stop-words.ts'
import { KEPT_APART } from './word-forms.ts'
import { ONE_WORD_SYNONYMS, SAME_EXPRESSIONS, SHORT_NAMES } from './synonyms.ts'

/** To be raised with every change of how texts are cut, folded or stemmed; the tables below speak for themselves. */
const VERSION = 3

/** Changes with the analysis: what was analysed otherwise must not be searched any more. */
export const analysisFingerprint = (): number =>
  hashText(JSON.stringify([VERSION, [...STOP_WORDS], ONE_WORD_SYNONYMS, SAME_EXPRESSIONS, SHORT_NAMES, KEPT_APART]))
