// @module-tag long
import type { BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectGoodLook, goTo, useBrowser } from '../support/browser.ts'
import { linkMailedTo } from '../support/mail-link.ts'
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
  if (as) await signInto(opened.context, site, as, PASSWORD)
  await goTo(opened.page, site + path)
  return opened
}
const main = (page: Page) => page.getByRole('main')
const said = (page: Page, text: string) => main(page).getByRole('status').getByText(text).waitFor()
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor()
const phone = { viewport: { width: 390, height: 844 } }

test('a job is reported, hidden, contested and shown again', async () => {
  const search = await fetch(`${site}/v1/jobs/search?societe_ids=1&per_page=1`)
  const [job] = ((await search.json()) as { data: { id: number; title: string }[] }).data
  const address = `/offre-emploi/${job!.id}`
  const { page: visitor, problems } = await visit(address, phone)
  await main(visitor).getByRole('link', { name: 'Signaler cette offre' }).click()
  await heading(visitor, 'Signaler cette offre')
  await expectGoodLook(visitor)
  await visitor.getByLabel('Autre motif').check()
  await visitor.getByLabel('Votre adresse e-mail').fill('passante@example.org')
  const send = visitor.getByRole('button', { name: 'Envoyer le signalement' })
  await send.click()
  await visitor.getByText('Dites en quelques mots ce qui ne va pas.').waitFor()
  expect(await visitor.getByLabel('Autre motif').isChecked()).toBe(true)
  await visitor.getByLabel('Précisions').fill('Le numéro de téléphone est surtaxé.')
  await send.click()
  await heading(visitor, 'Merci, votre signalement est reçu')

  const { page: admin } = await visit('/admin', { as: 'admin@florin.example' })
  await main(admin).getByRole('link', { name: 'Modération' }).click()
  await heading(admin, 'Modération')
  await expectGoodLook(admin)
  await main(admin).getByRole('link', { name: job!.title }).first().click()
  await admin.getByText('Le numéro de téléphone est surtaxé.').waitFor()
  await expectGoodLook(admin)
  const decide = admin.getByRole('button', { name: 'Décider et prévenir' })
  await admin.getByLabel('Masquer').check()
  await admin.getByLabel('Motif, envoyé aux deux parties').fill('Un numéro surtaxé n’a pas sa place ici.')
  await decide.click()
  await said(admin, 'La décision est prise')
  // The kept copy of the page goes a moment later.
  const status = async () => (await visitor.request.get(site + address)).status()
  await expect.poll(status).toBe(404)

  const { page: owner } = await visit(await linkMailedTo(site, 'recruteur@florin.example', 'decision'), {
    ...phone,
    javaScriptEnabled: false,
  })
  await owner.getByText('Un numéro surtaxé n’a pas sa place ici.').waitFor()
  await owner.getByLabel('Votre réponse').fill('Le numéro est corrigé.')
  await owner.getByRole('button', { name: 'Envoyer ma réponse' }).click()
  await owner.getByText('Votre réponse est envoyée').waitFor()

  await admin.reload()
  await admin.getByText('Le numéro est corrigé.').waitFor()
  await admin.getByLabel('Revenir sur la décision').check()
  await admin.getByLabel('Motif, envoyé aux deux parties').fill('Corrigé, merci.')
  await decide.click()
  await said(admin, 'Le recours est tranché')
  await expect.poll(status).toBe(200)
  expect(problems).toEqual([])
})

test('a suspended member reads why at the door and answers; restored, they come in', async () => {
  const { page: member, context } = await visit('/espace-candidat', { ...phone, as: 'candidat@florin.example' })
  const own = (await (await context.request.get(`${site}/v1/users/profile`)).json()) as { id: number; name: string }
  const { page: admin } = await visit(`/admin/comptes/${own.id}`, { as: 'admin@florin.example' })
  await expectGoodLook(admin)
  await admin.getByLabel('Motif, envoyé par e-mail').fill('Démarchage répété.')
  await admin.getByRole('button', { name: 'Suspendre et prévenir' }).click()
  await said(admin, 'Le compte est suspendu')
  await expectGoodLook(admin)

  // The session is over.
  await goTo(member, `${site}/espace-candidat`)
  await member.locator('[name=identifier]').fill('candidat@florin.example')
  await member.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD)
  const enter = main(member).getByRole('button', { name: 'Se connecter', exact: true })
  await enter.click()
  await heading(member, 'Votre compte est suspendu')
  await member.getByText('Démarchage répété.').waitFor()
  await expectGoodLook(member)
  await member.getByLabel('Votre réponse').fill('Je ne recommencerai pas.')
  await member.getByRole('button', { name: 'Envoyer ma réponse' }).click()
  await said(member, 'Votre réponse est envoyée')

  await goTo(admin, `${site}/admin/moderation`)
  await main(admin).getByRole('link', { name: own.name }).click()
  await admin.getByText('Je ne recommencerai pas.').waitFor()
  await admin.getByRole('link', { name: 'Voir le compte' }).click()
  await admin.getByLabel('Motif, gardé dans l’historique').fill('Engagement reçu.')
  await admin.getByRole('button', { name: 'Rétablir et prévenir' }).click()
  await said(admin, 'Le compte est rétabli')
  await signInto(context, site, 'candidat@florin.example', PASSWORD)
})
