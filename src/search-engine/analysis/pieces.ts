// Cuts a text into pieces. A regular expression would say the same in one line, and take half the time of indexing.
const NONE = 1
const LETTER = 2
const DIGIT_OR_MARK = 3
const kinds = new Uint8Array(2 ** 16)

const DOT = 0x2e
const AND = 0x26
const PLUS = 0x2b
const HASH = 0x23

/** What a character is; found out once, then looked up. Characters of two halves are none: folding would drop them anyway. */
function kindAt(text: string, at: number): number {
  if (at >= text.length) return NONE
  const code = text.charCodeAt(at)
  const known = kinds[code]!
  if (known !== 0) return known
  const character = String.fromCharCode(code)
  const kind = /\p{L}/u.test(character) ? LETTER : /[\p{N}\p{M}]/u.test(character) ? DIGIT_OR_MARK : NONE
  kinds[code] = kind
  return kind
}

const isSpace = (code: number): boolean => code === 0x20 || code === 0xa0 || code === 0x202f

/** The start of the next piece, or the length of the text. */
export function pieceStart(text: string, from: number): number {
  const { length } = text
  let at = from
  while (at < length && (kinds[text.charCodeAt(at)] || kindAt(text, at)) === NONE) at++
  return at
}

/** The end of the piece that starts there: « V.I.E. », « M & A » of single letters, or a word, perhaps with « & », « ++ », « # ». */
export function pieceEnd(text: string, start: number): number {
  const letter = kindAt(text, start) === LETTER
  if (letter && isDotted(text, start) && isDotted(text, start + 2)) {
    let at = start
    while (isDotted(text, at)) at += 2
    return kindAt(text, at) === LETTER && kindAt(text, at + 1) === NONE ? at + 1 : at
  }
  let at = wordEnd(text, start)
  while (text.charCodeAt(at) === AND && kindAt(text, at + 1) !== NONE) at = wordEnd(text, at + 1)
  if (letter && at === start + 1) at = spacedPairEnd(text, at)
  if (text.charCodeAt(at) === PLUS && text.charCodeAt(at + 1) === PLUS) return at + 2
  return text.charCodeAt(at) === HASH ? at + 1 : at
}

// The dot first: hardly any letter has one.
const isDotted = (text: string, at: number): boolean => text.charCodeAt(at + 1) === DOT && kindAt(text, at) === LETTER

function wordEnd(text: string, from: number): number {
  const { length } = text
  let at = from
  while (at < length && (kinds[text.charCodeAt(at)] || kindAt(text, at)) !== NONE) at++
  return at
}

/** The end of « M & A » whose first letter ends there, or that very place. */
function spacedPairEnd(text: string, end: number): number {
  let at = end
  if (isSpace(text.charCodeAt(at))) at++
  if (text.charCodeAt(at) !== AND) return end
  at++
  if (isSpace(text.charCodeAt(at))) at++
  return kindAt(text, at) === LETTER && kindAt(text, at + 1) === NONE ? at + 1 : end
}
