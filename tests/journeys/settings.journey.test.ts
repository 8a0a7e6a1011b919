// @module-tag long
import { readFile } from 'node:fs/promises'
import { Secret, TOTP } from 'otpauth'
import sharp from 'sharp'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { expectGoodLayout, expectGoodLook, goTo, useBrowser } from '../support/browser.ts'
import { signInto } from '../support/sign-in.ts'
import { chosenEvents } from '../../src/app/notifications.ts'
import { eventsFor } from '../../src/features/notifications/notifications.rules.ts'
import { linkMailedTo } from '../support/mail-link.ts'
import type { Running } from '../support/run-florin.ts'
import { runFlorin } from '../support/run-florin.ts'
import type { Place } from '../support/test-database.ts'
import { newPlace } from '../support/test-database.ts'
import { unzip } from '../support/unzip.ts'

const browser = useBrowser()
let place: Place
let florin: Running
let site: string

const PASSWORD = 'Florin-2026!'

beforeAll(async () => {
  place = await newPlace('demo')
  florin = await runFlorin({ ...place.env, FLORIN_DEMO: '1' })
  // Browsers keep the cookies of a session, and passkeys, for localhost but not for a bare address.
  site = florin.address.replace('127.0.0.1', 'localhost')
  // The sample site and the dictionaries of common passwords keep the process busy when they are first loaded.
  await ready()
  await newCandidate('first')
  await ready()
})

/** A process that is busy turns everybody away until it has caught up. */
const ready = () => vi.waitUntil(async () => (await fetch(`${site}/v1/ready`)).ok, { timeout: 60_000, interval: 200 })

afterAll(async () => {
  await florin.stop()
  await place.remove()
})

type Answer = { status: number; body: { status?: string; challenge?: string; error?: { code: string } } }

/** Calls the API as this browser. */
const call = (page: Page, path: string, input: object): Promise<Answer> =>
  page.evaluate(
    async ([address, body]) => {
      const answer = await fetch(address!, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: body!,
      })
      return { status: answer.status, body: (await answer.json()) as never }
    },
    [path, JSON.stringify(input)],
  )

const post = (path: string, input: object) =>
  fetch(site + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(input),
  })

/** A candidate of one's own, so that the tests do not meet. */
async function newCandidate(name: string): Promise<string> {
  const email = `${name}@example.org`
  const answer = await post('/v1/auth/register', { email, password: PASSWORD_OF_OURS, name: 'Ada Lovelace' })
  expect(answer.status, await answer.text()).toBe(200)
  return email
}
/** Calls the API as an administrator's program does. */
async function asAdministrator<T>(path: string, input?: object): Promise<T> {
  const signedIn = await post('/v1/auth/login', { email: 'admin@florin.example', password: PASSWORD })
  const { token } = (await signedIn.json()) as { token: string }
  const answer = await fetch(site + path, {
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(input && { method: 'POST', body: JSON.stringify(input) }),
  })
  expect(answer.status).toBe(200)
  return (await answer.json()) as T
}

const PASSWORD_OF_OURS = 'Nénuphar-42 pâle!'

type Options = { width?: number; scripts?: boolean; password?: string }

/** A browser signed in. */
async function enter(email: string, { width = 1280, scripts = true, password = PASSWORD_OF_OURS }: Options = {}) {
  const visit = await browser.visit({ viewport: { width, height: 844 }, javaScriptEnabled: scripts })
  await signInto(visit.context, site, email, password)
  return visit
}

/** A browser signed in, on the settings page. */
async function open(email: string, options: Options = {}) {
  const visit = await enter(email, options)
  await goTo(visit.page, `${site}/mes-parametres`)
  return visit
}

const codeOf = (secret: string, later = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret.replaceAll(/\s/g, '')) }).generate({
    timestamp: Date.now() + later * 30_000,
  })

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const opener = (page: Page, name: string) => page.locator('summary', { hasText: name })

test('the page and the archive are for the signed-in, each role at its own address', async () => {
  for (const path of ['/mes-parametres', '/mes-parametres/export']) {
    const answer = await fetch(site + path, { redirect: 'manual' })
    expect(answer.status).toBe(302)
    expect(answer.headers.get('location')).toBe(`/login?retour=${encodeURIComponent(path)}`)
  }
  for (const [email, path] of [
    ['candidat@florin.example', '/mes-parametres'],
    ['recruteur@florin.example', '/espace-recruteurs/parametres'],
    ['admin@florin.example', '/admin/parametres'],
  ] as const) {
    const { page } = await enter(email, { password: PASSWORD })
    await goTo(page, `${site}/notifications`)
    await page.locator('.viewer summary').click()
    await page.locator('.viewer').getByRole('link', { name: 'Mes paramètres' }).click()
    await page.getByRole('heading', { level: 1, name: 'Mes paramètres' }).waitFor()
    expect(new URL(page.url()).pathname).toBe(path)
    expect(await page.getByText('elles lui appartiennent').count()).toBe(email.startsWith('recruteur') ? 1 : 0)
    const archive = await page.request.get(site + path + '/export')
    expect(archive.headers()['content-type']).toBe('application/zip')
    // A form comes back to where it was sent from.
    const section = region(page, 'Informations personnelles')
    await section.getByRole('button', { name: 'Enregistrer', exact: true }).click()
    await section.getByRole('status').getByText('Profil mis à jour').waitFor()
    expect(new URL(page.url()).pathname).toBe(path)
  }
})

describe('settings on a phone', () => {
  const width = 390

  test('look well, light and dark, with everything open', async () => {
    const { page, problems } = await open(await newCandidate(`axe-${width}`), { width })
    await expectGoodLook(page)
    await page.locator('details.set__more').evaluateAll((all) => all.forEach((one) => one.setAttribute('open', '')))
    await expectGoodLook(page)
    expect(problems).toEqual([])
  })

  test('personal information is kept, and errors stand at their fields with what was typed', async () => {
    const { page, problems } = await open(await newCandidate(`info-${width}`), { width })
    const section = region(page, 'Informations personnelles')
    expect(await section.getByText('À confirmer', { exact: true }).count()).toBe(1)
    await section.getByLabel('Prénom').fill('  ')
    await section.getByLabel('Téléphone').fill('+32 2 555 01 02')
    await section.getByLabel('Pays').selectOption('be')
    await section.getByRole('button', { name: 'Enregistrer', exact: true }).click()
    await section.getByText('Le prénom est requis').waitFor()
    await expect
      .poll(() => section.getByLabel('Prénom').evaluate((field) => field === document.activeElement))
      .toBe(true)
    expect(await section.getByLabel('Téléphone').inputValue()).toBe('+32 2 555 01 02')
    await expectGoodLayout(page)
    await section.getByLabel('Prénom').fill('Adèle')
    const save = section.getByRole('button', { name: 'Enregistrer', exact: true })
    await save.press('Enter')
    await section.getByRole('status').getByText('Profil mis à jour').waitFor()
    // The form begins anew, and the keyboard goes on where it was.
    await expect.poll(() => save.evaluate((button) => button === document.activeElement)).toBe(true)
    await page.reload()
    expect(await section.getByLabel('Prénom').inputValue()).toBe('Adèle')
    expect(await section.getByLabel('Pays').inputValue()).toBe('be')
    expect(problems).toEqual([])
  })

  test('the e-mail address changes once the new one is confirmed', async () => {
    const email = await newCandidate(`move-${width}`)
    const { page, problems } = await open(email, { width })
    const section = region(page, 'Informations personnelles')
    await opener(page, 'Changer d’adresse e-mail').click()
    await section.getByLabel('Nouvelle adresse e-mail').fill('pas une adresse')
    await section.getByRole('button', { name: 'Envoyer le lien de confirmation' }).click()
    await section.getByText('Format d’email invalide').waitFor()
    expect(await section.getByLabel('Nouvelle adresse e-mail').inputValue()).toBe('pas une adresse')
    const moved = `moved-${width}@example.org`
    const ask = async (password: string) => {
      await section.getByLabel('Nouvelle adresse e-mail').fill(moved)
      await section.getByLabel('Votre mot de passe actuel').fill(password)
      await section.getByRole('button', { name: 'Envoyer le lien de confirmation' }).click()
    }
    await ask('Faux-Mot 12!')
    await section.getByText('Le mot de passe actuel est incorrect.').waitFor()
    await ask(PASSWORD_OF_OURS)
    await section.getByRole('status').getByText('Un lien de confirmation vient de partir').waitFor()
    await section.getByText(moved, { exact: true }).waitFor()
    expect(await section.getByText(email, { exact: true }).count()).toBe(1)
    await expectGoodLayout(page)
    await section.getByRole('button', { name: 'Annuler ce changement' }).click()
    await section.getByRole('status').getByText('Changement d’adresse annulé.').waitFor()
    expect(await section.getByText(moved, { exact: true }).count()).toBe(0)

    await opener(page, 'Changer d’adresse e-mail').click()
    await ask(PASSWORD_OF_OURS)
    await section.getByText(moved, { exact: true }).waitFor()
    await goTo(page, site + (await linkMailedTo(site, moved)))
    await page.getByRole('button', { name: 'Confirmer mon adresse' }).click()
    await page.getByText('Votre adresse e-mail a été changée.').waitFor()
    await page.goto(`${site}/mes-parametres`)
    await section.getByText(moved, { exact: true }).waitFor()
    await section.getByText('Confirmée', { exact: true }).waitFor()
    expect((await post('/v1/auth/login', { email: moved, password: PASSWORD_OF_OURS })).status).toBe(200)
    expect(problems).toEqual([])
  })

  test('the password changes with the old one, and other devices are signed out', async () => {
    const email = await newCandidate(`password-${width}`)
    const { page: other } = await enter(email)
    const { page, problems } = await open(email, { width })
    const card = region(page, 'Changer de mot de passe')
    const fill = async (current: string, password: string, again: string) => {
      await card.getByLabel('Mot de passe actuel').fill(current)
      await card.getByLabel('Nouveau mot de passe', { exact: true }).fill(password)
      await card.getByLabel('Confirmer le mot de passe', { exact: true }).fill(again)
      await card.getByRole('button', { name: 'Changer de mot de passe' }).click()
    }
    await fill('Faux-Mot 12!', 'Rivière-Noire 7?', 'Rivière-Noire 7?')
    await card.getByText('Le mot de passe actuel est incorrect.').waitFor()
    await fill(PASSWORD_OF_OURS, 'court', 'autre')
    await card.getByText('Le mot de passe ne respecte pas les critères de sécurité').waitFor()
    await card.getByText('Les mots de passe ne correspondent pas').waitFor()
    expect(await card.locator('.criteria__list .is-met').allTextContents()).toEqual(['Une minuscule (respecté)'])
    await expectGoodLayout(page)
    await fill(PASSWORD_OF_OURS, 'Rivière-Noire 7?', 'Rivière-Noire 7?')
    await card.getByRole('status').getByText('Mot de passe mis à jour').waitFor()
    expect(await card.getByLabel('Nouveau mot de passe', { exact: true }).inputValue()).toBe('')
    await other.goto(`${site}/mes-parametres`)
    expect(new URL(other.url()).pathname).toBe('/login')
    expect((await post('/v1/auth/login', { email, password: 'Rivière-Noire 7?' })).status).toBe(200)
    expect(problems).toEqual([])
  })

  test('a second factor is switched on in steps, signs in, gets new codes, and is switched off', async () => {
    const email = await newCandidate(`totp-${width}`)
    const { page, problems } = await open(email, { width })
    const card = region(page, 'Double authentification')
    await opener(page, 'Activer la double authentification').click()
    await card.getByLabel('Votre mot de passe actuel').fill('Faux-Mot 12!')
    await card.getByRole('button', { name: 'Continuer' }).click()
    await card.getByText('Le mot de passe actuel est incorrect.').waitFor()
    await card.getByLabel('Votre mot de passe actuel').fill(PASSWORD_OF_OURS)
    await card.getByRole('button', { name: 'Continuer' }).click()
    await card.getByRole('img', { name: /QR code/ }).waitFor()
    await expectGoodLayout(page)
    const secret = (await card.locator('.set__key').textContent())!
    expect(secret).toMatch(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/)

    await card.getByLabel('Code à six chiffres').fill('12 34')
    await card.getByRole('button', { name: 'Confirmer et activer' }).click()
    await card.getByText('Ce code n’est pas le bon').waitFor()
    expect(await card.getByLabel('Code à six chiffres').inputValue()).toBe('12 34')
    expect(await card.locator('.set__key').textContent()).toBe(secret)
    await card.getByLabel('Code à six chiffres').fill(codeOf(secret))
    await card.getByRole('button', { name: 'Confirmer et activer' }).click()
    await card.getByRole('heading', { name: 'Vos codes de secours' }).waitFor()
    await card.getByRole('status').getByText('Double authentification activée').waitFor()
    const codes = await card.locator('.codes__list code').allTextContents()
    expect(codes).toHaveLength(10)
    await expectGoodLayout(page)
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      card.getByRole('link', { name: 'Télécharger' }).click(),
    ])
    expect(file.suggestedFilename()).toBe('florin-codes-de-secours.txt')
    expect(await readFile(await file.path(), 'utf8')).toContain(codes.join('\r\n'))
    await page.emulateMedia({ media: 'print' })
    expect(await page.getByRole('heading', { name: 'Zone de danger' }).isVisible()).toBe(false)
    expect(await card.locator('.codes__list').isVisible()).toBe(true)
    await page.emulateMedia({ media: null })
    await card.getByRole('link', { name: 'J’ai gardé mes codes' }).click()
    await card.locator('.codes').waitFor({ state: 'hidden' })
    expect(await card.getByText('Il vous reste 10 codes de secours.').count()).toBe(1)

    const stranger = await browser.visit()
    await stranger.page.goto(`${site}/login`)
    const first = await call(stranger.page, '/v1/auth/sign-in', { identifier: email, password: PASSWORD_OF_OURS })
    expect(first.body.status).toBe('second_factor')
    const second = { challenge: first.body.challenge!, code: codeOf(secret, 1) }
    expect((await call(stranger.page, '/v1/auth/sign-in/second-factor', second)).body.status).toBe('signed_in')

    await opener(page, 'Créer de nouveaux codes de secours').click()
    await card.getByLabel('Votre mot de passe actuel').first().fill(PASSWORD_OF_OURS)
    await card.getByRole('button', { name: 'Créer de nouveaux codes de secours' }).click()
    await card.locator('.codes__list').waitFor()
    expect(await card.locator('.codes__list code').allTextContents()).not.toContain(codes[0])

    await opener(page, 'Désactiver la double authentification').click()
    await card.getByLabel('Votre mot de passe actuel').last().fill(PASSWORD_OF_OURS)
    await card.getByRole('button', { name: 'Désactiver la double authentification' }).click()
    await card.getByRole('status').getByText('Double authentification désactivée.').waitFor()
    expect(await card.getByText('Désactivée', { exact: true }).count()).toBe(1)
    expect(problems).toEqual([])
  })

  test('a passkey is added, signs in without a code, and is removed', async () => {
    const email = await newCandidate(`passkey-${width}`)
    const { page, context, problems } = await open(email, { width })
    const devtools = await context.newCDPSession(page)
    await devtools.send('WebAuthn.enable')
    const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
      },
    })
    const card = region(page, 'Clés d’accès')
    const add = async (label: string, password: string) => {
      if (!(await card.getByLabel('Nom de la clé').isVisible())) await opener(page, 'Ajouter une clé d’accès').click()
      await card.getByLabel('Nom de la clé').fill(label)
      await card.getByLabel('Votre mot de passe actuel').last().fill(password)
      await card.getByRole('button', { name: 'Créer la clé d’accès' }).click()
    }
    await add(' ', PASSWORD_OF_OURS)
    await card.getByText('Le nom est requis').waitFor()
    await add('Téléphone d’Ada', 'Faux-Mot 12!')
    await card.getByText('Le mot de passe actuel est incorrect.').waitFor()
    await expectGoodLayout(page)
    await add('Téléphone d’Ada', PASSWORD_OF_OURS)
    await card.getByText('Clé d’accès ajoutée.').waitFor()
    await card.locator('b', { hasText: 'Téléphone d’Ada' }).waitFor()
    await expectGoodLayout(page)
    // The same authenticator knows that it has one already.
    await add('Encore', PASSWORD_OF_OURS)
    await card.getByText('Cet appareil a déjà une clé d’accès').waitFor()
    const { credentials } = await devtools.send('WebAuthn.getCredentials', { authenticatorId })
    expect(credentials).toHaveLength(1)

    const own = (await (await context.request.get(`${site}/v1/users/profile`)).json()) as { id: number }
    const decide = (act: string) =>
      asAdministrator(`/v1/admin/accounts/${own.id}/${act}`, { reason: 'Démarchage répété.' })
    await context.clearCookies()
    const byPasskey = async () => {
      await goTo(page, `${site}/login`)
      await page.getByRole('button', { name: 'Se connecter avec une clé d’accès' }).click()
    }
    // The key is good, and the account shut: they read why and may answer, as by password.
    await decide('suspension')
    await byPasskey()
    await page.getByRole('heading', { name: 'Votre compte est suspendu' }).waitFor()
    await page.getByText('Démarchage répété.').waitFor()
    await page.getByLabel('Votre réponse').waitFor()
    await decide('restoration')
    await byPasskey()
    await page.waitForURL('**/espace-candidat')
    await goTo(page, `${site}/mes-parametres`)
    expect(await card.getByText('Dernière utilisation').count()).toBe(1)

    await opener(page, 'Retirer').click()
    await card.getByLabel('Votre mot de passe actuel').first().fill(PASSWORD_OF_OURS)
    await card.getByRole('button', { name: 'Retirer', exact: true }).click()
    await card.getByText('Clé d’accès retirée.').waitFor()
    await card.getByText('Aucune clé d’accès pour l’instant.').waitFor()
    expect(problems).toEqual([])
  })

  test('sessions are ended one by one or all others at once', async () => {
    const email = await newCandidate(`sessions-${width}`)
    const others = [await enter(email), await enter(email), await enter(email)]
    const { page, problems } = await open(email, { width })
    const section = region(page, 'Sessions et appareils')
    const rows = section.getByRole('listitem')
    expect(await rows.count()).toBe(4)
    expect(await rows.first().getByText('Cet appareil').count()).toBe(1)
    await expectGoodLayout(page)
    await section
      .getByRole('button', { name: /^Déconnecter Chrome/ })
      .first()
      .click()
    await section.getByText('Appareil déconnecté.').waitFor()
    expect(await rows.count()).toBe(3)
    await section.getByRole('button', { name: 'Déconnecter tous les autres appareils' }).click()
    await section.getByText('Tous les autres appareils sont déconnectés.').waitFor()
    expect(await rows.count()).toBe(1)
    for (const { page: other } of others) {
      await other.goto(`${site}/mes-parametres`)
      expect(new URL(other.url()).pathname).toBe('/login')
    }
    expect(problems).toEqual([])
  })

  test('the notification grid keeps what is chosen', async () => {
    const { page, problems } = await open(await newCandidate(`grid-${width}`), { width })
    const section = region(page, 'Notifications')
    const mail = section.getByLabel('Nouvelles offres de mes alertes, par e-mail')
    // What concerns the security of the account is said to be told always, and cannot be unticked.
    await section.getByText('ces messages ne se désactivent pas').waitFor()
    // Two for each thing that one may be told.
    expect(await section.getByRole('checkbox').count()).toBe(2 * eventsFor(chosenEvents, 'candidate').length)
    expect(await mail.isChecked()).toBe(true)
    await mail.uncheck()
    await section.getByRole('button', { name: 'Enregistrer mes choix' }).click()
    await section.getByText('Choix enregistrés.').waitFor()
    await page.reload()
    expect(await mail.isChecked()).toBe(false)
    expect(await section.getByRole('checkbox', { checked: true }).count()).toBe(
      (await section.getByRole('checkbox').count()) - 1,
    )
    expect(problems).toEqual([])
  })

  test('the account is deleted with the password and a word, and the home page says so', async () => {
    const email = await newCandidate(`delete-${width}`)
    const { page, problems } = await open(email, { width })
    const section = region(page, 'Zone de danger')
    await opener(page, 'Supprimer mon compte…').click()
    const confirm = section.getByRole('button', { name: 'Supprimer mon compte pour toujours' })
    await section.getByLabel('Votre mot de passe actuel').fill('Faux-Mot 12!')
    await section.getByLabel('Pour confirmer, écrivez SUPPRIMER').fill('supprimer')
    await confirm.click()
    await section.getByText('Écrivez SUPPRIMER pour confirmer.').waitFor()
    await section.getByLabel('Pour confirmer, écrivez SUPPRIMER').fill('SUPPRIMER')
    await confirm.click()
    await section.getByText('Le mot de passe actuel est incorrect.').waitFor()
    expect(await section.getByLabel('Pour confirmer, écrivez SUPPRIMER').inputValue()).toBe('SUPPRIMER')
    await expectGoodLayout(page)
    await section.getByLabel('Votre mot de passe actuel').fill(PASSWORD_OF_OURS)
    await confirm.click()
    await page.waitForURL(`${site}/`)
    await page.getByText('Votre compte a été supprimé').waitFor()
    expect(await page.getByRole('link', { name: 'Mes paramètres' }).count()).toBe(0)
    await page.goto(`${site}/mes-parametres`)
    expect(new URL(page.url()).pathname).toBe('/login')
    expect((await post('/v1/auth/login', { email, password: PASSWORD_OF_OURS })).status).toBe(401)
    expect(problems).toEqual([])
  })
})

test('the archive has what Florin keeps, is not kept anywhere, and opens nothing', async () => {
  const { page } = await open('candidat@florin.example', { password: PASSWORD })
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Télécharger mes données' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^florin-mes-donnees-\d{4}-\d\d-\d\d\.zip$/)
  const files = unzip(await readFile(await download.path()))
  const [data, readMe] = [files['donnees.json']!.toString(), files['LISEZMOI.txt']!.toString()]
  const all = JSON.parse(data) as Record<string, unknown>
  expect(all).toMatchObject({ account: { email: 'candidat@florin.example' }, second_factor: { totp: false } })
  for (const key of Object.keys(all)) expect(readMe, key).toContain(key)
  expect(data).not.toContain('argon2id')

  const answer = await page.request.get(`${site}/mes-parametres/export`)
  expect(answer.headers()).toMatchObject({
    'content-type': 'application/zip',
    'cache-control': 'private, no-store',
    'content-disposition': expect.stringMatching(/^attachment; filename="florin-mes-donnees-/) as string,
  })
})

test('everything but adding a passkey works without scripts', async () => {
  const email = await newCandidate('plain')
  const { page } = await open(email, { scripts: false, width: 390 })
  const information = region(page, 'Informations personnelles')
  await information.getByLabel('Nom', { exact: true }).fill('')
  await information.getByLabel('Prénom').fill('Zoé')
  await information.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await information.getByText('Le nom est requis').waitFor()
  expect(await information.getByLabel('Prénom').inputValue()).toBe('Zoé')
  expect(new URL(page.url()).hash).toBe('#informations')
  await information.getByLabel('Nom', { exact: true }).fill('Brun')
  await information.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await information.getByText('Profil mis à jour').waitFor()

  const factor = region(page, 'Double authentification')
  await opener(page, 'Activer la double authentification').click()
  await factor.getByLabel('Votre mot de passe actuel').fill(PASSWORD_OF_OURS)
  await factor.getByRole('button', { name: 'Continuer' }).click()
  const secret = (await factor.locator('.set__key').textContent())!
  await factor.getByLabel('Code à six chiffres').fill('000')
  await factor.getByRole('button', { name: 'Confirmer et activer' }).click()
  await factor.getByText('Ce code n’est pas le bon').waitFor()
  expect(await factor.locator('.set__key').textContent()).toBe(secret)
  await factor.getByLabel('Code à six chiffres').fill(codeOf(secret))
  await factor.getByRole('button', { name: 'Confirmer et activer' }).click()
  await expect.poll(() => factor.locator('.codes__list code').count()).toBe(10)
  await page.locator('#cles-d-acces noscript').waitFor()

  const grid = region(page, 'Notifications')
  await grid.getByLabel('Nouvelles offres de mes alertes, sur le site').uncheck()
  await grid.getByRole('button', { name: 'Enregistrer mes choix' }).click()
  await grid.getByText('Choix enregistrés.').waitFor()
  expect(await grid.getByLabel('Nouvelles offres de mes alertes, sur le site').isChecked()).toBe(false)

  const danger = region(page, 'Zone de danger')
  await opener(page, 'Supprimer mon compte…').click()
  await danger.getByLabel('Votre mot de passe actuel').fill(PASSWORD_OF_OURS)
  await danger.getByLabel('Pour confirmer, écrivez SUPPRIMER').fill('SUPPRIMER')
  await danger.getByRole('button', { name: 'Supprimer mon compte pour toujours' }).click()
  await page.getByRole('heading', { name: 'Votre compte a été supprimé' }).waitFor()
  await page.getByRole('link', { name: 'Retour à l’accueil' }).click()
  await page.waitForURL((url) => url.pathname === '/')
})

describe('the photo and the logo', () => {
  const pictureOf = async (background: string, name: string) => ({
    name,
    mimeType: 'image/png',
    buffer: await sharp({ create: { width: 300, height: 200, channels: 3, background } })
      .png()
      .toBuffer(),
  })

  test('a photo is looked at, sent, shown in the menu, and removed', async () => {
    const { page, context } = await open(await newCandidate('photo'))
    const card = page.locator('#photo')
    const file = card.locator('input[type=file]')
    // What can be known before is said before.
    await file.setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') })
    await card.getByText('Choisissez un fichier JPEG, PNG ou WebP.').waitFor()
    await file.setInputFiles(await pictureOf('#b5832a', 'moi.png'))
    await card.getByText('moi.png').waitFor()
    expect(await card.locator('.picform__now img').getAttribute('src')).toMatch(/^data:image\/png/)
    await card.getByRole('application', { name: 'Photo à cadrer' }).waitFor()
    await expectGoodLayout(page)
    await card.getByRole('button', { name: 'Enregistrer la photo' }).click()
    await card.getByText('Photo enregistrée.').waitFor()
    const shown = page.locator('.bar .viewer img')
    const address = await shown.getAttribute('src')
    expect(address).toMatch(/^\/fichiers\/[\w-]{22}-m\.webp$/)
    expect(await shown.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalHeight))).toBe(192)
    await card.getByRole('button', { name: 'Supprimer la photo' }).click()
    await card.getByText('Photo supprimée.').waitFor()
    await expect.poll(() => shown.count()).toBe(0)
    expect((await context.request.get(site + address)).status()).toBe(404)
  })

  test('a member chooses the part of a photo that is kept: by dragging, by keys, by the slider', async () => {
    const { page, context } = await enter(await newCandidate('cadre'), { width: 390 })
    await goTo(page, `${site}/modifier-profil`)
    const card = page.locator('#photo')
    const blue = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#0000ff' } })
      .png()
      .toBuffer()
    const buffer = await sharp({ create: { width: 600, height: 200, channels: 3, background: '#ff0000' } })
      .composite([{ input: blue, left: 300, top: 0 }])
      .png()
      .toBuffer()
    await card.locator('input[type=file]').setInputFiles({ name: 'large.png', mimeType: 'image/png', buffer })
    const frame = card.getByRole('application', { name: 'Photo à cadrer' })
    await frame.focus()
    for (const key of ['+', '+', '-']) await page.keyboard.press(key)
    const zoom = card.getByRole('slider', { name: 'Zoom' })
    await expect.poll(() => zoom.inputValue()).toBe('110')
    await zoom.fill('200')
    await expectGoodLook(page)
    let before = ''
    const save = async (): Promise<number[]> => {
      await card.getByRole('button', { name: 'Enregistrer la photo' }).click()
      await card.getByText('Photo enregistrée.').waitFor()
      // The photo of before is shown until the page has read the new one.
      const shown = card.locator('.picform__now img:not(.cropped)')
      await expect.poll(() => shown.getAttribute('src')).not.toBe(before)
      const address = (before = (await shown.getAttribute('src'))!)
      const { channels } = await sharp(await (await context.request.get(site + address)).body()).stats()
      return channels.map(({ mean }) => Math.round(mean / 255))
    }
    // The picture follows the pointer: dragged to the left, it shows its right half.
    const box = (await frame.boundingBox())!
    await page.mouse.move(box.x + box.width - 8, box.y + 60)
    await page.mouse.down()
    await page.mouse.move(box.x + 8, box.y + 60, { steps: 4 })
    await page.mouse.up()
    expect(await save()).toEqual([0, 0, 1])
    await card.locator('input[type=file]').setInputFiles({ name: 'large.png', mimeType: 'image/png', buffer })
    await frame.focus()
    for (let press = 0; press < 22; press++) await page.keyboard.press('ArrowRight')
    expect(await save()).toEqual([1, 0, 0])
  })

  test('an upload under way shows its progress and can be given up', async () => {
    const { page } = await open(await newCandidate('renonce'))
    await page.route(/\/fichiers\/photo\?/, () => undefined)
    const card = page.locator('#photo')
    await card.locator('input[type=file]').setInputFiles(await pictureOf('#0f5c4a', 'moi.png'))
    await card.getByRole('button', { name: 'Enregistrer la photo' }).click()
    await card.getByRole('progressbar', { name: 'Envoi du fichier' }).waitFor()
    await card.getByRole('button', { name: 'Annuler l’envoi' }).click()
    await card.getByText('Envoi annulé.').waitFor()
    // What was chosen is still there, to be sent again.
    await card.getByText('moi.png').waitFor()
  })

  test('without scripts a recruiter gives the company a logo, is told what is wrong, and removes it', async () => {
    const { page } = await enter('recruteur@florin.example', { scripts: false, password: PASSWORD, width: 390 })
    await page.goto(`${site}/espace-recruteurs/entreprise`)
    const card = page.locator('#logo')
    const send = async (file: Awaited<ReturnType<typeof pictureOf>>) => {
      await card.locator('input[type=file]').setInputFiles(file)
      await card.getByRole('button', { name: 'Enregistrer le logo' }).click()
    }
    await send({
      ...(await pictureOf('#fff', 'logo.svg')),
      buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    })
    await card.getByRole('alert').getByText('Ce fichier n’est pas accepté.').waitFor()
    await send(await pictureOf('#1d4ed8', 'logo.png'))
    await card.getByText('Logo enregistré.').waitFor()
    expect(await card.locator('.picform__now img').getAttribute('src')).toMatch(/^\/fichiers\//)
    await card.getByRole('button', { name: 'Supprimer le logo' }).click()
    await card.getByText('Logo supprimé.').waitFor()
    expect(await card.locator('img').count()).toBe(0)
  })
})
