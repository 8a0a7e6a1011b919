import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Preparing } from './refusals.ts'
import { untilSearchable } from './until-searchable.ts'

const preparing = (percent: number, seconds: number): Preparing => ({
  documents: percent,
  percent,
  retry_after: seconds,
})
const busy = (now: Preparing) => new Response(JSON.stringify({ error: { preparing: now } }), { status: 503 })

/** What a tab is to a page: whether somebody looks at it. */
class Tab extends EventTarget {
  hidden = false
  show(): void {
    this.hidden = false
    this.dispatchEvent(new Event('visibilitychange'))
  }
}

let tab: Tab
let told: number[]
let asked: number
let leave: AbortController
let answers: (() => Response)[]

beforeEach(() => {
  tab = new Tab()
  told = []
  asked = 0
  answers = []
  leave = new AbortController()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.spyOn(Math, 'random').mockReturnValue(0)
  vi.stubGlobal('document', tab)
  vi.stubGlobal('fetch', async (path: string) => {
    expect(path).toBe('/v1/ready')
    asked++
    return answers.shift()!()
  })
})
afterEach(() => {
  leave.abort()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

function wait(seconds: number) {
  const state = { over: false }
  void untilSearchable(preparing(0, seconds), ({ percent }) => told.push(percent), leave.signal).then(() => {
    state.over = true
  })
  return state
}
const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1_000)

test('it is asked until it can be searched, when it makes sense to, and says meanwhile how far that is', async () => {
  const lost = () => {
    throw new TypeError('Failed to fetch')
  }
  answers.push(
    () => busy(preparing(40, 120)),
    lost,
    () => new Response('…', { status: 502 }),
    () => new Response('{}'),
  )
  const waited = wait(5)
  await pass(4)
  expect(asked).toBe(0)
  await pass(1)
  expect([asked, told]).toEqual([1, [40]])
  // However long it takes, how far it has come is seen to move.
  await pass(29)
  expect(asked).toBe(1)
  await pass(1)
  // A server that does not answer, or has nothing to say, says nothing new.
  expect([asked, told]).toEqual([2, [40, 40]])
  await pass(30)
  expect([asked, told, waited.over]).toEqual([3, [40, 40, 40], false])
  await pass(30)
  expect([asked, told, waited.over]).toEqual([4, [40, 40, 40], true])
})

test('browsers do not ask together: some wait for half as long again', async () => {
  vi.mocked(Math.random).mockReturnValue(0.8)
  answers.push(() => new Response('{}'))
  const waited = wait(10)
  await pass(13)
  expect(asked).toBe(0)
  await pass(1)
  expect([asked, waited.over]).toEqual([1, true])
})

test('a page that nobody looks at asks when somebody does', async () => {
  tab.hidden = true
  answers.push(() => new Response('{}'))
  const waited = wait(5)
  await pass(600)
  expect(asked).toBe(0)
  tab.show()
  await pass(0)
  expect([asked, waited.over]).toEqual([1, true])
})

test('a page that is left asks and says nothing more', async () => {
  const waited = wait(5)
  leave.abort()
  await pass(600)
  expect([asked, told, waited.over]).toEqual([0, [], false])
})
