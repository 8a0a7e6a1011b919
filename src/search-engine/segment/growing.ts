const FIRST = 1024

/** Whole numbers in a row, as many as come. */
export class GrowingNumbers {
  values = new Uint32Array(FIRST)
  length = 0

  push(value: number): void {
    if (this.length === this.values.length) {
      const larger = new Uint32Array(this.length * 2)
      larger.set(this.values)
      this.values = larger
    }
    this.values[this.length++] = value
  }
}

const PAGE = 2 ** 20

/** Rows of codes as bytes (7 bits each, high bit: more follows), in pages: none of them is ever copied to make room. */
export class GrowingRows {
  private readonly pages: Uint8Array[] = []
  /** Where each row begins, as its page and the place in there; and how many codes it has. */
  private readonly page = new GrowingNumbers()
  private readonly start = new GrowingNumbers()
  private readonly lengths = new GrowingNumbers()
  private used = 0
  private row = new Uint32Array(1024)

  push(codes: ArrayLike<number>, length: number): void {
    // No code takes more than five bytes.
    if (this.used + length * 5 > (this.pages.at(-1)?.length ?? 0)) {
      this.pages.push(new Uint8Array(Math.max(PAGE, length * 5)))
      this.used = 0
    }
    this.page.push(this.pages.length - 1)
    this.start.push(this.used)
    this.lengths.push(length)
    const bytes = this.pages.at(-1)!
    let at = this.used
    for (let index = 0; index < length; index++) {
      let code = codes[index]!
      for (; code > 127; code >>>= 7) bytes[at++] = (code & 127) | 128
      bytes[at++] = code
    }
    this.used = at
  }

  /** Unpacks a row into `codes()` and returns how many codes it has. */
  read(row: number): number {
    const length = this.lengths.values[row]!
    if (this.row.length < length) this.row = new Uint32Array(length * 2)
    const codes = this.row
    const bytes = this.pages[this.page.values[row]!]!
    let at = this.start.values[row]!
    for (let index = 0; index < length; index++) {
      let code = bytes[at++]!
      if (code > 127) {
        code &= 127
        let shift = 7
        let next = 0
        do {
          next = bytes[at++]!
          code |= (next & 127) << shift
          shift += 7
        } while (next > 127)
      }
      codes[index] = code
    }
    return length
  }

  codes(): Uint32Array {
    return this.row
  }
}
