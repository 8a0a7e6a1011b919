// @module-tag long
import type { BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectGoodLook, goTo, useBrowser } from '../support/browser.ts'
import { linkMailedTo, mailsTo } from '../support/mail-link.ts'
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

async function visit(path: string, options: BrowserContextOptions & { as?: string } = {}) {
  const { as, ...rest } = options
  const opened = await browser.visit(rest)
  if (as) await signInto(opened.context, site, as, 'Florin-2026!')
  await goTo(opened.page, site + path)
  return opened
}
const main = (page: Page) => page.getByRole('main')
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor()
const said = (page: Page, text: string) => main(page).getByRole('status').getByText(text).waitFor()
const sent = 'Consultez vos e-mails'
const plainly = (text: string): string => text.trim().replaceAll(/\s+/g, ' ')
/** The articles that are ticked, as their rows stand. */
const titlesIn = async (page: Page): Promise<string[]> =>
  (await page.locator('li:has([name="article_ids"]:checked) .check').allInnerTexts()).map(
    (text) => plainly(text).split(' · ')[0]!,
  )

async function askBy(page: Page, email: string): Promise<void> {
  await page.getByLabel('Adresse e-mail').fill(email)
  await page.getByLabel('J’accepte de recevoir la lettre').check()
  await page.getByRole('button', { name: 'S’abonner' }).click()
  await said(page, sent)
}

test('a visitor asks for the letter and confirms, an administrator looks at it and sends it, one click ends it', async () => {
  const reader = 'lectrice@example.org'
  const { page, problems } = await visit('/newsletter', { viewport: { width: 390, height: 844 } })
  await expectGoodLook(page)
  await page.getByRole('button', { name: 'S’abonner' }).click()
  await page.getByText('Cochez la case pour recevoir la lettre.').waitFor()
  await askBy(page, reader)
  await expectGoodLook(page)
  await goTo(page, site + (await linkMailedTo(site, reader, 'newsletter-confirmation')))
  await heading(page, 'Confirmez votre abonnement')
  await expectGoodLook(page)
  await page.getByRole('button', { name: 'Confirmer mon abonnement' }).click()
  await heading(page, 'Vous êtes abonné')

  const { page: admin, problems: faults } = await visit('/admin/newsletter', { as: 'admin@florin.example' })
  await expectGoodLook(admin)
  await main(admin).getByRole('link', { name: 'Abonnés à la lettre' }).click()
  await heading(admin, 'Abonnés à la lettre')
  await expectGoodLook(admin)
  await admin.getByLabel('Rechercher').fill('lectrice')
  await admin.getByLabel('Rechercher').press('Enter')
  await main(admin).getByText('1 adresse', { exact: true }).waitFor()
  expect(await main(admin).getByRole('row').last().innerText()).toMatch(/lectrice@example\.org\s+Abonné\s/)
  await main(admin).getByRole('link', { name: 'Lettre hebdomadaire' }).click()
  await main(admin)
    .getByRole('link', { name: /^La lettre du/ })
    .first()
    .click()
  await admin.getByLabel('Objet').fill('Ce que paie vraiment un bonus')
  const frame = admin.frameLocator('iframe[title^="Aperçu"]')
  const [first, second, third] = await titlesIn(admin)
  // The arrow stays under the finger of whoever presses it twice.
  await admin.getByRole('button', { name: `Descendre «\u202f${first}\u202f»` }).focus()
  await admin.keyboard.press('Enter')
  await said(admin, `${first}\u202f: place 2 sur`)
  await admin.keyboard.press('Enter')
  await said(admin, `${first}\u202f: place 3 sur`)
  await admin.getByLabel('Objet').press('Enter')
  await said(admin, 'La lettre est enregistrée.')
  expect((await titlesIn(admin)).slice(0, 3)).toEqual([second, third, first])
  await frame.getByRole('heading', { name: 'Ce que paie vraiment un bonus' }).waitFor()
  const links = (await frame.getByRole('link').allInnerTexts()).map(plainly)
  expect(links.filter((text) => [first, second, third].includes(text))).toEqual([second, third, first])
  await expectGoodLook(admin)
  await admin.getByText('Envoyer maintenant').click()
  await admin.getByRole('button', { name: 'Oui, envoyer' }).click()
  await said(admin, 'L’envoi a commencé.')
  await expect.poll(() => mailsTo(site, reader)).toContain('newsletter')

  // Opening the link ends nothing.
  const link = site + (await linkMailedTo(site, reader, 'newsletter'))
  await goTo(page, link)
  await heading(page, 'Ne plus recevoir la lettre')
  await expectGoodLook(page)
  // What a mail program sends by itself.
  const click = await fetch(link, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  })
  expect([click.status, (await click.text()).includes('Vous êtes désabonné')]).toEqual([200, true])
  expect([problems, faults]).toEqual([[], []])
})

test('without scripts an arrow saves the letter in its new order, with what was typed', async () => {
  const { page, context } = await visit('/admin/newsletter', { as: 'admin@florin.example' })
  await page.getByRole('button', { name: 'Nouvelle lettre' }).click()
  await page.waitForURL(/\/admin\/newsletter\/\d+$/)
  const { page: plain } = await browser.visit({ javaScriptEnabled: false, storageState: await context.storageState() })
  await plain.goto(page.url())
  const [first, second] = await titlesIn(plain)
  await plain.getByLabel('Objet').fill('Tapé avant')
  await plain.getByRole('button', { name: `Monter «\u202f${second}\u202f»` }).click()
  await said(plain, 'La lettre est enregistrée.')
  await heading(plain, 'Tapé avant')
  expect((await titlesIn(plain)).slice(0, 2)).toEqual([second, first])
})

test('the foot of every page leads to the letter; without scripts the box is sent and answered too', async () => {
  const { page } = await visit('/mentions-legales', { javaScriptEnabled: false })
  await page.getByRole('contentinfo').getByRole('link', { name: 'La lettre du mardi' }).click()
  await askBy(page, 'sans-script@example.org')
  expect(await mailsTo(site, 'sans-script@example.org')).toEqual(['newsletter-confirmation'])
})
