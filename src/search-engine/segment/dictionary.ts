import { nextRow } from '../analysis/edit-distance.ts'

/** Words in alphabetical order, as bytes: folding leaves nothing but ASCII. */
export type DictionaryData = { readonly starts: Uint32Array; readonly bytes: Uint8Array }

const LONGEST = 64

export class Dictionary {
  readonly data: DictionaryData
  readonly size: number

  constructor(data: DictionaryData) {
    this.data = data
    this.size = data.starts.length - 1
  }

  wordAt(index: number): string {
    const { starts, bytes } = this.data
    let word = ''
    for (let at = starts[index]!; at < starts[index + 1]!; at++) word += String.fromCharCode(bytes[at]!)
    return word
  }

  /** The place of a word, or −1. */
  indexOf(word: string): number {
    const index = this.firstFrom(word)
    return index < this.size && this.compare(index, word) === 0 ? index : -1
  }

  /** The words that begin so: from the first to before the second. */
  rangeOf(prefix: string): [from: number, to: number] {
    return [this.firstFrom(prefix), this.firstAfter(prefix, 0)]
  }

  /** Words within `most` typos of `word` that share its first letter. */
  eachSimilar(word: string, most: number, visit: (index: number, distance: number) => void): void {
    const { starts, bytes } = this.data
    const rows = Array.from({ length: LONGEST + 1 }, () => new Uint8Array(word.length + 1))
    for (let j = 0; j <= word.length; j++) rows[0]![j] = j
    const lowest = new Uint8Array(LONGEST + 1)
    const [begin, end] = this.rangeOf(word[0]!)
    let index = begin
    // Neighbours share their first letters: only the rows after those are worked out again.
    let valid = 0
    while (index < end) {
      const start = starts[index]!
      const length = starts[index + 1]! - start
      let depth = valid
      let dead = false
      while (depth < length && !dead) {
        depth++
        const before = depth > 1 ? bytes[start + depth - 2]! : -1
        const beforeLast = rows[Math.max(0, depth - 2)]!
        const letter = bytes[start + depth - 1]!
        lowest[depth] = nextRow(rows[depth]!, rows[depth - 1]!, beforeLast, letter, before, word, depth, most)
        // A swap reaches over one row, so two rows must be out of reach.
        dead = lowest[depth]! > most && lowest[depth - 1]! + 1 > most
      }
      const near = !dead && Math.abs(length - word.length) <= most
      if (near && rows[length]![word.length]! <= most) visit(index, rows[length]![word.length]!)
      const next = dead ? this.skip(index, depth, end) : index + 1
      valid = next < end ? this.shared(index, next, depth) : 0
      index = next
    }
  }

  /** The first word from there on that does not share so many letters; it is mostly near, so steps begin small. */
  private skip(index: number, letters: number, end: number): number {
    let low = index
    let step = 1
    while (low + step < end && this.shared(index, low + step, letters) === letters) {
      low += step
      step *= 2
    }
    let high = Math.min(low + step, end)
    while (low + 1 < high) {
      const middle = (low + high) >>> 1
      if (this.shared(index, middle, letters) === letters) low = middle
      else high = middle
    }
    return high
  }

  private shared(a: number, b: number, most: number): number {
    const { starts, bytes } = this.data
    const length = Math.min(most, starts[a + 1]! - starts[a]!, starts[b + 1]! - starts[b]!)
    let shared = 0
    while (shared < length && bytes[starts[a]! + shared] === bytes[starts[b]! + shared]) shared++
    return shared
  }

  private firstFrom(word: string): number {
    let low = 0
    let high = this.size
    while (low < high) {
      const middle = (low + high) >>> 1
      if (this.compare(middle, word) < 0) low = middle + 1
      else high = middle
    }
    return low
  }

  private firstAfter(prefix: string, from: number): number {
    let low = from
    let high = this.size
    while (low < high) {
      const middle = (low + high) >>> 1
      const order = this.compare(middle, prefix)
      if (order < 0 || this.beginsWith(middle, prefix)) low = middle + 1
      else high = middle
    }
    return low
  }

  private beginsWith(index: number, prefix: string): boolean {
    const { starts, bytes } = this.data
    const start = starts[index]!
    if (starts[index + 1]! - start < prefix.length) return false
    for (let at = 0; at < prefix.length; at++) if (bytes[start + at] !== prefix.charCodeAt(at)) return false
    return true
  }

  private compare(index: number, word: string): number {
    const { starts, bytes } = this.data
    const start = starts[index]!
    const length = starts[index + 1]! - start
    const shared = Math.min(length, word.length)
    for (let at = 0; at < shared; at++) {
      const difference = bytes[start + at]! - word.charCodeAt(at)
      if (difference !== 0) return difference
    }
    return length - word.length
  }
}

/** Packs words that come in alphabetical order. */
export class DictionaryBuilder {
  private readonly starts: number[] = [0]
  private bytes = new Uint8Array(1024)
  private used = 0

  add(word: string): void {
    if (this.used + word.length > this.bytes.length) {
      const larger = new Uint8Array(Math.max(this.bytes.length * 2, this.used + word.length))
      larger.set(this.bytes)
      this.bytes = larger
    }
    for (let at = 0; at < word.length; at++) this.bytes[this.used++] = word.charCodeAt(at)
    this.starts.push(this.used)
  }

  finish(): DictionaryData {
    return { starts: Uint32Array.from(this.starts), bytes: this.bytes.slice(0, this.used) }
  }
}
