import type { BrowserContextOptions, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import {
  expectAccessible,
  expectGoodLayout,
  expectGoodLook,
  expectNoSidewaysScroll,
  goTo,
  PATIENCE,
  plain,
  resize,
  useBrowser,
} from '../support/browser.ts'
import { long } from '../support/tags.ts'
import { hold } from '../support/hold.ts'
import { sharedSite } from '../support/shared-site.ts'

const browser = useBrowser()
const florin = sharedSite()

type Option = { id: number; name: string; jobs_count: number }

const api = async <T>(path: string): Promise<T> => (await fetch(`${florin.address}${path}`)).json() as Promise<T>
const figure = (text: string | null): number => Number(plain(text).replace(/\D/g, ''))
const countOf = async (page: Page): Promise<number> => figure(await page.locator('.find__h .num b').textContent())
const cards = (page: Page) => page.locator('.jobs .job__t a')
const focused = (page: Page): Promise<string> => page.evaluate(() => document.activeElement?.id ?? '')
const jobIn = (page: Page): string | null => new URL(page.url()).searchParams.get('offre')
const cardsAre = (page: Page, count: number) =>
  page.waitForFunction((wanted) => document.querySelectorAll('.list-page__body > .jobs > li').length === wanted, count)

/** As long as a busy machine may take. */
const polled = <T>(read: () => Promise<T>, message = '') => expect.poll(read, { timeout: PATIENCE, message })

const sizes = [
  { name: 'a phone', width: 390, height: 844, phone: true },
  { name: 'a desk', width: 1280, height: 800, phone: false },
]

async function open(path: string, options: BrowserContextOptions = {}) {
  const visit = await browser.visit({ viewport: { width: 1280, height: 800 }, ...options })
  await goTo(visit.page, florin.address + path)
  return visit
}

describe.each(sizes)('the list of jobs on $name', ({ width, height, phone }) => {
  const viewport = { width, height }
  const filters = async (page: Page) => {
    if (phone) await page.getByRole('button', { name: 'Filtres' }).click()
    return page.locator('#filtres')
  }

  test('Back finds the filters, the pages loaded and the place as they were', phone ? {} : long, async () => {
    const { page, problems } = await open('/emploi?keywords=gestion', { viewport })
    const more = page.getByRole('link', { name: 'Charger plus d’offres' })
    for (const wanted of [40, 60]) {
      await more.click()
      await cardsAre(page, wanted)
      // The keyboard goes on where the new jobs begin.
      const first = await cards(page)
        .nth(wanted - 20)
        .getAttribute('id')
      await polled(() => focused(page)).toBe(first)
    }
    await page.getByText(/^Page 3 sur/).waitFor()
    const titles = await cards(page).allTextContents()
    const scrolled = () => page.evaluate(() => window.scrollY)
    // The wheel has turned before the page follows it.
    const from = await scrolled()
    await page.mouse.wheel(0, -300)
    await polled(scrolled).toBe(from - 300)
    await cards(page).nth(45).scrollIntoViewIfNeeded()
    const before = await scrolled()
    expect(before).toBeGreaterThan(1_500)
    await cards(page).nth(45).click()
    // Until it is there, the first of the list is.
    if (!phone) {
      await polled(() => page.locator('#h-pane').textContent()).toBe(titles[45])
      await page.getByRole('link', { name: 'Ouvrir la page' }).click()
    }
    await page.getByRole('heading', { level: 1, name: titles[45]! }).waitFor()
    await page.goBack()
    await cardsAre(page, 60)
    expect(await cards(page).allTextContents()).toEqual(titles)
    await polled(scrolled).toBe(before)
    expect(await page.locator('input[name=keywords]').inputValue()).toBe('gestion')
    await page.getByText(/^Page 3 sur/).waitFor()
    expect(problems).toEqual([])
  })

  test(
    'a search under way shows five cards to come, moves nothing, and says what it found',
    phone ? long : {},
    async () => {
      const { page, problems } = await open('/emploi', { viewport })
      let release = (): void => undefined
      const held = new Promise<void>((resolve) => (release = resolve))
      await page.route('**/emploi.data*', async (route) => {
        await held
        await route.continue()
      })
      const box = (await filters(page)).getByRole('checkbox', { name: /^CDI/ })
      await box.waitFor()
      const before = await box.boundingBox()
      const pageHeight = await page.evaluate(() => document.documentElement.scrollHeight)
      await box.check()
      await page.locator('.find__loading').first().waitFor()
      expect(await page.locator('.find__loading').count()).toBe(5)
      expect(await page.locator('.list-page__body').getAttribute('aria-busy')).toBe('true')
      expect(await box.boundingBox()).toEqual(before)
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(pageHeight)
      const said = page.locator('.find > [role=status]')
      expect(await said.textContent()).toBe('')
      await expectAccessible(page)
      release()
      await page.locator('.list-page__body[aria-busy=false]').waitFor()
      expect(await page.locator('.find__loading').count()).toBe(0)
      expect(plain(await said.textContent())).toBe(
        `${plain(await page.locator('.find__h .num').textContent())}, 20 affichées`,
      )
      expect(await box.boundingBox()).toEqual(before)
      expect(problems).toEqual([])
    },
  )

  test('long lists of choices are searched, without accents, and any company is found', long, async () => {
    const [{ data: all }, { entreprises }] = await Promise.all([
      api<{ data: Option[] }>('/v1/reference/entreprises?session_pays=1'),
      api<{ entreprises: Option[] }>('/v1/filters/options?session_pays=1'),
    ])
    const small = all.find(({ id, jobs_count }) => jobs_count > 0 && !entreprises.some((one) => one.id === id))!
    const { page, problems } = await open('/emploi', { viewport })
    const panel = await filters(page)
    const facet = (title: string) =>
      panel.locator('details.facet').filter({ has: page.getByText(title, { exact: true }) })
    const choices = (title: string) => facet(title).locator('label.check:visible')

    await facet('Localisation').getByRole('searchbox').fill('ILE')
    await polled(() => choices('Localisation').count()).toBe(1)
    expect(plain(await choices('Localisation').textContent())).toContain('Île-de-France')
    await facet('Localisation').getByRole('searchbox').fill('zzz')
    await facet('Localisation').getByText('Aucun choix de ce nom.').waitFor()
    await facet('Localisation').getByRole('searchbox').fill('')
    await polled(() => choices('Localisation').count()).toBe(6)
    expect(await facet('Contrat').getByRole('searchbox').count()).toBe(0)

    await facet('Entreprise').locator('summary').first().click()
    await facet('Entreprise').getByRole('searchbox').fill(small.name.toUpperCase())
    const box = facet('Entreprise').getByRole('checkbox', { name: new RegExp(`^${small.name}`) })
    await box.waitFor()
    await expectAccessible(page)
    await box.check()
    await page.waitForURL(new RegExp(`societe_ids=${small.id}$`))
    await polled(() => countOf(page)).toBe(small.jobs_count)
    await page.getByRole('link', { name: `Retirer le filtre ${small.name}` }).waitFor({ state: 'attached' })
    expect(problems).toEqual([])
  })
})

describe('the list of jobs', () => {
  const viewport = { width: 390, height: 844 }
  const filters = async (page: Page) => {
    await page.getByRole('button', { name: 'Filtres' }).click()
    return page.locator('#filtres')
  }

  test('a search sent by Enter leaves the keyboard in its field, and the next key goes on from there', async () => {
    const { page, problems } = await open('/emploi')
    const field = () => page.evaluate(() => (document.activeElement as HTMLInputElement | null)?.name ?? '')
    const what = page.getByLabel('Quoi')
    await what.focus()
    // Nothing to choose from yet: the field does not say that there is.
    await page.getByRole('combobox', { name: 'Quoi', expanded: false }).waitFor()
    await expectAccessible(page, 'main')
    for (const words of ['audit', 'trésorier']) {
      await what.fill('')
      await what.pressSequentially(words)
      await page.getByRole('listbox', { name: 'Suggestions' }).waitFor()
      await page.keyboard.press('Enter')
      await page.waitForURL((url) => url.searchParams.get('keywords') === words)
      await page.locator('.active-filters').getByText(words).waitFor()
      expect(await field()).toBe('keywords')
      expect(await page.getByRole('listbox', { name: 'Suggestions' }).count()).toBe(0)
    }
    await page.keyboard.press('Tab')
    expect(await field()).toBe('lieu')
    // The field follows the search, whoever changes it.
    await page.goBack()
    await polled(() => what.inputValue()).toBe('audit')
    await page.locator('.active-filters').getByRole('link', { name: 'Retirer le filtre audit' }).click()
    await polled(() => what.inputValue()).toBe('')
    expect(problems).toEqual([])
  })

  test('on a phone a search takes one line once it was made, and opens again', long, async () => {
    const { page, problems } = await open('/emploi?lieu=Lyon', { viewport })
    const line = page.getByRole('link', { name: /^Modifier la recherche/ })
    const what = page.getByLabel('Quoi')
    expect(plain(await line.locator('.find__words').textContent())).toBe('Lyon')
    expect(await what.isVisible()).toBe(false)
    await expectGoodLook(page)
    await line.click()
    await what.waitFor()
    expect(await line.count()).toBe(0)
    await polled(() => page.evaluate(() => (document.activeElement as HTMLInputElement).name)).toBe('keywords')
    await what.pressSequentially('contrôleur de gestion')
    await page.keyboard.press('Enter')
    await line.waitFor()
    expect(plain(await line.locator('.find__words').textContent())).toBe('contrôleur de gestion · Lyon')
    expect((await line.boundingBox())!.height).toBeLessThan(60)
    // The keyboard stays with the search.
    await polled(() => line.evaluate((link) => link === document.activeElement)).toBe(true)
    // The same search, sent again, folds too.
    await line.click()
    await what.press('Enter')
    await line.waitFor()
    for (const width of [360, 390]) {
      await resize(page, { width, height: 800 })
      const alert = (await page.getByRole('link', { name: 'Créer une alerte' }).boundingBox())!
      expect(alert.height).toBeGreaterThanOrEqual(44)
      expect(alert.width).toBeGreaterThan(width - 40)
      expect(alert.x + alert.width).toBeLessThanOrEqual(width)
    }
    expect(problems).toEqual([])

    // Before scripts arrive the line is a link to the fields; without them the fields are there.
    const early = (await browser.visit({ viewport })).page
    await early.route('**/*.js', (route) => route.abort())
    await early.goto(`${florin.address}/emploi?lieu=Lyon`)
    await early.getByRole('link', { name: /^Modifier la recherche/ }).click()
    await early.getByLabel('Quoi').waitFor()
    const bare = (await open('/emploi?lieu=Lyon', { viewport, javaScriptEnabled: false })).page
    expect(await bare.getByLabel('Quoi').isVisible()).toBe(true)
    expect(await bare.locator('.find__fold').isVisible()).toBe(false)
  })

  test(
    'on a phone few suggestions stand below the form, and one chosen by hand leads on to what comes next',
    long,
    async () => {
      const { page, problems } = await open('/emploi', { viewport, hasTouch: true })
      const list = page.getByRole('listbox', { name: 'Suggestions' })
      const [what, where, send] = [
        page.getByLabel('Quoi'),
        page.getByLabel('Où'),
        page.getByRole('button', { name: 'Rechercher' }),
      ]
      const has = (field: typeof what) =>
        polled(() => field.evaluate((one) => one === document.activeElement)).toBe(true)
      // By keyboard it stays in its field.
      await what.tap()
      // All at once: of each letter that is typed slowly there is a list, which the next one replaces.
      await what.fill('contr')
      await list.waitFor()
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
      await list.waitFor({ state: 'detached' })
      await has(what)
      await what.fill('contr')
      await list.waitFor()
      await polled(() => list.getByRole('option').count()).toBe(4)
      const form = (await page.getByRole('search').boundingBox())!
      const box = (await list.boundingBox())!
      expect([box.x, box.width]).toEqual([form.x, form.width])
      expect(box.y).toBeGreaterThan(form.y + form.height)
      await expectAccessible(page)
      await list.getByRole('option').first().tap()
      await has(where)
      await page.keyboard.type('lyon')
      await list.getByRole('option', { name: /^Lyon Ville/ }).tap()
      await has(send)
      await page.keyboard.press('Enter')
      await page.waitForURL(
        ({ searchParams }) => Boolean(searchParams.get('keywords')) && searchParams.get('lieu') === 'Lyon',
      )
      expect(problems).toEqual([])
    },
  )

  test.each([
    ['/emploi', /^CDI/],
    ['/entreprises', /^Banque/],
  ])('a box of %s that is ticked before scripts arrive is asked for when they do', async (path, name) => {
    const { page, problems } = await browser.visit({ viewport })
    const scripts = await hold(page, '**/*.js')
    await page.goto(florin.address + path, { waitUntil: 'commit' })
    const box = (await filters(page)).getByRole('checkbox', { name })
    await box.check()
    await scripts.release()
    const asked = new RegExp(`[?&]${await box.getAttribute('name')}=${await box.getAttribute('value')}$`)
    await page.waitForURL(asked)
    await page.locator('.active-filters').getByText(name).waitFor({ state: 'attached' })
    expect(await box.isChecked()).toBe(true)
    expect(problems).toEqual([])
  })

  test('a preset contract is no filter to remove, and leaving it shows all jobs', long, async () => {
    const { page, problems } = await open('/stages', { viewport })
    const panel = await filters(page)
    const stage = panel.getByRole('checkbox', { name: /^Stage/ })
    await panel.getByRole('checkbox', { name: /^Banque \d/ }).check()
    await page.waitForURL(/\/stages\?secteur_ids=\d+$/)
    await page.getByRole('link', { name: 'Retirer le filtre Banque' }).waitFor({ state: 'attached' })
    expect(await page.getByRole('link', { name: 'Retirer le filtre Stage', includeHidden: true }).count()).toBe(0)
    const few = await countOf(page)
    await stage.focus()
    await page.keyboard.press('Space')
    await page.waitForURL(/\/emploi\?secteur_ids=\d+$/)
    await polled(async () => (await countOf(page)) > few).toBe(true)
    expect(await stage.isChecked()).toBe(false)
    expect(await panel.isVisible()).toBe(true)
    expect(await page.getByRole('heading', { level: 1, includeHidden: true }).textContent()).toBe('Offres d’emploi')
    expect(problems).toEqual([])
  })

  test('a search that the network loses keeps the page and its filters, and is tried again', async () => {
    const { page } = await open('/emploi?keywords=audit', { viewport })
    await page.route('**/emploi.data*', (route) => route.abort())
    await page.locator('select[name=sort]').selectOption('company')
    await page.getByText('Erreur de chargement').waitFor()
    expect(await page.locator('input[name=keywords]').inputValue()).toBe('audit')
    await expectGoodLayout(page)
    await page.unroute('**/emploi.data*')
    await page.getByRole('link', { name: 'Réessayer' }).click()
    await cardsAre(page, 20)
    await page.waitForURL((url) => url.search === '?keywords=audit&sort=company')
    expect(await page.locator('select[name=sort]').inputValue()).toBe('company')
  })

  test('sub-sectors are offered once their sector is chosen', long, async () => {
    const { page, problems } = await open('/emploi', { viewport })
    const panel = await filters(page)
    const subsectors = panel.locator('input[name=sous_secteur_ids]')
    expect(await subsectors.count()).toBe(0)
    await panel.getByRole('checkbox', { name: /^Assurance \d/ }).check()
    await subsectors.first().waitFor()
    const all = await countOf(page)
    await subsectors.first().check()
    await page.waitForURL(/sous_secteur_ids=/)
    await polled(async () => (await countOf(page)) < all).toBe(true)
    expect(problems).toEqual([])
  })

  test('what was searched is marked in extracts only, and five cards are in sight on a desk', long, async () => {
    const { page, problems } = await open('/emploi?keywords=controleuse+de+gestoin&sort=relevance', { viewport })
    const first = page.locator('.jobs > li').first()
    expect(await page.locator('.job__t mark, .job__co mark').count()).toBe(0)
    expect(await first.locator('.job__x mark').allTextContents()).toContain('gestion')
    expect(await page.locator('.jobs > li .job__x').count()).toBeGreaterThan(15)
    await expectGoodLook(page)
    await resize(page, { width: 1280, height: 800 })
    await page.evaluate(() => window.scrollTo(0, 0))
    const fifth = (await page.locator('.jobs > li').nth(4).boundingBox())!
    expect(fifth.y + fifth.height).toBeLessThanOrEqual(800)
    expect(problems).toEqual([])
  })

  test('nothing found: every way out leads to as many jobs as it says', long, async () => {
    for (const [path, link] of [
      ['/emploi?keywords=actuaire&lieu=Brest&teletravail=total', /^Retirer/],
      ['/stages?keywords=actuaire&lieu=Brest&experience=expert&salaire_min=100000', /^Ne garder que/],
      ['/emploi?keywords=tr%C3%A9sorier+de+zzzzqqqq+actuaire', /^Chercher « (trésorier|actuaire) »/],
    ] as const) {
      const { page, problems } = await open(path, { viewport })
      await page.getByText('Aucune offre trouvée').waitFor()
      const ways = page.getByRole('list', { name: /^(Filtres à retirer|Mots à chercher)$/ }).getByRole('listitem')
      const texts = (await ways.allTextContents()).map(plain)
      expect(texts.length, path).toBeGreaterThan(1)
      await expectGoodLayout(page)
      for (const [index, text] of texts.entries()) {
        expect(text).toMatch(link)
        await ways.nth(index).getByRole('link').click()
        await polled(() => countOf(page), text).toBe(Number(/([\d ]+) offres?$/.exec(text)![1]!.replace(/ /g, '')))
        await page.goBack()
        await page.getByText('Aucune offre trouvée').waitFor()
      }
      expect(problems).toEqual([])
      await page.context().close()
    }
  })

  test('without scripts a card leads to its page, and long lists show all their choices', async () => {
    const { page } = await open('/emploi', { viewport, javaScriptEnabled: false })
    expect(await page.locator('.pane').isVisible()).toBe(false)
    const panel = await filters(page)
    expect(await panel.getByRole('searchbox').count()).toBe(0)
    const { localisation } = await api<{ localisation: { regions: Option[] }[] }>('/v1/filters/options?session_pays=1')
    const regions = localisation[0]!.regions.filter(({ jobs_count }) => jobs_count > 0).length
    expect(regions).toBeGreaterThan(9)
    await panel.getByText(`Voir les ${regions} régions`).click()
    await polled(() => panel.locator('input[name=region_ids]:visible').count()).toBe(regions)
    await panel.locator('summary', { hasText: /^Entreprise/ }).click()
    await panel.getByText('Voir les 50 entreprises').click()
    await polled(() => panel.locator('input[name=societe_ids]:visible').count()).toBe(50)
    await page.goto(`${florin.address}/emploi`)
    const title = await cards(page).first().textContent()
    await cards(page).first().click()
    await page.getByRole('heading', { level: 1, name: title! }).waitFor()
  })
})

describe('a job beside the list, where there is room', () => {
  test('is chosen by mouse and keyboard, is in the address, and Back and Escape lead back', async () => {
    const { page, problems } = await open('/emploi?keywords=audit')
    const ids = await cards(page).evaluateAll((links) => links.map(({ id }) => id.replace('offre-', '')))
    const titles = await cards(page).allTextContents()
    // The first ones may be sponsored, which is said instead of « Déjà vue ».
    const unpaid = await page
      .locator('.jobs > li', { hasNotText: 'Sponsorisé' })
      .locator('.job__t a')
      .evaluateAll((links) => links.map(({ id }) => id.replace('offre-', '')))
    const at = ids.indexOf(unpaid[3]!)
    expect(at).toBeGreaterThan(2)
    const heading = page.getByRole('region', { name: 'Offre choisie' }).getByRole('heading', { level: 2 })
    const shows = (index: number) => polled(() => heading.textContent()).toBe(titles[index])

    // The first is there by itself: it changes neither the address nor the focus, and is not called seen for it.
    await shows(0)
    expect(await page.locator('.job [aria-current]').allTextContents()).toEqual([titles[0]])
    expect(jobIn(page)).toBeNull()
    expect(await focused(page)).toBe('')
    expect(await page.evaluate(() => localStorage.getItem('florin.seen'))).toBeNull()
    await expectAccessible(page)

    await cards(page).nth(at).click()
    await shows(at)
    // A job is shown as soon as it is asked for, and may be there before its address.
    await polled(async () => jobIn(page)).toBe(ids[at])
    await polled(() => focused(page)).toBe('h-pane')
    expect(await page.locator('.job [aria-current]').allTextContents()).toEqual([titles[at]])
    await page.keyboard.press('Escape')
    await polled(() => focused(page)).toBe(`offre-${ids[at]}`)

    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await shows(at + 1)
    await polled(() => focused(page)).toBe('h-pane')
    const seen = page.locator('.jobs > li').nth(at)
    await seen.getByText('Déjà vue').waitFor()
    await page.getByRole('button', { name: 'Sauvegarder', exact: true }).click()
    await page
      .locator('.jobs > li')
      .nth(at + 1)
      .getByRole('button', { pressed: true })
      .waitFor()

    await page.goBack()
    await shows(at)
    await page.goBack()
    await shows(0)
    expect(jobIn(page)).toBeNull()
    await page.goForward()
    await shows(at)
    // Who chooses the first means it.
    await page.goBack()
    await shows(0)
    await cards(page).nth(0).click()
    await polled(() => focused(page)).toBe('h-pane')
    await polled(async () => jobIn(page)).toBe(ids[0])
    await polled(() => page.evaluate(() => localStorage.getItem('florin.seen') ?? '')).toContain(ids[0])
    expect(problems).toEqual([])
  })

  test('is accessible, light and dark, and stays in sight', long, async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      const { page, problems } = await open('/emploi', { colorScheme })
      const title = await cards(page).nth(12).textContent()
      await cards(page).nth(12).click()
      await polled(() => page.locator('#h-pane').textContent()).toBe(title)
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
      const pane = (await page.locator('.pane').boundingBox())!
      expect(pane.y).toBeGreaterThan(0)
      expect(pane.y + pane.height).toBeLessThanOrEqual(800)
      expect(problems).toEqual([])
      await page.context().close()
    }
  })

  test('other clicks open its page, in a tab of its own', async () => {
    const { page, context } = await open('/emploi')
    const title = await cards(page).nth(2).textContent()
    const [tab] = await Promise.all([
      context.waitForEvent('page'),
      cards(page)
        .nth(2)
        .click({ modifiers: ['ControlOrMeta'] }),
    ])
    await tab.getByRole('heading', { level: 1, name: title! }).waitFor()
    expect(new URL(tab.url()).pathname).toMatch(/^\/offre-emploi\//)
    expect(jobIn(page)).toBeNull()
    await resize(page, { width: 1100, height: 800 })
    await cards(page).nth(2).click()
    await page.getByRole('heading', { level: 1, name: title! }).waitFor()
  })

  test('shows its shape while it loads, says when it cannot be read, and tries again', long, async () => {
    const { page } = await open('/emploi')
    let answer: 'wait' | 'fail' | 'pass' = 'wait'
    let release = (): void => undefined
    const held = new Promise<void>((resolve) => (release = resolve))
    await page.route(/\/v1\/jobs\/\d+$/, async (route) => {
      if (answer === 'wait') await held
      if (answer === 'fail') await route.abort()
      else await route.continue()
    })
    await cards(page).nth(1).click()
    await page.locator('.pane [aria-busy=true] .sk').first().waitFor()
    await expectAccessible(page)
    answer = 'fail'
    release()
    await page.locator('.pane').getByText('Erreur de chargement').waitFor()
    await expectAccessible(page)
    answer = 'pass'
    await page.getByRole('link', { name: 'Réessayer' }).click()
    await page.locator('#h-pane').waitFor()
    await page.goto(`${florin.address}/emploi?offre=99999999`)
    await page.locator('.pane').getByText('Cette offre n’existe pas ou n’est plus visible.').waitFor()
  })

  test('is shared by the address of the list; where there is no room, that leads to its page', long, async () => {
    const { data } = await api<{ data: { id: number; title: string }[] }>('/v1/jobs/search?session_pays=1')
    const { id, title } = data[7]!
    const wide = await open(`/emploi?offre=${id}`)
    await polled(async () => plain(await wide.page.locator('#h-pane').textContent())).toBe(title)
    expect(await focused(wide.page)).toBe('')
    const phone = await open(`/emploi?offre=${id}`, { viewport: { width: 390, height: 844 } })
    await phone.page.getByRole('heading', { level: 1, name: title }).waitFor()
  })
})

test('without scripts, a preset contract can be taken out like any other', async () => {
  const { page } = await open('/stages', { javaScriptEnabled: false })
  const all = await api<{ pagination: { total: number } }>('/v1/jobs/search?per_page=1&session_pays=1')
  await page
    .locator('#filtres')
    .getByRole('checkbox', { name: /^Stage/ })
    .uncheck()
  await page.getByRole('search', { name: 'Recherche d’offres' }).getByRole('button', { name: 'Rechercher' }).click()
  await page.waitForURL((url) => url.pathname === '/emploi')
  expect(new URL(page.url()).searchParams.has('choix')).toBe(false)
  expect(await countOf(page)).toBe(all.pagination.total)
  // Sent again as it is, a list with a preset stays what it is.
  await page.goto(`${florin.address}/stages`)
  await page.getByRole('search', { name: 'Recherche d’offres' }).getByRole('button', { name: 'Rechercher' }).click()
  expect(new URL(page.url()).pathname).toBe('/stages')
})

test('a list with a preset contract does not repeat it, and hands other contracts to the list of all', async () => {
  const { data } = await api<{ data: Option[] }>('/v1/reference/contrats')
  const idOf = (wanted: string) => data.find(({ name }) => name === wanted)!.id
  const leadsTo = async (query: string) => {
    const response = await fetch(`${florin.address}/stages?${query}`, { redirect: 'manual' })
    return [response.status, response.headers.get('location')]
  }
  expect(await leadsTo(`contrat_ids=${idOf('Stage')}&keywords=audit`)).toEqual([302, '/stages?keywords=audit'])
  expect(await leadsTo(`contrat_ids=${idOf('CDI')}`)).toEqual([302, `/emploi?contrat_ids=${idOf('CDI')}`])
})

test('a search that is too long is cut at a word and says so, also from a form', long, async () => {
  const words = 'contrôleur de gestion industrielle '.repeat(9)
  const note = (page: Page) => page.locator('.find__note').first()
  const { page } = await open(`/emploi?${new URLSearchParams({ keywords: words, contrat_ids: '1' })}`)
  expect(plain(await note(page).textContent())).toMatch(
    /^Votre recherche était trop longue : son début a été cherché, « contrôleur de .* ?»\.$/,
  )
  expect(await page.locator('input[name=keywords]').inputValue()).toMatch(/^contrôleur .{170,188}(de|gestion|le|eur)$/)
  expect(await page.getByRole('link', { name: 'Retirer le filtre CDI' }).count()).toBe(1)
  await expectGoodLayout(page)
  const bare = (await open('/emploi', { javaScriptEnabled: false })).page
  await bare.getByLabel('Où').fill('Lyon '.repeat(60))
  await bare.getByRole('button', { name: 'Rechercher' }).click()
  expect(plain(await note(bare).textContent())).toContain('trop longue')
  expect((await fetch(`${florin.address}/emploi.atom?keywords=${'a'.repeat(300)}`)).status).toBe(200)
})

test('an old address that names what is gone keeps the rest of its search', async () => {
  const response = await fetch(`${florin.address}/emploi?secteur_ids=99999&keywords=audit`, { redirect: 'manual' })
  expect([response.status, response.headers.get('location')]).toEqual([302, '/emploi?keywords=audit'])
})

test('every promised page can be reached, two hundred jobs at a time; beyond the last is the last, filters kept', async () => {
  const { pagination } = await api<{ pagination: { total: number } }>(
    '/v1/jobs/search?per_page=1&session_pays=1&contrat_ids=1',
  )
  const last = Math.ceil(pagination.total / 20)
  expect(last).toBeGreaterThan(20)
  const jobsOn = async (page: number): Promise<string[]> => {
    const answer = await fetch(`${florin.address}/emploi?contrat_ids=1&page=${page}`)
    const html = (await answer.text()).replaceAll('<!-- -->', '')
    expect(html).toContain(`sur ${last}`.replace(/\B(?=(\d{3})+$)/g, '\u202f'))
    return [...html.matchAll(/id="offre-(\d+)"/g)].map(([, id]) => id!)
  }
  const [tenth, eleventh, twelfth, end] = await Promise.all([10, 11, 12, last].map(jobsOn))
  expect([tenth, eleventh, twelfth].map((jobs) => jobs!.length)).toEqual([200, 20, 40])
  expect(twelfth!.slice(0, 20)).toEqual(eleventh)
  expect(tenth!.filter((one) => eleventh!.includes(one))).toEqual([])
  expect(end!.length).toBeGreaterThan(0)
  for (const beyond of [last + 1, 99_999, 5_000_000]) {
    const answer = await fetch(`${florin.address}/emploi?contrat_ids=1&page=${beyond}`, { redirect: 'manual' })
    expect([answer.status, answer.headers.get('location')]).toEqual([302, `/emploi?contrat_ids=1&page=${last}`])
  }
})
