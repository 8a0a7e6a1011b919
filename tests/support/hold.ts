import type { Page, Request, Route } from 'playwright-core'
import { expect } from 'vitest'

export type Held = {
  /** Waits until so many have asked. */
  asked: (count: number) => Promise<void>
  /** Lets those who waited through, and everybody after them. */
  release: () => Promise<void>
}

/** Keeps what answers to a pattern from arriving until it is released: answers come as late as a test wants. */
export async function hold(page: Page, pattern: string): Promise<Held> {
  const waiting: Route[] = []
  const over = new Set<Request>()
  const note = (request: Request) => void over.add(request)
  page.on('requestfinished', note).on('requestfailed', note)
  let open = false
  // Whoever asked may have given up meanwhile.
  const pass = (route: Route) => route.continue().catch(() => undefined)
  await page.route(pattern, (route) => (open ? pass(route) : void waiting.push(route)))
  return {
    asked: (count) => expect.poll(() => waiting.length).toBeGreaterThanOrEqual(count),
    release: async () => {
      open = true
      await Promise.all(waiting.map(pass))
      // Their answers have arrived, or are wanted no more.
      const requests = waiting.map((route) => route.request())
      await expect.poll(() => requests.filter((one) => !over.has(one)).map((one) => one.url())).toEqual([])
    },
  }
}
