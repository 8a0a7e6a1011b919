import { readFile } from 'node:fs/promises'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { assembleKernels } from '../../../tests/support/assemble-kernels.ts'
import { COUNTED, narrow } from '../query/narrowing.ts'
import { awardBitmap } from '../segment/award.ts'
import type { Bits } from '../segment/bits.ts'
import { setBit, wordsOf } from '../segment/bits.ts'
import { Postings, PostingsBuilder } from '../segment/postings.ts'
import { Scratch } from '../segment/scratch.ts'
import { addToEach, LIST_SLACK, listBits, listWords } from '../segment/set-lists.ts'
import { countSets, pickCount } from '../segment/set-sums.ts'
import * as sets from '../segment/sets.ts'
import { kernelsFor } from './kernels.ts'
import type { Room } from './segment-memory.ts'
import { plainRoom, SegmentMemory } from './segment-memory.ts'

test('the kernels that are loaded are those of the text', async () => {
  const read = (name: string): Promise<Buffer> => readFile(new URL(name, import.meta.url))
  expect((await read('kernels.wasm')).equals(await assembleKernels((await read('kernels.wat')).toString()))).toBe(true)
})

const SIZE = 700
const WORDS = wordsOf(SIZE)
/** Sets of few, of many and of nearly all documents, and such as hold whole words. */
const members = fc.oneof(
  fc.array(fc.nat({ max: SIZE - 1 }), { maxLength: 40 }),
  fc.array(fc.nat({ max: SIZE - 1 }), { minLength: 300, maxLength: 600, size: 'max' }),
  fc.tuple(fc.nat({ max: SIZE }), fc.nat({ max: SIZE })).map(([a, b]) => {
    const from = Math.min(a, b)
    return Array.from({ length: Math.max(a, b) - from }, (_, at) => from + at)
  }),
)
const sevenSets = fc.array(members, { minLength: 7, maxLength: 7 })

function setIn(room: Room, documents: readonly number[]): Bits {
  const bits = room(Int32Array, WORDS)
  for (const document of documents) setBit(bits, document)
  return bits
}

/** The same work with arrays of a segment's memory, where kernels do it, and with arrays of anywhere, where they do not. */
function expectTwins(work: (room: Room, sets: Bits[]) => unknown): void {
  fc.assert(
    fc.property(sevenSets, (lists) => {
      const run = (room: Room): unknown[] => {
        const own = lists.map((documents) => setIn(room, documents))
        const result = work(room, own)
        return [result, ...own.map((bits) => Array.from(bits))]
      }
      const memory = SegmentMemory.reserve(0, SIZE * 4)!
      const [first] = lists
      expect(kernelsFor(setIn(memory.room, first!), setIn(memory.room, first!))).toBeDefined()
      expect(run(memory.room)).toEqual(run(plainRoom))
    }),
    { numRuns: 60 },
  )
}

const works: Record<string, (room: Room, sets: Bits[]) => unknown> = {
  cleared: (_, [a]) => Array.from(sets.cleared(a!)),
  copyInto: (_, [a, b]) => Array.from(sets.copyInto(a!, b!)),
  narrow: (room, [candidates, better, once, twice, more]) => {
    const bonus = room(Uint16Array, SIZE)
    for (const set of [once!, twice!, twice!, more!, more!, more!]) addToEach(set, bonus, COUNTED + 2)
    const hope = (words: number): number => 6 - words
    return narrow(candidates!, better!, bonus, 20, hope, new Scratch(room))
  },
  orInto: (_, [a, b]) => sets.orInto(a!, b!),
  andInto: (_, [a, b]) => sets.andInto(a!, b!),
  removeFrom: (_, [a, b]) => sets.removeFrom(a!, b!),
  unite: (_, [a, b, c]) => sets.unite(a!, b!, c!),
  addBetween: (_, [a, b, c]) => sets.addBetween(a!, b!, c!),
  leaveOut: (_, [a, b, c, d]) => sets.leaveOut(a!, b!, c!, d!),
  dropFailures: (_, [a, b, c]) => sets.dropFailures(a!, b!, c!),
  keepAny: (_, [a, b, c, d]) => sets.keepAny(a!, [b!, c!, d!], () => a!),
  isEmpty: (_, [a, b]) => {
    const before = sets.isEmpty(a!)
    sets.removeFrom(b!, b!)
    return [before, sets.isEmpty(b!)]
  },
  countBits: (_, [a]) => sets.countBits(a!),
  countCommon: (_, [a, b]) => sets.countCommon(a!, b!),
  keepAmong: (_, [a, b]) => sets.keepAmong(a!, b!),
  keepFailures: (_, [a, b, c]) => sets.keepFailures(a!, b!, c!),
  'countSets and pickCount': (room, all) => {
    const [everybody, into] = [setIn(room, []).fill(-1), setIn(room, [])]
    const sums = countSets(all, setIn(room, []))
    return [0, 1, 2, 3, 4, 5, 6, 7].map((count) => [pickCount(everybody, sums, count, into), Array.from(into)])
  },
  'countSets of few': (room, [a, b, c]) => {
    const into = setIn(room, [])
    const sums = countSets([b!, c!], setIn(room, []))
    return [0, 1, 2].map((count) => [pickCount(a!, sums, count, into), Array.from(into)])
  },
  listBits: (room, [a]) => {
    const list = room(Uint32Array, SIZE + LIST_SLACK)
    return Array.from(list.subarray(0, listBits(a!, list)))
  },
  listWords: (room, [a]) => {
    const list = room(Uint32Array, WORDS)
    return Array.from(list.subarray(0, listWords(a!, list)))
  },
  addToEach: (room, [a]) => {
    const numbers = room(Uint16Array, SIZE)
    addToEach(a!, numbers, 65_530)
    addToEach(a!, numbers, 7)
    return Array.from(numbers)
  },
  awardBitmap: (room, [a, left, better, found]) => {
    const [bonus, list] = [room(Uint16Array, SIZE), room(Uint32Array, WORDS)]
    const places = list.subarray(0, listWords(found!, list))
    awardBitmap({ left: left!, better: better!, bonus, places }, a!, 9)
    return Array.from(bonus)
  },
}

for (const [name, work] of Object.entries(works)) test(`${name} by kernels is ${name}`, () => expectTwins(work))

test('lists of gaps are read as without kernels', () => {
  // Gaps of one, two and three bytes.
  const FAR = 70_000
  const lists = [[0, 1, 2, 200, 201], [FAR - 1], [5, 129, 257, 20_000], [127, 128, 255, 256, 383]]
  const builder = new PostingsBuilder(lists.length, FAR)
  const each = (visit: (list: number, document: number) => void): void =>
    lists.forEach((documents, list) => documents.forEach((document) => visit(list, document)))
  each((list, document) => builder.measure(list, document))
  Array.from(builder.reserve())
  each((list, document) => builder.add(list, document))
  const data = builder.finish()
  const memory = SegmentMemory.reserve(0, FAR)!
  const bytes = memory.room(Uint8Array, data.bytes.length)
  bytes.set(data.bytes)
  const read = (room: Room, postings: Postings): unknown[] =>
    lists.map((_, list) => {
      const [bits, left, better] = [1, 2, 3].map(() => room(Int32Array, wordsOf(FAR)))
      const bonus = room(Uint16Array, FAR)
      postings.addTo(list, bits!)
      left!.set(bits!)
      left![0]! &= ~1
      postings.award(list, { left: left!, better: better!, bonus, places: new Uint32Array(0) }, 3)
      return [bits!, left!, better!, bonus].map((array) => Buffer.from(array.slice().buffer).toString('base64'))
    })
  expect(kernelsFor(bytes, memory.room(Int32Array, 4))).toBeDefined()
  expect(read(memory.room, new Postings({ ...data, bytes }))).toEqual(read(plainRoom, new Postings(data)))
})
