import { describe, expect, test } from 'vitest'
import {
  expectAccessible,
  expectGoodLayout,
  expectNoSidewaysScroll,
  goTo,
  PATIENCE,
  plain,
  useBrowser,
} from '../support/browser.ts'
import { long } from '../support/tags.ts'
import { sharedSite } from '../support/shared-site.ts'

const browser = useBrowser()
const florin = sharedSite()

const api = async <T>(path: string): Promise<T> => (await fetch(`${florin.address}${path}`)).json() as Promise<T>
const counted = (total: number): string => `${total} ${total < 2 ? 'entreprise' : 'entreprises'}`

type Value = { id: number; name: string; companies_count: number }
type Directory = {
  data: { id: number; name: string }[]
  pagination: { total: number }
  facets: { secteurs: Value[] }
}
type Company = {
  id: number
  name: string
  country_code: string
  offersCount: number
  team: object[]
  photos: { url: string; caption: string }[]
  video: object | null
  jobs: { id: number }[]
  functions: { name: string; jobs_count: number }[]
}

const known = new Map<number, Promise<Company>>()
const companyOf = (id: number): Promise<Company> => {
  if (!known.has(id)) known.set(id, api<Company>(`/v1/companies/${id}`))
  return known.get(id)!
}

/** The first company of a list that is as wanted. */
async function companyThat(isWanted: (company: Company) => boolean, country = 1): Promise<Company> {
  const { data } = await api<Directory>(`/v1/companies?session_pays=${country}&per_page=100`)
  for (const { id } of data) {
    const company = await companyOf(id)
    if (isWanted(company)) return company
  }
  throw new Error('no such company')
}

const directory = (query = ''): Promise<Directory> => api(`/v1/companies?session_pays=1${query}`)

// A page that has its new address may still show what it showed before.
const SOON = { timeout: PATIENCE }

const sizes = [
  { name: 'a phone', width: 390, height: 844, phone: true },
  { name: 'a desk', width: 1280, height: 800, phone: false },
]

describe.each(sizes)('companies on $name', ({ width, height, phone }) => {
  const open = async (path: string) => {
    const visit = await browser.visit({ viewport: { width, height } })
    await goTo(visit.page, florin.address + path)
    return visit
  }

  test('are filtered, found and let go of, with everything in the address', phone ? {} : long, async () => {
    const { page, problems } = await open('/entreprises')
    const all = await directory()
    const status = page.locator('.firms__head').getByRole('status')
    const shows = (total: number) =>
      expect.poll(async () => plain(await status.textContent()), SOON).toBe(counted(total))
    await shows(all.pagination.total)
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)

    const sector = all.facets.secteurs[1]!
    if (phone) await page.getByRole('button', { name: 'Filtres', exact: true }).click()
    await page.getByLabel(sector.name, { exact: false }).first().check()
    await shows(sector.companies_count)
    expect(new URL(page.url()).search).toBe(`?secteur_ids=${sector.id}`)
    await expectAccessible(page)
    if (phone) {
      await page.getByRole('button', { name: `Voir ${sector.companies_count}` }).click()
      await page.locator('#filtres').waitFor({ state: 'hidden' })
    }

    await page.getByLabel('Entreprise', { exact: true }).fill('zzzz')
    await page.getByRole('button', { name: 'Rechercher' }).click()
    await page.getByText('Aucune entreprise trouvée').waitFor()
    // What would find nothing is left out, save what is chosen; and a choice applies at once, without a button.
    await expect.poll(() => page.locator('.facet input').count(), SOON).toBe(1)
    expect(await page.getByRole('button', { name: 'Appliquer les filtres' }).count()).toBe(0)
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Retirer le filtre « zzzz »' }).click()
    await shows(sector.companies_count)
    await expect.poll(() => page.getByLabel('Entreprise', { exact: true }).inputValue(), SOON).toBe('')
    await page.locator('.active-filters').getByRole('link', { name: 'Tout effacer' }).click()
    await shows(all.pagination.total)
    await expect.poll(() => page.locator('input[type=checkbox]:checked').count(), SOON).toBe(0)
    await page.goBack()
    await shows(sector.companies_count)
    await expect.poll(() => page.locator('input[type=checkbox]:checked').count(), SOON).toBe(1)
    expect(problems).toEqual([])
  })
})

describe('companies', () => {
  const [width, height] = [390, 844]
  const open = async (path: string, scripts = true) => {
    const visit = await browser.visit({ viewport: { width, height }, javaScriptEnabled: scripts })
    await goTo(visit.page, florin.address + path)
    return visit
  }

  test('have a page with their profile, people and jobs', async () => {
    const first = (await directory()).data[0]!
    const company = await api<Company>(`/v1/companies/${first.id}`)
    const { page, problems } = await open('/entreprises')
    await page.getByRole('link', { name: first.name, exact: true }).click()
    await page.getByRole('heading', { level: 1, name: first.name }).waitFor()
    await expectGoodLayout(page)
    // Its drawn logo, which is also found by the address that every company's picture has.
    const logo = page.locator('.comp__head img.logo')
    await expect.poll(() => logo.evaluate((picture: HTMLImageElement) => picture.naturalWidth), SOON).toBeGreaterThan(0)
    expect((await fetch(`${florin.address}/logos/${first.id}.svg`)).url).toBe(
      florin.address + (await logo.getAttribute('src')),
    )
    await page.getByRole('link', { name: 'People' }).click()
    await page.waitForURL(/onglet=people/)
    await expect.poll(() => page.locator('.comp__team > li').count(), SOON).toBe(company.team.length)
    await expectGoodLayout(page)
    await page.getByRole('link', { name: 'Jobs' }).click()
    await page.waitForURL(/onglet=jobs/)
    await expect.poll(() => page.locator('.comp__job').count(), SOON).toBe(Math.min(50, company.offersCount))
    expect(await page.locator(`a[href="/emploi?societe_ids=${first.id}"]`).count()).toBeGreaterThan(0)
    await expectGoodLayout(page)
    // Where not all tabs fit, the one that is open is in sight.
    await page.setViewportSize({ width: 320, height: 700 })
    await goTo(page, page.url())
    const beyond = (tabs: Element): number =>
      tabs.querySelector('[aria-current]')!.getBoundingClientRect().right - tabs.getBoundingClientRect().right
    await expect.poll(() => page.locator('.tabs').evaluate(beyond), SOON).toBeLessThanOrEqual(0.5)
    expect(problems).toEqual([])
  })

  test('show their pictures, which open large, by pointer or keyboard', long, async () => {
    const company = await companyThat(({ photos }) => photos.length > 3)
    const { page, problems } = await open(`/entreprise/${company.id}`)
    await page
      .getByRole('navigation', { name: /^Rubriques/ })
      .getByRole('link', { name: 'Photos' })
      .click()
    await page.waitForURL(/onglet=photos/)
    const pictures = page.locator('.gal__g .gal__photo')
    await expect.poll(() => pictures.count(), SOON).toBe(company.photos.length)
    // Each keeps its place before it is there.
    for (const box of await pictures.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height)))
      expect(box).toBeGreaterThan(100)
    await expectGoodLayout(page)

    const dialog = page.getByRole('dialog', { name: /^Photos d/ })
    const shows = (index: number) =>
      expect
        .poll(async () => plain(await dialog.getByRole('status').textContent()), SOON)
        .toBe(`Photo ${index} sur ${company.photos.length} : ${company.photos[index - 1]!.caption}`)
    await pictures.nth(1).click()
    await shows(2)
    await expectGoodLayout(page)
    await page.keyboard.press('ArrowRight')
    await shows(3)
    await page.keyboard.press('Home')
    await shows(1)
    await dialog.getByRole('button', { name: 'Photo suivante' }).click()
    await dialog.getByRole('button', { name: 'Photo suivante' }).click()
    await shows(3)
    const large = dialog.locator('img').nth(2)
    await expect.poll(() => large.evaluate((image: HTMLImageElement) => image.naturalWidth), SOON).toBe(960)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    await expect.poll(() => pictures.nth(1).evaluate((link) => link === document.activeElement), SOON).toBe(true)
    await page.keyboard.press('Enter')
    await shows(2)
    await dialog.getByRole('button', { name: 'Fermer' }).click()
    await dialog.waitFor({ state: 'hidden' })
    expect(problems).toEqual([])
  })

  test('show a film with captions that plays when asked to', long, async () => {
    const company = await companyThat(({ video }) => video !== null)
    const { page, problems } = await open(`/entreprise/${company.id}`)
    await page.getByRole('link', { name: 'Vidéo' }).click()
    await page.waitForURL(/onglet=video/)
    const film = page.locator('video')
    const state = () =>
      film.evaluate((video: HTMLVideoElement) => ({
        paused: video.paused,
        seen: video.currentTime > 0,
        captions: video.textTracks[0]?.cues?.length ?? 0,
        fault: video.error?.message ?? null,
      }))
    expect(await state()).toMatchObject({ paused: true, seen: false })
    await expectGoodLayout(page)
    await film.evaluate((video: HTMLVideoElement) => video.play())
    await expect.poll(state, SOON).toEqual({ paused: false, seen: true, captions: 5, fault: null })
    expect(problems).toEqual([])
  })

  test('are on a map that nobody else serves, and say how to get there', long, async () => {
    for (const country of [1, 2, 3, 4]) {
      const company = await companyThat(() => true, country)
      const visit = await browser.visit({ viewport: { width, height } })
      const strangers: string[] = []
      visit.page.on('request', (request) => {
        if (!request.url().startsWith(florin.address)) strangers.push(request.url())
      })
      await goTo(visit.page, `${florin.address}/entreprise/${company.id}`)
      await visit.page.getByRole('img', { name: new RegExp(`^Carte.*${company.name}`) }).scrollIntoViewIfNeeded()
      const drawn = () =>
        visit.page.locator('.map use').evaluate((use: SVGUseElement) => Math.round(use.getBBox().width))
      await expect.poll(drawn, SOON).toBeGreaterThanOrEqual(320)
      const way = visit.page.getByRole('link', { name: 'Itinéraire' })
      expect(await way.getAttribute('href')).toMatch(/^https:\/\/www\.openstreetmap\.org\/directions\?route=%3B\d/)
      expect(strangers).toEqual([])
      expect(visit.problems).toEqual([])
    }
  })

  test('promise as many jobs as the list then shows', async () => {
    const listed = async (page: Awaited<ReturnType<typeof open>>['page']) => {
      await page.waitForURL(/\/emploi\?/)
      const total = page.locator('.find__h p b')
      await total.waitFor()
      return Number(plain(await total.textContent()).replaceAll(' ', ''))
    }
    const french = await companyThat(({ offersCount }) => offersCount > 1)
    const { page } = await open(`/entreprise/${french.id}`)
    const side = page.locator('.comp__side')
    expect(plain(await side.locator('p').first().textContent())).toBe(`${french.offersCount} offres en cours`)
    const bar = french.functions[0]!
    await page.getByRole('link', { name: new RegExp(`^${bar.name}, voir`) }).click()
    expect(await listed(page)).toBe(bar.jobs_count)
    await page.goBack()
    await side.getByRole('link', { name: `Voir les ${french.offersCount} offres`, exact: true }).click()
    expect(await listed(page)).toBe(french.offersCount)

    const swiss = await companyThat(({ offersCount }) => offersCount > 1, 4)
    await goTo(page, `${florin.address}/entreprise/${swiss.id}`)
    expect(plain(await side.locator('p').first().textContent())).toBe(
      `Aucune offre en France, ${swiss.offersCount} au total`,
    )
    await side.getByRole('link', { name: `Voir les ${swiss.offersCount} offres`, exact: true }).click()
    expect(await listed(page)).toBe(swiss.offersCount)
  })

  test('without pictures or film say so, and keep quiet about them elsewhere', long, async () => {
    const company = await companyThat(
      ({ photos, video, jobs }) => photos.length === 0 && video === null && jobs.length > 0,
    )
    const { page } = await open(`/entreprise/${company.id}?onglet=photos`)
    await page.getByText('Aucune photo', { exact: true }).waitFor()
    expect(await page.getByRole('link', { name: 'Vidéo' }).count()).toBe(0)
    await expectGoodLayout(page)
    for (const path of [`/entreprise/${company.id}?onglet=video`, `/offre-emploi/${company.jobs[0]!.id}`]) {
      await goTo(page, florin.address + path)
      await page.getByRole('heading', { level: 1 }).waitFor()
      expect(await page.locator('video').count()).toBe(0)
      expect(await page.getByText('L’entreprise en images').count()).toBe(0)
    }
  })

  test('say what a company outside finance does', long, async () => {
    const { page } = await open('/entreprises?q=Sid%C3%A9rurgie', false)
    const card = page.locator('.firm').first()
    expect(plain(await card.locator('p').first().textContent())).toMatch(/^Sidérurgie, /)
    await card.getByRole('link').click()
    const facts = page.getByRole('region', { name: 'Informations' }).locator('dl > div')
    await expect
      .poll(async () => (await facts.allTextContents()).map(plain), SOON)
      .toEqual(expect.arrayContaining(['ActivitéSidérurgie', 'SecteurFinance d’entreprise']))
    // A bank is in its sector.
    await page.goto(`${florin.address}/entreprise/1`)
    await facts.first().waitFor()
    expect((await facts.allTextContents()).filter((fact) => fact.startsWith('Activité'))).toEqual([])
  })

  test('work without scripts', async () => {
    const { page } = await open('/entreprises', false)
    const sector = (await directory()).facets.secteurs[0]!
    await page.getByRole('button', { name: 'Filtres', exact: true }).click()
    await page.getByLabel(sector.name, { exact: false }).first().check()
    await page.getByRole('button', { name: 'Appliquer les filtres' }).click()
    await page.waitForURL(/secteur_ids=/)
    expect(plain(await page.locator('.firms__head').getByRole('status').textContent())).toBe(
      counted(sector.companies_count),
    )
    expect(await page.locator('.firm').count()).toBe(Math.min(24, sector.companies_count))
    await page.goto(`${florin.address}/entreprises?q=banqeu`)
    expect(plain(await page.getByText('au lieu de').textContent())).toContain('« banque » (au lieu de « banqeu »)')
    await page.locator('.firm a').first().click()
    await page.getByRole('link', { name: 'Jobs' }).click()
    await page.waitForURL(/onglet=jobs/)
    expect(await page.locator('.comp__job').count()).toBeGreaterThan(0)
    await page.goto(`${florin.address}/entreprise/1?onglet=photos`)
    const picture = page.locator('.gal__photo').nth(1)
    const address = await picture.getAttribute('href')
    await picture.click()
    await page.waitForURL((url) => url.pathname === address)
  })
})

test('dark pages are accessible too', long, async () => {
  const { page } = await browser.visit({ viewport: { width: 1280, height: 800 }, colorScheme: 'dark' })
  const tabs = ['people', 'video', 'photos'].map((tab) => `/entreprise/1?onglet=${tab}`)
  for (const path of ['/entreprises?taille=pme', '/entreprise/1', ...tabs]) {
    await goTo(page, florin.address + path)
    await expectAccessible(page)
  }
  // On paper a chosen dark theme is light, and nothing is left to press.
  await goTo(page, `${florin.address}/entreprise/1`)
  expect(await page.locator('main :is(.btn, .more, .save)').locator('visible=true').count()).toBeGreaterThan(0)
  await page.evaluate(() => (document.documentElement.dataset['theme'] = 'dark'))
  await page.emulateMedia({ media: 'print' })
  const onPaper = () => page.evaluate(() => getComputedStyle(document.body).color)
  await expect.poll(onPaper, SOON).toBe('rgb(15, 31, 46)')
  expect(await page.locator('main :is(.btn, .more, .save)').locator('visible=true').count()).toBe(0)
  await page.emulateMedia({ media: null })
  await page.locator('.gal__photo').first().click()
  await page.getByRole('dialog').waitFor()
  await expectAccessible(page)
})

test('addresses that make no sense show what they can, and unknown companies are not found', async () => {
  for (const path of ['/entreprise/999999', '/entreprise/abc', '/entreprise/0', '/entreprise/99999999999']) {
    const answer = await fetch(florin.address + path)
    expect(answer.status, path).toBe(404)
    const html = await answer.text()
    expect(html).toContain('Oops! Page not found')
    expect(html, 'a company is no job').not.toContain('L’offre a pu')
  }
  for (const query of ['secteur_ids=999999', 'secteur_ids=abc', 'page=0', 'taille=geante', `q=${'x'.repeat(5_000)}`])
    expect((await fetch(`${florin.address}/entreprises?${query}`)).status, query.slice(0, 40)).toBe(200)
  const beyond = await fetch(`${florin.address}/entreprises?page=999`, { redirect: 'manual' })
  expect(beyond.status).toBe(302)
  expect(beyond.headers.get('location')).toMatch(/^\/entreprises\?page=\d$/)
})

test('a company is described to search engines', async () => {
  const html = await (await fetch(`${florin.address}/entreprise/1?onglet=jobs`)).text()
  expect(html).toContain(`<link rel="canonical" href="${florin.address}/entreprise/1"/>`)
  const found = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)
  expect(JSON.parse(found![1]!)).toMatchObject({ '@type': 'Organization', name: 'Banque Valmont' })
})
