import { fold } from '#platform/folding.ts'
import { ELIDED, STOP_WORDS } from './stop-words.ts'
import { formOf } from './word-forms.ts'

/** A word as it is written once folded, and the form under which it is compared. */
export type Word = { readonly word: string; readonly form: string }
/** A word and where it stands in the text. */
export type Token = Word & { readonly start: number; readonly end: number }

// In this order: « V.I.E. », « M & A » of single letters, then words, which may hold « & » and end with « ++ » or « # ».
const PIECES =
  /(?:\p{L}\.){2,}\p{L}?|\p{L}[ \u00a0\u202f]?&[ \u00a0\u202f]?\p{L}(?![\p{L}\p{N}])|[\p{L}\p{N}\p{M}]+(?:&[\p{L}\p{N}\p{M}]+)*(?:\+\+|#)?/gu
const LONGEST_WORD = 40

/** The significant words of a text in their order. Stop words are gone: they neither match nor stand between. */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = []
  for (const match of text.matchAll(PIECES)) {
    const [piece] = match
    const start = match.index
    const end = start + piece.length
    const follower = text.charCodeAt(end)
    const elided = (follower === 0x27 || follower === 0x2019) && ELIDED.has(piece.toLowerCase())
    if (!elided) for (const { word, form } of wordsOf(piece)) tokens.push({ word, form, start, end })
  }
  return tokens
}

// Folding and stemming cost more than all the rest, and the same pieces come again and again. Two generations, so that
// what is in use survives when the younger one is full.
let known = new Map<string, readonly Word[]>()
let knownBefore = known
const MOST_KNOWN = 60_000

function wordsOf(piece: string): readonly Word[] {
  const found = known.get(piece)
  if (found) return found
  const words = knownBefore.get(piece) ?? analyse(piece)
  if (known.size >= MOST_KNOWN) {
    knownBefore = known
    known = new Map()
  }
  known.set(piece, words)
  return words
}

const analyse = (piece: string): Word[] =>
  foldPiece(piece)
    .map((word) => word.slice(0, LONGEST_WORD))
    .filter((word) => word !== '' && !STOP_WORDS.has(word))
    .map((word) => ({ word, form: formOf(word) }))

function foldPiece(piece: string): string[] {
  if (piece.includes('.')) return [fold(piece.replaceAll('.', ''))]
  const [, stem = piece, sign = ''] = /^(.*?)(\+\+|#)?$/s.exec(piece) ?? []
  if (piece.includes('&')) return [stem.split('&').map(fold).join('&') + sign]
  // A letter that folding does not know splits a word in two.
  const words = fold(stem).split(' ')
  return sign ? [...words.slice(0, -1), `${words.at(-1)}${sign}`] : words
}
