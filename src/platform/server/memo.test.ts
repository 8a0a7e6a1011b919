import { expect, test } from 'vitest'
import { memoFor } from './memo.ts'

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

test('an answer grows old', async () => {
  let computed = 0
  const read = memoFor(0, async (_owner: object, _key: null) => ++computed)
  const owner = {}
  expect([await read(owner, null), await read(owner, null)]).toEqual([1, 2])
})
