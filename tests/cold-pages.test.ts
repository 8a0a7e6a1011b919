// @module-tag long
import { beforeAll, expect, test } from 'vitest'
import { jobRow } from '#features/jobs/jobs.factory.ts'
import { jobCollection } from '#features/jobs/server/job-collection.ts'
import { insertJobs } from '#features/jobs/server/jobs.repository.ts'
import { articles, newsCategories } from '#features/news/server/news.tables.ts'
import { followProgress, passFor } from '#platform/server/collection/collection-progress.ts'
import type { IndexedCollection } from '#platform/server/collection/collection.ts'
import type { Gate } from '#platform/server/gate.ts'
import { createGate } from '#platform/server/gate.ts'
import { expectGoodLook, goTo, useBrowser } from './support/browser.ts'
import { startIndex } from './support/collection.ts'
import { newPerson, signedIn } from './support/people.ts'
import type { Site } from './support/site.ts'
import { openSite } from './support/site.ts'
import { useTestDatabase } from './support/test-database.ts'
import { smallWorld } from './support/world.ts'

// What people see while the index of jobs is filled: a gate stands for it, which opens when a test says so.

const database = useTestDatabase()
const browser = useBrowser()
const HOURS = 3_600_000
const JOBS = 3

let site: Site
let address: string
let index: IndexedCollection
let gate: Gate<IndexedCollection>
let patience: number
const progress = followProgress(() => undefined)
let ids: { job: number; article: number; company: number }

/** The index is not there; who asks for it waits for so long. */
function shut(milliseconds: number): void {
  gate.shut()
  patience = milliseconds
  progress.begin()
  progress.reach({ documents: 420, share: 0.42 })
}

beforeAll(async () => {
  const { db } = database
  const { fr } = await smallWorld(db)
  const titles = Array.from({ length: JOBS }, (_, at) => `Trésorière ${at + 1} H/F`)
  await insertJobs(
    db,
    titles.map((title, at) => ({ id: at + 1, ...jobRow({ ...fr, title }) })),
  )
  const [category] = await db.insert(newsCategories).values({ libelle: 'Banque', position: 0 }).returning()
  const [article] = await db
    .insert(articles)
    .values({ title: 'Les taux', content: '<p>Ils montent.</p>', categoryId: category!.id, publishedAt: new Date() })
    .returning()
  ids = { job: 1, article: article!.id, company: fr.companyId }
  index = startIndex(database, jobCollection)
  database.beforeClose(() => index.stop())
  await index.catchUp()

  gate = createGate()
  const pass = () => passFor(gate, progress.refusal, patience)
  site = await openSite(database, undefined, {
    ...index,
    there: async () => void (await pass()),
    search: async (query) => (await pass()).search(query),
    score: async (query) => (await pass()).score(query),
    unready: () => (gate.isOpen() ? null : progress.refusal()),
  })
  address = await site.http.listen({ port: 0, host: '127.0.0.1' })
})

const read = async (path: string, headers: Record<string, string> = {}) => {
  const { statusCode, headers: answered, body } = await site.http.inject({ url: path, headers })
  return { status: statusCode, retry: Number(answered['retry-after']), html: body }
}

/** What the menu says of jobs: their figure stands behind the word. */
const menuOf = (html: string): string =>
  /<header[\s\S]*?<a[^>]*href="\/emploi"[^>]*>([\s\S]*?)<\/a>/.exec(html)![1]!.replace(/<[^>]*>|\s/g, '')

test('pages that search nothing wait for no index, and leave the figures of the menus out', async () => {
  shut(HOURS)
  const pages = [
    '/login',
    '/signup',
    '/news',
    '/search',
    `/article/${ids.article}`,
    `/offre-emploi/${ids.job}`,
    `/entreprise/${ids.company}`,
  ]
  for (const path of pages) {
    const { status, html } = await read(path)
    expect([path, status, menuOf(html)]).toEqual([path, 200, 'Offresd’emploi'])
  }
  const lost = await read('/offre-emploi/999999-tresoriere-a-lyon')
  expect(lost.status).toBe(404)
})

test('a company, and the page of its job, leave out how many jobs it has rather than say that it has none', async () => {
  const company = `/entreprise/${ids.company}`
  const api = async (path: string) => JSON.parse((await read(path)).html) as unknown
  shut(HOURS)
  for (const path of [company, `${company}?onglet=jobs`, `/offre-emploi/${ids.job}`]) {
    const { html } = await read(path)
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
    expect(main, path).toContain('Trésorière')
    expect(main, path).not.toMatch(/(\d|[Aa]ucune?)[\s\u00a0\u202f]offres?|Voir l’offre|Voir les \d/)
  }
  expect(await api(`/v1/companies/${ids.company}`)).toMatchObject({
    offersCount: null,
    jobs_by_country: [],
    sectors: [],
  })
  expect(await api(`/v1/jobs/${ids.job}`)).toMatchObject({ company: { offersCount: null }, market: null, similar: [] })
  gate.open(index)
  // Nothing of it was kept.
  expect(await api(`/v1/companies/${ids.company}`)).toMatchObject({ offersCount: JOBS })
})

test('a job is written while jobs cannot be counted: with what the checks say, and nothing compared', async () => {
  shut(HOURS)
  const fields = {
    titre: 'Contrôleur de gestion H/F',
    localisation: 'Lyon',
    experience: '',
    salaire: '45 000 à 50 000 € par an',
  }
  const answer = await site.http.inject({ method: 'POST', url: '/v1/submissions/check', payload: fields })
  expect(answer.json()).toMatchObject({ city: 'Lyon', fonction: { name: 'Contrôle de gestion' }, market: null })
  expect(answer.statusCode).toBe(200)
})

test('who is signed in stays so without figures', async () => {
  shut(HOURS)
  await newPerson(site.accounts, 'ada@example.org')
  const { exchange } = await signedIn(site.accounts, 'ada@example.org')
  const cookie = Object.entries(exchange.cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ')
  const { status, html } = await read('/mes-parametres', { cookie })
  expect([status, menuOf(html)]).toEqual([200, 'Offresd’emploi'])
  // What surrounds the page has the places of members.
  expect(html).toContain('<body class="has-tabbar">')
})

test('pages that search say that it is being prepared, with a way to try again, and are not kept', async () => {
  shut(1)
  for (const path of ['/', '/emploi?keywords=tresorier', '/stages', '/entreprises', '/search?q=tresorier']) {
    for (const time of ['at first', 'again']) {
      const before = site.rendered()
      const { status, retry, html } = await read(path)
      expect([path, time, status, site.rendered() - before]).toEqual([path, time, 503, 1])
      expect(retry, path).toBeGreaterThan(0)
      expect(html, path).toContain('Nous préparons la recherche…')
      expect(html, path).toContain('42\u202f%')
      expect(html, path).toMatch(/<a class="btn" href=""[^>]*>[\s\S]*?Réessayer/)
      expect(html, path).not.toContain('Erreur')
    }
  }
  gate.open(index)
  for (const path of ['/', '/emploi?keywords=tresorier', '/login']) {
    const { status, html } = await read(path)
    expect([path, status]).toEqual([path, 200])
    expect(html).not.toContain('Nous préparons la recherche')
  }
})

test('without scripts « Réessayer » asks for the same address', async () => {
  shut(1)
  const { page } = await browser.visit({ javaScriptEnabled: false })
  // Another address than those of the other tests: what they saw in the end is kept for a while.
  const path = '/emploi?keywords=tresoriere'
  await goTo(page, address + path)
  await page.getByText('Nous préparons la recherche…').waitFor()
  gate.open(index)
  await page.getByRole('link', { name: 'Réessayer' }).click()
  await page.getByRole('link', { name: 'Trésorière 1' }).first().waitFor()
  expect(page.url()).toBe(address + path)
})

test('with scripts the page comes by itself, once it can be searched', async () => {
  shut(1)
  const { page, problems } = await browser.visit()
  await goTo(page, `${address}/emploi?keywords=tresoriere+1`)
  await page.getByText('Nous préparons la recherche…').waitFor()
  await expectGoodLook(page)
  gate.open(index)
  await page.getByRole('link', { name: 'Trésorière 1' }).first().waitFor()
  // The figures of the menus come along.
  await expect.poll(async () => menuOf(await page.content())).toBe(`Offresd’emploi${JOBS}`)
  expect(problems).toEqual([])
})

test('a page that is nothing without the search says so too, and comes by itself', async () => {
  shut(1)
  const { page } = await browser.visit()
  const answer = await goTo(
    page,
    `${address}/alertes/nouvelle?recherche=${encodeURIComponent('/emploi?keywords=tresorier')}`,
  )
  expect(answer?.status()).toBe(503)
  const heading = page.getByRole('heading', { level: 1 })
  await heading.getByText('Nous préparons la recherche…').waitFor()
  await expectGoodLook(page)
  gate.open(index)
  await heading.getByText('alerte').waitFor()
})
