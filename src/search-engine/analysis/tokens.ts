import { fold } from '#platform/folding.ts'
import { PieceTable } from './piece-table.ts'
import { pieceEnd, pieceStart } from './pieces.ts'
import { ELIDED, STOP_WORDS } from './stop-words.ts'
import { formOf } from './word-forms.ts'

/** A word as it is written once folded, and the form under which it is compared. */
export type Word = { readonly word: string; readonly form: string }
/** A word and where it stands in the text. */
export type Token = Word & { readonly start: number; readonly end: number }

const LONGEST_WORD = 40

/** The significant words of a text in their order. Stop words are gone: they neither match nor stand between. */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = []
  for (let start = pieceStart(text, 0); start < text.length;) {
    const end = pieceEnd(text, start)
    for (const { word, form } of wordsOfPiece(text, start, end)) tokens.push({ word, form, start, end })
    start = pieceStart(text, end)
  }
  return tokens
}

/** The same words, wherever they stand. Nothing is made for those that are known already: an index reads millions. */
export function wordsIn(text: string): Word[] {
  const found: Word[] = []
  for (let start = pieceStart(text, 0); start < text.length;) {
    const end = pieceEnd(text, start)
    const words = wordsOfPiece(text, start, end)
    for (let at = 0; at < words.length; at++) found.push(words[at]!)
    start = pieceStart(text, end)
  }
  return found
}

const NO_WORDS: readonly Word[] = []

function wordsOfPiece(text: string, start: number, end: number): readonly Word[] {
  const follower = text.charCodeAt(end)
  const elided = (follower === 0x27 || follower === 0x2019) && ELIDED.has(text.slice(start, end).toLowerCase())
  return elided ? NO_WORDS : known.valueOf(text, start, end, analyse)
}

// Folding and stemming cost more than all the rest, and the same pieces come again and again.
const known = new PieceTable<readonly Word[]>(100_000)

const analyse = (piece: string): Word[] =>
  foldPiece(piece)
    .map((word) => (word.length > LONGEST_WORD ? word.slice(0, LONGEST_WORD) : word))
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
