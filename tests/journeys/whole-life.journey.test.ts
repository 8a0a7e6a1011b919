// @module-tag long
// @module-tag postgres
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Secret, TOTP } from 'otpauth'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openDatabase } from '../../src/platform/server/database/db.ts'
import { insertMail } from '../../src/platform/server/mail/mail.repository.ts'
import { expectAccessible, goTo, useBrowser } from '../support/browser.ts'
import type { Running } from '../support/run-florin.ts'
import { runFlorin } from '../support/run-florin.ts'
import type { Place } from '../support/test-database.ts'
import { newPlace } from '../support/test-database.ts'

const EMAIL = 'perrine.quatrevaux@example.org'
const LAST_NAME = 'Quatrevaux'
const PASSWORD = 'Nénuphar-42 pâle!'
const phone = { viewport: { width: 390, height: 844 } }

/** A mail that would act on the site with the rights of whoever reads it. */
const TRAP = `<p>Bonjour</p>
  <script>parent.document.title = 'pris'; fetch('/pris?script')</script>
  <img src="data:," onerror="fetch('/pris?picture')">
  <meta http-equiv="refresh" content="0;url=/pris?refresh">
  <form method="post" action="/deconnexion" target="_top"><button>Envoyer</button></form>
  <form action="/pris"><input name="x" value="form"><button>Demander</button></form>
  <a href="/pris?top" target="_top">Sortir</a>
  <a href="/api" target="_blank">Ouvrir</a>`

const browser = useBrowser()
let place: Place
let florin: Running
let site: string

beforeAll(async () => {
  place = await newPlace('demo')
  const database = await openDatabase(place)
  const mail = { recipient: 'x@example.org', kind: 'welcome', subject: 'Un piège', text: '' }
  await database.db.transaction((tx) => insertMail(tx, { ...mail, html: TRAP }))
  await database.close()
  florin = await runFlorin({ ...place.env, FLORIN_DATA: place.dataFolder, FLORIN_DEMO: '1' })
  site = florin.address.replace('127.0.0.1', 'localhost')
})
afterAll(async () => {
  await florin.stop()
  await place.remove()
})

const go = async (page: Page, path: string): Promise<void> => {
  await goTo(page, site + path)
}
const press = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true }).click()
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor()
const fillSignIn = async (page: Page, identifier: string, password: string): Promise<void> => {
  await page.locator('[name=identifier]').fill(identifier)
  await page.getByLabel('Mot de passe', { exact: true }).fill(password)
  await press(page, 'Se connecter')
}
const signIn = async (page: Page, identifier: string, password: string): Promise<void> => {
  await go(page, '/login')
  await fillSignIn(page, identifier, password)
}

/** The link of the newest mail to an address, as an administrator reads it on the mailbox page. */
async function linkFromMailbox(page: Page, address: string): Promise<string> {
  await vi.waitUntil(
    async () => {
      await go(page, '/admin/courrier')
      return (await page.locator('.mbox__mail', { hasText: address }).count()) > 0
    },
    { timeout: 60_000, interval: 200 },
  )
  await page.locator('.mbox__mail', { hasText: address }).first().click()
  await page.getByRole('link', { name: 'Texte' }).click()
  const text = await page.locator('.mail-view__text').textContent()
  return new URL(/http\S+cle=\S+/.exec(text ?? '')![0]).href
}

test('a mail in the mailbox cannot act: no script, no form, no way out of its frame but a new tab', async () => {
  const { page, context } = await browser.visit()
  await signIn(page, 'admin@florin.example', 'Florin-2026!')
  await heading(page, 'Accueil Administration')
  const asked: string[] = []
  context.on('request', (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`))
  await go(page, '/admin/courrier')
  await page.locator('.mbox__mail', { hasText: 'Un piège' }).click()
  const frame = page.frameLocator('iframe.mail-view__frame')
  await frame.getByText('Bonjour').waitFor()
  const address = page.url()
  const title = await page.title()
  for (const name of ['Envoyer', 'Demander']) await frame.getByRole('button', { name }).click({ noWaitAfter: true })
  await frame.getByRole('link', { name: 'Sortir' }).click({ noWaitAfter: true })
  // What came before this has had its time when the new tab is there.
  const opened = context.waitForEvent('page')
  await frame.getByRole('link', { name: 'Ouvrir' }).click()
  await (await opened).waitForURL(`${site}/api`)
  await frame.getByText('Bonjour').waitFor()
  expect([page.url(), await page.title()]).toEqual([address, title])
  expect(asked).toContain('GET /api')
  expect(asked.filter((one) => /pris|deconnexion/.test(one))).toEqual([])
  // The frame is nobody's: not even its own page may look inside.
  expect(await page.evaluate(() => document.querySelector('iframe')!.contentDocument)).toBeNull()
  await go(page, '/admin')
  await heading(page, 'Accueil Administration')
})

test('a person signs up on a phone, confirms, signs in with a second factor, takes the data along and leaves nothing', async () => {
  const { page } = await browser.visit(phone)
  // From a search that she wants to hear of, all the way to the alert.
  await go(page, `/emploi?keywords=${LAST_NAME}&lieu=Lyon`)
  await page.getByRole('main').getByRole('link', { name: 'Créer une alerte' }).first().click()
  await heading(page, 'Créer une alerte')
  await page.getByRole('main').getByRole('link', { name: 'Créer un compte' }).click()
  await heading(page, 'Créer mon compte')
  await page.getByLabel('Prénom').fill('Perrine')
  await page.getByLabel('Nom', { exact: true }).fill(LAST_NAME)
  await page.getByLabel('Adresse e-mail').fill(EMAIL)
  await page.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Confirmer le mot de passe').fill(PASSWORD)
  await press(page, 'Suivant')
  await heading(page, 'Ma recherche d’emploi')
  await press(page, 'Suivant')
  await heading(page, 'Mon profil professionnel')
  await press(page, 'Créer mon compte')
  await heading(page, 'Se connecter')

  const office = await browser.visit()
  await signIn(office.page, 'admin@florin.example', 'Florin-2026!')
  await heading(office.page, 'Accueil Administration')
  const link = await linkFromMailbox(office.page, EMAIL)
  await expectAccessible(office.page)
  await page.goto(link)
  await press(page, 'Confirmer mon adresse')
  await heading(page, 'Adresse confirmée')
  await page.getByRole('main').getByRole('link', { name: 'Se connecter' }).click()
  await fillSignIn(page, EMAIL, PASSWORD)
  await heading(page, 'Créer une alerte')
  expect(await page.getByLabel('Nom de l’alerte').inputValue()).toBe(`${LAST_NAME} à Lyon`)
  await page.getByLabel('Banque', { exact: true }).check()
  await press(page, 'Créer l’alerte')
  await page.getByText('Alerte créée').waitFor()
  await go(page, '/mes-parametres')
  await page.locator('summary', { hasText: 'Activer la double authentification' }).click()
  const card = page.getByRole('region', { name: 'Double authentification', exact: true })
  await card.getByLabel('Votre mot de passe actuel').fill(PASSWORD)
  await card.getByRole('button', { name: 'Continuer' }).click()
  await card.getByRole('img', { name: /QR code/ }).waitFor()
  const secret = Secret.fromBase32((await card.locator('.set__key').textContent())!.replaceAll(' ', ''))
  const code = (later: number) => new TOTP({ secret }).generate({ timestamp: Date.now() + later * 30_000 })
  await card.getByLabel('Code à six chiffres').fill(code(0))
  await card.getByRole('button', { name: 'Confirmer et activer' }).click()
  await card.locator('.codes__list').waitFor()
  await page.context().clearCookies()

  await signIn(page, EMAIL, PASSWORD)
  await heading(page, 'Double authentification')
  await page.getByLabel('Code de vérification').fill(code(1))
  await press(page, 'Vérifier')
  await heading(page, 'Bonjour Perrine')
  await go(page, '/mes-parametres')
  expect(await page.getByRole('region', { name: 'Sessions et appareils' }).getByText('Cet appareil').count()).toBe(1)
  await expectAccessible(page)
  const archive = await page.request.get(`${site}/mes-parametres/export`)
  expect([archive.status(), archive.headers()['content-type']]).toEqual([200, 'application/zip'])

  // Things under way when she leaves.
  await page.locator('summary', { hasText: 'Changer d’adresse e-mail' }).click()
  const information = page.getByRole('region', { name: 'Informations personnelles' })
  await information.getByLabel('Nouvelle adresse e-mail').fill(`${LAST_NAME}@ailleurs.example`)
  await information.getByLabel('Votre mot de passe actuel').fill(PASSWORD)
  await information.getByRole('button', { name: 'Envoyer le lien de confirmation' }).click()
  await information.getByText('Un lien de confirmation vient de partir').waitFor()

  await go(page, '/mes-parametres')
  await page.locator('summary', { hasText: 'Supprimer mon compte…' }).click()
  const danger = page.getByRole('region', { name: 'Zone de danger' })
  await danger.getByLabel('Votre mot de passe actuel').fill(PASSWORD)
  await danger.getByLabel('Pour confirmer, écrivez SUPPRIMER').fill('SUPPRIMER')
  await danger.getByRole('button', { name: 'Supprimer mon compte pour toujours' }).click()
  await page.waitForURL(`${site}/`)
  // The receipt is there, without her.
  await vi.waitUntil(
    async () => {
      await go(office.page, '/admin/courrier')
      return (await office.page.getByText('p•••@e•••').count()) > 0
    },
    { timeout: 60_000, interval: 200 },
  )
  const found = await fetch(`${site}/v1/search?q=${LAST_NAME}`).then((answer) => answer.text())
  expect(found).not.toContain(EMAIL)
  expect(JSON.parse(found)).toMatchObject({ data: { profiles: [] } })

  await florin.stop()
  expect(await traces()).toEqual([])
}, 900_000)

/** Every table of every schema, the queue's included, and every file but the database's own. */
async function traces(): Promise<string[]> {
  const traces: string[] = []
  const isHers = (text: string): boolean =>
    [LAST_NAME, EMAIL].some((hers) => text.toLowerCase().includes(hers.toLowerCase()))
  const database = await openDatabase(place)
  try {
    const { rows } = await database.db.execute<{ name: string }>(`
      select format('%I.%I', table_schema, table_name) as name from information_schema.tables
      where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`)
    expect(rows.length).toBeGreaterThan(30)
    for (const { name } of rows) {
      const content = await database.db.execute<{ line: string }>(`select t::text as line from ${name} t`)
      for (const { line } of content.rows) if (isHers(line)) traces.push(`${name}: ${line.slice(0, 200)}`)
    }
  } finally {
    await database.close()
  }
  const files = await readdir(place.dataFolder, { recursive: true, withFileTypes: true })
  for (const file of files) {
    const path = join(file.parentPath, file.name)
    if (!file.isFile() || path.includes('/pglite/')) continue
    if (isHers(await readFile(path, 'latin1'))) traces.push(path)
  }
  return traces
}
