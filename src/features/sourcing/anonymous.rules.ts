import { fold } from '#platform/folding.ts'

// What says who somebody is, or how to reach them, is taken out of texts before recruiters may search or read them.

const GAP = ' … '
// Members write these texts: what a pattern begins with is bounded, or a word of 40 000 letters would be read once from each of them.
const EMAIL =
  /[\w.+-]{1,64}\s{0,20}(?:@|\(at\)|\[at\]|\barobase\b)\s{0,20}[\w-]+(?:\s{0,20}(?:\.|\(dot\)|\bpoint\b)\s{0,20}[\w-]+)+/giu
const LINK =
  /(?:https?:\/\/|www\.)\S+|(?<![\w-])(?:[\w-]{1,63}\.){1,8}(?:com|fr|be|lu|ch|net|org|eu|io|me|dev|info|pro|tech)\b(?:\/\S*)?/giu
const HANDLE = /(?<![\w.])@[\w.-]{2,}/gu
const SPACE = String.raw`[\s.,/()\u00a0\u202f\u2009·–-]`
/** With 00, + or 0 at its beginning, in whatever groups: nine digits and more behind it. */
const PHONE = new RegExp(
  String.raw`(?:(?:\+|(?<!\d)00)${SPACE}*\d{1,3}|(?<![\d,.])0)(?:${SPACE}{0,3}\d){8,12}(?!\d)`,
  'gu',
)
const STREET =
  /\b\d{1,4}(?:\s?(?:bis|ter))?,?\s+(?:rue|avenue|av\.|boulevard|bd\.?|place|all[ée]e|chemin|impasse|quai|cours|route|square|passage|villa)\s[^\n,;]*/giu
const POSTAL_CODE = /(?<!\d)\d{5}(?=\s+\p{Lu})/gu

const WORD = /[\p{L}\p{M}\d]+/gu

/** Takes out each of these wordings, word by word, whatever their accents, case and what stands between their words. */
function withoutWordings(text: string, wordings: readonly string[]): string {
  const wanted = wordings.map((one) => fold(one).split(' ').filter(Boolean)).filter((words) => words.length > 0)
  if (wanted.length === 0) return text
  const words = [...text.matchAll(WORD)].map(({ 0: word, index }) => ({
    folded: fold(word),
    start: index,
    end: index + word.length,
  }))
  let shown = ''
  let from = 0
  for (let at = 0; at < words.length;) {
    const held = wanted.find((one) => one.every((word, ahead) => words[at + ahead]?.folded === word))
    if (!held) {
      at++
      continue
    }
    shown += text.slice(from, words[at]!.start) + GAP
    at += held.length
    from = words[at - 1]!.end
  }
  return shown + text.slice(from)
}

export type Known = {
  firstName: string
  lastName: string
  /** Where they work now. */
  company?: string | null
}

/** A text without e-mail addresses, telephone numbers, links, street and names of somebody. */
export function anonymous(text: string, { firstName, lastName, company }: Known): string {
  const bare = [EMAIL, LINK, HANDLE, PHONE, STREET, POSTAL_CODE].reduce(
    (left, pattern) => left.replaceAll(pattern, GAP),
    text,
  )
  // Each part of a name by itself: a CV may turn them around, or leave one out.
  const names = `${firstName} ${lastName}`.split(/[\s’'-]+/).filter((part) => fold(part).length > 1)
  const wordings = [`${firstName} ${lastName}`, ...names, ...(company ? [company] : [])]
  const parts = withoutWordings(bare, wordings)
    .split('…')
    .map((part) => part.trim())
  // Several gaps in a row are one.
  return parts
    .filter((part, at) => part !== '' || at === 0 || at === parts.length - 1)
    .join(GAP)
    .trim()
}

const NOW = /aujourd|present|actuel|ce jour|en cours|now|current|depuis|since/

/** Whether a period goes on. */
export const goesOn = (period: string): boolean => NOW.test(fold(period)) || /[–-]\s*$/.test(period)
