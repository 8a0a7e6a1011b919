// @module-tag postgres
import { testAccounts } from './support/accounts.ts'
import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import Fastify from 'fastify'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { apiRoutes } from '../src/app/api.ts'
import { registerFeeds } from '../src/app/feeds.ts'
import type { Search } from '../src/app/search.ts'
import { startSearch } from '../src/app/search.ts'
import { registerSitemaps } from '../src/app/sitemaps.ts'
import { jobRow } from '../src/features/jobs/jobs.factory.ts'
import { completeFeeds } from '../src/features/jobs/server/published-complete-feeds.ts'
import { findFeedState } from '../src/features/jobs/server/published-feeds.repository.ts'
import { feedState } from '../src/features/jobs/server/published-feeds.ts'
import { eachLiveJob } from '../src/features/jobs/server/published-feeds.ts'
import { insertJobs } from '../src/features/jobs/server/jobs.repository.ts'
import { jobStatuses } from '../src/features/jobs/jobs.rules.ts'
import { errorBody } from '../src/platform/refusals.ts'
import { openDatabase } from '../src/platform/server/database/db.ts'
import { createDispatcher } from '../src/platform/server/endpoints.ts'
import { registerApi } from '../src/platform/server/http/http-api.ts'
import { refusalOf } from '../src/platform/server/http/http-errors.ts'
import { createLines } from '../src/platform/server/overload/overload.ts'
import { testLive } from './support/live.ts'
import { long } from './support/tags.ts'
import { LATE_IN_TESTS, newPlace, useTestDatabase } from './support/test-database.ts'
import { smallWorld } from './support/world.ts'

const database = useTestDatabase()
const ORIGIN = 'https://www.florin.example'
const DAY = 86_400_000
const MANY = 1_150
let app: FastifyInstance
let running: Search
let world: Awaited<ReturnType<typeof smallWorld>>

const HOSTILE = `]]></description><job> </script><script>alert(1)</script> <!-- & "ici" 'là' &amp; 😀 «\u202fœuvre\u202f» \u0001\u000b`
const SHOWN = HOSTILE.replace('\u0001\u000b', '')

beforeAll(async () => {
  world = await smallWorld(database.db)
  const [cdi, , stage] = world.lists.contracts
  const published = new Date(Date.now() - 3 * DAY)
  await insertJobs(database.db, [
    // Thousands published at the same moment, as an import does.
    ...Array.from({ length: MANY }, () => jobRow({ ...world.fr, contractId: cdi!.id, publishedAt: published })),
    ...jobStatuses
      .filter((status) => status !== 'active')
      .map((status) => jobRow({ ...world.fr, status, title: `Offre ${status}` })),
    jobRow({ ...world.fr, title: 'Offre finie', validThrough: new Date(Date.now() - 1_000) }),
    jobRow({ ...world.fr, title: 'Offre à venir', publishedAt: new Date(Date.now() + DAY) }),
    {
      ...jobRow({ ...world.fr, title: 'Sponsorisée H/F', publishedAt: new Date(Date.now() - 20 * DAY) }),
      premium: true,
    },
    jobRow({ ...world.be, title: 'Trésorier H/F', contractId: stage!.id }),
    {
      ...jobRow({ ...world.fr, title: `Auditeur ${HOSTILE}`, publishedAt: new Date(Date.now() - DAY) }),
      contractId: stage!.id,
      description: `Un.\n\n${HOSTILE}`,
      missions: [HOSTILE],
      skills: [HOSTILE],
      salaryMin: 40_000,
      salaryMax: 45_000,
      remote: 'total' as const,
      education: 'bac+3' as const,
      experienceMin: 2,
      experienceMax: 4,
    },
  ])
  await database.db.execute(sql`update companies set name = ${`Banque ${SHOWN}`} where id = ${world.fr.companyId}`)
  // Only the first and the last are for everybody.
  await database.db.execute(sql`insert into members
    (id, first_name, last_name, country_id, profile_visible, public_profile, suspended) values
    (10000, 'Ada', 'Un', 1, true, true, false), (10001, 'Ada', 'Deux', 1, true, false, false),
    (10002, 'Ada', 'Trois', 1, false, true, false), (10003, 'Ada', 'Quatre', 1, true, true, true),
    (10004, 'Ada', 'Cinq', 1, true, true, false)`)
  running = startSearch(database, null)
  await running.catchUp()
  // Without the protection from overload: reading back what the feeds say keeps this thread busy.
  app = Fastify()
  app.setErrorHandler((error, _request, reply) => {
    const refusal = refusalOf(error)
    void reply.code(refusal.status).send(errorBody(refusal))
  })
  await registerApi(
    app,
    createDispatcher(
      apiRoutes({
        db: database.db,
        indexes: running.indexes,
        lifecycle: { stopping: false },
        live: testLive(database),
        accounts: await testAccounts(database),
        config: { demo: true, smtpUrl: null },
      }),
    ),
    '0.0.0',
  )
  await registerFeeds(app, database.db, running.indexes.jobs, ORIGIN, createLines(LATE_IN_TESTS))
  await registerSitemaps(app, database.db, ORIGIN, createLines(LATE_IN_TESTS))
})

afterAll(async () => {
  await app.close()
  await running.stop()
})

const parser = new XMLParser({
  ignoreAttributes: false,
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: false,
  htmlEntities: true,
  isArray: (name) => ['job', 'entry', 'category', 'link'].includes(name),
})

async function get(url: string, type: string): Promise<string> {
  const response = await app.inject(url)
  expect(response.statusCode, response.body.slice(0, 300)).toBe(200)
  expect(response.headers['content-type']).toBe(`${type}; charset=utf-8`)
  expect(response.headers['cache-control']).toBe('public, max-age=300')
  return response.body
}

function parsed(xml: string): unknown {
  expect(XMLValidator.validate(xml)).toBe(true)
  return parser.parse(xml)
}

type Job = Record<string, string>
const xmlJobs = async (): Promise<Job[]> =>
  (parsed(await get('/flux/offres.xml', 'application/xml')) as { source: { job: Job[] } }).source.job

type Item = {
  id: string
  url: string
  title: string
  content_html: string
  date_published: string
  date_modified: string
  authors: { name: string }[]
  tags: string[]
}
type JsonFeed = { version: string; feed_url: string; items: Item[] }
const jsonFeed = async (): Promise<JsonFeed> =>
  JSON.parse(await get('/flux/offres.json', 'application/feed+json')) as JsonFeed

type Link = { '@_rel': string; '@_href': string; '@_type': string }
type Entry = {
  id: string
  title: string
  updated: string
  published: string
  author: { name: string; uri: string }
  link: Link[]
  category: { '@_term': string }[]
  content: { '#text': string; '@_type': string }
}
type Atom = { feed: { id: string; title: string; updated: string; link: Link[]; entry?: Entry[] } }
const atom = async (url: string): Promise<Atom['feed']> => (parsed(await get(url, 'application/atom+xml')) as Atom).feed

const search = async (query: string): Promise<{ data: { id: number }[]; pagination: { total: number } }> =>
  (await app.inject(`/v1/jobs/search?${query}`)).json()

describe('all live jobs at once', () => {
  test('are in both feeds, each once, as many as the search finds, and no other', async () => {
    const { total } = (await search('')).pagination
    expect(total).toBe(MANY + 3)
    const jobs = await xmlJobs()
    const { version, feed_url, items } = await jsonFeed()
    expect([version, feed_url]).toEqual(['https://jsonfeed.org/version/1.1', `${ORIGIN}/flux/offres.json`])
    for (const urls of [jobs.map(({ url }) => url), items.map(({ url }) => url)]) {
      expect(urls).toHaveLength(total)
      expect(new Set(urls).size).toBe(total)
    }
    for (const titles of [jobs.map(({ title }) => title), items.map(({ title }) => title)])
      expect(titles.filter((title) => title!.startsWith('Offre '))).toEqual([])
    const dates = items.map(({ date_published }) => date_published)
    expect(dates).toEqual(dates.toSorted().toReversed())
  })

  test('say what aggregators ask for, and no text breaks out of its field', async () => {
    const hostile = (await xmlJobs()).find(({ title }) => title!.startsWith('Auditeur'))!
    expect(hostile).toMatchObject({
      title: `Auditeur ${SHOWN}`,
      company: `Banque ${SHOWN}`,
      url: expect.stringMatching(new RegExp(`^${ORIGIN}/offre-emploi/\\d+-auditeur-`)),
      referencenumber: expect.stringMatching(/^FL-\d+$/),
      city: 'Lyon',
      state: 'Auvergne-Rhône-Alpes',
      country: 'FR',
      salary: '40000 - 45000 EUR par an',
      jobtype: 'internship',
      remotetype: 'Fully remote',
      experience: '2 à 4\u00a0ans',
      education: 'Bac +3',
    })
    const text = SHOWN.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`)
    const html = `<p>Un.</p><p>${text}</p><p>Vos missions</p><ul><li>${text}</li></ul>`
    expect(hostile.description).toContain(html)
    expect(Date.parse(hostile.expirationdate!)).toBeGreaterThan(Date.now())
    const item = (await jsonFeed()).items.find(({ title }) => title.startsWith('Auditeur'))!
    expect(item.content_html.replaceAll('\u0001\u000b', '')).toContain(html)
    expect(item.authors[0]!.name).toBe(`Banque ${SHOWN}`)
    expect(item).toMatchObject({
      _florin: { contract_type: 'Stage', remote: 'total', locality: 'Lyon', country: 'FR' },
    })
  })

  test('are read from the database as they are written out, never all before', async () => {
    const batches = eachLiveJob(database.db)
    const first = (await batches.next()).value!
    const [last] = (await search(`per_page=1&page=${MANY + 3}`)).data
    expect(first.length).toBeLessThan(MANY / 2)
    expect(first.map(({ id }: { id: number }) => id)).not.toContain(last!.id)
    await database.db.execute(sql`update jobs set status = 'pourvue' where id = ${last!.id}`)
    const rest: number[] = []
    for await (const batch of batches) rest.push(...batch.map(({ id }) => id))
    expect(rest).not.toContain(last!.id)
    expect(first.length + rest.length).toBe(MANY + 2)
    await database.db.execute(sql`update jobs set status = 'active' where id = ${last!.id}`)
  })

  test(
    'a database that goes away in the middle ends the feed with an error, not with a shorter list',
    long,
    async () => {
      for (const { write } of completeFeeds) {
        const place = await newPlace('template')
        const other = await openDatabase(place)
        const { fr } = await smallWorld(other.db)
        await insertJobs(
          other.db,
          Array.from({ length: MANY }, () => jobRow(fr)),
        )
        const pieces = write(other.db, ORIGIN)
        expect((await pieces.next()).value).toMatch(/^[<{]/)
        await other.close()
        await expect(pieces.next()).rejects.toThrow()
        await place.remove()
      }
    },
  )

  test.each(['/flux/offres.xml', '/flux/offres.json'])('%s is not sent twice to who has it', async (url) => {
    // Figures are kept two seconds: those of before the last change are gone first.
    const kept = async () => (await feedState(database.db, 'all')).figures
    await expect.poll(kept).toBe((await findFeedState(database.db, new Date())).figures)
    const { headers } = await app.inject(url)
    expect(Date.parse(headers['last-modified']!)).toBeLessThanOrEqual(Date.now())
    const again = await app.inject({ url, headers: { 'if-none-match': headers.etag } })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    expect(again.headers.etag).toBe(headers.etag)
    expect((await app.inject({ url, headers: { 'if-none-match': 'W/"autre"' } })).statusCode).toBe(200)
    const head = await app.inject({ url, method: 'HEAD' })
    expect([head.statusCode, head.body, head.headers.etag]).toEqual([200, '', headers.etag])

    const mark = async () => (await app.inject({ url, method: 'HEAD' })).headers.etag
    await database.db.execute(sql`update jobs set title = title || ' bis' where id = (select min(id) from jobs)`)
    await expect.poll(mark).not.toBe(headers.etag)
  })

  test('are for programs, not for search engines to list', async () => {
    for (const { path } of completeFeeds)
      expect((await app.inject({ url: path, method: 'HEAD' })).headers['x-robots-tag']).toBe('noindex')
  })

  test('whatever changes them changes their mark, also what only the clock or an old transaction does', async () => {
    const state = () => findFeedState(database.db, new Date())
    const first = sql`where id = (select min(id) from jobs)`
    const changes = async (...statements: SQL[]) => {
      const before = await state()
      for (const statement of statements) await database.db.execute(statement)
      expect((await state()).figures).not.toBe(before.figures)
    }
    await changes(sql`update jobs set description = 'Autrement.' ${first}`)
    await changes(sql`update jobs set valid_through = now() - interval '1 day' ${first}`)
    await changes(sql`update jobs set valid_through = now() + interval '30 days' ${first}`)
    await changes(
      sql`alter table jobs disable trigger jobs_touch`,
      sql`update jobs set updated_at = updated_at - interval '1 second' ${first}`,
      sql`alter table jobs enable trigger jobs_touch`,
    )
    await database.db.execute(sql`update jobs set valid_through = now() + interval '1 second' ${first}`)
    const waiting = await state()
    const later = await findFeedState(database.db, new Date(Date.now() + 5_000))
    expect(later.figures).not.toBe(waiting.figures)
    expect(later.modified.getTime()).toBeGreaterThan(waiting.modified.getTime())
    await database.db.execute(sql`update jobs set valid_through = now() + interval '30 days' ${first}`)
  })
})

describe('a search as an Atom feed', () => {
  test('tells the newest fifty of what its page lists, whatever the sort, sponsored or not', async () => {
    const { entry, link, title, updated, id } = await atom('/emploi.atom?sort=salary&page=4')
    expect(entry).toHaveLength(50)
    expect(entry!.map(({ title }) => title).filter((one) => one.includes('Sponsorisée'))).toEqual([])
    const dates = entry!.map(({ published }) => published)
    expect(dates).toEqual(dates.toSorted().toReversed())
    expect(Date.parse(updated)).toBe(Math.max(...entry!.map((one) => Date.parse(one.updated))))
    expect(title).toBe('Offres d’emploi | Florin')
    expect(id).toBe('tag:www.florin.example,2026:/emploi.atom')
    expect(Object.fromEntries(link.map((one) => [one['@_rel'], one['@_href']]))).toEqual({
      self: `${ORIGIN}/emploi.atom`,
      alternate: `${ORIGIN}/emploi`,
    })
  })

  test('takes every filter of the page', async () => {
    const { contracts, sectors } = world.lists
    const ids = async (url: string) =>
      ((await atom(url)).entry ?? []).map((one) => Number(/:(\d+)$/.exec(one.id)![1])).toSorted((a, b) => a - b)
    const found = async (query: string) =>
      (await search(`${query}&per_page=100`)).data.map(({ id }) => id).toSorted((a, b) => a - b)
    for (const query of [
      'keywords=auditrice',
      `contrat_ids=${contracts[2]!.id}`,
      `contrat_ids=${contracts[2]!.id},${contracts[3]!.id}&secteur_ids=${sectors[0]!.id}`,
      'teletravail=total',
      'salaire_min=41000&sans_salaire=non',
      'experience=expert',
      'lieu=Lyon&keywords=sponsorisée',
      'depuis=1',
    ]) {
      const expected = await found(`${query}&session_pays=1`)
      expect(await ids(`/emploi.atom?${query}`), query).toEqual(expected)
    }
    const belgian = await found('session_pays=2')
    expect(belgian).toHaveLength(1)
    for (const query of ['session_pays=2', 'pays_ids=2', `company=${world.be.companyId}&pays_ids=2`])
      expect(await ids(`/emploi.atom?${query}`)).toEqual(belgian)
    expect(await ids('/stages.atom')).toEqual(await found(`contrat_ids=${contracts[2]!.id}&session_pays=1`))
    expect(await ids('/stages.atom?pays_ids=2')).toEqual(belgian)
    expect(await ids('/alternance.atom')).toEqual([])
  })

  test('says what was chosen, in its title and its addresses', async () => {
    const { title, link } = await atom('/stages.atom?sort=date&session_pays=2&keywords=tr%C3%A9sorier')
    expect(title).toBe('Stages\u202f: trésorier, Belgique | Florin')
    expect(link.map((one) => one['@_href'])).toEqual([
      `${ORIGIN}/stages.atom?keywords=tr%C3%A9sorier&pays_ids=2`,
      `${ORIGIN}/stages?keywords=tr%C3%A9sorier&pays_ids=2`,
    ])
  })

  test('no text breaks out of it, not even of the address', async () => {
    const { entry } = await atom('/emploi.atom?keywords=auditeur')
    expect(entry![0]!.title).toBe(`Auditeur ${SHOWN}, Banque ${SHOWN}, Lyon`)
    expect(entry![0]!.content['@_type']).toBe('html')
    expect(entry![0]!.content['#text']).toContain('&#60;/script&#62;&#60;script&#62;alert(1)')
    const typed = '"><script>]]>\u0000\ud83d'
    expect(
      (await atom(`/emploi.atom?lieu=Lyon&keywords=${encodeURIComponent('"><script>]]>\u0000')}`)).title,
    ).toContain('"><script>]]>')
    expect((await app.inject(`/emploi.atom?keywords=${escape(typed)}`)).statusCode).toBe(200)
  })

  test('a job keeps its id when its title changes, and says so', async () => {
    const before = (await atom('/emploi.atom?keywords=sponsorisée')).entry![0]!
    await database.db.execute(sql`update jobs set title = 'Sponsorisée et renommée H/F' where premium`)
    const after = async () => (await atom('/emploi.atom?keywords=sponsorisée')).entry![0]!
    expect((await after()).id).toBe(before.id)
    expect((await after()).title).toContain('renommée')
    expect(Date.parse((await after()).updated)).toBeGreaterThan(Date.parse(before.updated))
    expect((await after()).published).toBe(before.published)
  })

  test('is not sent twice to who has it, and goes without a job at once when it closes', async () => {
    const url = '/emploi.atom?keywords=sponsorisée'
    const { headers } = await app.inject(url)
    expect((await app.inject({ url, headers: { 'if-none-match': headers.etag } })).statusCode).toBe(304)
    await database.db.execute(sql`update jobs set status = 'expirée' where premium`)
    const after = await app.inject({ url, headers: { 'if-none-match': headers.etag } })
    expect(after.statusCode).toBe(200)
    expect((parsed(after.body) as Atom).feed.entry).toBeUndefined()
    await database.db.execute(sql`update jobs set status = 'active' where premium`)
  })

  test('refuses what the search refuses, with the field named', async () => {
    for (const [query, field] of [
      ['secteur_ids=999999', 'secteur_ids'],
      ['region_ids=paris', 'region_ids'],
      ['salaire_min=-1', 'salaire_min'],
      ['session_pays=9', 'session_pays'],
    ] as const) {
      const refused = await app.inject(`/emploi.atom?${query}`)
      expect(refused.statusCode, query).toBe(400)
      expect(refused.json()).toMatchObject({ error: { fields: { [field]: expect.any(String) } } })
    }
  })
})

test('robots.txt names the maps and the feed of what is new', async () => {
  const { body } = await app.inject('/robots.txt')
  expect(body.match(/^Sitemap: .*$/gm)).toEqual(
    ['/sitemap.xml', '/emploi.atom', '/news.atom'].map((path) => `Sitemap: ${ORIGIN}${path}`),
  )
})

test('the maps name every live job once, with the day it changed, and no other', async () => {
  const locations = async (url: string) =>
    [...(await app.inject(url)).body.matchAll(/<loc>([^<]+)<\/loc>(<lastmod>\d{4}-\d\d-\d\dT[^<]+<\/lastmod>)?/g)].map(
      ([, address, changed]) => ({ path: address!.slice(ORIGIN.length), dated: changed !== undefined }),
    )
  const files = await locations('/sitemap.xml')
  expect(files.map(({ path }) => path).filter((path) => !path.includes('profils'))).toEqual([
    '/sitemaps/pages.xml',
    '/sitemaps/articles.xml',
    '/sitemaps/offres-1.xml',
  ])
  const jobs = await locations('/sitemaps/offres-1.xml')
  const live = (await jsonFeed()).items.map(({ url }) => url.slice(ORIGIN.length))
  expect(jobs.map(({ path }) => path).toSorted()).toEqual(live.toSorted())
  expect(jobs.filter(({ dated }) => !dated)).toEqual([])
  expect((await app.inject('/sitemaps/offres-2.xml')).statusCode).toBe(404)
})

test('articles are in their feed and in the maps once they are published, as news for two days', async () => {
  await database.db.execute(sql`
    with category as (insert into news_categories (libelle) values ('<a> & b') returning id)
    insert into articles (id, category_id, title, summary, content, published_at) overriding system value
    select n, category.id, title, title, '<p><a href="/emploi">Voir</a></p>', at from category, (values
      (81, ${HOSTILE}, now() - interval '1 hour'), (82, 'Avant-hier', now() - interval '3 days'),
      (83, 'Demain', now() + interval '1 day'), (84, 'Brouillon', null)) as a (n, title, at)`)
  const { entry, link } = await atom('/news.atom')
  expect(link.map((one) => one['@_href'])).toEqual([`${ORIGIN}/news.atom`, `${ORIGIN}/news`])
  expect(entry!.map(({ id, title }) => [id, title])).toEqual([
    ['tag:www.florin.example,2026:article:81', SHOWN],
    ['tag:www.florin.example,2026:article:82', 'Avant-hier'],
  ])
  expect(entry![0]!.content['#text']).toContain(`href="${ORIGIN}/emploi"`)

  // What a caller has is told without writing it again; a change is told at once.
  const mark = async () => (await app.inject('/news.atom')).headers['etag'] as string
  const known = await mark()
  const asked = () => app.inject({ url: '/news.atom', headers: { 'if-none-match': known } })
  expect((await asked()).statusCode).toBe(304)
  await database.db.execute(sql`update articles set title = 'Hier', changed_at = now() where id = 82`)
  expect((await asked()).statusCode).toBe(200)
  expect((await atom('/news.atom')).entry!.map(({ title }) => title)).toContain('Hier')
  await database.db.execute(sql`update articles set title = 'Avant-hier', changed_at = now() where id = 82`)

  const { body } = await app.inject('/sitemaps/articles.xml')
  const { url } = (parsed(body) as { urlset: { url: { loc: string; 'news:news'?: Record<string, string> }[] } }).urlset
  expect(url.map(({ loc, 'news:news': news }) => [loc, news?.['news:title']])).toEqual([
    [`${ORIGIN}/article/81`, SHOWN],
    [`${ORIGIN}/article/82`, undefined],
  ])
})

test('the maps name the profiles that everybody may see, and no other', async () => {
  const paths = async (url: string) =>
    [...(await app.inject(url)).body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) =>
      address!.slice(ORIGIN.length),
    )
  const files = (await paths('/sitemap.xml')).filter((path) => path.includes('profils'))
  expect(files).toEqual(['/sitemaps/profils-1.xml', '/sitemaps/profils-2.xml'])
  expect((await Promise.all(files.map(paths))).flat()).toEqual(['/profil/10000', '/profil/10004'])
  expect((await app.inject('/sitemaps/profils-3.xml')).statusCode).toBe(404)
})
