/** How many typos a word of this length may have. Numbers and codes are never corrected. */
export function typosAllowed(word: string): 0 | 1 | 2 {
  if (word.length < 4 || !/^[a-z]+$/.test(word)) return 0
  return word.length < 8 ? 1 : 2
}

/**
 * Letters added, left out, replaced, or swapped with their neighbour between two words; `most + 1` when there are more
 * than `most` (optimal string alignment).
 */
export function editDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1
  const distances = lastRow(a, b, most)
  return distances ? Math.min(distances[b.length]!, most + 1) : most + 1
}

/**
 * One row of the table: the distances of the first `i` letters of a word to each beginning of `b`, as far as they can be
 * within `most`; beside those stands something larger. Returns the lowest.
 */
export function nextRow(
  row: Uint8Array,
  last: Uint8Array,
  beforeLast: Uint8Array,
  letter: number,
  letterBefore: number,
  b: string,
  i: number,
  most: number,
): number {
  const first = Math.max(1, i - most)
  const end = Math.min(b.length, i + most)
  row[first - 1] = first === 1 ? i : most + 1
  let lowest = row[first - 1]!
  for (let j = first; j <= end; j++) {
    const other = b.charCodeAt(j - 1)
    let value = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + (letter === other ? 0 : 1))
    if (j > 1 && letter === b.charCodeAt(j - 2) && letterBefore === other) {
      value = Math.min(value, beforeLast[j - 2]! + 1)
    }
    row[j] = value
    if (value < lowest) lowest = value
  }
  if (end < b.length) row[end + 1] = most + 1
  return lowest
}

/** How many typos a beginning has if it is that of the word, as many as its length allows; else infinity. Same first letter. */
export function typosBefore(beginning: string, word: string): number {
  if (word.startsWith(beginning)) return 0
  const most = typosAllowed(beginning)
  if (most === 0 || beginning[0] !== word[0]) return Infinity
  // The last row of the table has the distance to each beginning of the word.
  const { length } = beginning
  const last = lastRow(beginning, word.slice(0, length + most), most)
  if (!last) return Infinity
  let fewest = most + 1
  for (let end = length - most; end <= Math.min(word.length, length + most); end++)
    fewest = Math.min(fewest, last[end]!)
  return fewest > most ? Infinity : fewest
}

/** The distances of a word to each beginning of the other as far as they can be within `most`, or null where none is. */
function lastRow(a: string, b: string, most: number): Uint8Array | null {
  let beforeLast = new Uint8Array(b.length + 1)
  let last = Uint8Array.from({ length: b.length + 1 }, (_, index) => index)
  let row = new Uint8Array(b.length + 1)
  let lowestBefore = 0
  for (let i = 1; i <= a.length; i++) {
    const lowest = nextRow(row, last, beforeLast, a.charCodeAt(i - 1), i > 1 ? a.charCodeAt(i - 2) : -1, b, i, most)
    // A swap reaches over one row, so two rows must be out of reach.
    if (lowest > most && lowestBefore + 1 > most) return null
    lowestBefore = lowest
    ;[beforeLast, last, row] = [last, row, beforeLast]
  }
  return last
}
