import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectGoodLook, goTo, useBrowser } from '../support/browser.ts'
import type { Running } from '../support/run-florin.ts'
import { runFlorin } from '../support/run-florin.ts'
import { signInto } from '../support/sign-in.ts'
import type { Place } from '../support/test-database.ts'
import { newPlace } from '../support/test-database.ts'

const browser = useBrowser()
let place: Place
let florin: Running
let site: string

beforeAll(async () => {
  place = await newPlace('demo')
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
  await signInto(context, site, 'admin@florin.example', 'Florin-2026!')
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
