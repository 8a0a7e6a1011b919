// A segment is a tree of plain values with typed arrays in it. Its arrays can be put one after the other, in a file or in one block of memory.
const KINDS = { Uint8Array, Uint16Array, Uint32Array, Int32Array, Float64Array } as const
type Kind = keyof typeof KINDS
export type PackedArray = InstanceType<(typeof KINDS)[Kind]>
type PackedKind = new (buffer: ArrayBufferLike, offset: number, length: number) => PackedArray

/** Kind and length of each array, in the order in which they are written. */
export type ArrayList = readonly (readonly [Kind, number])[]

/** What the widest loops take at once. */
const ALIGNMENT = 16
export const padded = (bytes: number): number => Math.ceil(bytes / ALIGNMENT) * ALIGNMENT

export const bytesOf = (arrays: ArrayList): number =>
  arrays.reduce((sum, [kind, length]) => sum + padded(length * KINDS[kind].BYTES_PER_ELEMENT), 0)

function isPackedArray(value: unknown): value is PackedArray {
  return ArrayBuffer.isView(value) && value.constructor.name in KINDS
}

/** Takes the arrays out of a tree and leaves their number in the list instead. */
export function takeArrays(tree: unknown, arrays: PackedArray[]): unknown {
  if (isPackedArray(tree)) return { array: arrays.push(tree) - 1 }
  if (Array.isArray(tree)) return tree.map((entry) => takeArrays(entry, arrays))
  if (typeof tree !== 'object' || tree === null) return tree
  return Object.fromEntries(Object.entries(tree).map(([key, entry]) => [key, takeArrays(entry, arrays)]))
}

export const describe = (array: PackedArray): [Kind, number] => [array.constructor.name as Kind, array.length]

/** Puts the arrays back, as views of one buffer. */
export function putArrays(tree: unknown, list: ArrayList, buffer: ArrayBufferLike): unknown {
  let offset = 0
  const arrays = list.map(([kind, length]) => {
    const array = new (KINDS[kind] as PackedKind)(buffer, offset, length)
    offset += padded(array.byteLength)
    return array
  })
  const restore = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(restore)
    if (typeof node !== 'object' || node === null) return node
    if ('array' in node) return arrays[node.array as number]
    return Object.fromEntries(Object.entries(node).map(([key, entry]) => [key, restore(entry)]))
  }
  return restore(tree)
}

/** Whether a header, read from a file that may be anything, lists arrays. */
export const isArrayList = (value: unknown): value is ArrayList =>
  Array.isArray(value) &&
  value.every(
    (entry) =>
      Array.isArray(entry) && String(entry[0]) in KINDS && Number.isInteger(entry[1]) && (entry[1] as number) >= 0,
  )
