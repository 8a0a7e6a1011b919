import { expect, test } from 'vitest'
import { memoFor, memoWhile } from './memo.ts'

test('callers that come together share one computation, per owner and key', async () => {
  let computed = 0
  const read = memoFor(10_000, async (_owner: object, key: string) => `${key}${++computed}`)
  const owner = {}
  expect(await Promise.all([read(owner, 'a'), read(owner, 'a'), read(owner, 'b')])).toEqual(['a1', 'a1', 'b2'])
  expect(await read({}, 'a')).toBe('a3')
})

test('a failure is not kept', async () => {
  let fails = true
  const read = memoFor(10_000, async (_owner: object, _key: null) => {
    if (fails) throw new Error('away')
    return 'back'
  })
  const owner = {}
  await expect(read(owner, null)).rejects.toThrow('away')
  fails = false
  expect(await read(owner, null)).toBe('back')
})

test('who comes before there is anything to compute from waits for that, each for themselves', async () => {
  const there = Promise.withResolvers<void>()
  let [waited, computed] = [0, 0]
  const read = memoFor(
    10_000,
    async (_owner: object, _key: null) => ++computed,
    () => {
      waited++
      return there.promise
    },
  )
  const owner = {}
  const both = Promise.all([read(owner, null), read(owner, null)])
  expect([waited, computed]).toEqual([2, 0])
  there.resolve()
  expect(await both).toEqual([1, 1])
  // What is kept needs nothing.
  expect([await read(owner, null), waited]).toEqual([1, 2])
})

test('an answer grows no older than what it is made of', async () => {
  let [computed, version] = [0, 1]
  const read = memoFor(
    0,
    async (_owner: object, _key: null) => ++computed,
    undefined,
    () => version,
  )
  const owner = {}
  expect([await read(owner, null), await read(owner, null)]).toEqual([1, 1])
  version++
  expect([await read(owner, null), await read(owner, null)]).toEqual([2, 2])
})

test('an answer grows old', async () => {
  let computed = 0
  const read = memoFor(0, async (_owner: object, _key: null) => ++computed)
  const owner = {}
  expect([await read(owner, null), await read(owner, null)]).toEqual([1, 2])
})

test('an answer stays while its mark does, and no longer than it may', async () => {
  let [mark, computed] = ['a', 0]
  const reading = (kept: number) =>
    memoWhile(
      { looked: 0, kept },
      async () => mark,
      async (_owner: object) => ++computed,
    )
  const [read, seldom] = [reading(10_000), reading(0)]
  const owner = {}
  expect([await read(owner), await read(owner), await read({})]).toEqual([1, 1, 2])
  mark = 'b'
  expect([await read(owner), await read(owner)]).toEqual([3, 3])
  expect([await seldom(owner), await seldom(owner)]).toEqual([4, 5])
})

test('the mark is not looked at by everybody who comes meanwhile', async () => {
  let looked = 0
  const read = memoWhile(
    { looked: 10_000, kept: 10_000 },
    async () => String(++looked),
    async (_owner: object) => looked,
  )
  const owner = {}
  expect(await Promise.all([read(owner), read(owner)])).toEqual([1, 1])
  expect(await read(owner)).toBe(1)
})

test('a failure is not kept while the mark stays', async () => {
  let fails = true
  const read = memoWhile(
    { looked: 10_000, kept: 10_000 },
    async () => 'a',
    async (_owner: object) => {
      if (fails) throw new Error('away')
      return 'back'
    },
  )
  const owner = {}
  await expect(read(owner)).rejects.toThrow('away')
  fails = false
  expect(await read(owner)).toBe('back')
})
