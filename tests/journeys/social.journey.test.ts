// @module-tag long
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { expectGoodLayout, expectNoSidewaysScroll, goTo, useBrowser } from '../support/browser.ts'
import { CLIENT_ID, CLIENT_SECRET, localProvider } from '../support/provider.ts'
import type { Running } from '../support/run-florin.ts'
import { runFlorin } from '../support/run-florin.ts'
import { known, PASSWORD } from '../support/social.ts'
import type { Place } from '../support/test-database.ts'
import { newPlace } from '../support/test-database.ts'

const browser = useBrowser()
const provider = localProvider()
let place: Place
let florin: Running
let site: string

beforeAll(async () => {
  place = await newPlace('template')
  const settings = (name: string) => ({
    [`${name}_CLIENT_ID`]: CLIENT_ID,
    [`${name}_CLIENT_SECRET`]: CLIENT_SECRET,
    [`${name}_ISSUER`]: provider.issuer,
  })
  florin = await runFlorin({
    ...place.env,
    FLORIN_DEMO: '0',
    LOG_LEVEL: 'debug',
    ...settings('GOOGLE'),
    ...settings('LINKEDIN'),
  })
  // Browsers keep secure cookies of localhost, and the provider sends people back there.
  site = florin.address.replace('127.0.0.1', 'localhost')
  await vi.waitUntil(async () => (await fetch(`${site}/v1/ready`)).ok, { timeout: 60_000, interval: 200 })
})
beforeEach(() => provider.reset())
/** What the provider was asked for tokens with, in all tests. */
const asked: typeof provider.asked = []
afterEach(() => void asked.push(...provider.asked))
afterAll(async () => {
  await florin.stop()
  await place.remove()
})

const register = async (email: string): Promise<void> => {
  const response = await fetch(`${site}/v1/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD, name: 'Ada Lovelace' }),
  })
  expect(response.status).toBe(200)
}
const at = (page: Page, path: string) => page.waitForURL((url) => url.pathname === path)

const sizes = [
  { name: 'a phone', width: 390, height: 844, scripts: true },
  { name: 'a browser without scripts', width: 1280, height: 800, scripts: false },
]

describe.each(sizes)('on $name', ({ width, height, scripts }) => {
  const key = `${width}-${scripts ? 'js' : 'plain'}`
  const open = async (path: string) => {
    const visit = await browser.visit({ viewport: { width, height }, javaScriptEnabled: scripts })
    await goTo(visit.page, site + path)
    return visit
  }
  const look = async (page: Page) => {
    if (scripts) await expectGoodLayout(page, 'main')
    else await expectNoSidewaysScroll(page)
  }

  test('a new person comes in by a button and gives the site up and back', async () => {
    provider.person = { ...known(`new-${key}`), given_name: 'Inès', family_name: 'de La Fargue' }
    const { page, context, problems } = await open('/connexion/echec')
    const facebook = page.getByRole('button', { name: 'Continuer avec Facebook' })
    expect(await facebook.isDisabled()).toBe(true)
    expect(await page.locator(`id=${await facebook.getAttribute('aria-describedby')}`).textContent()).toBe(
      'Non activé sur ce site',
    )
    expect(await page.getByRole('button', { name: /Google|LinkedIn/ }).count()).toBe(0)
    await look(page)
    await page.getByRole('link', { name: 'Continuer avec Google' }).click()
    await at(page, '/espace-candidat')
    await page.getByRole('heading', { name: 'Bonjour Inès' }).waitFor()
    const cookies = await context.cookies()
    expect(cookies.map(({ name }) => name)).toContain('__Host-florin')
    // The chosen country is no secret, and may be set from another port of this machine.
    for (const { name, secure, httpOnly, sameSite } of cookies.filter((cookie) => cookie.name !== 'pays')) {
      expect(name).toMatch(/^__Host-/)
      expect({ secure, httpOnly, sameSite }).toEqual({ secure: true, httpOnly: true, sameSite: 'Lax' })
    }

    // The only way in stays; with another one it may go.
    await goTo(page, `${site}/connexion/comptes`)
    await look(page)
    await page.getByRole('button', { name: 'Dissocier Google' }).click()
    await page.getByText('C’est votre seul moyen de connexion').first().waitFor()
    await look(page)
    provider.person = { sub: `sub-new-${key}-2` }
    provider.info = { sub: `sub-new-${key}-2` }
    await page.getByRole('link', { name: 'Associer LinkedIn' }).click()
    await at(page, '/connexion/lier')
    await look(page)
    await page.getByRole('button', { name: 'Associer et continuer' }).click()
    await at(page, '/connexion/comptes')
    await page.getByRole('button', { name: 'Dissocier Google' }).click()
    await page.getByRole('link', { name: 'Associer Google' }).waitFor()
    await page.getByRole('button', { name: 'Dissocier LinkedIn' }).waitFor()
    expect(problems).toEqual([])
  })

  test('an account that was there is linked by its password, then opens by the button', async () => {
    const email = `owner-${key}@example.org`
    await register(email)
    provider.person = known(`owner-${key}`)
    const { page, problems } = await open('/connexion/google?retour=%2Fentreprises%3Fq%3Dbanque')
    await at(page, '/connexion/lier')
    expect(await page.getByLabel('Compte').inputValue()).toBe(email)
    await look(page)
    await page.getByLabel('Mot de passe Florin').fill('Faux-Mot 12!')
    await page.getByRole('button', { name: 'Associer et continuer' }).click()
    await page.getByText('Identifiant ou mot de passe incorrect.').waitFor()
    await look(page)
    await page.getByLabel('Mot de passe Florin').fill(PASSWORD)
    await page.getByRole('button', { name: 'Associer et continuer' }).click()
    await at(page, '/entreprises')
    expect(new URL(page.url()).search).toBe('?q=banque')
    const again = await open('/connexion/google')
    await at(again.page, '/espace-candidat')
    await again.page.getByRole('heading', { name: 'Bonjour Ada' }).waitFor()
    expect([...problems, ...again.problems]).toEqual([])
  })

  test('whatever goes wrong ends on a page that says what to do', async () => {
    const { page, problems } = await open('/connexion/facebook')
    await at(page, '/connexion/echec')
    await page.getByText('Facebook n’est pas activé ici.').waitFor()

    await page.goto(`${site}/connexion/google/retour?code=vol%C3%A9&state=invent%C3%A9`)
    await page.getByRole('heading', { name: 'Connexion expirée' }).waitFor()
    expect(page.url()).not.toContain('code=')

    provider.person = { ...known(`liar-${key}`), nonce: 'autre' }
    await page.goto(`${site}/connexion/google`)
    await page.getByRole('heading', { name: 'La connexion n’a pas abouti' }).waitFor()

    provider.person = { sub: `sub-mute-${key}` }
    provider.info = { sub: `sub-mute-${key}` }
    await page.goto(`${site}/connexion/linkedin`)
    await page.getByText('LinkedIn ne nous a pas donné votre adresse e-mail').waitFor()
    expect(await page.getByRole('link', { name: 'Créer un compte' }).getAttribute('href')).toBe('/signup')
    await look(page)

    // A link from a mail or another site may name any page; it leads to none but ours.
    provider.person = known(`trapped-${key}`)
    await page.goto(`${site}/connexion/google?retour=${encodeURIComponent('/.//ailleurs.example')}`)
    await at(page, '/espace-candidat')
    expect(new URL(page.url()).origin).toBe(site)

    await page.goto(`${site}/connexion/lier`)
    await page.getByRole('heading', { name: 'Connexion expirée' }).waitFor()
    const unknown = await page.goto(`${site}/connexion/minitel`)
    expect(unknown?.status()).toBe(404)
    expect(problems).toEqual([])
  })
})

test('what needs a sign-in under way leads to one where there is none', async () => {
  const code = `${site}/connexion/code?retour=%2Fentreprises`
  const lost = await fetch(code, { redirect: 'manual' })
  expect([lost.status, lost.headers.get('location')]).toEqual([302, '/login?retour=%2Fentreprises'])
  expect((await fetch(code, { headers: { cookie: '__Host-defi=x' }, redirect: 'manual' })).status).toBe(200)
  // The home page offers LinkedIn, since it is on here.
  expect(await (await fetch(site)).text()).toContain('Se connecter avec LinkedIn')
})

test('programs may ask which sites are on, and are not let further', async () => {
  const ask = (path: string, method = 'GET') => fetch(site + path, { method })
  expect(await (await ask('/v1/auth/social')).json()).toEqual({
    data: [
      { provider: 'google', name: 'Google', enabled: true },
      { provider: 'facebook', name: 'Facebook', enabled: false },
      { provider: 'linkedin', name: 'LinkedIn', enabled: true },
    ],
  })
  expect((await ask('/v1/account/identities')).status).toBe(401)
  expect((await ask('/v1/account/identities/google', 'DELETE')).status).toBe(401)
  expect((await ask('/v1/auth/social/start')).status).toBe(405)
})

test('no address, name, code or token is in the log', () => {
  const log = florin.output()
  expect(log).toContain('sign-in by another site failed')
  expect(log).toContain('"reason":"OAUTH_JWT_CLAIM_COMPARISON_FAILED"')
  expect(log).not.toMatch(/example\.org|Lovelace|Fargue|sub-|code=|state=|eyJ/)
  expect(asked.length).toBeGreaterThan(5)
  for (const { code, code_verifier } of asked) {
    expect([code, code_verifier]).toEqual([expect.any(String), expect.any(String)])
    expect(log).not.toContain(String(code))
    expect(log).not.toContain(String(code_verifier))
  }
})
