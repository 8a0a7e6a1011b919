import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible, expectGoodLayout, untilAlive, useBrowser } from '../support/browser.ts'
import { long } from '../support/tags.ts'
import { sharedSite } from '../support/shared-site.ts'

const browser = useBrowser()
const florin = sharedSite()

const polled = <T>(read: () => Promise<T>) => expect.poll(read, { timeout: 20_000 })
const orderOf = (page: Page) => page.locator('select[name=sort] option:checked').textContent()
const titles = (page: Page) => page.locator('.jobs .job__t').allTextContents()

const open = async (path: string, options: { javaScriptEnabled?: boolean } = {}) => {
  const visit = await browser.visit({ viewport: { width: 390, height: 844 }, ...options })
  await visit.page.goto(florin.address + path)
  if (options.javaScriptEnabled !== false) await untilAlive(visit.page)
  return visit
}

test('what was asked for comes first, unless another order is chosen', async () => {
  const { page } = await open('/emploi')
  expect(await orderOf(page)).toBe('Plus récentes')
  await page.locator('input[name=keywords]').fill('private banker')
  await page.getByRole('button', { name: 'Rechercher' }).click()
  await page.waitForURL(/\?keywords=private\+banker$/)
  await polled(() => orderOf(page)).toBe('Pertinence')
  await polled(async () => (await titles(page)).slice(3, 8).every((title) => /banquier privé/i.test(title))).toBe(true)
  await page.locator('select[name=sort]').selectOption('date')
  await page.waitForURL(/sort=date$/)
  await polled(() => orderOf(page)).toBe('Plus récentes')
})

test('without scripts too', async () => {
  const { page } = await open('/emploi', { javaScriptEnabled: false })
  await page.locator('input[name=keywords]').fill('tax manager')
  await page.getByRole('button', { name: 'Rechercher' }).click()
  await page.waitForURL(/keywords=tax/)
  expect(await orderOf(page)).toBe('Pertinence')
  expect((await titles(page)).slice(0, 5).every((title) => /fiscal/i.test(title))).toBe(true)
})

test('a corrected search says what was searched, and the typed words can be searched after all', long, async () => {
  const { page, problems } = await open('/emploi?keywords=controleur+gestoin')
  expect(await page.locator('.find__note').textContent()).toMatch(/^Résultats pour «.controleur gestion.»\./u)
  await expectGoodLayout(page)
  await page.getByRole('link', { name: /^Chercher plutôt «.controleur gestoin.»/u }).click()
  await page.waitForURL(/keywords=controleur\+%22gestoin%22/)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await polled(() => page.locator('.find__note').count()).toBe(0)
  await polled(() => page.locator('.find__h .num b').textContent()).toBe('0')
  expect(problems).toEqual([])
})

test('recent searches are offered in the empty field, and can be taken out', long, async () => {
  const { page, problems } = await open('/emploi?keywords=auditeur')
  const kept = () => page.evaluate(() => localStorage.getItem('florin.searches'))
  await polled(kept).toBe('["auditeur"]')
  await page.goto(`${florin.address}/emploi?keywords=comptable`)
  await polled(kept).toBe('["comptable","auditeur"]')
  await page.goto(`${florin.address}/emploi`)
  await untilAlive(page)
  const options = page.locator('.suggest [role=option]')
  await page.locator('input[name=keywords]').click()
  await options.first().waitFor()
  expect(await options.count()).toBe(2)
  await expectAccessible(page)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Delete')
  await polled(kept).toBe('["auditeur"]')
  await polled(() => options.count()).toBe(1)
  await page.locator('[data-forget]').click()
  await polled(kept).toBe('[]')
  await polled(() => options.count()).toBe(0)
  expect(new URL(page.url()).search).toBe('')
  expect(problems).toEqual([])
})
