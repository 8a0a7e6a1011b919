import { bindKernels } from './kernels.ts'

const PAGE = 65_536
const ALIGNMENT = 16
/** How many threads may search one block: each writes into a part of its own. Pages that nobody writes in take no memory. */
export const MOST_THREADS = 8
/** What a thread writes there: 64 sets, a list of all documents, two numbers of each, what of the segment may change, and some smaller things. */
const PART_PER_DOCUMENT = 20

type ArrayKind<T> = {
  readonly BYTES_PER_ELEMENT: number
  new (length: number): T
  new (buffer: ArrayBufferLike, offset: number, length: number): T
}

/** A block on its way to another thread, which is given the same one: nothing of it is copied. The arrays come first, then the parts. */
export type HandedMemory = { readonly memory: WebAssembly.Memory; readonly bytes: number; readonly part: number }

/** Where arrays are made: in the memory of a segment while it has room, anywhere else otherwise. */
export type Room = <T>(kind: ArrayKind<T>, length: number) => T

const wholePages = (bytes: number): number => Math.ceil(bytes / PAGE) * PAGE

export const plainRoom: Room = (kind, length) => new kind(length)

/** One block for the arrays of a large segment and for what its searches write down, so that the kernels reach all of it. Several threads may have it. */
export class SegmentMemory {
  readonly buffer: SharedArrayBuffer
  readonly handed: HandedMemory
  private next: number
  private readonly end: number

  private constructor(handed: HandedMemory, part: number) {
    bindKernels(handed.memory)
    this.buffer = handed.memory.buffer as unknown as SharedArrayBuffer
    this.handed = handed
    this.next = handed.bytes + part * handed.part
    this.end = this.next + handed.part
  }

  /** What was written in this part is written over: no other thread that has it searches any more. */
  static takeOver(handed: HandedMemory, part = 0): SegmentMemory {
    return new SegmentMemory(handed, part)
  }

  /** With so many bytes for the arrays of so many documents, which begin it; null where the machine has no such block. */
  static reserve(bytes: number, documents: number): SegmentMemory | null {
    const [arrays, part] = [wholePages(bytes), wholePages(documents * PART_PER_DOCUMENT) + PAGE]
    const pages = (arrays + MOST_THREADS * part) / PAGE
    try {
      const memory = new WebAssembly.Memory({ initial: pages, maximum: pages, shared: true })
      return new SegmentMemory({ memory, bytes: arrays, part }, 0)
    } catch {
      // Address space is reserved for each block. Without one, the same loops run in TypeScript.
      return null
    }
  }

  readonly room: Room = (kind, length) => {
    const from = Math.ceil(this.next / ALIGNMENT) * ALIGNMENT
    const end = from + length * kind.BYTES_PER_ELEMENT
    if (end > this.end) return plainRoom(kind, length)
    this.next = end
    return new kind(this.buffer, from, length)
  }
}
