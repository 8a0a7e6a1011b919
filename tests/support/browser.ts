import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright-core'
import type { Browser, BrowserContext, BrowserContextOptions, Page, Response } from 'playwright-core'
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
  // Each visit would start a process of its own, and compile the scripts anew in it.
  '--renderer-process-limit=1',
  // Pages live too shortly to get back what is spent on compiling them well.
  '--js-flags=--no-maglev --no-turbofan',
]

/** As long as a busy machine may take for anything. */
export const PATIENCE = 60_000

const withoutScripts = new WeakSet<BrowserContext>()

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
      page.setDefaultTimeout(PATIENCE)
      if (options?.javaScriptEnabled === false) withoutScripts.add(context)
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

/** Goes there and, where scripts run, waits until the page answers by them. */
export async function goTo(page: Page, address: string): Promise<Response | null> {
  const answer = await page.goto(address)
  if (!withoutScripts.has(page.context())) await untilAlive(page)
  return answer
}

/** The page answers by its scripts: until then a click does what it would do without them. */
export async function untilAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const first = document.querySelector('main > *') ?? document.body
    const isAlive = Object.keys(first).some((key) => key.startsWith('__reactProps'))
    // What is set up when the page has come alive is set up once there is nothing more to do: waited for, too.
    return isAlive && new Promise<boolean>((resolve) => requestIdleCallback(() => resolve(true)))
  })
}

type Size = { width: number; height: number }

/** The page knows how large the screen is now: what stands at an edge of it stands where that edge is. */
async function setSize(page: Page, size: Size): Promise<void> {
  await page.setViewportSize(size)
  await page.waitForFunction(({ width, height }) => window.innerWidth === width && window.innerHeight === height, size)
}

/** Gives the screen another size. What depends on it follows with the next frame, and what is fetched on sight once seen. */
export async function resize(page: Page, size: Size): Promise<void> {
  await page.setViewportSize(size)
  await page.evaluate(async ({ width, height }) => {
    const drawn = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const before = window.scrollY
    do await drawn()
    while (window.innerWidth !== width || window.innerHeight !== height)
    window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' })
    await drawn()
    window.scrollTo({ top: before, behavior: 'instant' })
    await drawn()
  }, size)
}

type AxeRun = (part: string, options: object) => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>

/** The short one: each page reads it anew, in half the time. */
const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/**
 * Colours take four fifths of the time of axe. Those of the head and the foot are the same on each page: a journey of their own names
 * them, and where a whole page is looked at with no menu open only what stands between is judged.
 */
const BETWEEN = 'body > :not(.bar, .foot), body > :not(.bar, .foot) *'
const OPEN_MENU = '.bar :popover-open, .bar [aria-expanded=true], .bar [open]'

/** axe finds nothing on the page as it stands, or in the part of it that is named. */
export async function expectAccessible(page: Page, part = 'html', colours = true): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE)
  const violations = await page.evaluate(
    async ({ within, between, menu, enabled }) => {
      // Colours that change slowly have changed; one that ends may begin another, inside it.
      for (let changing = true; changing;) {
        const transitions = document.getAnimations().filter((one) => one instanceof CSSTransition)
        for (const one of transitions) one.finish()
        changing = transitions.length > 0
        if (changing) await new Promise(requestAnimationFrame)
      }
      const { axe: runner } = globalThis as unknown as { axe: { run: AxeRun; configure: (spec: object) => void } }
      const selector = within === 'html' && !document.querySelector(menu) ? between : '*'
      runner.configure({ rules: [{ id: 'color-contrast', selector, enabled }] })
      // Only what is wrong is described: twice as quick.
      // No rule of it asks for what is fetched first.
      const found = await runner.run(within, { resultTypes: ['violations'], preload: false })
      return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
    },
    { within: part, between: BETWEEN, menu: OPEN_MENU, enabled: colours },
  )
  expect(violations).toEqual([])
}

/** Nothing is wider than the screen. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
}

/** The page as it stands is accessible and no wider than the screen, on a phone and on a desk. */
export async function expectGoodLayout(page: Page, part = 'html'): Promise<void> {
  const before = page.viewportSize()!
  await expectGood(page, 390, part, false)
  await expectGood(page, 1280, part, true)
  await setSize(page, before)
}

/** The same, and its colours are easy to read: on a phone in the light, on a desk in the dark. */
export async function expectGoodLook(page: Page, part = 'html'): Promise<void> {
  const before = page.viewportSize()!
  await expectGood(page, 390, part, true)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectGood(page, 1280, part, true)
  await setSize(page, before)
  await page.emulateMedia({ colorScheme: null })
}

async function expectGood(page: Page, width: number, part: string, colours: boolean): Promise<void> {
  await resize(page, { ...page.viewportSize()!, width })
  await expectNoSidewaysScroll(page)
  await expectAccessible(page, part, colours)
}

/** A text as one types it: with plain spaces. */
export const plain = (text: string | null): string => (text ?? '').replace(/[\u00a0\u202f]/g, ' ').trim()
