// @module-tag long
import type { BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectGoodLook, goTo, plain, useBrowser } from '../support/browser.ts'
import { hold } from '../support/hold.ts'
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

async function visit(path: string, as: string | null, options: BrowserContextOptions = {}) {
  const opened = await browser.visit(options)
  if (as) await signInto(opened.context, site, `${as}@florin.example`, 'Florin-2026!')
  const answer = await goTo(opened.page, site + path)
  return { ...opened, answer }
}
const part = (page: Page, id: string) => page.locator(`#${id}`)
const said = (page: Page, id: string, text: string | RegExp) =>
  part(page, id).getByRole('status').getByText(text).waitFor()
const call = (page: Page, id: string) => part(page, id).getByRole('button', { name: 'Appeler' }).click()
const titles = (page: Page, id: string) => part(page, id).getByRole('listitem').getByRole('link').allTextContents()

test('an administrator tries the calls of the news from the browser', async () => {
  const { page, problems } = await visit('/admin', 'admin')
  await page.getByRole('link', { name: 'Test du BFF' }).click()
  await page.getByRole('heading', { level: 1, name: 'Test du BFF' }).waitFor()
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')
  // The page brings the answers along; each button asks again.
  for (const id of ['sante', 'categories', 'featured', 'secondaires-5', 'secondaires-3']) {
    await said(page, id, 'HTTP 200: OK')
    await said(page, id, /sur le serveur/)
    await call(page, id)
    await said(page, id, /depuis le navigateur/)
    await said(page, id, 'HTTP 200: OK')
  }
  await part(page, 'sante')
    .getByText(/Le service répond.: ok\./)
    .waitFor()
  await part(page, 'categories').getByRole('listitem').getByText('Banque', { exact: true }).waitFor()
  const [featured, five, three] = await Promise.all(
    ['featured', 'secondaires-5', 'secondaires-3'].map((id) => titles(page, id)),
  )
  expect([featured!.length, five!.length, three!.length]).toEqual([1, 5, 3])
  expect(five!.slice(0, 3)).toEqual(three)
  expect(five).not.toContain(featured![0])
  await expectGoodLook(page)
  expect(problems).toEqual([])
})

test('a like is a real one: the second of them is refused, in the words of the API', async () => {
  const { page, context, problems } = await visit('/test-bff', 'admin')
  const count = async () => {
    const { data } = (await (await context.request.get(`${site}/v1/news/featured`)).json()) as {
      data: { likes: { count: number; user_liked: boolean } }
    }
    return data.likes
  }
  const before = await count()
  const stands = (likes: number, own: string) => part(page, 'like').getByText(`${likes} likes, ${own}.`).waitFor()
  const press = (name: string) => part(page, 'like').getByRole('button', { name, exact: true }).click()
  expect(before.user_liked).toBe(false)
  await press('Liker')
  await said(page, 'like', 'HTTP 200: OK')
  await stands(before.count + 1, 'dont le vôtre')
  expect(await count()).toEqual({ count: before.count + 1, user_liked: true })
  await press('Liker')
  await said(page, 'like', 'HTTP 409: Conflict')
  await said(page, 'like', 'Vous avez déjà liké cet article')
  await stands(before.count + 1, 'dont le vôtre')
  await expectGoodLook(page)
  // Taken back elsewhere: the refusal is followed by how it stands.
  const [, id] = /\/v1\/news\/(\d+)\/like/.exec((await part(page, 'like').textContent()) ?? '')!
  const act = (action: string) =>
    context.request.post(`${site}/v1/news/${id}/like`, { data: { action }, headers: { origin: site } })
  expect((await act('unlike')).status()).toBe(200)
  await press('Ne plus liker')
  await said(page, 'like', 'Vous n’avez pas encore liké cet article')
  await stands(before.count, 'le vôtre n’y est pas')
  expect((await act('like')).status()).toBe(200)

  // Without scripts the same, by a form of the page.
  const { page: bare } = await visit('/test-bff', 'admin', { javaScriptEnabled: false })
  const unlike = part(bare, 'like').getByRole('button', { name: 'Ne plus liker' })
  await unlike.click()
  await said(bare, 'like', 'HTTP 200: OK')
  await unlike.click()
  await said(bare, 'like', 'HTTP 409: Conflict')
  await said(bare, 'like', 'Vous n’avez pas encore liké cet article')
  expect(await count()).toEqual(before)
  await call(bare, 'sante')
  await said(bare, 'sante', 'HTTP 200: OK')
  expect(problems).toEqual([])
})

test('the other page says what runs, and how the API refuses', async () => {
  const { page, problems } = await visit('/bff-debug', 'admin')
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')
  const facts = part(page, 'debug').locator('dl')
  await facts.getByText('Démonstration').waitFor()
  await facts.getByText(process.version).waitFor()
  expect(plain(await facts.nth(1).textContent())).toContain('Secret du siteNon')
  await call(page, 'debug')
  await said(page, 'debug', /depuis le navigateur/)
  await part(page, 'sante').getByText('"status": "ok"').waitFor()
  await said(page, 'offre-absente', 'Pas encore appelé.')
  await call(page, 'offre-absente')
  await said(page, 'offre-absente', 'HTTP 404: Not Found')
  await said(page, 'offre-absente', 'Job not found')
  await call(page, 'adresse-absente')
  await said(page, 'adresse-absente', 'HTTP 404: Not Found')
  await said(page, 'adresse-absente', 'Endpoint not implemented')
  await call(page, 'page-html')
  await said(page, 'page-html', 'BFF returned HTML instead of JSON. Check server configuration.')
  await expectGoodLook(page)

  // What a server out of order may answer.
  await page.route('**/v1/news/categories', (route) =>
    route.fulfill({ contentType: 'application/json', body: '{"data":' }),
  )
  await call(page, 'categories')
  await said(page, 'categories', /^Invalid JSON response from BFF: .+/)
  await said(page, 'categories', 'Une erreur est survenue lors du chargement des catégories')
  await page.route('**/v1/ready', (route) => route.abort())
  await call(page, 'disponibilite')
  await said(page, 'disponibilite', /Le service n’a pas répondu/)
  expect(problems).toEqual([])

  // Without scripts the answer itself is opened.
  const { page: bare } = await visit('/bff-debug', 'admin', { javaScriptEnabled: false })
  await part(bare, 'debug').getByText('Démonstration').waitFor()
  await call(bare, 'offre-absente')
  await bare.getByText('Cette offre n’existe pas').waitFor()
})

test('while a call is under way its button says so, keeps the keyboard and makes no second one', async () => {
  const { page } = await visit('/test-bff', 'admin')
  let calls = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/v1/health')) calls++
  })
  const held = await hold(page, '**/v1/health')
  const button = part(page, 'sante').getByRole('button')
  await button.focus()
  await page.keyboard.press('Enter')
  await said(page, 'sante', 'Appel…')
  await page.keyboard.press('Enter')
  expect(await button.getAttribute('aria-disabled')).toBe('true')
  await held.release()
  await said(page, 'sante', /depuis le navigateur/)
  expect(calls).toBe(1)
  expect(await button.evaluate((one) => one === document.activeElement)).toBe(true)
})

test.each(['/test-bff', '/bff-debug'])('%s is for administrators alone', async (path) => {
  const { page } = await visit(path, null)
  expect(new URL(page.url()).pathname).toBe('/login')
  for (const role of ['candidat', 'recruteur']) {
    const refused = await visit(path, role)
    expect(refused.answer!.status()).toBe(404)
    await refused.page.getByText('Oops! Page not found').waitFor()
    expect((await refused.context.request.get(`${site}/v1/admin/debug`)).status()).toBe(404)
  }
  expect((await fetch(`${site}/v1/admin/debug`)).status).toBe(401)
})
