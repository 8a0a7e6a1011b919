import { describe, expect, test } from 'vitest'
import {
  expectAccessible,
  expectGoodLayout,
  expectNoSidewaysScroll,
  goTo,
  plain,
  untilAlive,
  useBrowser,
} from '../support/browser.ts'
import { long } from '../support/tags.ts'
import { sharedSite } from '../support/shared-site.ts'

const browser = useBrowser()
const florin = sharedSite()

const read = async <T>(path: string): Promise<T> => (await (await fetch(florin.address + path)).json()) as T

/** A job whose salary stands beside what others pay: of the newest ones some pay by the month, or are the only one of their kind. */
async function jobWithMarket(): Promise<number> {
  const { data } = await read<{ data: { id: number; salary: { period: string } | null }[] }>(
    '/v1/jobs/search?session_pays=1',
  )
  for (const { id, salary } of data) {
    if (salary?.period !== 'an') continue
    const { market } = await read<{ market: object | null }>(`/v1/jobs/${id}`)
    if (market) return id
  }
  throw new Error('no job of the first page has a market')
}

const sizes = [
  { name: 'a phone', width: 390, height: 844, phone: true },
  { name: 'a desk', width: 1280, height: 800, phone: false },
]

describe.each(sizes)('finding a job on $name', ({ width, height, phone }) => {
  const open = async (path: string, options = {}) => {
    const visit = await browser.visit({ viewport: { width, height }, ...options })
    await goTo(visit.page, florin.address + path)
    return visit
  }

  test(
    '« controleur gestoin » in Lyon without alternance, by keyboard, and the shared address gives the same page',
    phone ? {} : long,
    async () => {
      const { page, problems } = await open('/')
      await page.locator('input[name=keywords]').focus()
      await page.keyboard.type('controleur gestoin')
      await page.keyboard.press('Tab')
      await page.keyboard.type('Lyon')
      await page.keyboard.press('Escape')
      await Promise.all([page.waitForURL(/\/emploi/), page.keyboard.press('Enter')])
      await page.getByRole('link', { name: /^Chercher plutôt «.controleur gestoin.»/u }).waitFor()
      await untilAlive(page)
      const count = async (): Promise<number> =>
        Number(plain(await page.locator('.find__h .num b').textContent()).replace(/ /g, ''))
      const all = await count()
      expect(all).toBeGreaterThan(3)
      const cards = await page.locator('.job__t').allTextContents()
      expect(cards.length).toBeGreaterThan(3)
      const places = await page.locator('.job__co').allTextContents()
      expect(places).toHaveLength(cards.length)
      expect(places.filter((text) => !text.includes('Lyon'))).toEqual([])

      // Every contract but alternance, by the keyboard.
      if (phone) {
        await page.getByRole('button', { name: 'Filtres' }).focus()
        await page.keyboard.press('Enter')
      }
      // What these jobs do not have cannot be chosen.
      const boxes = page.locator('#filtres input[name=contrat_ids]:enabled')
      const values = await boxes.evaluateAll((all: HTMLInputElement[]) =>
        all.filter((one) => !one.labels![0]!.textContent.includes('Alternance')).map(({ value }) => value),
      )
      expect(values.length).toBeGreaterThan(1)
      for (const value of values) {
        const box = page.locator(`#filtres input[name=contrat_ids][value="${value}"]`)
        await box.focus()
        // The address changes together with the list.
        const listed = page.waitForURL((url) => url.searchParams.getAll('contrat_ids').includes(value))
        await Promise.all([listed, page.keyboard.press('Space')])
      }
      const chosen = page.locator('#filtres input[name=contrat_ids]:checked')
      await expect.poll(() => chosen.count(), { timeout: 20_000 }).toBe(values.length)
      if (phone) {
        await page.getByRole('button', { name: /^Voir .* offres?$/ }).press('Enter')
        await page.locator('#filtres').waitFor({ state: 'hidden' })
      }
      const kept = await count()
      expect(kept).toBeLessThanOrEqual(all)
      const facts = await page.locator('.facts').allTextContents()
      expect(facts.length).toBeGreaterThan(0)
      expect(facts.filter((text) => text.includes('Alternance'))).toEqual([])
      await expectNoSidewaysScroll(page)
      await expectAccessible(page)

      const titles = await page.locator('.job__t').allTextContents()
      const shared = await open(new URL(page.url()).pathname + new URL(page.url()).search)
      expect(await shared.page.locator('.job__t').allTextContents()).toEqual(titles)
      expect(problems).toEqual([])
    },
  )

  test('three jobs are saved, compared and shared by an address', phone ? {} : long, async () => {
    const { page, problems } = await open('/emploi')
    if (phone) {
      // The age ends where the card does, and touches nothing.
      const gaps = await page.locator('.find .job').evaluateAll((all) =>
        all.map((card) => {
          const [age, fact] = ['time', '.facts > :last-child'].map((part) =>
            card.querySelector(part)!.getBoundingClientRect(),
          )
          return { left: age!.left - fact!.right, right: Math.round(card.getBoundingClientRect().right - age!.right) }
        }),
      )
      expect(Math.min(...gaps.map(({ left }) => left))).toBeGreaterThanOrEqual(12)
      expect(new Set(gaps.map(({ right }) => right))).toEqual(new Set([16]))
    }
    for (const at of [0, 1, 2]) await page.locator('.jobs .save').nth(at).click()
    await page.getByText('3 offres dans votre liste').waitFor()
    const heightOf = async (name: string) => (await page.getByRole('button', { name }).boundingBox())!.height
    expect(await heightOf('Voir mes offres')).toBeGreaterThanOrEqual(44)
    expect(await page.getByText('Offre sauvegardée', { exact: true }).count(), 'one message, not three').toBe(1)
    const titles = await page.locator('.jobs .job__t').allTextContents()
    await page.getByRole('button', { name: 'Voir mes offres' }).click()
    await page.getByRole('button', { name: 'Comparer 3 offres' }).waitFor()
    await page.getByText('Offre sauvegardée', { exact: true }).waitFor({ state: 'hidden' })
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    const third = page.getByRole('checkbox', { name: /^Comparer/ }).nth(2)
    await third.uncheck()
    await page.getByRole('button', { name: 'Comparer 2 offres' }).waitFor()
    await third.check()
    await page.getByRole('button', { name: 'Comparer 3 offres' }).click()
    await page.getByRole('heading', { level: 1, name: 'Comparer des offres' }).waitFor()
    // The last saved is the first of the list.
    const compared = async (): Promise<string[]> => page.locator('.cmpt__job').allTextContents()
    expect(await compared()).toEqual(titles.slice(0, 3).toReversed())
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    // No column is too narrow for its words.
    const narrowest = await page
      .locator('.cmpt thead th + th')
      .evaluateAll((all) => Math.min(...all.map((one) => one.getBoundingClientRect().width)))
    expect(narrowest).toBeGreaterThanOrEqual(150)
    const rows = page.locator('.cmpt tbody tr')
    expect(await rows.count()).toBe(7)
    await page.getByRole('link', { name: 'Différences seulement' }).click()
    await page.getByRole('link', { name: 'Toutes les lignes' }).waitFor()
    for (const row of await rows.all())
      expect(new Set(await row.locator('td').allTextContents()).size).toBeGreaterThan(1)
    await page
      .getByRole('link', { name: /^Retirer de la comparaison/ })
      .first()
      .click()
    await page.getByText('2 offres comparées').waitFor()
    const main = page.getByRole('main')

    // What is shared opens for somebody who has saved nothing, the same jobs in the same order.
    const left = await compared()
    const mail = await page.locator('a[href^="mailto:"]').first().getAttribute('href')
    const address = /http\S+$/.exec(decodeURIComponent(mail!))![0]
    const shared = await open(address.replace(/^https?:\/\/[^/]+/, ''))
    expect(await shared.page.locator('.cmpt__job').allTextContents()).toEqual(left)
    // One alone says what to do, and the way back to the others is always there.
    await page
      .getByRole('link', { name: /^Retirer de la comparaison/ })
      .first()
      .click()
    await main.getByText('Une offre se compare à une autre').waitFor()
    await main.getByRole('link', { name: 'Retour aux offres sauvegardées' }).click()
    await page.getByText('3 offres sauvegardées').waitFor()
    expect([...problems, ...shared.problems]).toEqual([])
  })

  test('a job is read and saved, and Back finds it marked in the list as it was', phone ? {} : long, async () => {
    const { page, problems } = await open('/emploi?page=2')
    expect(await page.locator('.jobs > li').count()).toBe(40)
    // A sponsored one says that instead.
    const card = page.locator('.jobs > li', { hasNotText: 'Sponsorisé' }).nth(25)
    const title = await card.locator('.job__t a').textContent()
    await card.locator('.job__t a').click()
    // Until it is there, the first of the list is.
    if (!phone) {
      await page.getByRole('heading', { level: 2, name: title!, exact: true }).and(page.locator('#h-pane')).waitFor()
      await page.getByRole('link', { name: 'Ouvrir la page' }).click()
    }
    await page.getByRole('heading', { level: 1, name: title! }).waitFor()
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Sauvegarder', exact: true }).click()
    await page.getByRole('button', { name: 'Sauvegardée', pressed: true }).waitFor()
    const saved = plain(await page.getByRole('heading', { level: 1 }).textContent())
    await page.getByRole('button', { name: 'Voir mes offres' }).click()
    await page.waitForURL('**/offres-sauvegardees')
    await page.getByText('1 offre sauvegardée').waitFor()
    expect(plain(await page.locator('.job__t').textContent())).toBe(saved)
    await expectAccessible(page)
    await page.getByRole('button', { name: /^Retirer des offres sauvegardées/ }).click()
    await page.getByText('0 offre sauvegardée').waitFor()
    await page.getByRole('button', { name: 'Annuler' }).click()
    await page.getByText('1 offre sauvegardée').waitFor()
    await page.getByRole('button', { name: /^Retirer des offres sauvegardées/ }).waitFor()
    await page.goBack()
    await page.getByRole('button', { name: 'Sauvegardée', pressed: true }).waitFor()
    await page.goBack()
    await page.waitForFunction(() => document.querySelectorAll('.jobs > li').length === 40)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500)
    await card.getByRole('button', { pressed: true }).waitFor()
    // The one beside the list is not called seen while it is there.
    if (!phone) await page.goBack()
    await card.getByText('Déjà vue').waitFor()
    // From a saved job the way back leads to the saved ones.
    await goTo(page, `${florin.address}/offres-sauvegardees`)
    await page.locator('.job__t a').click()
    await page.getByRole('link', { name: 'Retour aux offres sauvegardées' }).click()
    await page.waitForURL('**/offres-sauvegardees')
    expect(problems).toEqual([])
  })
})

describe('a job and its list', () => {
  const open = async (path: string, options = {}) => {
    const visit = await browser.visit({ viewport: { width: 390, height: 844 }, ...options })
    await goTo(visit.page, florin.address + path)
    return visit
  }

  test.each([320, 390])('the age of a job lies over nothing and its place is whole, at %i px', async (width) => {
    const { page } = await open('/emploi?keywords=audit', { viewport: { width, height: 844 } })
    const faults = await page.locator('.jobs .job').evaluateAll((cards) =>
      cards.flatMap((card) => {
        const age = card.querySelector('time')!.getBoundingClientRect()
        const facts = [...card.querySelectorAll('.facts > li')].map((fact) => fact.getBoundingClientRect())
        const covered = facts.some(({ right, left, bottom, top }) => {
          const beside = right <= age.left + 1 || left >= age.right - 1
          return !beside && bottom > age.top + 1 && top < age.bottom - 1
        })
        const owner = card.querySelector('.job__co')!
        return covered || owner.scrollWidth > owner.clientWidth + 1 ? [card.textContent] : []
      }),
    )
    expect(await page.locator('.jobs .job').count()).toBeGreaterThan(10)
    expect(faults).toEqual([])
  })

  test(
    'a job is shared by copy, mail or LinkedIn, and the way back leads to the search it was found by',
    long,
    async () => {
      const { page, context, problems } = await open('/emploi?keywords=audit&page=2')
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      await page.locator('.jobs > li').nth(25).locator('.job__t a').click()
      await page.locator('.job-page h1').waitFor()
      const canonical = await page.locator('link[rel=canonical]').getAttribute('href')
      await page.locator('.job-acts').getByText('Partager', { exact: true }).click()
      await expectAccessible(page)
      const address = async (name: RegExp) => new URL((await page.getByRole('link', { name }).getAttribute('href'))!)
      expect((await address(/LinkedIn/)).searchParams.get('url')).toBe(`${canonical}?de=partage`)
      expect((await address(/e-mail/)).searchParams.get('body')).toContain(canonical)
      await page.getByRole('button', { name: 'Copier le lien' }).click()
      await page.getByText('Lien copié').waitFor()
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${canonical}?de=partage`)
      await page.getByRole('link', { name: 'Retour aux offres' }).click()
      await page.waitForFunction(() => document.querySelectorAll('.list-page__body > .jobs > li').length === 40)
      expect(await page.locator('input[name=keywords]').inputValue()).toBe('audit')
      expect(problems).toEqual([])

      const plainPage = (await open(new URL(canonical!).pathname, { javaScriptEnabled: false })).page
      await plainPage.locator('.job-acts').getByText('Partager', { exact: true }).click()
      await expect.poll(() => plainPage.locator('.job-share a:visible').count()).toBe(2)
      expect(await plainPage.locator('.job-share button').count()).toBe(0)
    },
  )

  test('what can be done with a job stays under the thumb, once, and covers nothing', async () => {
    const { page, problems } = await open(`/offre-emploi/${await jobWithMarket()}`)
    const save = page.getByRole('button', { name: /^Sauvegard/ }).first()
    // Nobody can apply here yet: no answer is promised.
    expect(await page.getByRole('main').textContent()).not.toContain('Réponse sous')
    const inBar = page.locator('.job-acts__bar.is-away').getByRole('button', { name: /^Sauvegard/ })
    // Right under the title at first.
    const title = (await page.getByRole('heading', { level: 1 }).boundingBox())!
    const under = (await save.boundingBox())!
    expect(under.y).toBeGreaterThan(title.y)
    expect(under.y).toBeLessThan(title.y + title.height + 120)
    expect(await inBar.count()).toBe(0)
    await page.getByRole('heading', { name: 'Votre profil' }).scrollIntoViewIfNeeded()
    await inBar.waitFor()
    const foot = (await inBar.boundingBox())!
    expect(foot.y + foot.height).toBeLessThanOrEqual(844)
    expect(foot.y).toBeGreaterThan(844 - 80)
    expect(await page.locator('.job-page').getByRole('button', { name: 'Sauvegarder', exact: true }).count()).toBe(1)
    await expectAccessible(page)
    // What it opens has room above it, and messages stand above the bar.
    await page.locator('.job-acts').getByText('Partager', { exact: true }).click()
    const copy = page.locator('.job-acts').getByRole('button', { name: 'Copier le lien' })
    await copy.waitFor()
    expect((await copy.boundingBox())!.y).toBeLessThan(foot.y)
    await inBar.click()
    await page.locator('.toast').waitFor()
    const toast = (await page.locator('.toast').boundingBox())!
    expect(toast.y + toast.height).toBeLessThanOrEqual(foot.y)
    // The foot of the page ends above the bar, and so does what the keyboard reaches.
    await expect
      .poll(async () => {
        // What was far below is laid out on the way there, and may be taller than it was taken for.
        await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
        const end = (await page.locator('.foot__end').boundingBox())!
        return end.y + end.height
      })
      .toBeLessThanOrEqual(foot.y)
    // Back at the top it is under the title again; printed, and beside a wide text, it is nowhere.
    await page.evaluate(() => window.scrollTo(0, 0))
    await expect.poll(() => inBar.count()).toBe(0)
    const source = page.getByText(`Florin, ${await page.locator('link[rel=canonical]').getAttribute('href')}`)
    expect(await source.isVisible()).toBe(false)
    await page.emulateMedia({ media: 'print' })
    expect(await page.locator('.job-acts').isVisible()).toBe(false)
    // Paper says where it comes from, and nothing on it touches.
    expect(await source.isVisible()).toBe(true)
    // Both at one moment: asked for one after the other, the page may have moved in between.
    const between = () =>
      page.evaluate(() => {
        const boxOf = (part: string) => document.querySelector(part)!.getBoundingClientRect()
        return boxOf('.specs').top - boxOf('.job-page__id').bottom
      })
    await expect.poll(between).toBeGreaterThan(12)
    await page.emulateMedia({ media: null })
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.locator('.job-acts__bar').waitFor({ state: 'hidden' })
    const apart = () =>
      page.evaluate(() => {
        const [sum, unit] = [...document.querySelectorAll('.paybar__top > *')].map((one) => one.getBoundingClientRect())
        return unit!.left - sum!.right
      })
    await expect.poll(apart).toBeLessThan(16)
    expect(
      await page
        .locator('.side-acts')
        .getByRole('button', { name: /^Sauvegard/ })
        .isVisible(),
    ).toBe(true)
    expect(problems).toEqual([])
  })

  test('a job shows its company in pictures, in a row that scrolls', long, async () => {
    const found = await fetch(`${florin.address}/v1/jobs/search?societe_ids=1`)
    const { data } = (await found.json()) as { data: { id: number }[] }
    const { page, problems } = await open(`/offre-emploi/${data[0]!.id}`)
    const gallery = page.getByRole('region', { name: 'L’entreprise en images' })
    const row = gallery.getByRole('list')
    const pictures = row.getByRole('img')
    expect(await pictures.count()).toBeGreaterThan(3)
    // Their room is kept while they wait to be drawn.
    const heights = await row
      .getByRole('link')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height))
    expect(Math.min(...heights)).toBeGreaterThan(100)
    await gallery.scrollIntoViewIfNeeded()
    const scrolled = () => row.evaluate((list) => list.scrollLeft)
    expect(await scrolled()).toBe(0)
    expect(await gallery.getByRole('button', { name: 'Images précédentes' }).getAttribute('aria-disabled')).toBe('true')
    await gallery.getByRole('button', { name: 'Images suivantes' }).click()
    await expect.poll(scrolled).toBeGreaterThan(100)
    await expectGoodLayout(page)
    await gallery.getByRole('button', { name: 'Images précédentes' }).click()
    await expect.poll(scrolled).toBe(0)
    await row.getByRole('link').first().press('ArrowRight')
    await expect.poll(scrolled).toBeGreaterThan(0)
    await row.getByRole('link').first().click()
    await page.getByRole('dialog').waitFor()
    await page.keyboard.press('Escape')
    expect(problems).toEqual([])

    const plainPage = (await open(`/offre-emploi/${data[0]!.id}`, { javaScriptEnabled: false })).page
    expect(await plainPage.locator('.gal .gal__photo').count()).toBe(await pictures.count())
    expect(await plainPage.locator('.gal button').count()).toBe(0)
  })

  test('filters are a form that works before scripts load', async () => {
    const { page } = await open('/emploi?keywords=audit', { javaScriptEnabled: false })
    const before = plain(await page.locator('.find__h .num b').textContent())
    await page.getByRole('button', { name: 'Filtres' }).click()
    await page.locator('#filtres').getByRole('checkbox', { name: /^CDI/ }).check()
    await page.getByRole('button', { name: 'Appliquer les filtres' }).click()
    await page.waitForURL(/contrat_ids=/)
    expect(new URL(page.url()).searchParams.get('keywords')).toBe('audit')
    expect(plain(await page.locator('.find__h .num b').textContent())).not.toBe(before)
    await page.getByRole('link', { name: 'Retirer le filtre CDI' }).click()
    await expect.poll(async () => plain(await page.locator('.find__h .num b').textContent())).toBe(before)
  })

  test('nothing found says what to do', long, async () => {
    const { page } = await open('/stages?keywords=zzzzqqqq')
    await page.getByText('Aucune offre trouvée').waitFor()
    await expectGoodLayout(page)
    // Each thing is said once.
    const main = page.getByRole('main')
    expect(await main.getByRole('link', { name: 'Créer une alerte' }).count()).toBe(1)
    expect(await main.getByRole('link', { name: /^Retirer «/ }).count()).toBe(0)
    await page.getByRole('button', { name: 'Filtres' }).click()
    expect(await page.locator('#filtres').getByText('n’ont aucun choix').count()).toBe(1)
    const titles = page.locator('#filtres .facet > summary')
    await titles.first().waitFor()
    expect(await titles.allTextContents()).not.toContain('Secteur')
    expect((await titles.first().boundingBox())!.height).toBeGreaterThanOrEqual(44)
    // The sheet covers what comes after it: it closes when the keyboard goes there.
    await page.locator('#filtres .sheet__show').focus()
    await page.keyboard.press('Tab')
    await page.locator('#filtres').waitFor({ state: 'hidden' })
    await page.getByRole('link', { name: 'Tout effacer' }).last().click()
    await page.locator('.jobs > li').first().waitFor()
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Stages')
    const facts = await page.locator('.facts').allTextContents()
    expect(facts.length).toBeGreaterThan(0)
    expect(facts.filter((text) => !text.includes('Stage'))).toEqual([])
  })
})

test('a job is found by machines, and no text of it can break out', async () => {
  const { data } = (await (await fetch(`${florin.address}/v1/jobs/search?session_pays=1`)).json()) as {
    data: { id: number; slug: string }[]
  }
  const { id, slug } = data[5]!
  const html = await (await fetch(`${florin.address}/offre-emploi/${id}`)).text()
  expect(html).toContain(`rel="canonical" href="${florin.address}/offre-emploi/${id}-${slug}"`)
  const blocks = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(
    ([, json]) => JSON.parse(json!) as Record<string, unknown>,
  )
  expect(blocks.map((block) => block['@type'])).toEqual(['JobPosting', 'BreadcrumbList'])
  expect(blocks[0]).toMatchObject({
    title: expect.any(String),
    description: expect.any(String),
    datePosted: expect.any(String),
    validThrough: expect.any(String),
    hiringOrganization: { name: expect.any(String) },
    jobLocation: { address: { addressCountry: 'FR' } },
  })
  const moved = await fetch(`${florin.address}/offre/${id}`, { redirect: 'manual' })
  expect([moved.status, moved.headers.get('location')]).toEqual([301, `/offre-emploi/${id}`])
  for (const path of ['/offre-emploi/0', '/offre-emploi/99999999', '/offre-emploi/abc', '/offre-emploi/1e3']) {
    expect((await fetch(florin.address + path)).status).toBe(404)
  }
})

test('a job leads to all jobs of its function', async () => {
  const { data } = await read<{ data: { id: number }[] }>('/v1/jobs/search?per_page=1&session_pays=1')
  const job = await read<{ function: string; function_id: number }>(`/v1/jobs/${data[0]!.id}`)
  const { page } = await browser.visit()
  await page.goto(`${florin.address}/offre-emploi/${data[0]!.id}`)
  await page.getByRole('link', { name: /^Toutes les offres/ }).click()
  await page.waitForURL(`**/emploi?fonction_ids=${job.function_id}`)
  await page.locator('.active-filters').getByText(job.function).waitFor()
})

test('robots find every live job once, at its canonical address', async () => {
  const text = async (path: string) => (await fetch(florin.address + path)).text()
  expect(await text('/robots.txt')).toContain(`Sitemap: ${florin.address}/sitemap.xml`)
  const entry = /<sitemap><loc>([^<]+)<\/loc><lastmod>\d{4}-\d\d-\d\dT[\d:.]+Z<\/lastmod><\/sitemap>/g
  const index = await text('/sitemap.xml')
  const files = [...index.matchAll(entry)].map(([, address]) => address!)
  // Profiles do not say when they changed.
  expect(index.match(/<sitemap><loc>[^<]+\/(?:pages|offres-\d+)\.xml/g)).toHaveLength(files.length)
  const jobs: string[] = []
  for (const file of files.filter((address) => address.includes('offres-'))) {
    const body = await (await fetch(file)).text()
    jobs.push(...[...body.matchAll(/<loc>([^<]+)<\/loc><lastmod>/g)].map(([, address]) => address!))
  }
  const { total_jobs } = (await (await fetch(`${florin.address}/v1/stats`)).json()) as { total_jobs: number }
  expect(new Set(jobs).size).toBe(total_jobs)
  const html = await (await fetch(jobs[7]!)).text()
  expect(html).toContain(`rel="canonical" href="${jobs[7]}"`)
  expect((await fetch(`${florin.address}/sitemaps/offres-9.xml`)).status).toBe(404)
})
