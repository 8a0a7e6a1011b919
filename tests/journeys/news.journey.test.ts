import type { Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectGoodLook, goTo, plain, untilAlive, useBrowser } from '../support/browser.ts'
import { sharedSite } from '../support/shared-site.ts'

const browser = useBrowser()
const florin = sharedSite()

const desk = { viewport: { width: 1280, height: 800 } }

test('a visitor chooses a category, searches, reads on and opens a dossier, with everything in the address', async () => {
  const { page, problems } = await browser.visit(desk)
  await goTo(page, `${florin.address}/news`)
  await expectGoodLook(page)
  const categories = page.getByRole('navigation', { name: 'Rubriques' })
  const current = categories.locator('[aria-current]')
  expect(await current.textContent()).toBe(await categories.getByRole('link').first().textContent())
  await categories.getByRole('link', { name: 'Audit' }).click()
  await expect.poll(() => current.textContent()).toBe('Audit')
  expect(await page.locator('.une__l .nw__k a').textContent()).toBe('Audit')

  const field = page.getByRole('searchbox', { name: 'Chercher un article' })
  await field.fill('banque')
  await field.press('Enter')
  const heading = page.locator('#h-der')
  await expect.poll(async () => plain(await heading.textContent())).toMatch(/^\d+ articles pour « banque »$/)
  expect(await current.count()).toBe(0)
  const links = page.locator('.nmore .nw__t a')
  expect(await links.count()).toBe(10)
  await page.getByRole('link', { name: 'Voir plus d’articles' }).click()
  await expect.poll(() => links.count()).toBe(20)
  expect(new URL(page.url()).search).toBe('?search=banque&page=2')
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  expect(new Set(addresses).size).toBe(20)
  // The keyboard goes on with the first one that is new.
  await expect.poll(() => links.nth(10).evaluate((link) => link === document.activeElement)).toBe(true)

  // Another search begins anew.
  await field.fill('zzzz')
  await field.press('Enter')
  await page.getByText('Aucun article trouvé pour votre recherche.').waitFor()
  expect(new URL(page.url()).search).toBe('?search=zzzz')
  const dossier = page.locator('.dos').first()
  const title = plain(await dossier.locator('.dos__t').textContent())
  await dossier.click()
  await expect.poll(async () => plain(await heading.textContent())).toBe(`Dossier : ${title}`)
  expect(new URL(page.url()).search).toMatch(/^\?dossier=\d+$/)
  await expect.poll(() => field.inputValue()).toBe('')
  await expectGoodLook(page)
  expect(problems).toEqual([])
})

test('what trades pay is read on the front page, and scrolled by the keyboard where it is too long', async () => {
  const { page, problems } = await browser.visit({ viewport: { width: 390, height: 844 } })
  const asked = await fetch(`${florin.address}/v1/jobs/salaries?session_pays=1`)
  const { data } = (await asked.json()) as { data: { name: string; jobs: number }[] }
  expect(data.length).toBeGreaterThan(4)
  expect(Math.min(...data.map(({ jobs }) => jobs))).toBeGreaterThanOrEqual(20)
  await goTo(page, `${florin.address}/news`)
  const row = page.getByRole('region', { name: 'Salaires médians' })
  const items = row.getByRole('listitem')
  expect(await items.locator('span').allTextContents()).toEqual(data.map(({ name }) => name))
  for (const figure of await items.locator('b').allTextContents()) expect(plain(figure)).toMatch(/^\d+(,\d)? k€$/)
  await row.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => row.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0)
  await goTo(page, `${florin.address}/news?search=banque`)
  expect(await row.count()).toBe(0)
  expect(problems).toEqual([])
})

test('a like is shown at once, taken back with the reason where the server refuses, and counted as the server says', async () => {
  const { page, problems } = await browser.visit(desk)
  await goTo(page, `${florin.address}/news`)
  await page.locator('.une__t a').click()
  await page.locator('.art__head').waitFor()
  await untilAlive(page)
  const button = page.locator('.art__act .like')
  const text = async () => plain(await button.textContent())
  const before = await text()
  const count = Number(/^Aimer (\d+)$/.exec(before)![1])
  const waiting: Route[] = []
  await page.route('**/v1/news/*/like', (route) => void waiting.push(route))
  const asked = async (): Promise<Route> => {
    await expect.poll(() => waiting.length).toBe(1)
    return waiting.pop()!
  }
  const tip = page.locator('.art__tip')
  const refusal = (status: number, message: string) => ({
    status,
    json: { error: { code: 'news/some', message } },
  })

  for (const [answer, said] of [
    [(route: Route) => route.fulfill(refusal(500, 'Erreur')), 'Une erreur est survenue lors de la mise à jour du like'],
    [(route: Route) => route.abort(), 'Une erreur inattendue est survenue'],
    [
      (route: Route) => route.fulfill(refusal(409, 'Vous avez déjà liké cet article')),
      'Vous avez déjà liké cet article',
    ],
  ] as const) {
    await button.click()
    await expect.poll(text).toBe(`Aimé ${count + 1}`)
    expect(await tip.count()).toBe(0)
    // Nothing more is sent, or shown, while the first is on its way.
    await button.click()
    expect(await text()).toBe(`Aimé ${count + 1}`)
    await answer(await asked())
    await expect.poll(async () => [await text(), ...(await tip.allTextContents())]).toEqual([before, said])
    expect(waiting).toEqual([])
  }
  await expectGoodLook(page)
  await button.click()
  const told = { success: true, likes_count: count + 41, user_liked: true }
  await (await asked()).fulfill({ json: told })
  await expect.poll(text).toBe(`Aimé ${count + 41}`)
  // Both hearts of the page beat together.
  expect(plain(await page.locator('.art__end .like').textContent())).toBe(`Aimé ${count + 41}`)
  expect(await tip.count()).toBe(0)
  expect(problems).toEqual([])
})
