import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { apiRoutes } from '../src/app/api.ts'
import type { Search } from '../src/app/search.ts'
import { startSearch } from '../src/app/search.ts'
import { companyRow } from '../src/features/companies/companies.factory.ts'
import { insertCompanies } from '../src/features/companies/server/companies.repository.ts'
import { jobRow } from '../src/features/jobs/jobs.factory.ts'
import { insertJobs } from '../src/features/jobs/server/jobs.repository.ts'
import { readConfig } from '../src/platform/server/settings/config.ts'
import { createDispatcher } from '../src/platform/server/endpoints.ts'
import { registerApi } from '../src/platform/server/http/http-api.ts'
import { createHttp } from '../src/platform/server/http/http.ts'
import { createMetrics } from '../src/platform/server/watching/metrics.ts'
import { testAccounts } from './support/accounts.ts'
import { testLive } from './support/live.ts'
import { useTestDatabase } from './support/test-database.ts'
import { smallWorld } from './support/world.ts'

const database = useTestDatabase()
let app: FastifyInstance
let search: Search

beforeAll(async () => {
  const world = await smallWorld(database.db)
  const shared = { sectorId: world.fr.sectorId, structureId: world.lists.structures[0]!.id }
  await insertCompanies(
    database.db,
    Array.from({ length: 7 }, (_, index) =>
      companyRow({ name: `Auditorium ${index}`, ...shared, countryId: 1, cityId: world.lyon.id }),
    ),
  )
  await insertJobs(database.db, [
    ...Array.from({ length: 8 }, () => jobRow({ ...world.fr, title: 'Auditrice interne H/F' })),
    jobRow({ ...world.fr, title: 'Auditeur interne H/F', status: 'pourvue' }),
    jobRow({ ...world.be, title: 'Auditeur bancaire H/F' }),
    jobRow({ ...world.fr, title: 'Trésorier H/F', description: 'Vous préparez l’audit des comptes.' }),
  ])
  await database.db.execute(sql`
    insert into members (first_name, last_name, title, company_id, city_id, country_id, profile_visible, public_profile)
    select 'Membre' || n, 'Essai', 'Auditrice', ${world.fr.companyId}, ${world.lyon.id}, 1, n <> 8, n <> 9
    from generate_series(1, 9) n`)
  await database.db.execute(sql`
    with category as (insert into news_categories (libelle) values ('Métiers') returning id)
    insert into articles (category_id, title, content, published_at)
    select id, title, '<p>Rien.</p>', at from category, (values
      ('Ce que l’audit apprend', now() - interval '1 day'), ('L’audit de demain', now() + interval '1 day'),
      ('L’audit en brouillon', null)) as a (title, at)`)
  const config = readConfig({ LOG_LEVEL: 'silent' })
  search = startSearch(database, null)
  await search.catchUp()
  app = await createHttp({ config, metrics: createMetrics(config) })
  await registerApi(
    app,
    createDispatcher(
      apiRoutes({
        db: database.db,
        indexes: search.indexes,
        lifecycle: { stopping: false },
        live: testLive(database),
        accounts: await testAccounts(database),
        config: { demo: true, smtpUrl: null },
      }),
    ),
    '0.0.0',
  )
})

afterAll(async () => {
  await app.close()
  await search.stop()
})

type Found = {
  data: {
    jobs: { title: string }[]
    companies: { name: string }[]
    profiles: { name: string }[]
    articles: { title: string }[]
  }
  totals: { jobs: number; companies: number; profiles: number; articles: number }
  corrections: { type: string; word: string; correction: string }[]
}

const find = async (query: string): Promise<Found> => {
  const response = await app.inject(`/v1/search?${query}`)
  expect(response.statusCode, response.body).toBe(200)
  return response.json()
}

test('one question finds jobs, companies, public profiles and articles, five of each at most and how many in all', async () => {
  const { data, totals } = await find('q=audit')
  expect(totals).toEqual({ jobs: 10, companies: 7, profiles: 7, articles: 1 })
  expect(Object.values(data).map((list) => list.length)).toEqual([5, 5, 5, 1])
  expect(data.profiles.map(({ name }) => name)).not.toEqual(expect.arrayContaining(['Membre8 Essai']))
  expect(data.articles.map(({ title }) => title)).toEqual(['Ce que l’audit apprend'])
  // By relevance: the title counts more than the text.
  expect(data.jobs.map(({ title }) => title)).not.toContain('Trésorier H/F')
})

test('in one country, or of some types only', async () => {
  expect((await find('q=audit&session_pays=2')).totals).toEqual({ jobs: 1, companies: 0, profiles: 0, articles: 1 })
  for (const query of ['type=companies,profiles', 'type=companies&type=profiles']) {
    const { data, totals } = await find(`q=audit&${query}`)
    expect(totals).toEqual({ jobs: 0, companies: 7, profiles: 7, articles: 0 })
    expect(data.jobs).toEqual([])
  }
})

test('only live jobs and consenting members are found, whoever asks', async () => {
  expect((await find('q=%22auditeur%20interne%22')).data.jobs.map(({ title }) => title)).not.toContain(
    'Auditeur interne H/F',
  )
  expect((await find('q=membre8')).totals.profiles).toBe(0)
  expect((await find('q=membre9')).totals.profiles).toBe(0)
})

test('a typo is forgiven, and said', async () => {
  const { totals, corrections } = await find('q=tresorrier')
  expect(totals.jobs).toBe(1)
  expect(corrections).toEqual([{ type: 'jobs', word: 'tresorrier', correction: 'tresorier' }])
  const found = await find('q=auditroium&type=companies')
  expect(found.totals.companies).toBe(7)
  expect(found.corrections).toEqual([{ type: 'companies', word: 'auditroium', correction: 'auditorium' }])
})

test('signs and little words alone find nothing, rather than everything', async () => {
  for (const q of ['%', '🙂', '""', '-', "'; drop table jobs; --".slice(0, 3), '\u0000', '%00%'])
    expect((await find(`q=${encodeURIComponent(q)}`)).totals, q).toMatchObject({ jobs: 0, companies: 0 })
  expect((await find('q=les')).totals).toMatchObject({ jobs: 0, companies: 0 })
})

test('what cannot be asked is refused, with the field named', async () => {
  for (const [query, field] of [
    ['', 'q'],
    ['q=', 'q'],
    ['q=%20%20', 'q'],
    ['q=a&q=b', 'q'],
    [`q=${'x'.repeat(5_000)}`, 'q'],
    ['q=a&type=offres', 'type'],
    ['q=a&type=jobs,news', 'type'],
    ['q=a&session_pays=9', 'session_pays'],
  ] as const) {
    const response = await app.inject(`/v1/search?${query}`)
    expect(response.statusCode, query.slice(0, 40)).toBe(400)
    expect(Object.keys(response.json<{ error: { fields: object } }>().error.fields)).toEqual([field])
  }
})
