// @module-tag long
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectGoodLook, goTo, useBrowser } from '../support/browser.ts'
import type { Running } from '../support/run-florin.ts'
import { runFlorin } from '../support/run-florin.ts'
import { makeAdministrator } from '#features/accounts/server/administrators.ts'
import { openDatabase } from '#platform/server/database/db.ts'
import { signInto } from '../support/sign-in.ts'
import type { Place } from '../support/test-database.ts'
import { newPlace } from '../support/test-database.ts'

const browser = useBrowser()
const FIRST = 'admin@florin.example'
/** One more who writes. */
const SECOND = 'candidat@florin.example'
let place: Place
let florin: Running
let site: string

beforeAll(async () => {
  place = await newPlace('demo')
  const database = await openDatabase(place)
  await makeAdministrator(database.db, SECOND)
  await database.close()
  florin = await runFlorin({ ...place.env, FLORIN_DEMO: '1' })
  site = florin.address.replace('127.0.0.1', 'localhost')
})
afterAll(async () => {
  await florin.stop()
  await place.remove()
})

const TITLE = 'Les primes de fin d’année se négocient en octobre'
const main = (page: Page) => page.getByRole('main')

test('an administrator writes an article with a picture, schedules, shows and publishes it', async () => {
  const { page, context, problems } = await browser.visit()
  await signInto(context, site, FIRST, 'Florin-2026!')
  await goTo(page, `${site}/admin/articles`)
  await main(page).getByRole('link', { name: 'Nouvel article' }).click()
  await page.getByLabel('Titre').fill(TITLE)
  await page.getByRole('button', { name: 'Commencer à écrire' }).click()
  const body = page.getByRole('textbox', { name: 'Corps de l’article' })
  await page.getByRole('toolbar', { name: 'Mise en forme' }).waitFor()

  // The toolbar is one stop of the Tab key; its arrows lead from one button to the next.
  await body.click()
  await page.keyboard.type('Trois mois avant.')
  await page.keyboard.press('Control+A')
  await page.keyboard.press('Control+b')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('ArrowRight')
  const italic = page.getByRole('button', { name: 'Italique' })
  await expect.poll(() => italic.evaluate((button) => button === document.activeElement)).toBe(true)
  await page.keyboard.press('Enter')
  await expect.poll(() => body.innerHTML()).toContain('<strong><em>Trois mois avant.</em></strong>')
  await page.keyboard.press('Control+k')
  await page.getByLabel('Adresse du lien').fill('/emploi')
  await page.keyboard.press('Enter')
  await expect.poll(() => body.innerHTML()).toContain('href="/emploi"')

  // Without words no picture is added.
  const quay = sharp({ create: { width: 600, height: 400, channels: 3, background: '#0f5c4a' } })
  const photo = { name: 'quai.png', mimeType: 'image/png', buffer: await quay.png().toBuffer() }
  // The keyboard is back in the text with the next frame.
  await expect.poll(() => body.evaluate((text) => text === document.activeElement)).toBe(true)
  await page.keyboard.press('End')
  await page.getByRole('button', { name: 'Image', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.locator('input[type=file]').setInputFiles(photo)
  await dialog.getByRole('button', { name: 'Ajouter l’image' }).click()
  await dialog.getByText('Décrivez l’image.').waitFor()
  await dialog.getByLabel('Texte de remplacement').fill('Un quai au petit matin')
  await dialog.getByRole('button', { name: 'Ajouter l’image' }).click()
  await body.getByAltText('Un quai au petit matin').waitFor()
  await page.getByText(/^Enregistré à/).waitFor()
  await expectGoodLook(page)

  await page.getByLabel('Date et heure').fill('2030-01-02T07:00')
  await page.getByRole('button', { name: 'Programmer' }).click()
  await main(page).getByText('Programmé', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Ouvrir un lien' }).click()
  const link = page.getByRole('textbox', { name: 'Aperçu' })
  await link.waitFor()

  const { page: reader } = await browser.visit()
  await goTo(reader, await link.inputValue())
  await reader.getByRole('heading', { level: 1, name: TITLE }).waitFor()
  const picture = reader.getByAltText('Un quai au petit matin')
  await expect.poll(() => picture.evaluate((img) => (img as HTMLImageElement).naturalWidth)).toBeGreaterThan(0)
  const id = /article\/(\d+)/.exec(reader.url())![1]!
  expect((await fetch(`${site}/article/${id}`)).status).toBe(404)

  await page.getByRole('button', { name: 'Publier maintenant' }).click()
  await main(page).getByText('En ligne', { exact: true }).waitFor()
  await goTo(reader, `${site}/article/${id}`)
  await reader.getByRole('heading', { level: 1, name: TITLE }).waitFor()
  await reader.getByAltText('Un quai au petit matin').waitFor()
  expect(problems).toEqual([])
})

test('two who write one article: the second is told, and nothing typed is lost', async () => {
  const writer = async (as: string) => {
    const { page, context, problems } = await browser.visit()
    await signInto(context, site, as, 'Florin-2026!')
    return { page, problems, body: page.getByRole('textbox', { name: 'Corps de l’article' }) }
  }
  const [one, two] = [await writer(FIRST), await writer(SECOND)]
  const open = async ({ page }: typeof one, address: string) => {
    await goTo(page, address)
    await page.getByRole('toolbar', { name: 'Mise en forme' }).waitFor()
  }
  const type = async ({ page, body }: typeof one, text: string) => {
    await body.click()
    await page.keyboard.press('Control+End')
    await page.keyboard.insertText(text)
  }
  const saved = ({ page }: typeof one) =>
    page.waitForResponse((answer) => answer.url().endsWith('/versions') && answer.request().method() === 'POST')

  await goTo(one.page, `${site}/admin/articles/nouveau`)
  await one.page.getByLabel('Titre').fill('À quatre mains')
  await one.page.getByRole('button', { name: 'Commencer à écrire' }).click()
  await one.page.getByRole('toolbar', { name: 'Mise en forme' }).waitFor()
  const address = one.page.url().split('?')[0]!
  await open(two, address)
  const first = saved(one)
  await type(one, 'Ce que la première a écrit.')
  expect((await first).status()).toBe(200)

  // The second is told who was faster as soon as they rest, with both texts, and nothing is saved over the first.
  const refused = saved(two)
  await type(two, 'Ce que le second a écrit.')
  expect((await refused).status()).toBe(409)
  const both = two.page.getByRole('group', { name: 'Deux versions de cet article' })
  await both.getByText(/ l’a enregistré à .*, pendant que vous écriviez\./).waitFor()
  const texts = both.getByRole('region', { name: 'Texte' }).getByRole('definition')
  expect(await texts.allTextContents()).toEqual(['Ce que le second a écrit.', 'Ce que la première a écrit.'])
  await two.page.getByText('Rien n’est enregistré tant que vous n’avez pas choisi.').waitFor()
  await expectGoodLook(two.page)

  // What they go on to type stays theirs, also by the button, until they have chosen.
  await type(two, ' Et la suite.')
  const again = saved(two)
  await two.page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  expect((await again).status()).toBe(409)
  const { page: reader, context } = await browser.visit()
  await signInto(context, site, FIRST, 'Florin-2026!')
  await goTo(reader, address)
  const stored = reader.getByRole('textbox', { name: 'Corps de l’article' })
  await expect.poll(() => stored.innerText()).toContain('Ce que la première a écrit.')
  expect(await two.body.innerText()).toContain('Ce que le second a écrit. Et la suite.')

  await both.getByRole('button', { name: 'Garder ma version' }).click()
  await two.page.getByText(/^Enregistré à/).waitFor()
  await expect.poll(() => both.count()).toBe(0)
  await goTo(reader, address)
  await expect.poll(() => stored.innerText()).toContain('Ce que le second a écrit. Et la suite.')
  // The other text is one of the versions.
  expect(await reader.locator('.wr-versions li').count()).toBe(3)
  expect([one.problems, two.problems]).toEqual([[], []])
})
