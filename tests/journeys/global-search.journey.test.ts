import { describe, expect, test } from 'vitest'
import { expectGoodLook, goTo, PATIENCE, plain, useBrowser } from '../support/browser.ts'
import { long } from '../support/tags.ts'
import { sharedSite } from '../support/shared-site.ts'

const browser = useBrowser()
const florin = sharedSite()

const spaced = (count: number): string => String(count).replace(/\B(?=(\d{3})+$)/g, ' ')

type Found = {
  totals: { jobs: number; companies: number; profiles: number; articles: number }
  data: { profiles: { name: string }[] }
}
const api = async (q: string): Promise<Found> =>
  (await fetch(`${florin.address}/v1/search?session_pays=1&q=${encodeURIComponent(q)}`)).json() as Promise<Found>

const SOON = { timeout: PATIENCE }
describe('searching the whole site', () => {
  const open = async (path: string, options = {}) => {
    const visit = await browser.visit({ viewport: { width: 390, height: 844 }, ...options })
    await goTo(visit.page, florin.address + path)
    return visit
  }

  test('one question finds jobs, companies, members and articles, and leads to the list of each', async () => {
    const { page, problems } = await open('/search')
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Rechercher sur Florin')
    await expectGoodLook(page)

    const field = page.getByRole('searchbox', { name: 'Votre recherche' })
    await field.fill('audit')
    await field.press('Enter')
    await page.waitForURL(/\/search\?q=audit$/)
    const { totals } = await api('audit')
    const status = page.getByRole('main').getByRole('status')
    const expected = `${spaced(totals.jobs)} offres, ${totals.companies} entreprises, ${totals.profiles} membres, ${totals.articles} articles`
    await expect.poll(async () => plain(await status.textContent()), SOON).toBe(expected)
    expect(plain(await page.getByRole('heading', { level: 1 }).textContent())).toBe('Résultats pour « audit »')
    for (const name of ['Offres d’emploi', 'Entreprises', 'Membres', 'Articles']) {
      const items = page.getByRole('region', { name }).locator('ol > li, .seek__rows > li')
      expect(await items.count(), name).toBe(5)
    }
    // Members have no list of their own: the others are shown here, each a link to their page.
    const members = page.getByRole('region', { name: 'Membres' })
    await members.getByRole('link', { name: 'Voir tous les membres' }).click()
    await expect.poll(() => members.locator('.seek__row').count(), SOON).toBe(totals.profiles)
    expect(await members.locator('a[href^="/profil/"]').count()).toBe(totals.profiles)
    await page.goBack()
    await expect.poll(() => members.locator('.seek__row').count(), SOON).toBe(5)
    // The field keeps what was typed, and the focus.
    expect(await field.inputValue()).toBe('audit')
    await expectGoodLook(page)

    await page.getByRole('link', { name: 'Voir toutes les offres' }).click()
    await page.waitForURL(/\/emploi\?keywords=audit/)
    await expect
      .poll(async () => plain(await page.locator('.find__h p b').textContent()), SOON)
      .toBe(spaced(totals.jobs))
    await page.goBack()
    await page.getByRole('link', { name: 'Voir tous les articles' }).click()
    await page.waitForURL(/\/news\?search=audit/)
    await page.getByRole('heading', { name: /audit/ }).first().waitFor()
    await page.goBack()
    await page.getByRole('link', { name: 'Voir toutes les entreprises' }).click()
    await page.waitForURL(/\/entreprises\?q=audit/)
    await expect
      .poll(async () => plain(await page.getByRole('main').getByRole('status').textContent()), SOON)
      .toBe(`${totals.companies} entreprises`)
    await page.goBack()
    await page.getByRole('heading', { level: 1, name: 'Résultats pour' }).waitFor()
    await field.fill('valmont')
    await page.getByRole('button', { name: 'Rechercher' }).click()
    await page.waitForURL(/q=valmont/)
    await page.getByRole('link', { name: 'Banque Valmont', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: 'Banque Valmont' }).waitFor()
    await page.goBack()
    await expect.poll(() => field.inputValue(), SOON).toBe('valmont')
    expect(problems).toEqual([])
  })

  test('nothing found says so, and shows ways on', long, async () => {
    const { page } = await open('/search?q=zzzzqqqq')
    await page.getByText('Aucun résultat pour').waitFor()
    await expectGoodLook(page)
    const ways = page.getByRole('navigation', { name: 'Parcourir' })
    expect(await ways.getByRole('link').allTextContents()).toEqual([
      'Offres d’emploi',
      'Stages',
      'Alternance',
      'Entreprises',
    ])
    await ways.getByRole('link', { name: 'Stages' }).click()
    await page.getByRole('heading', { level: 1, name: 'Stages' }).waitFor()
  })

  test('works without scripts', async () => {
    const { page } = await open('/search', { javaScriptEnabled: false })
    await page.getByLabel('Votre recherche').fill('contrôleur de gestoin')
    await page.getByRole('button', { name: 'Rechercher' }).click()
    await page.waitForURL(/\/search\?q=/)
    expect(plain(await page.getByText('au lieu de').textContent())).toContain('« gestoin »')
    expect(await page.locator('.seek__jobs ol > li').count()).toBe(5)
    await page.getByRole('link', { name: 'Voir toutes les offres' }).click()
    await page.waitForURL((url) => url.searchParams.get('keywords') === 'contrôleur de gestoin')
  })
})

test('addresses that make no sense show what they can', async () => {
  for (const query of [
    'q=',
    'q=%20',
    `q=${'x'.repeat(5_000)}`,
    'q=%F0%9F%99%82',
    'q=%00',
    'q=%25',
    'q=a&q=b',
    'q=-',
    'x=1',
  ]) {
    const answer = await fetch(`${florin.address}/search?${query}`)
    expect(answer.status, query.slice(0, 30)).toBe(200)
  }
  const cut = await (await fetch(`${florin.address}/search?q=${encodeURIComponent(`${'x'.repeat(99)}😀`)}`)).text()
  expect(cut).not.toContain('\ufffd')
})

test('what is typed stays a text', async () => {
  const { page } = await browser.visit()
  const typed = '</title></script><script>window.broken=1</script><img src=x onerror=window.broken=1>'
  await page.goto(`${florin.address}/search?q=${encodeURIComponent(typed)}`)
  expect(await page.evaluate(() => (window as unknown as Record<string, unknown>).broken)).toBeUndefined()
  expect(plain(await page.getByRole('heading', { level: 1 }).textContent())).toBe(`Résultats pour « ${typed} »`)
})
