import type { BooleanQuery } from './boolean.ts'
import { DEEPEST_BOOLEAN, MOST_BOOLEAN_WORDS } from './boolean.ts'

export const LONGEST_BOOLEAN = 500

/** Why a text cannot be read, and where in it. */
type BooleanFault = {
  readonly what:
    | 'too long'
    | 'too many words'
    | 'too deep'
    | 'quote left open'
    | 'parenthesis left open'
    | 'parenthesis never opened'
    | 'nothing between parentheses'
    | 'nothing before'
    | 'nothing after'
  readonly at: number
  readonly length: number
}

/** What was read; null where there is nothing to read. */
export type ParsedBoolean = { readonly query: BooleanQuery | null } | { readonly fault: BooleanFault }

type Kind = 'word' | 'phrase' | 'and' | 'or' | 'not' | '(' | ')'
type Piece = { readonly kind: Kind; readonly text: string; readonly at: number; readonly length: number }

const OPERATORS: Record<string, Kind> = { AND: 'and', ET: 'and', OR: 'or', OU: 'or', NOT: 'not', SAUF: 'not' }
const PIECE = /«([^»]*)(»?)|["“”]([^"“”]*)(["“”]?)|([()])|([^\s()"«“”]+)/g

class Unreadable extends Error {
  readonly fault: BooleanFault
  constructor(what: BooleanFault['what'], { at, length }: Pick<Piece, 'at' | 'length'>) {
    super(what)
    this.fault = { what, at, length }
  }
}

function piecesOf(text: string): Piece[] {
  return [...text.matchAll(PIECE)].map((match): Piece => {
    const [whole, french, frenchEnd, quoted, end, bracket, word] = match
    const place = { at: match.index, length: whole.length }
    if (bracket !== undefined) return { kind: bracket as Kind, text: bracket, ...place }
    if (word !== undefined) return { kind: OPERATORS[word] ?? 'word', text: word, ...place }
    if ((frenchEnd ?? end) === '') throw new Unreadable('quote left open', place)
    return { kind: 'phrase', text: (french ?? quoted)!.trim(), ...place }
  })
}

/** One of several is itself; several of a kind lie side by side. */
function join(kind: 'all' | 'any', parts: readonly BooleanQuery[]): BooleanQuery {
  const flat = parts.flatMap((part) => (part.kind === kind ? part.parts : [part]))
  return flat.length === 1 ? flat[0]! : { kind, parts: flat }
}

/** `or` binds least, then `and`, which may be left out, then `not`. « A not B » is « A and not B ». */
class Reader {
  private readonly pieces: readonly Piece[]
  private next = 0
  private words = 0

  constructor(pieces: readonly Piece[]) {
    this.pieces = pieces
  }

  whole(): BooleanQuery {
    const query = this.any(0)
    const left = this.pieces[this.next]
    if (left) throw new Unreadable('parenthesis never opened', left)
    return query
  }

  private any(depth: number): BooleanQuery {
    const parts = [this.all(depth)]
    while (this.pieces[this.next]?.kind === 'or') {
      const operator = this.pieces[this.next++]!
      parts.push(this.all(depth, operator))
    }
    return join('any', parts)
  }

  private all(depth: number, after?: Piece): BooleanQuery {
    const parts = [this.one(depth, after)]
    for (let piece = this.pieces[this.next]; piece && piece.kind !== 'or' && piece.kind !== ')';) {
      if (piece.kind === 'and') {
        this.next++
        parts.push(this.one(depth, piece))
      } else parts.push(this.one(depth))
      piece = this.pieces[this.next]
    }
    return join('all', parts)
  }

  /** `after` is the operator that wants something here. */
  private one(depth: number, after?: Piece): BooleanQuery {
    const piece = this.pieces[this.next]
    if (!piece || piece.kind === ')') {
      if (after) throw new Unreadable('nothing after', after)
      throw new Unreadable('parenthesis never opened', piece ?? { at: 0, length: 0 })
    }
    if (piece.kind === 'and' || piece.kind === 'or') {
      throw after ? new Unreadable('nothing after', after) : new Unreadable('nothing before', piece)
    }
    this.next++
    if (piece.kind === 'not') {
      if (depth >= DEEPEST_BOOLEAN) throw new Unreadable('too deep', piece)
      const part = this.one(depth + 1, piece)
      return part.kind === 'not' ? part.part : { kind: 'not', part }
    }
    if (piece.kind === '(') return this.inside(piece, depth)
    if (++this.words > MOST_BOOLEAN_WORDS) throw new Unreadable('too many words', piece)
    return { kind: 'words', text: piece.text, phrase: piece.kind === 'phrase' }
  }

  private inside(open: Piece, depth: number): BooleanQuery {
    if (depth >= DEEPEST_BOOLEAN) throw new Unreadable('too deep', open)
    const first = this.pieces[this.next]
    if (first?.kind === ')') {
      throw new Unreadable('nothing between parentheses', { at: open.at, length: first.at + 1 - open.at })
    }
    if (!first) throw new Unreadable('parenthesis left open', open)
    const query = this.any(depth + 1)
    if (this.pieces[this.next]?.kind !== ')') throw new Unreadable('parenthesis left open', open)
    this.next++
    return query
  }
}

/** AND, OR, NOT or ET, OU, SAUF in capitals, "phrases" and parentheses. What cannot be read says where and why. */
export function parseBoolean(text: string): ParsedBoolean {
  if (text.length > LONGEST_BOOLEAN) {
    return { fault: { what: 'too long', at: LONGEST_BOOLEAN, length: text.length - LONGEST_BOOLEAN } }
  }
  try {
    const pieces = piecesOf(text).filter(({ kind, text: said }) => kind !== 'phrase' || said !== '')
    return { query: pieces.length === 0 ? null : new Reader(pieces).whole() }
  } catch (error) {
    if (error instanceof Unreadable) return { fault: error.fault }
    throw error
  }
}

const written = (query: BooleanQuery, within: 'all' | 'not' | null): string => {
  if (query.kind === 'words') return query.phrase ? `"${query.text}"` : query.text
  if (query.kind === 'not') return `SAUF ${written(query.part, 'not')}`
  const text = query.parts
    .map((part, at) => {
      const one = written(part, query.kind === 'all' ? 'all' : null)
      if (at === 0) return one
      return query.kind === 'any' ? `OU ${one}` : part.kind === 'not' ? one : `ET ${one}`
    })
    .join(' ')
  return within === 'not' || (within === 'all' && query.kind === 'any') ? `(${text})` : text
}

/** A text that is read as this. */
export const writeBoolean = (query: BooleanQuery): string => written(query, null)
