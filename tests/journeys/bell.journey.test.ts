// @module-tag postgres
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectAccessible, goTo, PATIENCE, useBrowser } from '../support/browser.ts'
import type { Running } from '../support/run-florin.ts'
import { runFlorin } from '../support/run-florin.ts'
import { signInto } from '../support/sign-in.ts'
import type { Place } from '../support/test-database.ts'
import { newPlace } from '../support/test-database.ts'

const browser = useBrowser()
const PASSWORD = 'Nénuphar-42 pâle!'
const EMAIL = 'bell@example.org'
let place: Place
let florin: Running
let site: string

beforeAll(async () => {
  place = await newPlace('template')
  florin = await runFlorin({ ...place.env, FLORIN_DEMO: '0' })
  site = florin.address.replace('127.0.0.1', 'localhost')
})
afterAll(async () => {
  await florin.stop()
  await place.remove()
})

const post = (path: string, input: object) =>
  fetch(site + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(input),
  })
/** Somebody signs in elsewhere, which the account is told of. */
const signInElsewhere = async (email = EMAIL) =>
  expect((await post('/v1/auth/sign-in', { identifier: email, password: PASSWORD })).status).toBe(200)
const bell = (page: Page) => page.locator('.viewer__bell:visible')
const says = (page: Page, label: string) =>
  expect.poll(() => bell(page).getAttribute('aria-label'), { timeout: PATIENCE }).toBe(label)

test('the bell follows in every tab, read aloud, read elsewhere, and after the tab that listened is closed', async () => {
  const answer = await post('/v1/auth/register', { email: EMAIL, password: PASSWORD, name: 'Ada Lovelace' })
  expect(answer.status, await answer.text()).toBe(200)
  const { page: first, context, problems } = await browser.visit({ viewport: { width: 1280, height: 800 } })
  await signInto(context, site, EMAIL, PASSWORD)
  const streams: string[] = []
  context.on('request', (request) => {
    if (request.url().includes('/v1/live')) streams.push(request.url())
  })
  await goTo(first, `${site}/cgu`)
  await says(first, 'Notifications')
  await expect.poll(() => streams.length, { timeout: PATIENCE }).toBe(1)
  const second = await context.newPage()
  await goTo(second, `${site}/mentions-legales`)
  await says(second, 'Notifications')
  const place = await bell(second).boundingBox()

  await signInElsewhere()
  for (const page of [first, second]) {
    await says(page, 'Notifications, 1 non lue')
    expect(await bell(page).textContent()).toBe('1')
    await page.getByRole('status').getByText('Nouvelle notification, 1 non lue.').waitFor()
  }
  expect(await bell(second).boundingBox()).toEqual(place)
  await expectAccessible(second)

  await goTo(second, `${site}/notifications`)
  await second.getByRole('button', { name: 'Tout marquer comme lu' }).click()
  for (const page of [first, second]) await says(page, 'Notifications')
  // One stream for both of them.
  expect(streams).toHaveLength(1)

  await first.close()
  await expect.poll(() => streams.length, { timeout: PATIENCE }).toBe(2)
  expect(streams[1]).toContain('since=')
  await signInElsewhere()
  await says(second, 'Notifications, 1 non lue')
  expect(problems).toEqual([])
})

test('a tab that begins to listen only after something was told says it too', async () => {
  const email = 'late@example.org'
  expect((await post('/v1/auth/register', { email, password: PASSWORD, name: 'Ada Lovelace' })).status).toBe(200)
  const { page: first, context, problems } = await browser.visit({ viewport: { width: 1280, height: 800 } })
  await signInto(context, site, email, PASSWORD)
  const streams = first.waitForRequest(/\/v1\/live/)
  await goTo(first, `${site}/cgu`)
  await streams
  const second = await context.newPage()
  const asked = Promise.withResolvers<void>()
  const mayCome = Promise.withResolvers<void>()
  await second.route(/live-unread/, async (route) => {
    asked.resolve()
    await mayCome.promise
    await route.continue()
  })
  await goTo(second, `${site}/mentions-legales`)
  await asked.promise
  await signInElsewhere(email)
  await says(first, 'Notifications, 1 non lue')
  mayCome.resolve()
  await says(second, 'Notifications, 1 non lue')
  expect(problems).toEqual([])
})

test('visitors load nothing of it', async () => {
  const { page } = await browser.visit()
  const scripts: Promise<string>[] = []
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.text())
  })
  await goTo(page, `${site}/cgu`)
  const texts = await Promise.all(scripts)
  expect(texts.length).toBeGreaterThan(2)
  expect(texts.filter((text) => text.includes('EventSource'))).toEqual([])
})
