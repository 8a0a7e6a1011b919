/** A text as patterns read it, and where each of its characters stands in the text as it was written. */
export type FoldedText = { written: string; folded: string; starts: Uint32Array; ends: Uint32Array }

const invisible = /[\u00ad\u200b-\u200f\u2060\ufeff]/u
const marks = /\p{M}/gu
const ligatures: Record<string, string> = { œ: 'oe', æ: 'ae', '’': "'", ʼ: "'", '`': "'", '´': "'" }
const dashes = /[\u2010-\u2015\u2212]/u

/** A sign may stand for a whole sentence; its beginning is enough to be found. */
const MOST_LETTERS = 4

function foldCharacter(character: string): string {
  if (character < '\u0080') return character.toLowerCase()
  if (invisible.test(character)) return ''
  if (dashes.test(character)) return '-'
  const lower = character.toLowerCase()
  return ligatures[lower] ?? lower.normalize('NFKD').replace(marks, '').slice(0, MOST_LETTERS)
}

/**
 * Without accents, case and invisible characters; one space for any run of spaces, one line feed for a run that holds one.
 * So a pattern needs no variants, and what is hidden behind unusual spaces or letters is found.
 */
export function foldText(written: string): FoldedText {
  const folded: string[] = []
  const starts: number[] = []
  const ends: number[] = []
  let at = 0
  for (const character of written) {
    const end = at + character.length
    if (/\s/u.test(character)) {
      const last = folded.length - 1
      const feed = character === '\n' || character === '\u2028'
      if (folded[last] === ' ' || folded[last] === '\n') {
        if (feed) folded[last] = '\n'
        ends[last] = end
      } else {
        folded.push(feed ? '\n' : ' ')
        starts.push(at)
        ends.push(end)
      }
    } else {
      for (const unit of foldCharacter(character).split('')) {
        folded.push(unit)
        starts.push(at)
        ends.push(end)
      }
    }
    at = end
  }
  return { written, folded: folded.join(''), starts: Uint32Array.from(starts), ends: Uint32Array.from(ends) }
}

/** The passage of the written text behind a stretch of the folded one. */
export function writtenPassage(
  text: FoldedText,
  from: number,
  to: number,
): { text: string; start: number; end: number } {
  const start = text.starts[from] ?? text.written.length
  const end = to > from ? text.ends[to - 1]! : start
  return { text: text.written.slice(start, end), start, end }
}
