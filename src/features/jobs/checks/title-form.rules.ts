import { fold } from '#platform/folding.ts'
import { foldText } from './folded-text.rules.ts'

const bothLetters = /(?<![\w])(?:[hm] ?[/|.&-] ?[fw]|[fw] ?[/|.&-] ?[hm])(?: ?[/|.&-] ?[xdn])?(?![\w])/
const bothWords = /\b(?:homme|femme)s?(?: ?[/-] ?| ou | et )(?:homme|femme)s?\b|\btous (?:les )?genres\b/
/** « Chargé(e) », « chargé·e », « conseiller/ère », « directeur-trice ». */
const inclusiveEnding =
  /[a-z](?:\((?:e|ne|le|ere|euse|trice|rice|se|ve)s?\)|[·•./-](?:e|ne|le|ere|iere|euse|trice|rice|ive)s?\b)/
const pair = /\b([a-z]{4,20}) ?(?:\/| ou ) ?(?:une? )?([a-z]{4,20})\b/g

/** Whether the title says that the post is for everybody: « H/F » in any order, an inclusive ending, or both forms. */
export function namesEverybody(title: string): boolean {
  const { folded } = foldText(title)
  if (bothLetters.test(folded) || bothWords.test(folded) || inclusiveEnding.test(folded)) return true
  return [...folded.matchAll(pair)].some(
    ([, one, other]) =>
      one !== other && one!.slice(0, 4) === other!.slice(0, 4) && Math.abs(one!.length - other!.length) <= 5,
  )
}

/** The title with « (H/F) » behind the name of the trade. */
export const withBothForms = (title: string): string => `${title.trim()} (H/F)`

/** Whether the title shouts: nothing but capitals, and at least one word that is no abbreviation. */
export function isAllCapitals(title: string): boolean {
  return !/\p{Ll}/u.test(title) && /\p{Lu}{6,}/u.test(title)
}

const smallWords = new Set(
  'a au aux chez d dans de des du en et l la le les ou par pour s sur un une vers avec sans'.split(' '),
)

/** « CHARGÉ DE CONFORMITÉ LCB-FT H/F » → « Chargé de conformité LCB-FT H/F »: short words stay, they are abbreviations. */
export function withoutCapitals(title: string): string {
  const lower = title.replace(/\p{L}+/gu, (word) =>
    word.length > 4 || smallWords.has(fold(word)) || fold(word) === 'chef' ? word.toLowerCase() : word,
  )
  return lower.replace(/\p{L}/u, (letter) => letter.toUpperCase())
}
