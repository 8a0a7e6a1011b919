import type { Page, Request, Route } from 'playwright-core'
import { expect } from 'vitest'

export type Held = {
  /** Waits until so many have asked. */
  asked: (count: number) => Promise<void>
  /** Lets those who waited through, and everybody after them. */
  release: () => Promise<void>
}

/**
 * Keeps what answers to a pattern from arriving until it is released: answers come as late as a test wants. `worked`: the server is asked
 * at once, and does its work, however late its answer comes.
 */
export async function hold(page: Page, pattern: string, { worked = false } = {}): Promise<Held> {
  const waiting: { route: Route; answer: Promise<unknown> }[] = []
  const over = new Set<Request>()
  const note = (request: Request) => void over.add(request)
  page.on('requestfinished', note).on('requestfailed', note)
  let open = false
  const released = Promise.withResolvers<void>()
  // Whoever asked may have given up meanwhile.
  const pass = (route: Route) => route.continue().catch(() => undefined)
  const answerLate = async (route: Route) => {
    const response = await route.fetch({ maxRedirects: 0 })
    await released.promise
    await route.fulfill({ response }).catch(() => undefined)
  }
  const keep = (route: Route) => (worked ? answerLate(route) : released.promise.then(() => pass(route)))
  await page.route(pattern, (route) => (open ? pass(route) : void waiting.push({ route, answer: keep(route) })))
  return {
    asked: (count) => expect.poll(() => waiting.length).toBeGreaterThanOrEqual(count),
    release: async () => {
      open = true
      released.resolve()
      await Promise.all(waiting.map(({ answer }) => answer))
      // Their answers have arrived, or are wanted no more.
      const requests = waiting.map(({ route }) => route.request())
      await expect.poll(() => requests.filter((one) => !over.has(one)).map((one) => one.url())).toEqual([])
    },
  }
}
