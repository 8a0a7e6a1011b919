import { performance } from 'node:perf_hooks'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { letOthersIn } from './let-others-in.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout'] }))
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** Which of these moments, in milliseconds, a rest after 1 000 of work has not lasted to. */
async function overBefore(utilization: number, moments: number[]): Promise<number[]> {
  vi.spyOn(performance, 'eventLoopUtilization').mockReturnValue({ idle: 0, active: 0, utilization })
  let over = false
  void letOthersIn(1_000).then(() => (over = true))
  const after: number[] = []
  let now = 0
  for (const moment of moments) {
    await vi.advanceTimersByTimeAsync(moment - now)
    now = moment
    if (over) after.push(moment)
  }
  return after
}

test('a short rest where nobody wants the thread', async () => {
  expect(await overBefore(0.1, [99, 101])).toEqual([101])
})

test('half of the time for others where they want it', async () => {
  expect(await overBefore(0.9, [101, 999, 1_001])).toEqual([1_001])
})
