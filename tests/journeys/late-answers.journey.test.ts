// @module-tag long
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expectAccessible, goTo, PATIENCE, useBrowser } from '../support/browser.ts'
import { hold } from '../support/hold.ts'
import type { Running } from '../support/run-florin.ts'
import { runFlorin } from '../support/run-florin.ts'
import type { Place } from '../support/test-database.ts'
import { newPlace } from '../support/test-database.ts'
import { smallWorld } from '../support/world.ts'
import { jobRow } from '#features/jobs/jobs.factory.ts'
import { insertJobs } from '#features/jobs/server/jobs.repository.ts'
import { openDatabase } from '#platform/server/database/db.ts'

const browser = useBrowser()
let place: Place
let florin: Running
/** Browsers keep `__Host-` cookies from localhost, not from 127.0.0.1. */
let site: string

/** Jobs of three trades, enough for three pages. */
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
  florin = await runFlorin({ ...place.env, FLORIN_DEMO: '0' })
  site = florin.address.replace('127.0.0.1', 'localhost')
})

afterAll(async () => {
  await florin.stop()
  await place.remove()
})

async function open(path: string) {
  const visit = await browser.visit({ viewport: { width: 1280, height: 800 } })
  await goTo(visit.page, site + path)
  return visit
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
    await page.locator('.active-filters').getByText('audit').waitFor()
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
    // All at once: what is typed slowly is asked for letter by letter, and « t » alone is answered.
    await field.fill('tr')
    await first.asked(1)
    await field.fill('audit')
    await expect.poll(() => suggestions(page).textContent()).toMatch(/Audit/i)
    const shown = await suggestions(page).textContent()
    await first.release()
    await listSeen(page)
    expect(await suggestions(page).textContent()).toBe(shown)
    expect(problems).toEqual([])
  })

  test('are asked for again where the server was too busy, as long as they are wanted', async () => {
    const { page, problems } = await open('/emploi')
    const field = await liveField(page, 'Quoi')
    let asked = 0
    await page.route(SUGGESTIONS, (route) =>
      ++asked < 3 ? route.fulfill({ status: 503, body: '{}' }) : route.continue(),
    )
    // All at once: what is typed slowly is asked for letter by letter.
    await field.fill('audit')
    await suggestions(page).waitFor()
    expect(asked).toBe(3)
    // Who has left the field is not answered any more.
    await page.unroute(SUGGESTIONS)
    await page.route(SUGGESTIONS, (route) => {
      asked++
      return route.fulfill({ status: 503, body: '{}' })
    })
    const refused = page.waitForResponse(SUGGESTIONS)
    await field.pressSequentially('e')
    await refused
    await page.keyboard.press('Escape')
    const before = asked
    // A timer that is set later and lasts longer ends after the one of the field.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1_200)))
    expect(asked).toBe(before)
    expect(problems).toEqual([])
  })

  test('come when the completing half of the field could not be fetched at first', async () => {
    const { page } = await open('/emploi')
    const half = '**/assets/suggest-input*.js'
    await page.route(half, (route) => route.abort())
    const failed = page.waitForEvent('requestfailed')
    await page.getByLabel('Quoi').focus()
    await failed
    await page.unroute(half)
    await page.getByLabel('Quoi').pressSequentially('audit')
    await suggestions(page).waitFor()
    expect(await page.getByLabel('Quoi').inputValue()).toBe('audit')
  })

  test('begin with what was typed before the field could complete, unless that was searched', async () => {
    for (const sent of [true, false]) {
      const { page, problems } = await open('/emploi')
      // The completing half of the field comes last.
      const half = await hold(page, '**/assets/suggest-input*.js')
      const list = await hold(page, '**/emploi.data*')
      const requests: string[] = []
      page.on('request', (request) => {
        if (request.url().includes('/suggestions')) requests.push(request.url())
      })
      await page.getByLabel('Quoi').pressSequentially('audit')
      await half.asked(1)
      if (sent) {
        await page.keyboard.press('Enter')
        await list.asked(1)
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
        await list.release()
        await page.locator('.active-filters').getByText('audit').waitFor()
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
  await page.locator('.active-filters').getByText('audit').waitFor()
  expect(await field.inputValue()).toBe('audit interne')
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => url.searchParams.get('keywords') === 'audit interne')
  // Going back is another search: the field follows.
  await page.goBack()
  await expect.poll(() => field.inputValue()).toBe('audit')
  expect(problems).toEqual([])
})

test('a job whose answer was overtaken by another is not shown', async () => {
  const { page, problems } = await open('/emploi')
  const links = page.locator('.jobs .job__t a')
  const [first, second] = [links.nth(0), links.nth(1)]
  const idOf = async (link: typeof first) => /offre-emploi\/(\d+)/.exec((await link.getAttribute('href'))!)![1]!
  const late = await hold(page, `**/v1/jobs/${await idOf(second)}`)
  await second.click()
  await late.asked(1)
  await links.nth(2).click()
  const shown = page.locator('#h-pane')
  await page.waitForURL(new RegExp(`offre=${await idOf(links.nth(2))}`))
  await expect.poll(() => shown.textContent()).toBe(await links.nth(2).textContent())
  await late.release()
  await listSeen(page)
  expect(await shown.textContent()).toBe(await links.nth(2).textContent())
  expect(problems).toEqual([])
})

test('a page that takes its time shows a thin line at the top, and only while it does', async () => {
  const { page, problems } = await open('/emploi')
  const line = page.getByRole('progressbar', { name: 'Chargement de la page' })
  const answer = await hold(page, '**/entreprises.data*')
  await page.evaluate(() => window.scrollTo(0, 600))
  await page.locator('.foot').getByRole('link', { name: 'Entreprises qui recrutent' }).click()
  await line.waitFor()
  const { y, height, width } = (await line.boundingBox())!
  expect([y, height]).toEqual([0, 3])
  expect(width).toBeGreaterThan(40)
  await answer.release()
  await page.waitForURL('**/entreprises')
  await line.waitFor({ state: 'detached' })
  expect(problems).toEqual([])
})

test('« Charger plus d’offres » pressed twice loads one page', async () => {
  const { page, problems } = await open('/emploi')
  const list = await hold(page, '**/emploi.data*')
  const requests: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/emploi.data')) requests.push(new URL(request.url()).searchParams.get('page') ?? '')
  })
  const more = page.getByRole('link', { name: /Charger plus d’offres|Chargement/ })
  await more.click()
  await list.asked(1)
  await more.click({ force: true })
  await list.release()
  await page.getByText(/^Page 2 sur 3/).waitFor()
  expect(await page.locator('.list-page__body > .jobs > li').count()).toBe(40)
  expect(requests).toEqual(['2'])
  expect(problems).toEqual([])
})

/** The first step of signing up, ready to be sent. */
async function fillStep(page: Page, email: string, text: string) {
  await page.getByLabel('Prénom').fill('Zoé')
  await page.getByLabel('Nom', { exact: true }).fill('Lafargue')
  await page.getByLabel('Adresse e-mail').fill(email)
  const password = page.getByLabel('Mot de passe', { exact: true })
  const again = page.getByLabel('Confirmer le mot de passe')
  await password.fill(text)
  await again.fill(text)
  return { password, again }
}

describe('a form whose answer arrives late', () => {
  test('does not mark a field that was filled in since, nor take the keyboard from it', async () => {
    const { page, problems } = await open('/signup')
    const { password, again } = await fillStep(page, 'zoe@example.org', 'Azerty123!')
    const answer = await hold(page, '**/signup.data*')
    await page.getByRole('button', { name: 'Suivant' }).click()
    await answer.asked(1)
    await password.fill('Autre-Étang 77?')
    await again.fill('Autre-Étang 77?')
    await answer.release()
    await page.getByRole('button', { name: 'Suivant', disabled: false }).waitFor()
    expect(await page.locator('[aria-invalid=true]').count()).toBe(0)
    expect(await again.evaluate((field) => field === document.activeElement)).toBe(true)
    await page.getByRole('button', { name: 'Suivant' }).click()
    await page.getByRole('heading', { level: 1, name: 'Ma recherche d’emploi' }).waitFor()
    expect(problems).toEqual([])
  })

  test('still marks the fields that are as they were sent', async () => {
    const { page } = await open('/signup')
    await fillStep(page, 'zoe2@example.org', 'Azerty123!')
    const answer = await hold(page, '**/signup.data*')
    await page.getByRole('button', { name: 'Suivant' }).click()
    await answer.asked(1)
    await page.getByLabel('Prénom').fill('Zoë')
    await answer.release()
    await page.getByText('Ce mot de passe est trop facile à deviner.', { exact: false }).waitFor()
    expect(await page.getByLabel('Prénom').inputValue()).toBe('Zoë')
  })
})

test('a draft that is kept late does not undo a later one', async () => {
  const { page, context } = await open('/signup')
  await fillStep(page, 'zoe3@example.org', 'Autre-Étang 77?')
  await page.getByRole('button', { name: 'Suivant' }).click()
  await page.getByRole('heading', { level: 1, name: 'Ma recherche d’emploi' }).waitFor()
  const wanted = page.getByLabel('Métier recherché')
  // The first draft travels until it is let go, the second one not at all.
  const slow = Promise.withResolvers<void>()
  const sent: string[] = []
  await page.route('**/v1/auth/signup/search', async (route) => {
    sent.push(route.request().postData() ?? '')
    if (sent.length === 1) await slow.promise
    await route.continue()
  })
  const keptAs = (text: string) =>
    page.waitForResponse((answer) => answer.request().postData()?.includes(`"${text}"`) ?? false)
  const kept = Promise.all([keptAs('Analyste'), keptAs('Analyste crédit')])
  await wanted.fill('Analyste')
  await expect.poll(() => sent.length).toBe(1)
  await wanted.fill('Analyste crédit')
  // A timer that is set later and lasts longer ends after the pause of the form.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 700)))
  slow.resolve()
  await kept
  const reader = await context.newPage()
  await reader.goto(`${site}/signup?etape=2`)
  expect(await reader.getByLabel('Métier recherché').inputValue()).toBe('Analyste crédit')
})

test('without a network the page stays, with what was typed, and goes on once it is back', async () => {
  const { page, context, problems } = await open('/signup')
  const name = page.getByLabel('Prénom')
  await name.fill('Zoé')
  await context.setOffline(true)
  const told = page.getByRole('status').filter({ hasText: 'Hors ligne.' })
  await told.waitFor()
  await expectAccessible(page, 'header')
  const terms = page.getByRole('contentinfo').getByRole('link', { name: 'Conditions d’utilisation' })
  await terms.click()
  await page.getByRole('button', { name: 'Suivant' }).click()
  expect(await name.inputValue()).toBe('Zoé')
  await context.setOffline(false)
  await told.waitFor({ state: 'detached' })
  expect(await name.inputValue()).toBe('Zoé')
  await terms.click()
  await page.getByRole('heading', { level: 1, name: 'Conditions générales d’utilisation' }).waitFor()
  expect(problems).toEqual([])
})

test('a part of the page that cannot be fetched leaves the rest as it is, and comes once it can be had', async () => {
  const { page } = await browser.visit({ viewport: { width: 1280, height: 800 } })
  let [away, refused] = [true, 0]
  await page.route(/\/job-pane-(?!skeleton)[\w-]+\.js/, async (route) => {
    if (!away) return route.continue()
    refused++
    return route.abort()
  })
  await goTo(page, `${site}/emploi`)
  await expect.poll(() => refused, { timeout: PATIENCE }).toBeGreaterThan(0)
  await page.waitForLoadState('networkidle')
  // It is asked for again, in vain, and again.
  const before = refused
  const networkBack = () => page.evaluate(() => window.dispatchEvent(new Event('online')))
  await networkBack()
  await expect.poll(() => refused, { timeout: PATIENCE }).toBeGreaterThan(before)
  away = false
  await networkBack()
  await page.locator('#h-pane').waitFor()
  await page.getByRole('heading', { level: 1, name: 'Offres d’emploi' }).waitFor()
})
