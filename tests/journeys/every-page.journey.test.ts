// @module-tag long
import type { BrowserContext, Page } from 'playwright-core'
import { matchPath } from 'react-router'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { actions, pages } from '../../src/app/pages.ts'
import { admits } from '../../src/platform/contract.ts'
import type { Access, Role } from '../../src/platform/contract.ts'
import { expectAccessible, expectGoodLayout, resize, untilAlive, useBrowser } from '../support/browser.ts'
import type { Running } from '../support/run-florin.ts'
import { runFlorin } from '../support/run-florin.ts'
import type { Place } from '../support/test-database.ts'
import { newPlace } from '../support/test-database.ts'

/**
 * Every page as everybody who may see it: nothing lies over a control, a finger hits it, no link leads nowhere, each page says
 * what it is.
 */
const browser = useBrowser()
let place: Place
let florin: Running
let ids: Record<string, number>

beforeAll(async () => {
  place = await newPlace('demo')
  florin = await runFlorin({ ...place.env, FLORIN_DEMO: '1' })
  const tokenOf = async (email: string): Promise<string> => {
    const answer = await fetch(`${florin.address}/v1/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: PASSWORD }),
    })
    return ((await answer.json()) as { token: string }).token
  }
  const [administrator, candidate] = [await tokenOf('admin@florin.example'), await tokenOf('candidat@florin.example')]
  const recruiter = await tokenOf('recruteur@florin.example')
  const first = async (path: string, token = administrator, key: 'id' | 'job_id' = 'id'): Promise<number> => {
    const asked = await fetch(florin.address + path, { headers: { authorization: `Bearer ${token}` } })
    const answer = (await asked.json()) as { data: { id: number; job_id: number; kind?: string }[] }
    // Of the jobs to be read those of visitors: clients' have pages of their own.
    return (answer.data.find(({ kind }) => kind === 'visiteur') ?? answer.data[0]!)[key]
  }
  ids = {
    'offre-emploi': await first('/v1/jobs'),
    offre: await first('/v1/jobs'),
    postuler: await first('/v1/jobs'),
    candidature: await first('/v1/applications', candidate),
    'modifier-offre': await first('/v1/employer/jobs?statut=active', recruiter),
    'voir-offre': await first('/v1/employer/jobs?statut=active', recruiter),
    viviers: await first('/v1/employer/profile-lists', recruiter),
    'candidatures-offre': await first('/v1/employer/applications', recruiter, 'job_id'),
    alertes: await first('/v1/alerts', candidate),
    entreprise: await first('/v1/companies'),
    profil: await first('/v1/members/teaser'),
    moderation: await first('/v1/moderation/cases'),
    visiteur: await first('/v1/review/jobs'),
    client: await first('/v1/admin/jobs?statut=en+attente'),
    comptes: 1,
    newsletter: await first('/v1/admin/newsletter'),
    multidiffusion: await first('/v1/multiposting/imports', recruiter),
    article: await first('/v1/news'),
    articles: await first('/v1/admin/articles'),
    'apercu-article': await first('/v1/admin/articles'),
  }
})
afterAll(async () => {
  await florin.stop()
  await place.remove()
})

const PASSWORD = 'Florin-2026!'
const people: { role: Role; email: string | null }[] = [
  { role: 'visitor', email: null },
  { role: 'candidate', email: 'candidat@florin.example' },
  { role: 'recruiter', email: 'recruteur@florin.example' },
  { role: 'administrator', email: 'admin@florin.example' },
]
const sizes = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
]

/** Files, and pages that only send elsewhere. */
const isFile = (path: string): boolean => /\/export(\.\w+)?$|\.ics$|\.csv$/.test(path)
const FILES = [
  /^\/(emploi|stages|alternance)\.atom$/,
  /^\/flux\//,
  /^\/v1\/openapi\.json$/,
  /\/export(\.\w+)?$/,
  /\.ics$/,
  /^\/fichiers\//,
  /^\/gravures\//,
  /^\/admin\/[\w-]+\.csv$/,
  /^\/candidatures-offre\/\d+\/candidatures\.csv$/,
  /^\/espace-recruteurs\/credits\.csv$/,
]

const fill = (path: string): string =>
  path.replace(':kind', 'offre').replace(/([\w-]+)\/:id$/, (_, name: string) => `${name}/${ids[name]}`)

/**
 * Controls whose middle is under something else, and, for a finger, those it may miss: what is theirs around their middle is less than
 * 44 px high or wide. Links within a sentence are as high as its lines (WCAG 2.5.8).
 */
const faultsOfControls = (page: Page, byFinger: boolean): Promise<string[]> =>
  page.evaluate((finger) => {
    const faults: string[] = []
    // A border may lie between two pixels.
    const wanted = 43
    const controls = [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')]
    for (const control of controls) {
      const shown = control.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      if (!shown || control.matches(':disabled, [type=hidden], .vh, .skip, [tabindex="-1"]')) continue
      // Away from bars at the edges of the screen, and of whatever else scrolls. Those that are there already stay.
      const { top, bottom } = control.getBoundingClientRect()
      const scrolls = control.closest('[style*="overflow"], .strip, ul, ol, nav, dialog, [role=dialog]')
      if (scrolls !== null || top < 220 || bottom > window.innerHeight - 220)
        control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
      // A link over two lines has no middle of its own: its first line has.
      const box = control.getClientRects()[0]
      if (!box || box.width < 2 || box.height < 2) continue
      const labels = 'labels' in control ? [...((control as HTMLInputElement).labels ?? [])] : []
      const isOwn = (hit: Element | null): boolean =>
        hit !== null && (control.contains(hit) || labels.some((label) => label.contains(hit)))
      const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
      if (!isOwn(hit))
        faults.push(`${control.outerHTML.slice(0, 120)} is under ${hit?.outerHTML.slice(0, 120) ?? 'nothing'}`)
      if (!finger) continue
      const around = control.closest('p, li, dd, td, label, div, span')
      const inSentence =
        getComputedStyle(control).display === 'inline' && around?.textContent.trim() !== control.textContent.trim()
      if (inSentence) continue
      const own = (x: number, y: number): boolean => isOwn(document.elementFromPoint(x, y))
      const fits = [control, ...labels].some((part) => {
        const at = part.getBoundingClientRect()
        const [x, y] = [at.left + at.width / 2, at.top + at.height / 2]
        const half = (wanted - 1) / 2
        // Nearly all have it evenly around their middle.
        if (own(x, y - half) && own(x, y + half) && own(x - half, y) && own(x + half, y)) return true
        const reach = (right: number, down: number): number => {
          let pixels = 0
          while (pixels < wanted && own(x + right * (pixels + 1), y + down * (pixels + 1))) pixels++
          return pixels
        }
        return reach(0, -1) + reach(0, 1) + 1 >= wanted && reach(-1, 0) + reach(1, 0) + 1 >= wanted
      })
      const { left, top: above, width, height } = control.getBoundingClientRect()
      if (width <= 1 || fits) continue
      const [x, y] = [left + width / 2, above + height / 2]
      const beside = [[x, y - 21] as const, [x, y + 21] as const, [x - 21, y] as const, [x + 21, y] as const]
        .map((point) => document.elementFromPoint(...point))
        .filter((other) => !isOwn(other))
        .map((other) => other?.outerHTML.slice(0, 80) ?? 'nothing')
      const where = `${Math.round(width)} × ${Math.round(height)} at ${Math.round(above)} of ${window.innerHeight}`
      faults.push(`small, ${where}: ${control.outerHTML.slice(0, 160)}, beside ${beside.join(' and ')}`)
    }
    window.scrollTo(0, 0)
    return faults
  }, byFinger)

const headOf = (page: Page): Promise<{ titles: number; headings: number; description: string; listed: boolean }> =>
  page.evaluate(() => ({
    titles: [...document.querySelectorAll('title')].filter((title) => !title.closest('svg') && title.text.trim())
      .length,
    headings: document.querySelectorAll('h1').length,
    description: document.querySelector<HTMLMetaElement>('meta[name=description]')?.content ?? '',
    listed: !document.querySelector<HTMLMetaElement>('meta[name=robots]')?.content.includes('noindex'),
  }))

const linksOf = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href]:not([href^="#"])')]
      .map(({ href }) => new URL(href))
      .filter(({ origin }) => origin === location.origin)
      .map(({ pathname, search }) => pathname + search),
  )

async function signIn(context: BrowserContext, email: string): Promise<void> {
  const answer = await context.request.post(`${florin.address}/v1/auth/sign-in`, {
    data: { identifier: email, password: PASSWORD },
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  expect(answer.status()).toBe(200)
}

test('what stands at the foot of a phone’s screen stands above one another', async () => {
  const { page, context, problems } = await browser.visit({ viewport: sizes[1]! })
  await signIn(context, 'candidat@florin.example')
  await page.goto(`${florin.address}/offre-emploi/${ids.offre}`)
  await untilAlive(page)
  const tabs = page.getByRole('navigation', { name: 'Espace membre' })
  expect((await tabs.getByRole('link').allTextContents()).join(' ')).toBe('Accueil Offres Sauvegardées Alertes Compte')
  await page.evaluate(() => window.scrollTo(0, 900))
  const bar = page.locator('.job-acts__bar.is-away')
  await bar.getByRole('button', { name: 'Sauvegarder' }).click()
  const toast = page.locator('.toast')
  await toast.waitFor()
  const stack = await Promise.all([toast, bar, tabs].map(async (one) => (await one.boundingBox())!))
  for (const [at, { y, height }] of stack.entries())
    expect(y + height).toBeLessThanOrEqual((stack[at + 1]?.y ?? sizes[1]!.height) + 0.5)
  // The last line of the page can be read above them.
  await expect
    .poll(async () => {
      // What was far below is laid out on the way there, and may be taller than it was taken for.
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
      const end = (await page.locator('.foot__end').boundingBox())!
      return end.y + end.height
    })
    .toBeLessThanOrEqual(stack[1]!.y)
  await tabs.getByRole('link', { name: 'Sauvegardées' }).click()
  await expect.poll(() => tabs.locator('[aria-current]').allTextContents()).toEqual(['Sauvegardées'])
  await page.goto(`${florin.address}/emploi`)
  await untilAlive(page)
  await page.getByRole('button', { name: 'Filtres' }).click()
  // The sheet is over everything.
  await page.getByRole('button', { name: /^Voir .* offres?$/ }).click()
  await page.setViewportSize(sizes[0]!)
  await tabs.waitFor({ state: 'hidden' })
  expect(problems).toEqual([])
})

test.each([
  { role: 'candidate', tabs: 'Accueil Offres Sauvegardées Alertes Compte', way: '/alertes' },
  { role: 'recruiter', tabs: 'Accueil Offres Entreprises Compte', way: '/espace-recruteurs' },
  { role: 'administrator', tabs: 'Accueil Offres Entreprises Compte', way: '/admin' },
])('the home page offers a $role what is theirs, and no account to make', async ({ role, tabs, way }) => {
  const { page, context } = await browser.visit({ viewport: sizes[1]! })
  await signIn(context, people.find((person) => person.role === role)!.email!)
  await page.goto(florin.address)
  await untilAlive(page)
  const own = page.getByRole('main').getByRole('link')
  expect(await own.and(page.locator('[href^="/signup"], [href^="/login"]')).allTextContents()).toEqual([])
  expect(await own.and(page.locator(`[href="${way}"]`)).count()).toBe(1)
  const bar = page.getByRole('navigation', { name: 'Espace membre' })
  expect((await bar.getByRole('link').allTextContents()).join(' ')).toBe(tabs)
  await page.getByRole('button', { name: 'Ouvrir le menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  for (const name of ['Offres sauvegardées', 'Mes alertes'])
    expect(await menu.getByRole('link', { name }).count()).toBe(role === 'candidate' ? 1 : 0)
})

test.each(people)('the head and the foot of pages can be read: $role', async ({ role, email }) => {
  const { page, context } = await browser.visit({ viewport: sizes[1]! })
  if (email) await signIn(context, email)
  await page.goto(florin.address + (role === 'recruiter' ? '/espace-recruteurs' : '/emploi'))
  await untilAlive(page)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    for (const size of sizes) {
      await resize(page, size)
      for (const part of ['.bar', '.foot']) await expectAccessible(page, part)
    }
  }
})

test('a list of the back office is searched, sorted, changed and changed back, with scripts and without', async () => {
  const list = `${florin.address}/admin/offres?q=audit&statut=active`
  const { page, context, problems } = await browser.visit({ viewport: sizes[0]! })
  await signIn(context, 'admin@florin.example')
  await page.goto(`${florin.address}/admin`)
  await untilAlive(page)
  await page.getByRole('main').getByRole('link', { name: 'Offres', exact: true }).click()
  const count = (): Promise<string | null> => page.locator('.bol__head .num').textContent()
  const unsearched = await count()
  await page.getByRole('searchbox', { name: 'Rechercher' }).fill('audit')
  await page.getByRole('combobox', { name: 'État' }).selectOption('active')
  await page.getByRole('button', { name: 'Rechercher' }).click()
  await page.waitForURL(/q=audit/)
  // The address changes before the rows do, and the heads still lead to the list as it was.
  await expect.poll(count).not.toBe(unsearched)
  const head = page.getByRole('columnheader', { name: 'Intitulé' })
  await head.getByRole('link').click()
  await expect.poll(() => head.getAttribute('aria-sort')).toBe('ascending')
  const before = await count()
  const boxes = page.getByRole('checkbox', { name: /^Choisir / })
  for (const row of [0, 1]) await boxes.nth(row).check()
  await page.getByRole('button', { name: 'Désactiver…' }).click()
  const question = page.getByRole('dialog', { name: /^Désactiver 2.offres/ })
  await question.waitFor()
  await expectAccessible(page, 'dialog')
  await question.getByRole('button', { name: /^Désactiver/ }).click()
  await page
    .locator('.toast')
    .getByText(/2.offres désactivées\./)
    .waitFor()
  await expect.poll(count).not.toBe(before)
  expect(await page.getByRole('dialog', { name: /Désactiver/ }).count()).toBe(0)
  await page.locator('.toast').getByRole('button', { name: 'Annuler' }).click()
  await expect.poll(count).toBe(before)
  await expectGoodLayout(page)

  const plain = await browser.visit({ viewport: sizes[1]!, javaScriptEnabled: false })
  await signIn(plain.context, 'admin@florin.example')
  await plain.page.goto(list)
  await plain.page.getByRole('button', { name: 'Désactiver…' }).click()
  await plain.page.getByText('Choisissez au moins une ligne.').waitFor()
  await plain.page
    .getByRole('checkbox', { name: /^Choisir / })
    .first()
    .check()
  await plain.page.getByRole('button', { name: 'Désactiver…' }).click()
  await plain.page.getByRole('button', { name: /^Désactiver 1.offre$/ }).click()
  await plain.page.getByText(/1.offre désactivée\./).waitFor()
  await plain.page.getByRole('button', { name: 'Annuler' }).click()
  await plain.page.getByText(/Annulé.: 1.offre réactivée\./).waitFor()
  expect(await plain.page.locator('.bol__head .num').textContent()).toBe(before)
  expect(problems).toEqual([])
})

/** So many pages in one test: all of them together take longer than a test may on a busy machine. */
const AT_A_TIME = 12
const BESIDE = ['/nulle-part', '/emploi?keywords=audit', '/emploi?keywords=xyzxyz', '/search?q=banque', '/search?q=ma']

/** Pages for everybody are all looked at signed out and signed in, and again where a client or an administrator comes by. */
const PASSED_BY = new Set([
  '/',
  '/emploi',
  '/offre-emploi/:id',
  '/entreprises',
  '/entreprise/:id',
  '/search',
  '/profil/:id',
])
const isLookedAt = (role: Role, path: string, access: Access): boolean =>
  role === 'visitor' || role === 'candidate' || !admits(access, { role: 'visitor' }) || PASSED_BY.has(path)

/** What is wrong with a page at both widths, and where its links lead. It is loaded at the width that the last one ended with. */
async function look(page: Page, path: string): Promise<{ faults: string[]; links: string[] }> {
  const faults: string[] = []
  const atFirst = page.viewportSize()!.width
  const response = await page.goto(florin.address + path, { waitUntil: 'load' })
  // Without the key of its link a preview is closed, and says so.
  const wanted = path === '/nulle-part' || path.startsWith('/apercu-article/') ? 404 : 200
  if (response?.status() !== wanted) faults.push(`${path}: answers ${response?.status()}`)
  await untilAlive(page)
  for (const size of sizes.toSorted((one, other) => Number(other.width === atFirst) - Number(one.width === atFirst))) {
    await resize(page, size)
    const found = await faultsOfControls(page, size.width < 900)
    faults.push(...found.map((fault) => `${path} at ${size.width}: ${fault}`))
  }
  const { titles, headings, description, listed } = await headOf(page)
  if (titles !== 1) faults.push(`${path}: ${titles} titles`)
  if (headings !== 1) faults.push(`${path}: ${headings} h1`)
  if (listed && description.length < 30) faults.push(`${path}: no description`)
  return { faults, links: await linksOf(page) }
}

describe.each(people)('every page as $role', ({ role, email }) => {
  const open = pages
    .filter(({ path, access }) => !isFile(path) && admits(access, { role }) && isLookedAt(role, path, access))
    .map(({ path }) => path)
  const paths = [...open, ...BESIDE]
  const parts = Array.from({ length: Math.ceil(paths.length / AT_A_TIME) }, (_, at) => at)
  const links = new Set<string>()

  test('there are many', () => expect(open.length).toBeGreaterThan(20))

  test.each(parts)('controls can be reached, pages say what they are: part %i', async (part) => {
    const { page, context } = await browser.visit({ viewport: sizes[0]!, hasTouch: true })
    if (email) await signIn(context, email)
    const faults: string[] = []
    for (const path of paths.slice(part * AT_A_TIME, (part + 1) * AT_A_TIME)) {
      const seen = await look(page, fill(path))
      faults.push(...seen.faults)
      for (const link of seen.links) links.add(link)
    }
    expect(faults).toEqual([])
  })

  // One link of each kind is followed; one that belongs to no kind leads nowhere.
  test('links lead somewhere', async () => {
    const { context } = await browser.visit()
    if (email) await signIn(context, email)
    const byKind = new Map<string, string>()
    for (const link of links) {
      const pathname = link.split('?')[0]!
      const known = [...pages, ...actions].find(({ path }) => matchPath(path, pathname))
      byKind.set(known?.path ?? FILES.find((file) => file.test(pathname))?.source ?? `nowhere: ${link}`, link)
    }
    expect([...byKind.keys()].filter((kind) => kind.startsWith('nowhere'))).toEqual([])
    expect(byKind.size).toBeGreaterThan(8)
    for (const link of byKind.values()) {
      const answer = await context.request.get(florin.address + link, { maxRedirects: 3 })
      expect([link, answer.status()]).toEqual([link, 200])
    }
  })
})
