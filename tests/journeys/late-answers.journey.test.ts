import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hold, untilAlive, useBrowser } from '../support/browser.ts'
import type { Running } from '../support/run-florin.ts'
import { runFlorin } from '../support/run-florin.ts'
import type { Place } from '../support/test-database.ts'
import { newPlace } from '../support/test-database.ts'
import { smallWorld } from '../support/world.ts'
import { jobRow } from '#features/jobs/jobs.factory.ts'
import { insertJobs } from '#features/jobs/server/jobs.repository.ts'
import { openDatabase } from '#platform/server/db.ts'

const browser = useBrowser()
let place: Place
let florin: Running

/** Offers of three trades, enough for three pages. */
async function fill(): Promise<void> {
  const database = await openDatabase(place)
  const { lists, fr } = await smallWorld(database.db)
  const titles = ['Auditeur interne', 'Contrôleur de gestion', 'Trésorier d’entreprise'].map((wanted) =>
    lists.jobTitles.find(({ name }) => name === wanted)!,
  )
  const rows = Array.from({ length: 60 }, (_, at) => titles[at % titles.length]!)
  await insertJobs(
    database.db,
    rows.map(({ id, name }) => ({ ...jobRow({ ...fr, title: `${name} H/F` }), jobTitleId: id })),
  )
  await database.close()
}

beforeAll(async () => {
  place = await newPlace('template')
  await fill()
  florin = await runFlorin(place.env)
})

afterAll(async () => {
  await florin.stop()
  await place.remove()
})

async function open(path: string) {
  const { page, problems } = await browser.visit({ viewport: { width: 1280, height: 800 } })
  await page.goto(florin.address + path)
  await untilAlive(page)
  return { page, problems }
}

const suggestions = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' })

/** Notes from now on whether the list of suggestions was ever there, be it for a moment. */
const watchList = (page: Page) =>
  page.evaluate(() => {
    const seen = window as unknown as { listSeen: boolean }
    seen.listSeen = document.querySelector('.suggest') !== null
    new MutationObserver(() => {
      if (document.querySelector('.suggest')) seen.listSeen = true
    }).observe(document.body, { childList: true, subtree: true })
  })
/** Whether it was, once the page has done what it had to do. */
const listSeen = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
    return (window as unknown as { listSeen: boolean }).listSeen
  })

/** The half of the field that completes is there, and the keyboard in it. */
async function liveField(page: Page, label: string) {
  const field = page.getByRole('combobox', { name: label })
  await page.getByLabel(label).focus()
  await field.waitFor()
  return field
}

const SUGGESTIONS = '**/v1/jobs/suggestions*'

describe('completions that arrive late', () => {
  test.each(['/', '/emploi'])(
    'open nothing after Escape, or after the keyboard went elsewhere, on %s',
    async (path) => {
      const { page, problems } = await open(path)
      const field = await liveField(page, 'Quoi')
      await watchList(page)
      for (const key of ['Escape', 'Tab']) {
        const answer = await hold(page, SUGGESTIONS)
        await field.fill('')
        await field.pressSequentially('audit')
        await answer.asked(1)
        await page.keyboard.press(key)
        await answer.release()
        expect(await listSeen(page), key).toBe(false)
        await page.unroute(SUGGESTIONS)
      }
      // Who asks again is answered.
      await field.press('End')
      await field.pressSequentially('e')
      await suggestions(page).waitFor()
      expect(problems).toEqual([])
    },
  )

  test('open nothing once the search is sent, while it is under way and after it', async () => {
    const { page, problems } = await open('/emploi')
    const field = await liveField(page, 'Quoi')
    const list = await hold(page, '**/emploi.data*')
    const answer = await hold(page, SUGGESTIONS)
    await watchList(page)
    await field.pressSequentially('audit')
    await answer.asked(1)
    await page.keyboard.press('Enter')
    await list.asked(1)
    await answer.release()
    expect(await listSeen(page)).toBe(false)
    await list.release()
    await page.locator('.find__chips').getByText('audit').waitFor()
    expect(await listSeen(page)).toBe(false)
    expect(await field.evaluate((one) => one === document.activeElement)).toBe(true)
    expect(problems).toEqual([])
  })

  test('open nothing where the same is searched again', async () => {
    const { page, problems } = await open('/emploi?keywords=audit')
    const field = await liveField(page, 'Quoi')
    const answer = await hold(page, SUGGESTIONS)
    await watchList(page)
    await field.press('End')
    await field.pressSequentially('s')
    await page.keyboard.press('Backspace')
    await answer.asked(1)
    await page.keyboard.press('Enter')
    await answer.release()
    expect(await listSeen(page)).toBe(false)
    expect(problems).toEqual([])
  })

  test('of an earlier text do not replace those of the text that is there', async () => {
    const { page, problems } = await open('/emploi')
    const field = await liveField(page, 'Quoi')
    const first = await hold(page, '**/v1/jobs/suggestions*q=tr*')
    await field.pressSequentially('tr')
    await first.asked(1)
    await field.fill('audit')
    await suggestions(page).waitFor()
    const shown = await suggestions(page).textContent()
    expect(shown).toMatch(/Audit/i)
    await first.release()
    await listSeen(page)
    expect(await suggestions(page).textContent()).toBe(shown)
    expect(problems).toEqual([])
  })

  test('begin with what was typed before the field could complete, unless that was searched', async () => {
    for (const sent of [true, false]) {
      const { page, problems } = await open('/emploi')
      // The completing half of the field comes last.
      const half = await hold(page, '**/assets/suggest-input*.js')
      const requests: string[] = []
      page.on('request', (request) => {
        if (request.url().includes('/suggestions')) requests.push(request.url())
      })
      await page.getByLabel('Quoi').pressSequentially('audit')
      await half.asked(1)
      if (sent) {
        await page.keyboard.press('Enter')
        await page.locator('.find__chips').getByText('audit').waitFor()
      }
      const asked = sent ? null : page.waitForRequest(SUGGESTIONS)
      await half.release()
      await page.getByRole('combobox', { name: 'Quoi' }).waitFor()
      expect(await page.getByLabel('Quoi').inputValue()).toBe('audit')
      if (asked) {
        await asked
        await suggestions(page).waitFor()
      } else {
        // A timer that is set later and lasts longer ends after the pause of the field.
        await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)))
        expect(requests).toEqual([])
      }
      expect(problems).toEqual([])
      await page.context().close()
    }
  })
})

test('an answer to a search leaves what was typed since', async () => {
  const { page, problems } = await open('/emploi')
  const field = await liveField(page, 'Quoi')
  const list = await hold(page, '**/emploi.data*')
  await field.pressSequentially('audit')
  await page.keyboard.press('Enter')
  await list.asked(1)
  await field.pressSequentially(' interne')
  await list.release()
  await page.locator('.find__chips').getByText('audit').waitFor()
  expect(await field.inputValue()).toBe('audit interne')
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => url.searchParams.get('keywords') === 'audit interne')
  // Going back is another search: the field follows.
  await page.goBack()
  await expect.poll(() => field.inputValue(), { timeout: 20_000 }).toBe('audit')
  expect(problems).toEqual([])
})
