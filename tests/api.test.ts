import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { apiRoutes } from '../src/app/api.ts'
import type { Search } from '../src/app/search.ts'
import { startSearch } from '../src/app/search.ts'
import { companyRow } from '../src/features/companies/companies.factory.ts'
import { insertCompanies } from '../src/features/companies/server/companies.repository.ts'
import { jobRow } from '../src/features/jobs/jobs.factory.ts'
import { insertJobs } from '../src/features/jobs/server/jobs.repository.ts'
import type { RefusalError } from '../src/platform/refusals.ts'
import { readConfig } from '../src/platform/server/settings/config.ts'
import { createDispatcher, parseInput } from '../src/platform/server/endpoints.ts'
import type { Served } from '../src/platform/server/endpoints.ts'
import { registerApi } from '../src/platform/server/http/http-api.ts'
import { createHttp } from '../src/platform/server/http/http.ts'
import { createMetrics } from '../src/platform/server/watching/metrics.ts'
import { testLive } from './support/live.ts'
import { useTestDatabase } from './support/test-database.ts'
import { testAccounts } from './support/accounts.ts'
import { smallWorld } from './support/world.ts'

const database = useTestDatabase()
let app: FastifyInstance
let served: Served[]
let search: Search

type Counted = { id: number; name: string; jobs_count: number }
type Listed<T = object> = { data: (Counted & T)[] }

const lifecycle = { stopping: false }

beforeAll(async () => {
  const world = await smallWorld(database.db)
  const title = world.lists.jobTitles.find(({ name }) => name === 'Contrôleur de gestion')!
  const [cdi, , stage] = world.lists.contracts
  await insertJobs(database.db, [
    jobRow({ ...world.fr, jobTitleId: title.id, contractId: cdi!.id }),
    jobRow({ ...world.fr, jobTitleId: title.id, contractId: stage!.id }),
    jobRow({ ...world.fr, jobTitleId: title.id, status: 'inactive' }),
    jobRow({ ...world.be, jobTitleId: null, contractId: cdi!.id }),
  ])
  const idle = {
    sectorId: world.fr.sectorId,
    structureId: world.lists.structures[0]!.id,
    countryId: 3,
    cityId: world.bruxelles.id,
  }
  await insertCompanies(database.db, [companyRow({ name: 'Maison sans offre', ...idle })])
  await database.db.execute(sql`update companies set featured_rank = 1 where name = 'Comptoir des Sablons'`)
  await database.db.execute(sql`
    insert into members (first_name, last_name, country_id, public_profile) values ('Ada', 'Lovelace', 1, true)`)
  await database.db.execute(sql`insert into news_categories (libelle) values ('Métiers')`)
  await database.db.execute(sql`
    insert into articles (category_id, title, published_at) values (1, 'Un article', now() - interval '1 day')`)
  const config = readConfig({ LOG_LEVEL: 'silent' })
  search = startSearch(database, null)
  await search.catchUp()
  served = apiRoutes({
    db: database.db,
    indexes: search.indexes,
    lifecycle,
    live: testLive(database),
    accounts: await testAccounts(database),
    config,
  })
  app = await createHttp({ config, metrics: createMetrics(config), maxEventLoopDelay: 60_000 })
  await registerApi(app, createDispatcher(served), '0.0.0')
})

afterAll(async () => {
  await app.close()
  await search.stop()
})

const get = async <T>(url: string): Promise<T> => {
  const response = await app.inject(url)
  expect(response.statusCode, `${url}: ${response.body.slice(0, 200)}`).toBe(200)
  return response.json<T>()
}

const counts = ({ data }: Listed): [string, number][] =>
  data.filter(({ jobs_count }) => jobs_count > 0).map(({ name, jobs_count }) => [name, jobs_count])

test('once it stops it is alive but not ready: nobody sends it more work', async () => {
  const ready = async () => {
    const answer = await app.inject('/v1/ready')
    return { status: answer.statusCode, retry: answer.headers['retry-after'], body: answer.json<unknown>() }
  }
  expect(await ready()).toMatchObject({ status: 200, body: { status: 'ready' } })
  lifecycle.stopping = true
  expect(await ready()).toMatchObject({ status: 503, retry: '2', body: { error: { code: 'platform/stopping' } } })
  expect((await app.inject('/v1/health')).statusCode).toBe(200)
  lifecycle.stopping = false
})

test('every public endpoint that reads answers, and refuses a country it does not know with the field named', async () => {
  const reading = served.filter(({ endpoint: { access, method } }) => access === 'public' && method === 'GET')
  expect(reading.length).toBeGreaterThan(15)
  // An appeal, an answer to an alert, about a job or an interview, an invitation and a preview are opened by their keys, and there are none here.
  const keyed = new Set([
    '/v1/appeals',
    '/v1/alerts/feedback',
    '/v1/auth/invitation',
    '/v1/job-questions',
    '/v1/article-previews/:id',
    '/v1/interview-proposals',
  ])
  for (const { endpoint } of reading.filter(({ endpoint: { path } }) => !keyed.has(path))) {
    // Those that ask for something are asked it; the others take no notice.
    await get(`${endpoint.path.replace(':id', '1').replace(':kind', 'offre')}?field=quoi&q=a&search=/emploi`)
  }
  const byCountry = reading.filter(({ endpoint }) => 'session_pays' in endpoint.input.shape)
  expect(byCountry.map(({ endpoint }) => endpoint.path)).toEqual(
    expect.arrayContaining(['/v1/jobs/search', '/v1/companies', '/v1/stats', '/v1/reference/secteurs']),
  )
  for (const { endpoint } of byCountry) {
    for (const wrong of ['0', '5', 'fr', '1.5']) {
      const refused = await app.inject(`${endpoint.path}?field=quoi&q=a&session_pays=${wrong}`)
      expect(refused.statusCode).toBe(400)
      expect(refused.json()).toMatchObject({ error: { fields: { session_pays: 'Le pays doit être 1, 2, 3 ou 4.' } } })
    }
  }
})

describe('reference lists count live jobs only, in one country or in all', () => {
  test('sectors with their sub-sectors', async () => {
    const { data } = await get<Listed<{ sous_secteurs: Counted[] }>>('/v1/reference/secteurs')
    expect(data).toHaveLength(12)
    expect(data[0]).toMatchObject({ name: 'Banque', jobs_count: 3 })
    expect(data[0]!.sous_secteurs.length).toBeGreaterThan(1)
    const subsectors = data.flatMap(({ sous_secteurs }) => sous_secteurs.map(({ id }) => id))
    expect(new Set(subsectors).size).toBe(subsectors.length)
    expect(counts(await get('/v1/reference/secteurs?session_pays=2'))).toEqual([['Banque', 1]])
    expect(counts(await get('/v1/reference/secteurs?session_pays=4'))).toEqual([])
  })

  test('regions by country', async () => {
    const { data } = await get<Listed<{ regions: Counted[] }>>('/v1/reference/regions')
    expect(data.map(({ name, jobs_count }) => [name, jobs_count])).toEqual([
      ['France', 2],
      ['Belgique', 1],
      ['Luxembourg', 0],
      ['Suisse', 0],
    ])
    expect(data[0]!.regions.find(({ name }) => name === 'Auvergne-Rhône-Alpes')).toMatchObject({ jobs_count: 2 })
  })

  test('contracts, functions, structures, companies', async () => {
    expect(counts(await get('/v1/reference/contrats?session_pays=1'))).toEqual([
      ['CDI', 1],
      ['Stage', 1],
    ])
    expect(counts(await get('/v1/reference/fonctions')).map(([, count]) => count)).toEqual([3])
    expect(counts(await get('/v1/reference/structures')).map(([, count]) => count)).toEqual([2, 1])
    const { data } = await get<Listed<{ logo: string }>>('/v1/reference/entreprises?session_pays=1')
    expect(data).toEqual([
      expect.objectContaining({ name: 'Banque Valmont', jobs_count: 2, logo: `/logos/${data[0]!.id}.svg` }),
    ])
  })

  test('the four public figures', async () => {
    expect(await get('/v1/stats')).toEqual({
      total_jobs: 3,
      total_professionals: 1,
      total_companies: 3,
      active_users_month: 1,
    })
    expect(await get('/v1/stats?session_pays=2')).toMatchObject({ total_jobs: 1, total_companies: 1 })
  })
})

describe('featured companies', () => {
  type Featured = {
    total: number
    data: { name: string; recruiter_of_the_week: boolean; offersCount: number; jobs: object[] }[]
  }

  test('the recruiter of the week comes first with its newest jobs, then the busiest', async () => {
    const { total, data } = await get<Featured>('/v1/companies/featured')
    expect(total).toBe(2)
    expect(
      data.map(({ name, recruiter_of_the_week, offersCount, jobs }) => [
        name,
        recruiter_of_the_week,
        offersCount,
        jobs.length,
      ]),
    ).toEqual([
      ['Comptoir des Sablons', true, 1, 1],
      ['Banque Valmont', false, 2, 0],
    ])
  })

  test('a country shows its own, and none where nobody recruits', async () => {
    expect((await get<Featured>('/v1/companies/featured?session_pays=1')).data.map(({ name }) => name)).toEqual([
      'Banque Valmont',
    ])
    expect(await get('/v1/companies/featured?session_pays=3')).toEqual({ total: 0, data: [] })
  })
})

describe('suggestions', () => {
  const suggest = async (field: string, q: string): Promise<[string, string, number][]> => {
    const { data } = await get<{ data: { kind: string; label: string; jobs_count: number }[] }>(
      `/v1/jobs/suggestions?field=${field}&q=${encodeURIComponent(q)}`,
    )
    return data.map(({ kind, label, jobs_count }) => [kind, label, jobs_count])
  }

  test('forgive accents and case, and know the feminine', async () => {
    const expected = [['metier', 'Contrôleur de gestion', 2]]
    expect(await suggest('quoi', 'CONTROLEUR')).toEqual(expected)
    expect(await suggest('quoi', 'contrôleuse de')).toEqual(expected)
    expect(await suggest('quoi', 'gestion contr')).toEqual(expected)
  })

  test('forgive typos, and know other names of a trade, in English too', async () => {
    const expected = [['metier', 'Contrôleur de gestion', 2]]
    expect(await suggest('quoi', 'contorleur')).toEqual(expected)
    expect(await suggest('quoi', 'busines contr')).toEqual(expected)
    expect(await suggest('quoi', 'valmnot')).toEqual([['entreprise', 'Banque Valmont', 2]])
    expect(await suggest('quoi', 'xontroleur')).toEqual([])
  })

  test('name companies, cities and regions that have jobs', async () => {
    expect(await suggest('quoi', 'valm')).toEqual([['entreprise', 'Banque Valmont', 2]])
    expect(await suggest('ou', 'bru')).toEqual([
      ['ville', 'Bruxelles', 1],
      ['region', 'Bruxelles-Capitale', 1],
    ])
    expect(await suggest('ou', 'marseille')).toEqual([])
  })

  test('name the skills that live jobs ask for', async () => {
    const { total_jobs: live } = await get<{ total_jobs: number }>('/v1/stats')
    expect(await suggest('quoi', 'EXCEL')).toEqual([['competence', 'Excel avancé', live]])
    expect(await suggest('ou', 'excel')).toEqual([])
  })

  test('say nothing for nothing, whatever the signs', async () => {
    for (const typed of ['', '   ', '%', "'; drop table jobs; --", '\\', '🙂'])
      expect(await suggest('quoi', typed)).toEqual([])
  })

  test('refuse what is too long or asks for nothing known', async () => {
    expect((await app.inject(`/v1/jobs/suggestions?field=quoi&q=${'x'.repeat(101)}`)).statusCode).toBe(400)
    expect((await app.inject('/v1/jobs/suggestions?field=quand&q=a')).json()).toMatchObject({
      error: { fields: { field: expect.any(String) } },
    })
  })
})

test('HEAD asks as GET does', async () => {
  const head = (url: string) => app.inject({ method: 'HEAD', url }).then(({ statusCode }) => statusCode)
  expect(await head('/v1/jobs/suggestions?field=quoi&q=a')).toBe(200)
  expect(await head('/v1/jobs?session_pays=9')).toBe(400)
})

test('a job in a list has every field that the specification gives it', async () => {
  const { data } = await get<{ data: object[] }>('/v1/jobs')
  const fields = `id title description company_name region city department contract_type sector subsector experience_level
    created_at logo company_rating company_reviews_count premium`
  expect(Object.keys(data[0]!)).toEqual(expect.arrayContaining(fields.split(/\s+/)))
})

describe('what is wrong is said', () => {
  const fieldsRefused = (endpoint: Served['endpoint'], input: object): Record<string, string> => {
    try {
      parseInput(endpoint, input)
    } catch (error) {
      return (error as RefusalError).refusal.fields ?? {}
    }
    return {}
  }

  test('a body with a field that does not exist is refused by its name, everywhere', () => {
    const taking = served.filter(({ endpoint }) => ['POST', 'PUT', 'PATCH'].includes(endpoint.method))
    expect(taking.length).toBeGreaterThan(20)
    // The body of a feed is the feed: it has no fields.
    const withFields = taking.filter(({ endpoint: { path } }) => path !== '/v1/multiposting/import')
    for (const { endpoint } of withFields)
      expect(fieldsRefused(endpoint, { inventé: 1 }), endpoint.path).toHaveProperty('inventé')
  })

  test('in French, whatever is sent instead of what was asked for', () => {
    const wrong = [undefined, null, 12, -1, 1e12, 'x', '', 'x'.repeat(10_000), true, [], [1, 'x', null], {}, { x: 1 }]
    const said = new Set<string>()
    for (const { endpoint } of served)
      for (const value of wrong) {
        const input = Object.fromEntries(Object.keys(endpoint.input.shape).map((key) => [key, value]))
        for (const message of Object.values(fieldsRefused(endpoint, input))) said.add(message)
      }
    expect(said.size).toBeGreaterThan(50)
    const english = /\b(invalid|expected|received|required|too (big|small)|must|string|input|option)\b/i
    expect([...said].filter((message) => english.test(message))).toEqual([])
  })
})
