import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { inEvenTime } from './even-time.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] })
})
afterEach(() => {
  vi.useRealTimers()
})

/** When an answer leaves, by how long its work takes. */
async function leavesAt(takes: number, refused = false): Promise<number | string> {
  const began = performance.now()
  const work = async () => {
    await new Promise((resolve) => setTimeout(resolve, takes))
    if (refused) throw new Error('refused')
  }
  const left = inEvenTime(work).then(
    () => performance.now() - began,
    () => `refused at ${performance.now() - began}`,
  )
  await vi.advanceTimersByTimeAsync(1_000)
  return left
}

test('short and long work, good and refused, leave at the same moments', async () => {
  expect(await leavesAt(3)).toBe(100)
  expect(await leavesAt(60)).toBe(100)
  expect(await leavesAt(20, true)).toBe('refused at 100')
  expect(await leavesAt(130)).toBe(200)
})
