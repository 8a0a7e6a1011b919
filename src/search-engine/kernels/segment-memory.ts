import { bindKernels } from './kernels.ts'

const PAGE = 65_536
const ALIGNMENT = 16
/** What a search of a segment writes down: 64 sets, a list of all documents, two numbers of each, and some smaller things. */
const SCRATCH_PER_DOCUMENT = 18

type ArrayKind<T> = {
  readonly BYTES_PER_ELEMENT: number
  new (length: number): T
  new (buffer: ArrayBufferLike, offset: number, length: number): T
}

/** A block on its way to another thread, which is given the same one: nothing of it is copied. */
export type HandedMemory = { readonly memory: WebAssembly.Memory; readonly bytes: number }

/** Where arrays are made: in the memory of a segment while it has room, anywhere else otherwise. */
export type Room = <T>(kind: ArrayKind<T>, length: number) => T

export const plainRoom: Room = (kind, length) => new kind(length)

/** One block for the arrays of a large segment and for what its searches write down, so that the kernels reach all of it. */
export class SegmentMemory {
  readonly buffer: SharedArrayBuffer
  readonly handed: HandedMemory
  private next: number

  private constructor(handed: HandedMemory) {
    bindKernels(handed.memory)
    this.buffer = handed.memory.buffer as unknown as SharedArrayBuffer
    this.handed = handed
    this.next = handed.bytes
  }

  /** What searches wrote down in the other thread is written over: that one has ended, or searches no more. */
  static takeOver(handed: HandedMemory): SegmentMemory {
    return new SegmentMemory(handed)
  }

  /** With so many bytes for the arrays of so many documents, which begin it; null where the machine has no such block. */
  static reserve(bytes: number, documents: number): SegmentMemory | null {
    const pages = Math.ceil((bytes + documents * SCRATCH_PER_DOCUMENT) / PAGE) + 1
    try {
      const memory = new WebAssembly.Memory({ initial: pages, maximum: pages, shared: true })
      return new SegmentMemory({ memory, bytes })
    } catch {
      // Address space is reserved for each block. Without one, the same loops run in TypeScript.
      return null
    }
  }

  readonly room: Room = (kind, length) => {
    const from = Math.ceil(this.next / ALIGNMENT) * ALIGNMENT
    const end = from + length * kind.BYTES_PER_ELEMENT
    if (end > this.buffer.byteLength) return plainRoom(kind, length)
    this.next = end
    return new kind(this.buffer, from, length)
  }
}
