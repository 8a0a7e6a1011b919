import { readFileSync } from 'node:fs'

/** The loops of `kernels.wat`. Addresses and ends are in bytes; what each does is said by its twin where it is called. */
export type Kernels = {
  clear: (from: number, bytes: number) => void
  copy: (to: number, from: number, bytes: number) => void
  orInto: (target: number, other: number, end: number) => void
  andInto: (target: number, other: number, end: number) => void
  removeFrom: (target: number, other: number, end: number) => void
  unite: (target: number, some: number, others: number, end: number) => void
  addBetween: (target: number, more: number, less: number, end: number) => void
  keepOfThree: (target: number, a: number, b: number, c: number, end: number) => void
  leaveOut: (target: number, alive: number, found: number, missed: number, end: number) => void
  dropFailures: (found: number, failed: number, passed: number, end: number) => void
  isEmpty: (set: number, end: number) => number
  countBits: (set: number, end: number) => number
  countCommon: (some: number, others: number, end: number) => number
  keepAmong: (target: number, among: number, end: number) => number
  keepFailures: (passed: number, failed: number, among: number, end: number) => number
  pickFour: (
    ...addresses: [
      from: number,
      ...sums: [number, number, number, number],
      ...turned: [number, number, number, number],
      into: number,
      end: number,
    ]
  ) => number
  addSeven: (...addresses: [number, number, number, number, number, number, number, end: number]) => void
  addThree: (a: number, b: number, c: number, end: number) => void
  listBits: (set: number, list: number, end: number) => number
  listWords: (set: number, list: number, end: number) => number
  addToEach: (set: number, numbers: number, amount: number, end: number) => void
  addGaps: (at: number, end: number, set: number) => void
  awardGaps: (at: number, end: number, left: number, better: number, bonus: number, amount: number) => void
  awardSet: (
    places: number,
    end: number,
    set: number,
    left: number,
    better: number,
    bonus: number,
    amount: number,
  ) => void
  tallyShort: (column: number, tally: number, list: number, end: number) => void
  tallyLong: (column: number, tally: number, list: number, end: number) => void
  turnTally: (tally: number, totals: number, end: number) => void
  spreadSingle: (values: number, tally: number, end: number, counters: number) => void
  spreadSets: (setOf: number, starts: number, values: number, tally: number, end: number, counters: number) => void
  countEach: (
    column: number,
    wide: number,
    setOf: number,
    starts: number,
    values: number,
    list: number,
    end: number,
    counters: number,
  ) => void
  tallyPoints: (candidates: number, better: number, bonus: number, mask: number, holders: number, end: number) => void
  dropBelow: (
    candidates: number,
    better: number,
    bonus: number,
    bits: number,
    least: number,
    others: number,
    end: number,
  ) => void
}

let compiled: WebAssembly.Module | undefined
const kernelsOf = new WeakMap<ArrayBufferLike, Kernels>()

/** Makes the loops for one memory. From then on they are found by its buffer. */
export function bindKernels(memory: WebAssembly.Memory): void {
  compiled ??= new WebAssembly.Module(readFileSync(new URL('kernels.wasm', import.meta.url)))
  const { exports } = new WebAssembly.Instance(compiled, { segment: { memory } })
  kernelsOf.set(memory.buffer, exports as Kernels)
}

/** The loops for arrays that lie in one memory which has them; otherwise the caller goes on in TypeScript. */
export function kernelsFor(first: ArrayBufferView, ...others: readonly ArrayBufferView[]): Kernels | undefined {
  const { buffer } = first
  for (const other of others) if (other.buffer !== buffer) return undefined
  return kernelsOf.get(buffer)
}
