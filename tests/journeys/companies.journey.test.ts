import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { expectAccessible, expectNoSidewaysScroll, useBrowser } from '../support/browser.ts'
import type { Running } from '../support/run-florin.ts'
import { runFlorin } from '../support/run-florin.ts'
import type { Place } from '../support/test-database.ts'
import { newPlace } from '../support/test-database.ts'

const browser = useBrowser()
let place: Place
let florin: Running

beforeAll(async () => {
  place = await newPlace('template')
  florin = await runFlorin({ ...place.env, FLORIN_DEMO: '1' })
  // Loading the sample site keeps the process busy; until it has caught up it turns visitors away.
  await vi.waitUntil(async () => (await fetch(`${florin.address}/v1/ready`)).ok, { timeout: 10_000, interval: 200 })
})

afterAll(async () => {
  await florin.stop()
  await place.remove()
})

const api = async <T>(path: string): Promise<T> => (await fetch(`${florin.address}${path}`)).json() as Promise<T>
const plain = (text: string | null): string => (text ?? '').replace(/[\u00a0\u202f]/g, ' ').trim()
const counted = (total: number): string => `${total} ${total < 2 ? 'entreprise' : 'entreprises'}`

type Value = { id: number; name: string; companies_count: number }
type Directory = {
  data: { id: number; name: string }[]
  pagination: { total: number }
  facets: { secteurs: Value[] }
}
type Company = { name: string; offers_count: number; team: object[] }

const directory = (query = ''): Promise<Directory> => api(`/v1/companies?session_pays=1${query}`)

// A page that has its new address may still show what it showed before.
const SOON = { timeout: 5_000 }

const sizes = [
  { name: 'a phone', width: 390, height: 844, phone: true },
  { name: 'a desk', width: 1280, height: 800, phone: false },
]

describe.each(sizes)('companies on $name', ({ width, height, phone }) => {
  const open = async (path: string, scripts = true) => {
    const visit = await browser.visit({ viewport: { width, height }, javaScriptEnabled: scripts })
    await visit.page.goto(florin.address + path, { waitUntil: 'networkidle' })
    return visit
  }

  test('are filtered, found and let go of, with everything in the address', async () => {
    const { page, problems } = await open('/entreprises')
    const all = await directory()
    const status = page.getByRole('main').getByRole('status')
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
      await page.getByRole('region', { name: 'Filtres' }).waitFor({ state: 'hidden' })
    }

    await page.getByLabel('Entreprise', { exact: true }).fill('zzzz')
    await page.getByRole('button', { name: 'Rechercher' }).click()
    await page.getByText('Aucune entreprise trouvée').waitFor()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Retirer le filtre « zzzz »' }).click()
    await shows(sector.companies_count)
    await expect.poll(() => page.getByLabel('Entreprise', { exact: true }).inputValue(), SOON).toBe('')
    await page.getByRole('link', { name: 'Tout effacer' }).locator('visible=true').click()
    await shows(all.pagination.total)
    await expect.poll(() => page.locator('input[type=checkbox]:checked').count(), SOON).toBe(0)
    await page.goBack()
    await shows(sector.companies_count)
    await expect.poll(() => page.locator('input[type=checkbox]:checked').count(), SOON).toBe(1)
    expect(problems).toEqual([])
  })

  test('have a page with their profile, people and offers', async () => {
    const first = (await directory()).data[0]!
    const company = await api<Company>(`/v1/companies/${first.id}`)
    const { page, problems } = await open('/entreprises')
    await page.getByRole('link', { name: first.name, exact: true }).click()
    await page.getByRole('heading', { level: 1, name: first.name }).waitFor()
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    await page.getByRole('link', { name: 'People' }).click()
    await page.waitForURL(/onglet=people/)
    await expect.poll(() => page.locator('.comp__team > li').count(), SOON).toBe(company.team.length)
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Jobs' }).click()
    await page.waitForURL(/onglet=jobs/)
    await expect.poll(() => page.locator('.comp__job').count(), SOON).toBe(Math.min(50, company.offers_count))
    expect(await page.locator(`a[href="/emploi?company=${first.id}"]`).count()).toBeGreaterThan(0)
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    expect(problems).toEqual([])
  })

  test('work without scripts', async () => {
    const { page } = await open('/entreprises', false)
    const sector = (await directory()).facets.secteurs[0]!
    if (phone) await page.getByRole('button', { name: 'Filtres', exact: true }).click()
    await page.getByLabel(sector.name, { exact: false }).first().check()
    await page.getByRole('button', { name: 'Filtrer' }).locator('visible=true').click()
    await page.waitForURL(/secteur_ids=/)
    expect(plain(await page.getByRole('main').getByRole('status').textContent())).toBe(counted(sector.companies_count))
    expect(await page.locator('.firm').count()).toBe(Math.min(24, sector.companies_count))
    await page.locator('.firm a').first().click()
    await page.getByRole('link', { name: 'Jobs' }).click()
    await page.waitForURL(/onglet=jobs/)
    expect(await page.locator('.comp__job').count()).toBeGreaterThan(0)
  })
})

test('dark pages are accessible too', async () => {
  const { page } = await browser.visit({ viewport: { width: 1280, height: 800 }, colorScheme: 'dark' })
  for (const path of ['/entreprises?taille=pme', '/entreprise/1', '/entreprise/1?onglet=people']) {
    await page.goto(florin.address + path, { waitUntil: 'networkidle' })
    await expectAccessible(page)
  }
})

test('addresses that make no sense show what they can, and unknown companies are not found', async () => {
  for (const path of ['/entreprise/999999', '/entreprise/abc', '/entreprise/0', '/entreprise/99999999999']) {
    const answer = await fetch(florin.address + path)
    expect(answer.status, path).toBe(404)
    expect(await answer.text()).toContain('Oops! Page not found')
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
