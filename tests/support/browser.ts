import axe from 'axe-core'
import { chromium } from 'playwright-core'
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { afterEach, expect } from 'vitest'

const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export type Visit = { page: Page; context: BrowserContext; problems: string[] }

let launched: Promise<Browser> | null = null
const launch = (): Promise<Browser> =>
  (launched ??= chromium.launch({ executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium', args: FLAGS }))

/** One real browser for all files of a worker, which ends with it; each visit begins with nothing kept. */
export function useBrowser(): { visit: (options?: BrowserContextOptions) => Promise<Visit> } {
  // Pages left open would go on working beside the next tests.
  const opened: BrowserContext[] = []
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((context) => context.close()))
  })
  return {
    visit: async (options) => {
      const browser = await launch()
      const context = await browser.newContext({ locale: 'fr-FR', reducedMotion: 'reduce', ...options })
      opened.push(context)
      const page = await context.newPage()
      page.setDefaultTimeout(20_000)
      const problems: string[] = []
      page.on('pageerror', (error) => problems.push(error.message))
      page.on('console', (message) => {
        // Browsers report every answer of 400 and above as an error of the console; tests look at statuses themselves.
        const isStatus = message.text().startsWith('Failed to load resource')
        if (message.type() === 'error' && !isStatus) problems.push(message.text())
      })
      return { page, context, problems }
    },
  }
}

/** axe finds nothing on the page as it stands, or in the part of it that is named. */
export async function expectAccessible(page: Page, part = 'html'): Promise<void> {
  await page.evaluate(axe.source)
  const violations = await page.evaluate(async (within) => {
    const { axe: runner } = globalThis as unknown as {
      axe: { run: (part: string) => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> }
    }
    const found = await runner.run(within)
    return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
  }, part)
  expect(violations).toEqual([])
}

/** Nothing is wider than the screen. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
}

/** The page answers by its scripts: until then a click does what it would do without them. */
export async function untilAlive(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main > *') ?? {}).some((key) => key.startsWith('__reactProps')),
  )
}
