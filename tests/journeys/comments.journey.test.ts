// @module-tag long
import type { BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectGoodLayout, expectGoodLook, goTo, useBrowser } from '../support/browser.ts'
import type { Running } from '../support/run-florin.ts'
import { runFlorin } from '../support/run-florin.ts'
import { signInto } from '../support/sign-in.ts'
import type { Place } from '../support/test-database.ts'
import { newPlace } from '../support/test-database.ts'

const browser = useBrowser()
const PASSWORD = 'Florin-2026!'
let place: Place
let florin: Running
let site: string
let article: string

beforeAll(async () => {
  place = await newPlace('demo')
  florin = await runFlorin({ ...place.env, FLORIN_DEMO: '1' })
  site = florin.address.replace('127.0.0.1', 'localhost')
  const { data } = (await (await fetch(`${site}/v1/news?per_page=1`)).json()) as { data: { id: number }[] }
  article = `/article/${data[0]!.id}`
})
afterAll(async () => {
  await florin.stop()
  await place.remove()
})

async function visit(path: string, options: BrowserContextOptions & { as?: string } = {}) {
  const { as, ...rest } = options
  const opened = await browser.visit(rest)
  if (as) await signInto(opened.context, site, as, PASSWORD)
  await goTo(opened.page, site + path)
  return opened
}
const comments = (page: Page) => page.locator('#commentaires')
const said = (page: Page, text: string) => comments(page).getByRole('status').getByText(text).waitFor()
/** The form comes alive after the page. */
const alive = (page: Page) =>
  page.waitForFunction(() =>
    Object.keys(document.querySelector('#commentaires form') ?? {}).some((key) => key.startsWith('__reactProps')),
  )
const phone = { viewport: { width: 390, height: 844 } }

test('a member comments, goes on with a draft, edits and deletes', async () => {
  const { page, context, problems } = await visit(article, { as: 'candidat@florin.example' })
  const field = comments(page).getByLabel('Votre commentaire', { exact: true })
  const send = comments(page).getByRole('button', { name: 'Publier' })
  await alive(page)
  await send.click()
  await comments(page).getByText('Écrivez votre commentaire.').waitFor()
  const kept = page.waitForResponse((answer) => answer.url().endsWith('/comments/draft') && answer.ok())
  await field.fill('Une **analyse** nette.\n\n- les taux\n- <b>les marges</b>')
  await kept
  await goTo(page, site + article)
  await alive(page)
  expect(await field.inputValue()).toContain('Une **analyse** nette.')
  await send.click()
  await said(page, 'Votre commentaire est publié.')
  const own = comments(page).getByRole('listitem').filter({ hasText: 'Une analyse nette' }).first()
  await own.locator('strong', { hasText: 'analyse' }).waitFor()
  await own.locator('.com__text').getByText('<b>les marges</b>').first().waitFor()
  await expect.poll(() => field.inputValue()).toBe('')
  await expectGoodLook(page)

  await own.getByText('Modifier', { exact: true }).click()
  await own.getByLabel('Votre commentaire modifié').fill('Une analyse nette, et brève.')
  await expectGoodLayout(page, '#commentaires')
  await own.getByRole('button', { name: 'Enregistrer' }).click()
  await said(page, 'Votre commentaire est modifié.')
  await own.getByText('modifié', { exact: true }).waitFor()

  // Without scripts.
  const { page: bare } = await visit(article, {
    javaScriptEnabled: false,
    storageState: await context.storageState(),
  })
  const again = comments(bare).getByRole('listitem').filter({ hasText: 'nette, et brève' })
  await again.getByText('Supprimer', { exact: true }).click()
  await again.getByRole('button', { name: 'Oui, supprimer' }).click()
  await said(bare, 'Votre commentaire est supprimé.')
  expect(await again.count()).toBe(0)
  expect(problems).toEqual([])
})

test('a visitor reports a comment, a moderator hides it', async () => {
  const { page: visitor, problems } = await visit(article, phone)
  await comments(visitor).getByRole('link', { name: 'Se connecter pour commenter' }).waitFor()
  const items = comments(visitor).locator('.com__i')
  await items.first().waitFor()
  const before = await items.count()
  const text = (await items.first().locator('.com__text').innerText()).trim()
  await items
    .first()
    .getByRole('link', { name: /^Signaler ce commentaire/ })
    .click()
  await visitor.getByRole('heading', { level: 1, name: 'Signaler ce commentaire' }).waitFor()
  await visitor.getByLabel('Injure').check()
  await visitor.getByLabel('Votre adresse e-mail').fill('passant@example.org')
  await visitor.getByRole('button', { name: 'Envoyer le signalement' }).click()
  await visitor.getByRole('heading', { level: 1, name: 'Merci, votre signalement est reçu' }).waitFor()

  const { page: admin } = await visit('/admin/moderation', { as: 'admin@florin.example' })
  await admin
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: 'Commentaire' })
    .getByRole('link')
    .first()
    .click()
  await admin.getByText(text).waitFor()
  await admin.getByLabel('Masquer').check()
  await admin.getByLabel('Motif, envoyé aux deux parties').fill('Des injures n’ont pas leur place ici.')
  await admin.getByRole('button', { name: 'Décider et prévenir' }).click()
  await admin.getByRole('main').getByRole('status').getByText('La décision est prise').waitFor()

  // The kept copy of the page goes as well.
  await expect
    .poll(async () => {
      await goTo(visitor, site + article)
      return comments(visitor).getByText(text).count()
    })
    .toBe(0)
  expect(await items.count()).toBe(before - 1)
  expect(problems).toEqual([])
})
