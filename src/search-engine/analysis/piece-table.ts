const LONGEST_PIECE = 40

/** A copy. A slice would keep the whole text in memory for as long as the piece is remembered. */
function detached(text: string, start: number, end: number): string {
  let piece = ''
  for (let at = start; at < end; at++) piece += text[at]
  return piece
}

/**
 * Remembers something about stretches of text, without cutting these out of the text to look them up: a hash table over
 * characters. Forgets everything when it is full.
 */
export class PieceTable<T> {
  private readonly mask: number
  private readonly most: number
  /** The entry of each place, plus one; zero is free. */
  private readonly places: Int32Array
  private readonly hashes: Int32Array
  private pieces: string[] = []
  private values: T[] = []

  constructor(most: number) {
    const size = 2 ** Math.ceil(Math.log2(most * 2))
    this.most = most
    this.mask = size - 1
    this.places = new Int32Array(size)
    this.hashes = new Int32Array(most)
  }

  /** What is known about the stretch, or what `learn` makes of it. Long ones are not worth remembering. */
  valueOf(text: string, start: number, end: number, learn: (piece: string) => T): T {
    if (end - start > LONGEST_PIECE) return learn(detached(text, start, end))
    let hash = 0x811c9dc5 | 0
    for (let at = start; at < end; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
    let place = (hash ^ (hash >>> 15)) & this.mask
    for (let entry = this.places[place]!; entry !== 0; entry = this.places[place]!) {
      if (this.hashes[entry - 1] === hash && this.isPiece(entry - 1, text, start, end)) return this.values[entry - 1]!
      place = (place + 1) & this.mask
    }
    const piece = detached(text, start, end)
    const value = learn(piece)
    if (this.pieces.length === this.most) this.forget()
    else {
      this.hashes[this.pieces.length] = hash
      this.values.push(value)
      this.places[place] = this.pieces.push(piece)
    }
    return value
  }

  private isPiece(entry: number, text: string, start: number, end: number): boolean {
    const piece = this.pieces[entry]!
    if (piece.length !== end - start) return false
    for (let at = 0; at < piece.length; at++) if (piece.charCodeAt(at) !== text.charCodeAt(start + at)) return false
    return true
  }

  private forget(): void {
    this.places.fill(0)
    this.pieces = []
    this.values = []
  }
}
