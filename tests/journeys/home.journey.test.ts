import { createHash } from 'node:crypto'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import {
  expectAccessible,
  expectGoodLayout,
  expectNoSidewaysScroll,
  goTo,
  PATIENCE,
  plain,
  resize,
  untilAlive,
  useBrowser,
} from '../support/browser.ts'
import { long } from '../support/tags.ts'
import { hold } from '../support/hold.ts'
import { sharedSite } from '../support/shared-site.ts'

const browser = useBrowser()
const florin = sharedSite()

const api = async <T>(path: string): Promise<T> => (await fetch(`${florin.address}${path}`)).json() as Promise<T>
const french = (value: number): string => plain(new Intl.NumberFormat('fr-FR').format(value))

type Stats = { total_jobs: number; total_professionals: number; total_companies: number }
type Sectors = { data: { name: string; jobs_count: number; sous_secteurs: unknown[] }[] }

const visibleSectors = (page: Page) => page.locator('#secteurs > li:visible')

const sizes = [
  { name: 'a phone', width: 390, height: 844, phone: true },
  { name: 'a desk', width: 1280, height: 800, phone: false },
]

describe.each(sizes)('the home page on $name', ({ width, height, phone }) => {
  const open = async (path = '/') => {
    const visit = await browser.visit({ viewport: { width, height } })
    await goTo(visit.page, florin.address + path)
    return visit
  }

  test(
    'shows its real counts in the specified order, and axe finds nothing, light and dark',
    phone ? long : {},
    async () => {
      const { page, problems } = await open()
      const stats = await api<Stats>('/v1/stats?session_pays=1')
      expect(stats.total_jobs).toBeGreaterThan(4_000)
      expect(plain(await page.locator('.hero__lead strong').textContent())).toBe(`${french(stats.total_jobs)} offres`)
      const headings = await page.locator('main :is(h1, h2)').allTextContents()
      expect(headings.map(plain)).toEqual([
        'Ici, votre talent a cours.',
        'Les secteurs qui recrutent',
        'Ces entreprises recrutent',
        `${french(stats.total_professionals)} professionnels sont déjà là`,
        'Florin en chiffres',
        'Votre recherche, une fois. Les bonnes offres, dès qu’elles paraissent.',
      ])
      const tiles = await page.locator('.band dd').allTextContents()
      expect(tiles.map(plain)[0]).toBe(`${(Math.floor(stats.total_jobs / 100) / 10).toFixed(1).replace('.', ',')} K`)
      expect(plain(await page.getByRole('contentinfo').textContent())).toContain(`© ${new Date().getFullYear()} Florin`)
      await expectNoSidewaysScroll(page)
      await expectAccessible(page)
      expect(problems).toEqual([])
      const dark = await browser.visit({ viewport: { width, height }, colorScheme: 'dark' })
      await goTo(dark.page, florin.address)
      await expectAccessible(dark.page)
    },
  )

  test('keeps the chosen country and counts for it', phone ? {} : long, async () => {
    const { page, context } = await open()
    if (phone) await page.getByRole('button', { name: 'Ouvrir le menu' }).click()
    else await page.locator('summary', { hasText: 'France' }).click()
    const belgium = await api<Stats>('/v1/stats?session_pays=2')
    await page.locator('button:visible', { hasText: 'Belgique' }).click()
    await page
      .getByText(`${french(belgium.total_jobs)} offres`)
      .first()
      .waitFor()
    if (phone) await page.getByRole('dialog', { name: 'Menu' }).waitFor({ state: 'hidden' })
    await page.reload()
    expect(plain(await page.locator('.hero__lead strong').textContent())).toBe(`${french(belgium.total_jobs)} offres`)
    expect((await context.cookies()).find(({ name }) => name === 'pays')).toMatchObject({
      value: 'be',
      httpOnly: true,
      sameSite: 'Lax',
    })
  })

  test('the navigation holds every entry and closes on a choice', async () => {
    const { page } = await open()
    const entries = ['Offres d’emploi', 'Stages', 'Alternance', 'Entreprises', 'Offres sauvegardées']
    if (phone) {
      await page.getByRole('button', { name: 'Ouvrir le menu' }).click()
      const drawer = page.getByRole('dialog', { name: 'Menu' })
      for (const name of [...entries, 'Se connecter', 'Inscription']) await drawer.getByRole('link', { name }).waitFor()
      await expectAccessible(page)
      await drawer.getByRole('link', { name: 'Stages' }).click()
      await drawer.waitFor({ state: 'hidden' })
      return
    }
    const bar = page.getByRole('navigation', { name: 'Navigation principale' })
    expect(await bar.locator('summary[aria-current]').count()).toBe(0)
    await bar.getByText('Emploi', { exact: true }).click()
    for (const name of entries) await bar.getByRole('link', { name }).waitFor()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await bar.getByRole('link', { name: 'Stages' }).waitFor({ state: 'hidden' })
    await bar.getByText('Emploi', { exact: true }).click()
    await bar.getByRole('link', { name: 'Stages' }).click()
    await page.waitForURL('**/stages')
    await bar.getByRole('link', { name: 'Stages' }).waitFor({ state: 'hidden' })
    expect(await bar.locator('summary[aria-current=true]').textContent()).toContain('Emploi')
  })

  test('reads whole before scripts arrive, and its forms work', phone ? {} : long, async () => {
    const { page } = await browser.visit({ viewport: { width, height }, javaScriptEnabled: false })
    await page.goto(florin.address)
    expect(await visibleSectors(page).count()).toBe(12)
    expect(await page.locator('.band dd').count()).toBe(4)
    if (phone) {
      await page.getByRole('button', { name: 'Ouvrir le menu' }).click()
      await page.getByRole('dialog', { name: 'Menu' }).waitFor()
    } else {
      await page.locator('summary', { hasText: 'France' }).click()
    }
    await page.locator('button:visible', { hasText: 'Luxembourg' }).click()
    const luxembourg = await api<Stats>('/v1/stats?session_pays=3')
    await expect
      .poll(async () => plain(await page.locator('.hero__lead strong').textContent()))
      .toBe(`${french(luxembourg.total_jobs)} offres`)
    await page.waitForLoadState()
    // A small country: what has no job there is not shown.
    const { data } = await api<Sectors>('/v1/reference/secteurs?session_pays=3')
    const hiring = data.filter(({ jobs_count: count }) => count > 0)
    expect(hiring.length).toBeLessThan(data.length)
    expect(await page.locator('.ledger__n').allTextContents()).toEqual(hiring.map(({ name }) => name))
    expect(await page.locator('[aria-controls=secteurs]').count()).toBe(0)
    expect(await page.locator('.ledger .num, .hero__quick .num').filter({ hasText: /^0\b/ }).count()).toBe(0)
    await page.getByRole('search').getByLabel('Quoi').fill('audit')
    await page.getByRole('button', { name: 'Rechercher' }).click()
    await page.waitForURL((url) => url.searchParams.get('keywords') === 'audit')
  })
})

describe('the home page', () => {
  const open = async () => {
    const visit = await browser.visit({ viewport: { width: 390, height: 844 } })
    await goTo(visit.page, florin.address)
    return visit
  }

  test('opens and closes the sectors', long, async () => {
    const { page } = await open()
    const { data } = await api<Sectors>('/v1/reference/secteurs?session_pays=1')
    expect(await visibleSectors(page).count()).toBe(6)
    await page.getByRole('button', { name: 'Voir tous les secteurs' }).click()
    await expect.poll(() => visibleSectors(page).count()).toBe(12)
    const shown = await page.locator('.ledger__v').allTextContents()
    expect(shown.map((text) => plain(text).replace(' offres', ''))).toEqual(
      data.map(({ jobs_count }) => french(jobs_count)),
    )
    await expectGoodLayout(page)
    await page.getByRole('button', { name: 'Masquer les secteurs' }).click()
    await expect.poll(() => visibleSectors(page).count()).toBe(6)
  })

  test('comes alive before its lower half, whose links lead on meanwhile; from another page it comes whole', async () => {
    const { page } = await browser.visit({ viewport: { width: 390, height: 844 } })
    const half = await hold(page, '**/assets/lower-sections*.js')
    await goTo(page, florin.address)
    await half.asked(1)
    await page.getByRole('button', { name: 'Voir tous les secteurs' }).click()
    await expect.poll(() => visibleSectors(page).count()).toBe(12)
    await page.getByRole('link', { name: /^Voir les .*entreprises/ }).click()
    await page.waitForURL('**/entreprises')
    await untilAlive(page)
    await half.release()
    await page.getByRole('link', { name: 'Florin, accueil' }).first().click()
    await page.getByRole('heading', { name: 'Les secteurs qui recrutent' }).waitFor()
    expect(await page.locator('main > *').last().getAttribute('class')).toContain('cta')
  })

  test('completes what is typed, by keyboard alone, and searches for it', async () => {
    const { page, problems } = await open()
    const what = page.locator('input[name=keywords]')
    await what.focus()
    // The field that completes comes with the first letters, and takes over what they were.
    await page.keyboard.type('a')
    const first = page.getByRole('option').first()
    await first.waitFor()
    await page.keyboard.press('Backspace')
    await page.keyboard.type('controleur de ges')
    await expect.poll(() => first.textContent()).toContain('Contrôleur de gestion')
    await expectGoodLayout(page)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect.poll(() => what.inputValue()).toBe('Contrôleur de gestion')
    await page.keyboard.press('Tab')
    await page.keyboard.type('lyo')
    await page.getByRole('option', { name: /^Lyon Ville/ }).waitFor()
    await page.keyboard.press('Escape')
    await Promise.all([page.waitForURL(/\/emploi/), page.keyboard.press('Enter')])
    const { pathname, searchParams } = new URL(page.url())
    expect([pathname, ...searchParams.values()]).toEqual(['/emploi', 'Contrôleur de gestion', 'lyo'])
    expect(problems).toEqual([])
  })

  test('any other path is the 404 page, with its status and a way home', async () => {
    const visit = await browser.visit({ viewport: { width: 390, height: 844 } })
    const answer = await visit.page.goto(`${florin.address}/n-importe-quoi`)
    expect(answer?.status()).toBe(404)
    expect(await visit.page.getByRole('heading', { level: 1 }).textContent()).toBe('Cette page n’a plus cours')
    expect(await visit.page.getByRole('main').textContent()).toContain('Oops! Page not found')
    expect(await visit.page.getByRole('searchbox').inputValue()).toBe('importe quoi')
    await expectGoodLayout(visit.page)
    await visit.page.getByRole('link', { name: 'Retour à l’accueil' }).click()
    await visit.page.getByRole('heading', { name: 'Les secteurs qui recrutent' }).waitFor()
  })

  test('a click that leads nowhere, or finds no network, leaves the page its looks, and so does the next try', async () => {
    const { page } = await open()
    const font = () => page.evaluate(() => getComputedStyle(document.body).fontFamily)
    const before = await font()
    expect(before).toContain('Inter')
    const legal = page.getByRole('contentinfo').getByRole('link', { name: 'Mentions légales' })
    const answers = '**/mentions-legales.data*'
    await page.route(answers, (route) => route.abort())
    await legal.click()
    await page.getByRole('heading', { level: 1, name: 'Une erreur est survenue' }).waitFor()
    expect(await font()).toBe(before)
    await page.unroute(answers)
    await page.getByRole('link', { name: 'Réessayer' }).click()
    await page.getByRole('heading', { level: 1, name: 'Mentions légales' }).waitFor()
    expect(await font()).toBe(before)
  })

  test('the chosen theme is kept and painted at once', long, async () => {
    const { page } = await open()
    await page.getByRole('button', { name: 'Sombre' }).click()
    await page.reload({ waitUntil: 'commit' })
    await page.getByRole('contentinfo').waitFor()
    expect(await page.locator('html').getAttribute('data-theme')).toBe('dark')
    await page.getByRole('button', { name: 'Sombre', pressed: true }).waitFor()
    await page.getByRole('button', { name: 'Auto' }).click()
    await expect.poll(() => page.locator('html').getAttribute('data-theme')).toBeNull()
  })
})

test('a site that no other site signs into jobs none, and nothing to try again', async () => {
  const textOf = async (path: string) => plain(await (await fetch(florin.address + path)).text())
  expect(await textOf('/')).not.toContain('LinkedIn')
  const { page } = await browser.visit({ viewport: { width: 390, height: 844 } })
  await page.goto(`${florin.address}/connexion/echec?site=google`)
  await page.getByText('Google n’est pas activé ici. Connectez-vous par mot de passe.').waitFor()
  expect(await page.getByRole('main').locator(':disabled').count()).toBe(0)
})

test('nothing stands beside an empty half: the footer of a phone, the contents of a legal text on a desk', async () => {
  const { page } = await browser.visit({ viewport: { width: 1280, height: 800 } })
  await page.goto(`${florin.address}/cgu`)
  const boxOf = async (css: string, at = 0) => (await page.locator(css).nth(at).boundingBox())!
  const text = await boxOf('.legal__text')
  expect((await boxOf('.legal__toc')).x).toBeGreaterThanOrEqual(text.x + text.width)
  await page.locator('#article-9').scrollIntoViewIfNeeded()
  expect((await boxOf('.legal__toc')).y).toBeGreaterThanOrEqual(0)
  await resize(page, { width: 390, height: 844 })
  expect((await boxOf('.legal__toc')).y).toBeLessThan((await boxOf('.legal__text')).y)
  const [first, second, third] = await Promise.all([0, 1, 2].map((at) => boxOf('.foot nav', at)))
  expect([second!.x, second!.y]).toEqual([third!.x, first!.y])
  expect(third!.y + third!.height).toBeLessThanOrEqual(first!.y + first!.height + 100)
})

test('the API can be tried on its page', long, async () => {
  const { page, problems } = await browser.visit({ viewport: { width: 1280, height: 800 } })
  await page.goto(`${florin.address}/api`)
  await page.getByText('/v1/stats').click()
  await page.getByLabel('session_pays').locator('visible=true').fill('9')
  await page.locator('button:visible', { hasText: 'Essayer' }).click()
  await page.getByText('Le pays doit être 1, 2, 3 ou 4.').waitFor()
  await page.getByLabel('session_pays').locator('visible=true').fill('4')
  await page.locator('button:visible', { hasText: 'Essayer' }).click()
  await page.getByText('"total_jobs"').waitFor()
  await expectAccessible(page)
  expect(problems).toEqual([])
})

test('nothing runs on a page but what its policy names: by a fresh nonce, or by content where it is the same for everybody', async () => {
  // Any cookie but that of a country may be somebody: such a page is never kept.
  const own = async () => {
    const answer = await fetch(florin.address, { headers: { cookie: 'autre=1' } })
    return { policy: answer.headers.get('content-security-policy') ?? '', html: await answer.text() }
  }
  const nonce = (text: string) => /script-src 'self' 'nonce-([^']+)'/.exec(text)?.[1]
  const [one, two] = [await own(), await own()]
  expect(nonce(one.policy)).toBeTruthy()
  expect(nonce(one.policy)).not.toBe(nonce(two.policy))
  expect(one.html).not.toMatch(/<(script|style)(?![^>]*nonce=)/)
  const used = new Set([...one.html.matchAll(/nonce="([^"]+)"/g)].map(([, value]) => value))
  expect([...used]).toEqual([nonce(one.policy)])

  const shared = await fetch(florin.address)
  const policy = shared.headers.get('content-security-policy') ?? ''
  expect(policy).not.toMatch(/nonce|script-src[^;]*unsafe/)
  const html = await shared.text()
  expect(html).not.toContain('nonce=')
  const scripts = [...html.matchAll(/<script(?![^>]* src=)[^>]*>([^]*?)<\/script>/g)].map(([, text]) => text!)
  expect(scripts.length).toBeGreaterThan(2)
  for (const text of scripts) expect(policy).toContain(createHash('sha256').update(text).digest('base64'))
})

test('a visitor’s page that has not changed is not sent again', async () => {
  const first = await fetch(florin.address)
  const etag = first.headers.get('etag') ?? ''
  const again = await fetch(florin.address, { headers: { 'if-none-match': etag } })
  expect([again.status, await again.text()]).toEqual([304, ''])
  for (const name of ['etag', 'cache-control', 'content-security-policy'])
    expect(again.headers.get(name), name).toBe(first.headers.get(name))
  const somebody = await fetch(florin.address, { headers: { 'if-none-match': etag, cookie: 'autre=1' } })
  expect([somebody.status, somebody.headers.get('etag')]).toEqual([200, null])
})

test('a page brings its styles along, before its fonts, and asks for its scripts once it is painted', async () => {
  const html = await (await fetch(florin.address)).text()
  expect(html).not.toMatch(/rel="(stylesheet|modulepreload)"/)
  expect(html.indexOf('<style')).toBeGreaterThan(0)
  expect(html.indexOf('<style')).toBeLessThan(html.indexOf('rel="preload"'))
  const { page, problems } = await browser.visit({ viewport: { width: 390, height: 844 } })
  await goTo(page, florin.address)
  const { painted, scripts } = await page.evaluate(() => ({
    painted: performance.getEntriesByName('first-contentful-paint')[0]!.startTime,
    scripts: performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ startTime }) => startTime),
  }))
  expect(scripts.length).toBeGreaterThan(4)
  // Schemas are for the server, and for a form that is being filled in.
  for (const path of /data-files="([^"]+)"/.exec(html)![1]!.split(' '))
    expect(await (await fetch(florin.address + path)).text(), path).not.toContain('ZodError')
  expect(Math.min(...scripts)).toBeGreaterThan(painted)
  // Started in the body, they would have the styles of the whole page worked out anew.
  expect(await page.locator('head > script[type=module]').count()).toBe(1)
  expect(await page.locator('body script[type=module]').count()).toBe(0)
  const sheets = () => page.evaluate(() => [...document.styleSheets].map(({ href }) => href ?? 'in the page'))
  expect(await sheets()).toEqual(['in the page'])
  // A page that is gone to by the router brings those that are missing.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Offres d’emploi' }).click()
  await page.getByRole('heading', { name: 'Offres d’emploi' }).waitFor()
  await expect
    .poll(sheets, { timeout: PATIENCE })
    .toEqual(expect.arrayContaining(['in the page', expect.stringMatching(/\/assets\/job-search-[^/]+\.css$/)]))
  expect(problems).toEqual([])
})

test('built files are kept for good and come compressed', async () => {
  const html = await (await fetch(florin.address)).text()
  const script = /\/assets\/[\w.-]+\.js/.exec(html)![0]
  const answer = await fetch(florin.address + script, { headers: { 'accept-encoding': 'br' } })
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(answer.headers.get('content-encoding')).toBe('br')
})
