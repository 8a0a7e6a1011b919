import { setImmediate } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { shortTurns } from './short-turns.ts'

test('others have their turn while long work goes on, and none for what is short', async () => {
  let turns = 0
  const over = new AbortController()
  const others = (async () => {
    for (; !over.signal.aborted; turns++) await setImmediate()
  })()
  let [now, step] = [performance.now(), 9]
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => (now += step))
  const work = async () => {
    const before = turns
    const turn = shortTurns()
    for (let at = 0; at < 20; at++) await turn()
    return turns - before
  }
  const long = await work()
  step = 0
  const short = await work()
  clock.mockRestore()
  over.abort()
  await others
  expect([long >= 20, short]).toEqual([true, 0])
})
