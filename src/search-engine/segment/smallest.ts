/** Keeps the smallest keys of all that are offered: a heap with the largest of them on top, ready to be thrown out. */
export class Smallest {
  /** Keys from here on are of no use; worth a look before offering one. */
  ceiling: number
  private readonly wanted: number
  private readonly heap: Float64Array
  private size = 0

  /** Where it is known from elsewhere which keys are of no use, from there on. */
  constructor(wanted: number, ceiling = Infinity) {
    this.wanted = wanted
    this.ceiling = ceiling
    this.heap = new Float64Array(wanted)
    if (wanted === 0) this.ceiling = -Infinity
  }

  offer(key: number): void {
    if (key >= this.ceiling) return
    if (this.size < this.wanted) {
      this.rise(this.size++, key)
      if (this.size === this.wanted) this.ceiling = this.heap[0]!
    } else {
      this.sink(key)
      this.ceiling = this.heap[0]!
    }
  }

  /** What was kept, ascending. */
  sorted(): Float64Array {
    return this.heap.subarray(0, this.size).toSorted()
  }

  private rise(from: number, key: number): void {
    let at = from
    while (at > 0) {
      const parent = (at - 1) >>> 1
      if (this.heap[parent]! >= key) break
      this.heap[at] = this.heap[parent]!
      at = parent
    }
    this.heap[at] = key
  }

  private sink(key: number): void {
    let at = 0
    for (let child = 1; child < this.size; child = 2 * at + 1) {
      if (child + 1 < this.size && this.heap[child + 1]! > this.heap[child]!) child++
      if (this.heap[child]! <= key) break
      this.heap[at] = this.heap[child]!
      at = child
    }
    this.heap[at] = key
  }
}
