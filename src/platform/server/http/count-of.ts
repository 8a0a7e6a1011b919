/** How often a piece stands in a text or in bytes; counting ends at `most`. */
export function countOf(whole: string | Buffer, piece: string, most: number): number {
  let count = 0
  for (let at = whole.indexOf(piece); at >= 0 && count < most; at = whole.indexOf(piece, at + piece.length)) count++
  return count
}
