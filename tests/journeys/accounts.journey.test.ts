// @module-tag long
import { sql } from 'drizzle-orm'
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { forgotPassword } from '../../src/features/accounts/signing-in/server/links.ts'
import { seal } from '../../src/platform/server/secrets.ts'
import { register } from '../../src/features/accounts/signing-up/server/sign-up.ts'
import { openDatabase } from '../../src/platform/server/database/db.ts'
import { keyOf, testAccounts } from '../support/accounts.ts'
import {
  expectAccessible,
  expectGoodLook,
  expectNoSidewaysScroll,
  goTo,
  PATIENCE,
  plain,
  useBrowser,
} from '../support/browser.ts'
import { testExchange } from '../support/exchange.ts'
import { signInto } from '../support/sign-in.ts'
import type { Running } from '../support/run-florin.ts'
import { freePort, runFlorin } from '../support/run-florin.ts'
import type { Place } from '../support/test-database.ts'
import { newPlace } from '../support/test-database.ts'

const PASSWORD = 'Nénuphar-42 pâle!'
const DEMO_PASSWORD = 'Florin-2026!'
const phone = { viewport: { width: 390, height: 844 } }
const desk = { viewport: { width: 1280, height: 800 } }
// A page that has its new address may still show what it showed before.
const SOON = { timeout: PATIENCE }
/** Wider than a note on a phone. */
const LONG_ADDRESS = 'zoe.de-la-rochefoucauld-montbrison@example.org'
const SECRET = 'a secret of at least thirty-two characters'

const browser = useBrowser()
let place: Place
let florin: Running
/** Browsers keep `__Host-` cookies from localhost, not from 127.0.0.1. */
let site: string
let visitors = 0
const keys = { confirm: '', confirmOther: '', reset: '' }

beforeAll(async () => {
  place = await newPlace('demo')
  const database = await openDatabase(place)
  let endMails = async (): Promise<unknown> => undefined
  const world = await testAccounts({ database, beforeClose: (end) => void (endMails = end) })
  const person = async (email: string) => {
    await register(world, testExchange(), { email, password: PASSWORD, name: 'Ada Morel', role: 'candidate' })
    return await keyOf(world)
  }
  keys.confirm = await person('confirm@example.org')
  keys.confirmOther = await person('confirm-other@example.org')
  await person('lost@example.org')
  await forgotPassword(world, testExchange(), 'lost@example.org')
  keys.reset = await keyOf(world)
  const sealed = seal('JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP', SECRET)
  for (const email of ['two-true@example.org', 'two-false@example.org']) {
    await person(email)
    await database.db.execute(sql`
      insert into totp_factors (account_id, secret_sealed, confirmed_at)
      select id, ${sealed}, now() from accounts where email = ${email}`)
  }
  for (const email of ['terms-true@example.org', 'terms-false@example.org']) {
    await person(email)
    await database.db.execute(sql`
      update accepted_terms set version = '2025-02-03'
      where account_id = (select id from accounts where email = ${email})`)
  }
  await endMails()
  await database.close()
  const port = await freePort()
  site = `http://localhost:${port}`
  const proxied = { FLORIN_PROXIES: '127.0.0.1,::1', FLORIN_ORIGIN: site, PORT: String(port) }
  florin = await runFlorin({ ...place.env, FLORIN_DEMO: '1', FLORIN_SECRET: SECRET, ...proxied })
  // Loading the sample site and its search index keeps the process busy; until it has caught up it turns visitors away.
  await vi.waitUntil(async () => (await fetch(`${site}/login`)).ok, { timeout: 60_000, interval: 200 })
})

afterAll(async () => {
  await florin.stop()
  await place.remove()
})

/** Goes there and waits until the page answers to scripts, too. */
const go = (page: Page, path: string) => goTo(page, site + path)
const open = async (path: string, options: BrowserContextOptions = desk) => {
  // Everybody comes from an address of their own, as behind a proxy: tries are limited by address, too.
  const extraHTTPHeaders = { 'x-forwarded-for': `198.18.0.${++visitors}` }
  const visit = await browser.visit({ extraHTTPHeaders, ...options })
  if (options.javaScriptEnabled === false) await visit.page.goto(site + path)
  else await go(visit.page, path)
  return visit
}
let clients = 0
/** The form of the login page, sent by a browser without scripts at an address nobody else has. */
const postLogin = (identifier: string, password: string, { path = '/login', from = `198.19.0.${++clients}` } = {}) =>
  fetch(site + path, {
    method: 'POST',
    headers: { origin: site, 'x-forwarded-for': from },
    body: new URLSearchParams({ identifier, password }),
    redirect: 'manual',
  })
const main = (page: Page) => page.getByRole('main')
const press = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true }).click()
const fillSignIn = async (page: Page, identifier: string, password = DEMO_PASSWORD) => {
  await page.locator('[name=identifier]').fill(identifier)
  await page.getByLabel('Mot de passe', { exact: true }).fill(password)
  await press(page, 'Se connecter')
}
const alert = (page: Page) => main(page).getByRole('alert')
const focusedName = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('name') ?? null)
const sessionCookie = async (context: BrowserContext) =>
  (await context.cookies()).find(({ name }) => name === '__Host-florin')
const viewerOf = async (cookie: string): Promise<unknown> => {
  const answer = await fetch(`${site}/v1/auth/session`, { headers: { cookie: `__Host-florin=${cookie}` } })
  return ((await answer.json()) as { viewer: unknown }).viewer
}

/** Step 1 filled in and sent. */
async function beginSignup(page: Page, email: string, role?: 'Recruter') {
  if (role) await page.getByRole('radio', { name: role }).check()
  await page.getByLabel('Prénom').fill('Zoé')
  await page.getByLabel('Nom', { exact: true }).fill('Brun')
  await page.getByLabel('Adresse e-mail').fill(email)
  await page.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Confirmer le mot de passe').fill(PASSWORD)
  await press(page, 'Suivant')
  await page.getByRole('heading', { level: 1, name: 'Ma recherche d’emploi' }).waitFor()
}

describe('signing up', () => {
  test('on a phone: what is wrong is said where it is, as one types and when one goes on', async () => {
    const { page, problems } = await open('/signup', phone)
    await press(page, 'Suivant')
    await alert(page).waitFor()
    expect(plain(await alert(page).textContent())).toBe(
      'Erreur de validationVeuillez corriger les erreurs dans le formulaire',
    )
    const errors = page.locator('.err')
    expect(await errors.allTextContents()).toEqual([
      'Le prénom est requis',
      'Le nom est requis',
      'L’email est requis',
      'Le mot de passe est requis',
      'La confirmation du mot de passe est requise',
    ])
    await expect.poll(() => focusedName(page)).toBe('firstName')
    const described = await page.getByLabel('Prénom').getAttribute('aria-describedby')
    expect(await page.locator(`[id="${described}"]`).textContent()).toBe('Le prénom est requis')
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)

    await page.getByLabel('Prénom').fill('Zoé')
    await expect.poll(() => errors.first().textContent()).toBe('Le nom est requis')
    const email = page.getByLabel('Adresse e-mail')
    await email.fill('zoe@')
    await page.getByText('Format d’email invalide').waitFor()
    await email.fill(LONG_ADDRESS)
    await page.getByText('Adresse email valide').waitFor()
    const met = page.locator('.criteria .is-met')
    await page.getByLabel('Mot de passe', { exact: true }).fill('nénuphar')
    await expect
      .poll(() => met.allTextContents())
      .toEqual(['Au moins 8 caractères (respecté)', 'Une minuscule (respecté)'])
    await page.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD)
    await expect.poll(() => met.count()).toBe(5)
    await page.getByLabel('Confirmer le mot de passe').fill('autre')
    await page.getByText('Les mots de passe ne correspondent pas').waitFor()
    await page.getByLabel('Confirmer le mot de passe').fill(PASSWORD)
    await page.getByText('Les mots de passe correspondent').waitFor()
    await expectAccessible(page)
    expect(problems).toEqual([])
  })

  test('a field is judged as it is left, before anything is sent, and leaves the rest of the form alone', async () => {
    const { page, problems } = await open('/signup', phone)
    const errors = page.locator('.err')
    const [first, email] = [page.getByLabel('Prénom'), page.getByLabel('Adresse e-mail')]
    const password = page.getByLabel('Mot de passe', { exact: true })
    await first.focus()
    await page.keyboard.press('Tab')
    await expect.poll(() => errors.allTextContents()).toEqual(['Le prénom est requis'])
    // Read out where it appears, and no word about a form that nobody has sent.
    expect(await errors.first().locator('xpath=ancestor::*[@aria-live]').count()).toBe(1)
    expect(await alert(page).count()).toBe(0)
    expect(await focusedName(page)).toBe('lastName')
    const last = page.getByLabel('Nom', { exact: true })
    await first.fill('Zoé')
    await expect.poll(() => errors.allTextContents()).toEqual(['Le nom est requis'])
    await last.fill('Brun')
    await expect.poll(() => errors.count()).toBe(0)
    await password.fill('nénuphar')
    // Looking at it is not leaving it.
    await page.getByRole('button', { name: 'Afficher le mot de passe' }).first().click()
    await page.evaluate(async () => {
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
    })
    expect(await errors.count()).toBe(0)
    await email.fill('zoe@')
    await expect
      .poll(() => errors.allTextContents())
      .toEqual(['Format d’email invalide', 'Le mot de passe ne respecte pas les critères de sécurité'])
    await expectAccessible(page)

    // The line that appears as the mouse leaves a field does not push the button away from under it.
    await last.fill('')
    const next = main(page).getByRole('button', { name: 'Suivant', exact: true })
    await next.hover()
    await page.mouse.down()
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('BUTTON')
    await page.mouse.up()
    await alert(page).waitFor()
    await expect
      .poll(() => errors.allTextContents())
      .toEqual([
        'Le nom est requis',
        'Format d’email invalide',
        'Le mot de passe ne respecte pas les critères de sécurité',
        'La confirmation du mot de passe est requise',
      ])
    expect(problems).toEqual([])
  })

  test('on a phone: three steps, kept when one goes back or reloads, then the login page', async () => {
    const { page, problems } = await open('/signup', phone)
    expect(await page.locator('.signup-steps [aria-current=step]').textContent()).toContain('Créer mon compte')
    await beginSignup(page, LONG_ADDRESS)
    expect(new URL(page.url()).search).toBe('?etape=2')
    // The focus follows once the step is drawn.
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1')

    const kept = page.waitForResponse(
      (answer) =>
        answer.url().endsWith('/v1/auth/signup/search') &&
        answer.ok() &&
        (answer.request().postData() ?? '').includes('50k-60k'),
    )
    await page.getByLabel('Métier recherché').fill('Analyste crédit')
    await page.getByLabel('Fourchette de salaire').selectOption('50k-60k')
    await kept
    await go(page, '/signup?etape=2')
    expect(await page.getByLabel('Métier recherché').inputValue()).toBe('Analyste crédit')
    await page.getByLabel('Type de contrat').selectOption({ label: 'CDI' })
    await press(page, 'Précédent')

    await page.getByRole('heading', { level: 1, name: 'Créer mon compte' }).waitFor()
    expect(await page.getByLabel('Prénom').inputValue()).toBe('Zoé')
    expect(await page.getByLabel('Mot de passe', { exact: true }).inputValue()).toBe('')
    await page.getByText('Mot de passe enregistré. Laissez vide pour le garder.').waitFor()
    await page.getByLabel('Prénom').fill('Zoë')
    await press(page, 'Suivant')
    await page.getByRole('heading', { level: 1, name: 'Ma recherche d’emploi' }).waitFor()
    expect(await page.getByLabel('Type de contrat').inputValue()).toBe('cdi')
    expect(await page.getByLabel('Fourchette de salaire').inputValue()).toBe('50k-60k')
    await expectAccessible(page)
    await press(page, 'Suivant')

    await page.getByRole('heading', { level: 1, name: 'Mon profil professionnel' }).waitFor()
    await page.getByLabel('Poste actuel').fill('Analyste')
    const skill = page.getByLabel('Compétences (facultatif)')
    await skill.fill('  IFRS ')
    await skill.press('Enter')
    await skill.fill('Power BI')
    await page.getByRole('button', { name: 'Ajouter la compétence' }).click()
    // A comma adds as Enter does, and what is there already is not added again.
    await skill.fill('ifrs,')
    await page.getByText('Cette compétence est déjà dans la liste.').first().waitFor()
    await skill.fill('c'.repeat(61))
    await skill.press('Enter')
    await page.getByText('Une compétence tient en 60').first().waitFor()
    expect(await skill.inputValue()).toBe('c'.repeat(61))
    await skill.fill('')
    const skills = page.getByRole('list', { name: 'Compétences ajoutées' }).getByRole('listitem')
    expect(await skills.allTextContents()).toEqual(['IFRS', 'Power BI'])
    await page.getByRole('button', { name: 'Retirer IFRS' }).click()
    await expect.poll(() => skills.allTextContents()).toEqual(['Power BI'])
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await press(page, 'Créer mon compte')

    await page.waitForURL(/\/login/)
    expect(new URL(page.url()).search).toBe('?retour=%2Fespace-candidat&compte=cree')
    await page.getByRole('heading', { level: 1, name: 'Se connecter' }).waitFor()
    expect(plain(await main(page).getByRole('status').textContent())).toBe(
      'Compte créé avec succès !Ouvrez le lien que nous vous envoyons par e-mail pour confirmer votre adresse.',
    )
    await expectAccessible(page)
    // The address was typed a moment ago; the address bar does not say it.
    expect(await page.locator('[name=identifier]').inputValue()).toBe(LONG_ADDRESS)
    await fillSignIn(page, LONG_ADDRESS, PASSWORD)
    await page.getByRole('heading', { level: 1, name: 'Bonjour Zoë' }).waitFor()
    expect(await page.locator('.note').evaluate((note) => note.scrollWidth - note.clientWidth)).toBe(0)
    await press(page, 'Renvoyer l’email')
    await main(page).getByText('Un nouvel e-mail de confirmation vient de partir.').waitFor()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    expect(problems).toEqual([])
  })

  test('without scripts: the same steps by plain forms, passwords never written back', async () => {
    const { page } = await open('/espace-entreprise', { ...phone, javaScriptEnabled: false })
    await page.getByRole('link', { name: 'Devenir client' }).click()
    expect(await page.getByRole('radio', { name: /^Recruter/ }).isChecked()).toBe(true)
    await page.getByLabel('Prénom').fill('Noé')
    await page.getByLabel('Adresse e-mail').fill('noe@')
    await page.getByLabel('Mot de passe', { exact: true }).fill('Secret-trop-visible')
    await press(page, 'Suivant')
    // A page that is being read has its first lines before its last.
    await expect
      .poll(() => page.locator('.err').allTextContents())
      .toEqual([
        'Le nom est requis',
        'Format d’email invalide',
        'Le mot de passe ne respecte pas les critères de sécurité',
        'La confirmation du mot de passe est requise',
      ])
    await page.waitForLoadState()
    expect(await page.getByLabel('Prénom').inputValue()).toBe('Noé')
    await expect.poll(() => focusedName(page)).toBe('lastName')
    expect(await page.content()).not.toContain('Secret-trop-visible')
    await beginSignup(page, 'noe@example.org', 'Recruter')
    await expect.poll(async () => plain(await main(page).textContent())).toContain('Vous recrutez :')
    await page.getByRole('link', { name: 'Passer cette étape' }).click()
    // Both steps have a way back.
    await page.getByLabel('Poste actuel').waitFor()
    await press(page, 'Précédent')
    await page.getByLabel('Lieu souhaité').fill('Lille')
    await press(page, 'Suivant')
    await page.getByLabel('Poste actuel').fill('Responsable du recrutement')
    const skill = page.getByLabel('Compétences (facultatif)')
    // All of them in one text, which comes back as it was understood.
    await skill.fill('Entretiens ; Paie, entretiens')
    await press(page, 'Précédent')
    expect(await page.getByLabel('Lieu souhaité').inputValue()).toBe('Lille')
    await press(page, 'Suivant')
    expect(await skill.inputValue()).toBe('Entretiens, Paie')
    await skill.fill('Entretiens, Négociation')
    await skill.press('Enter')
    await page.waitForURL(/\/espace-entreprise/)
    expect(new URL(page.url()).search).toBe('?retour=%2Fespace-recruteurs&compte=cree')
    expect(await page.locator('[name=identifier]').inputValue()).toBe('noe@example.org')
    await fillSignIn(page, 'noe@example.org', PASSWORD)
    await page.waitForURL((url) => url.pathname === '/espace-recruteurs')
    await page.getByText('Votre compte n’est pas encore rattaché à une entreprise.').waitFor()
    // There is a way to ask, and nothing is said of alerts, which are for those who look for work.
    expect(await main(page).locator('a[href="/espace-recruteurs/equipe"]').count()).toBe(1)
    expect(await main(page).textContent()).not.toContain('alertes')
    // The note's button works as a form of its own.
    await press(page, 'Renvoyer l’email')
    await main(page).getByText('Un nouvel e-mail de confirmation vient de partir.').waitFor()
  })

  test('a step that was not reached, or whose sign-up is over, leads to the first one', async () => {
    for (const step of [2, 3]) {
      const answer = await fetch(`${site}/signup?etape=${step}`, { redirect: 'manual' })
      expect([answer.status, answer.headers.get('location')]).toEqual([302, '/signup'])
    }
    const { page, context } = await open('/signup')
    await beginSignup(page, 'over@example.org')
    await context.clearCookies()
    await press(page, 'Suivant')
    await page.getByText('L’inscription a été interrompue trop longtemps. Recommencez.').waitFor()
    await expectAccessible(page)
  })
})

describe('signing in', () => {
  test('leads back to the page that asked for it; another role finds nothing there', async () => {
    const { page, problems } = await open('/notifications?depuis=la-cloche', phone)
    expect(new URL(page.url()).search).toBe(`?retour=${encodeURIComponent('/notifications?depuis=la-cloche')}`)
    await fillSignIn(page, 'candidat@florin.example')
    await page.waitForURL('**/notifications?depuis=la-cloche')
    await page.getByRole('heading', { level: 1, name: 'Notifications' }).waitFor()
    for (const path of ['/espace-recruteurs', '/admin']) {
      expect((await page.goto(site + path))?.status()).toBe(404)
      expect(await page.getByRole('main').textContent()).toContain('Oops! Page not found')
      // Around the page one is still signed in.
      await page.getByRole('navigation', { name: 'Espace membre' }).waitFor()
    }
    // Whoever is in already is shown in.
    for (const path of ['/login', '/signup', '/espace-entreprise', '/login?retour=/espace-recruteurs']) {
      await page.goto(site + path)
      expect(new URL(page.url()).pathname, path).toBe('/espace-candidat')
    }
    expect(problems).toEqual([])
  })

  test('a visitor is sent to the login of the door; a client code opens the client’s', async () => {
    const { page } = await open('/espace-recruteurs')
    expect(page.url()).toBe(`${site}/espace-entreprise?retour=%2Fespace-recruteurs`)
    await expectAccessible(page)
    await fillSignIn(page, 'flo-0001')
    await page.getByRole('heading', { level: 1, name: 'Mes Offres' }).waitFor()
    // Alerts are for those who look for work.
    await expect.poll(() => page.locator('.viewer__bell').count()).toBe(1)
    expect(await page.locator('header a[href="/alertes"]').count()).toBe(0)
    // Only who is in already is told so.
    await go(page, '/espace-entreprise')
    expect(await page.locator('[name=identifier]').count()).toBe(0)
    await main(page).getByRole('link', { name: 'Aller à mon espace recruteur' }).click()
    await page.getByRole('heading', { level: 1, name: 'Mes Offres' }).waitFor()
    // Somebody else’s space is never where one lands.
    const other = await open('/espace-entreprise?retour=%2Fespace-recruteurs')
    await fillSignIn(other.page, 'candidat@florin.example')
    await other.page.waitForURL('**/espace-candidat')
  })

  test('never leads to another site, whatever the address says', async () => {
    for (const back of [
      '//evil.example',
      '/\\evil.example',
      'https:evil.example',
      'https://evil.example',
      '%2f%2fevil.example',
      '/.//evil.example',
      'javascript:alert(1)',
      // A step of signing in is none to go back to.
      '/connexion/google',
    ]) {
      const path = `/login?retour=${encodeURIComponent(back)}`
      const signedIn = await postLogin('admin@florin.example', DEMO_PASSWORD, { path })
      expect([signedIn.status, signedIn.headers.get('location')], back).toEqual([302, '/admin'])
      // Nor for whoever is signed in already.
      const cookie = signedIn.headers
        .getSetCookie()
        .map((one) => one.split(';')[0])
        .join('; ')
      const passed = await fetch(site + path, { headers: { cookie }, redirect: 'manual' })
      expect([passed.status, passed.headers.get('location')], back).toEqual([302, '/admin'])
      // Nor by way of the sign-up or the link of its mail: what they lead to carries nothing of it.
      for (const from of ['/signup?', '/confirmer-adresse?cle=x&', '/login?', '/espace-entreprise?']) {
        const html = await (await fetch(`${site}${from}retour=${encodeURIComponent(back)}`)).text()
        const links = [...html.matchAll(/(?:href|action)="([^"]*retour=[^"]*)"/g)].map(([, link]) => link!)
        // The form of a login is sent to its own page, which reads the address again.
        const others = links.filter((link) => from === '/signup?' || link.split('?')[0] !== from.split('?')[0])
        expect(others, `${from}${back}`).toEqual([])
      }
    }
  })

  test('a wrong password says so and no more, and the right one is typed over it', async () => {
    const { page, problems } = await open('/login', phone)
    await press(page, 'Se connecter')
    await expect
      .poll(() => page.locator('.err').allTextContents())
      .toEqual(['L’email est requis', 'Le mot de passe est requis'])
    const messages = []
    for (const identifier of ['personne@example.org', 'candidat@florin.example']) {
      await fillSignIn(page, identifier, 'Faux-Mot 12!')
      await alert(page).getByText('incorrect').waitFor()
      messages.push(await alert(page).textContent())
      await expect.poll(() => focusedName(page)).toBe('password')
      await expectAccessible(page)
    }
    expect(messages[0]).toBe(messages[1])
    expect(await page.locator('[name=identifier]').inputValue()).toBe('candidat@florin.example')
    await page.keyboard.type(DEMO_PASSWORD)
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: 'Bonjour Camille' }).waitFor()
    expect(problems).toEqual([])
  })

  test('too many tries are told when to come back', async () => {
    const guess = () => postLogin('guessed@example.org', 'Faux-Mot 12!')
    let answer = await guess()
    for (let tries = 1; tries < 11; tries++) answer = await guess()
    expect(answer.status).toBe(429)
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    const html = plain(await answer.text())
    expect(html).toContain('Trop de tentatives. Patientez quelques minutes avant de réessayer.')
    expect(html).toMatch(/Nouvel essai possible dans 15 minutes\./)
    expect(html).toContain('value="guessed@example.org"')
  })

  test('« Se souvenir de moi » keeps the session thirty days, otherwise it ends with the browser', async () => {
    const { page, context } = await open('/login')
    await fillSignIn(page, 'candidat@florin.example')
    await page.waitForURL('**/espace-candidat')
    expect(await sessionCookie(context)).toMatchObject({ expires: -1, httpOnly: true, secure: true, sameSite: 'Lax' })
    await context.clearCookies()
    await go(page, '/login')
    await page.getByLabel('Se souvenir de moi').check()
    await fillSignIn(page, 'candidat@florin.example')
    await page.waitForURL('**/espace-candidat')
    const days = ((await sessionCookie(context))!.expires - Date.now() / 1000) / 86_400
    expect(days).toBeGreaterThan(29.9)
    expect(days).toBeLessThanOrEqual(30)
  })

  test('signing out ends the session for good', async () => {
    const { page, context, problems } = await open('/login', phone)
    await fillSignIn(page, 'candidat@florin.example')
    await page.waitForURL('**/espace-candidat')
    const { value } = (await sessionCookie(context))!
    expect(await viewerOf(value)).toMatchObject({ role: 'candidate' })
    await page.getByRole('button', { name: 'Ouvrir le menu' }).click()
    const drawer = page.getByRole('dialog', { name: 'Menu' })
    await drawer.getByText('Camille Verdier').waitFor()
    await expectAccessible(page)
    // The keyboard does not go on behind it.
    await drawer.getByRole('button', { name: 'Se déconnecter' }).focus()
    await page.keyboard.press('Tab')
    await drawer.waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: 'Ouvrir le menu' }).click()
    await drawer.getByRole('button', { name: 'Se déconnecter' }).click()
    await page.waitForURL('**/login')
    expect(await sessionCookie(context)).toBeUndefined()
    expect(await viewerOf(value)).toBeNull()
    await page.goBack()
    await page.waitForURL(/\/login\?retour=/)
    expect(problems).toEqual([])
  })

  test('by keyboard alone, with the password looked at, and out again', async () => {
    const { page, problems } = await open('/login')
    await page.locator('[name=identifier]').focus()
    await page.keyboard.type('candidat@florin.example')
    await page.keyboard.press('Tab')
    await page.keyboard.type(DEMO_PASSWORD)
    const password = page.locator('[name=password]')
    expect(await password.getAttribute('type')).toBe('password')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Masquer le mot de passe' }).waitFor()
    expect(await password.getAttribute('type')).toBe('text')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    expect(await page.getByLabel('Se souvenir de moi').isChecked()).toBe(true)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: 'Bonjour Camille' }).waitFor()

    const menu = page.locator('summary', { hasText: 'Camille' })
    await menu.focus()
    await page.keyboard.press('Enter')
    await page.getByRole('link', { name: 'Mes paramètres' }).locator('visible=true').waitFor()
    await expectAccessible(page)
    // The last entry of the menu is the way out, six further on.
    const focused = () => page.evaluate(() => document.activeElement!.textContent)
    for (let entry = 0; entry < 6; entry++) await page.keyboard.press('Tab')
    expect(plain(await focused())).toBe('Se déconnecter')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/login')
    expect(problems).toEqual([])
  })

  test.each([true, false])('an account with a second factor asks for a code (scripts: %s)', async (scripts) => {
    const { page } = await open('/login?retour=%2Fnotifications', { ...phone, javaScriptEnabled: scripts })
    await fillSignIn(page, `two-${scripts}@example.org`, PASSWORD)
    await page.getByRole('heading', { level: 1, name: 'Double authentification' }).waitFor()
    const code = page.getByLabel('Code de vérification')
    expect(await code.getAttribute('autocomplete')).toBe('one-time-code')
    if (scripts) await expect.poll(() => focusedName(page)).toBe('code')
    await expectNoSidewaysScroll(page)
    if (scripts) await expectAccessible(page)
    await code.fill('000 000')
    await press(page, 'Vérifier')
    await alert(page).getByText('Ce code n’est pas le bon.').waitFor()
    await press(page, 'Utiliser un code de secours')
    for (let tries = 1; tries < 6; tries++) {
      await page.getByLabel('Code de secours').fill('aaaa-bbbb')
      const answered = page.waitForResponse((answer) => answer.request().method() === 'POST')
      await press(page, 'Vérifier')
      expect((await answered).status()).toBe(401)
    }
    // Tried too often: from the beginning, and still on the way to where one was going.
    await page.getByText('La connexion a pris trop de temps. Recommencez.').waitFor()
    await page.getByRole('heading', { level: 1, name: 'Se connecter' }).waitFor()
    expect(new URL(page.url()).search).toBe('?retour=%2Fnotifications')
  })
})

describe('forgotten passwords and links of mails', () => {
  test.each([
    { path: '/forgot-password', back: '/login' },
    { path: '/mot-de-passe-oublie', back: '/espace-entreprise' },
  ])('$path answers everybody alike and can be asked again', async ({ path, back }) => {
    for (const javaScriptEnabled of [true, false]) {
      const { page, problems } = await open(path, { ...phone, javaScriptEnabled })
      expect(await main(page).locator(`a[href="${back}"]`).count()).toBe(1)
      await press(page, 'Envoyer le lien')
      await page.getByText('L’email est requis').waitFor()
      await page.getByLabel('Adresse e-mail').fill(`inconnu${javaScriptEnabled}${path.length}@example.org`)
      await press(page, 'Envoyer le lien')
      await page.getByText('Si cette adresse a un compte, un e-mail vient de lui être envoyé.').waitFor()
      if (javaScriptEnabled) await expectAccessible(page)
      await press(page, 'Renvoyer l’email')
      await page.getByRole('button', { name: 'Envoyer le lien' }).waitFor()
      expect(await page.getByLabel('Adresse e-mail').inputValue()).toContain('inconnu')
      expect(problems).toEqual([])
    }
  })

  test('a reset link is good once, and opening it uses nothing up', async () => {
    const path = `/reinitialiser-mot-de-passe?cle=${keys.reset}&retour=%2Fnotifications`
    for (let opened = 0; opened < 3; opened++) {
      const answer = await fetch(site + path)
      expect(answer.headers.get('cache-control')).toContain('no-store')
    }
    const { page, problems } = await open(path, phone)
    await page.getByLabel('Nouveau mot de passe').fill('Azerty123!')
    await page.getByLabel('Confirmer le mot de passe').fill('Azerty123!')
    await press(page, 'Changer mon mot de passe')
    await page.getByText('Ce mot de passe est trop facile à deviner.', { exact: false }).waitFor()
    await expect.poll(() => focusedName(page)).toBe('password')
    await expectAccessible(page)
    await page.getByLabel('Nouveau mot de passe').fill('Autre-Étang 77?')
    await page.getByLabel('Confirmer le mot de passe').fill('Autre-Étang 77?')
    await press(page, 'Changer mon mot de passe')
    await page.getByText('Votre mot de passe a été changé. Connectez-vous avec le nouveau.').waitFor()
    await fillSignIn(page, 'lost@example.org', 'Autre-Étang 77?')
    await page.waitForURL('**/notifications')
    expect(problems).toEqual([])

    const late = await open(path, { ...phone, javaScriptEnabled: false })
    await late.page.getByLabel('Nouveau mot de passe').fill('Rivière-Noire 12!')
    await late.page.getByLabel('Confirmer le mot de passe').fill('Rivière-Noire 12!')
    await press(late.page, 'Changer mon mot de passe')
    await late.page.getByRole('heading', { level: 1, name: 'Ce lien ne fonctionne plus' }).waitFor()
    await late.page.getByRole('link', { name: 'Demander un nouveau lien' }).click()
    await late.page.waitForURL('**/forgot-password?retour=%2Fnotifications')
    // Without a key there is nothing to fill in.
    await late.page.goto(`${site}/reinitialiser-mot-de-passe`)
    expect(await late.page.locator('main input').count()).toBe(0)
  })

  test('an address is confirmed by a button, not by opening the link', async () => {
    for (const [key, javaScriptEnabled] of [
      [keys.confirm, true],
      [keys.confirmOther, false],
    ] as const) {
      const path = `/confirmer-adresse?cle=${key}&retour=%2Fentreprises`
      await fetch(site + path)
      const { page, context, problems } = await open(path, { ...phone, javaScriptEnabled })
      // In the browser that signed in meanwhile, and in one that did not.
      if (!javaScriptEnabled) {
        await signInto(context, site, 'confirm-other@example.org', PASSWORD)
        await page.goto(site + path)
      }
      if (javaScriptEnabled) await expectAccessible(page)
      await press(page, 'Confirmer mon adresse')
      await page.getByText('Votre adresse e-mail est confirmée.').waitFor()
      const onward = main(page).getByRole('link', {
        name: javaScriptEnabled ? 'Se connecter' : 'Reprendre où j’en étais',
      })
      expect(await onward.getAttribute('href')).toBe(
        javaScriptEnabled ? '/login?retour=%2Fentreprises' : '/entreprises',
      )
      if (javaScriptEnabled) await expectAccessible(page)
      await (javaScriptEnabled ? go(page, path) : page.goto(site + path))
      await press(page, 'Confirmer mon adresse')
      await page.getByText('Ce lien a déjà servi ou a expiré. Demandez-en un nouveau.').waitFor()
      if (javaScriptEnabled) await page.getByText('Connectez-vous pour recevoir un nouveau lien.').waitFor()
      expect(problems).toEqual([])
    }
  })
})

test.each([true, false])(
  'new terms are asked for above the page, which stays as it is (scripts: %s)',
  async (scripts) => {
    const { page, context, problems } = await open('/', { ...phone, javaScriptEnabled: scripts })
    const email = `terms-${scripts}@example.org`
    await signInto(context, site, email, PASSWORD)
    const banner = page.getByRole('region', { name: 'Conditions d’utilisation' })
    const visit = (path: string) => (scripts ? go(page, path) : page.goto(site + path))
    await visit('/mes-parametres?essai=1')
    await banner.getByText('Nos conditions d’utilisation ont changé.').waitFor()
    await banner.getByText('Première version').waitFor()
    expect(await banner.getByRole('link', { name: 'Lire les conditions' }).getAttribute('href')).toBe('/cgu')
    // Nobody is kept out, programs neither.
    const login = await fetch(`${site}/v1/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `198.19.1.${++clients}` },
      body: JSON.stringify({ email, password: PASSWORD }),
    })
    const { token } = (await login.json()) as { token: string }
    const asked = await fetch(`${site}/v1/alerts`, { headers: { authorization: `Bearer ${token}` } })
    expect(asked.status).toBe(200)
    if (scripts) {
      await expectGoodLook(page)
      await page.getByLabel('Prénom').fill('Ondine')
    }
    await banner.getByRole('button', { name: 'J’accepte' }).click()
    await expect.poll(() => banner.count()).toBe(0)
    expect(page.url()).toBe(`${site}/mes-parametres?essai=1`)
    if (scripts) {
      expect(await page.getByLabel('Prénom').inputValue()).toBe('Ondine')
      await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('contenu')
    }
    await visit('/espace-candidat')
    expect(await banner.count()).toBe(0)
    expect(problems).toEqual([])
  },
)

describe('the pages', () => {
  const publicPages = [
    '/signup',
    '/login',
    '/login?compte=cree',
    '/espace-entreprise',
    '/forgot-password',
    '/mot-de-passe-oublie',
    '/reinitialiser-mot-de-passe?cle=x',
    '/confirmer-adresse?cle=x',
    '/confirmer-adresse?cle=x&reprise=1',
    '/confirmer-adresse',
  ]
  test('look well to visitors, on a phone and on a desk, light and dark', async () => {
    const { page, problems } = await browser.visit(phone)
    for (const path of publicPages) {
      await go(page, path)
      expect(await page.getByRole('heading', { level: 1 }).count(), path).toBe(1)
      await expectGoodLook(page)
    }
    expect(problems).toEqual([])
  })

  test.each([
    {
      who: 'candidat@florin.example',
      paths: ['/espace-candidat', '/espace-candidat?section=emploi', '/notifications', '/'],
    },
    { who: 'recruteur@florin.example', paths: ['/espace-recruteurs', '/notifications'] },
    { who: 'admin@florin.example', paths: ['/admin'] },
  ])('look well to $who', async ({ who, paths }) => {
    const { page, context, problems } = await browser.visit(phone)
    await signInto(context, site, who, DEMO_PASSWORD)
    for (const path of paths) {
      await go(page, path)
      if (path === '/espace-candidat?section=emploi') {
        const saved = page.getByRole('region', { name: 'Offres sauvegardées' })
        expect(await saved.getByRole('button', { name: /^Retirer/ }).count()).toBe(4)
        expect(await saved.locator('a[href="/offres-sauvegardees"]').count()).toBe(1)
        expect(await page.getByRole('region', { name: 'Mes alertes' }).locator('a[href="/alertes"]').count()).toBe(1)
      }
      await expectGoodLook(page)
    }
    expect(problems).toEqual([])
  })

  test('are shown by search engines only where that makes sense', async () => {
    const isHidden = async (path: string) =>
      /<meta name="robots" content="noindex/.test(await (await fetch(site + path)).text())
    for (const path of ['/signup', '/login', '/espace-entreprise']) expect(await isHidden(path), path).toBe(false)
    for (const path of publicPages.slice(4)) expect(await isHidden(path), path).toBe(true)
    expect(await isHidden('/login?retour=%2Fnotifications')).toBe(true)
  })

  test('load what signed-in people see for them only', async () => {
    const { page } = await browser.visit(desk)
    const scripts: string[] = []
    page.on('request', (request) => scripts.push(request.url()))
    await go(page, '/')
    expect(scripts.some((url) => url.includes('viewer-menu'))).toBe(false)
    await go(page, '/login')
    await fillSignIn(page, 'candidat@florin.example')
    await expect.poll(() => scripts.some((url) => url.includes('viewer-menu')), SOON).toBe(true)
    await page.locator('summary', { hasText: 'Camille' }).waitFor()
  })
})
