import { setImmediate } from 'node:timers/promises'
import { afterEach, expect, test, vi } from 'vitest'
import { platformRefusals } from '../../refusals.ts'
import { createGate } from '../gate.ts'
import { onBehalfOf, withoutWaiting } from '../overload/overload.ts'
import { createTurns } from '../overload/turns.ts'
import { followProgress, passFor } from './collection-progress.ts'

afterEach(() => void vi.useRealTimers())

const asker = { who: 'somebody', gone: new AbortController().signal }
const soon = (seconds: number) => () => ({ ...platformRefusals['platform/search_away'], retryAfter: seconds })

test('who asks waits for what is soon there, and gives their turn to others meanwhile', async () => {
  const gate = createGate<string>()
  const turns = createTurns({ atOnce: 1, inLine: 1, patience: 3_600_000 })
  const asked = turns.run(asker, (turn) => onBehalfOf(asker, () => passFor(gate, soon(1)), turn))
  // There is one turn: who has it now, does while the other waits.
  const other = Promise.withResolvers<void>()
  const begun = Promise.withResolvers<void>()
  const others = turns.run({ ...asker, who: 'somebody else' }, () => {
    begun.resolve()
    return other.promise
  })
  await begun.promise
  gate.open('there')
  await setImmediate()
  // What is there comes to all who wait at once, and who goes on then is in line.
  expect(turns.counts()).toEqual({ running: 1, waiting: 1 })
  other.resolve()
  expect(await asked).toBe('there')
  await others
  expect(turns.counts()).toEqual({ running: 0, waiting: 0 })
})

test('who asks for what is not soon there hears so at once; the site itself waits', async () => {
  const gate = createGate<string>()
  const own = passFor(gate, soon(60))
  const heard: unknown[] = []
  onBehalfOf(asker, () => passFor(gate, soon(60), 3_600_000)).catch((error: unknown) => heard.push(error))
  await setImmediate()
  expect(heard).toMatchObject([{ refusal: { status: 503, retryAfter: 60 } }])
  gate.open('there')
  expect(await own).toBe('there')
})

test('who does without what is not there hears so at once, and is given what is', async () => {
  const gate = createGate<string>()
  const ask = () => onBehalfOf(asker, () => withoutWaiting(() => passFor(gate, soon(1), 3_600_000)))
  await expect(ask()).rejects.toMatchObject({ refusal: { status: 503 } })
  gate.open('there')
  expect(await ask()).toBe('there')
})

test('what was to be there soon and is not is refused', async () => {
  const gate = createGate<string>()
  await expect(onBehalfOf(asker, () => passFor(gate, soon(1), 1))).rejects.toMatchObject({ refusal: { status: 503 } })
})

test('nobody is told to come back later than in two minutes, nor before anything is known', () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const { begin, reach, refusal } = followProgress(() => undefined)
  begin()
  vi.advanceTimersByTime(60_000)
  expect(refusal()).toMatchObject({ retryAfter: 2, preparing: { documents: 0, percent: 0, retry_after: 2 } })
  reach({ documents: 10, share: 0.01 })
  expect(refusal()).toMatchObject({ retryAfter: 120, preparing: { documents: 10, percent: 1, retry_after: 120 } })
  reach({ documents: 500, share: 0.5 })
  expect(refusal()).toMatchObject({ retryAfter: 61, preparing: { percent: 50, retry_after: 61 } })
})
