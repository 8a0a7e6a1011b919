import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { companyRow, photoRow, videoRow } from '../src/features/companies/companies.factory.ts'
import type { CompanySize } from '../src/features/companies/companies.rules.ts'
import { companySizes } from '../src/features/companies/companies.rules.ts'
import { companyCollection } from '../src/features/companies/server/company-collection.ts'
import { jobCollection } from '../src/features/jobs/server/job-collection.ts'
import { insertCompanies } from '../src/features/companies/server/companies.repository.ts'
import { companiesRoutes } from '../src/features/companies/server/companies.routes.ts'
import * as media from '../src/features/companies/server/company-media.repository.ts'
import { jobRow } from '../src/features/jobs/jobs.factory.ts'
import { insertJobs } from '../src/features/jobs/server/jobs.repository.ts'
import type { IndexedCollection } from '../src/platform/server/collection/collection.ts'
import { readConfig } from '../src/platform/server/settings/config.ts'
import { createDispatcher } from '../src/platform/server/endpoints.ts'
import { registerApi } from '../src/platform/server/http/http-api.ts'
import { createHttp } from '../src/platform/server/http/http.ts'
import { createMetrics } from '../src/platform/server/watching/metrics.ts'
import { startIndex } from './support/collection.ts'
import { untilReadable } from './support/outbox.ts'
import { useTestDatabase } from './support/test-database.ts'
import { smallWorld } from './support/world.ts'

const database = useTestDatabase()
let app: FastifyInstance
let index: IndexedCollection
let jobs: IndexedCollection
let world: Awaited<ReturnType<typeof smallWorld>>

const MANY = 60

beforeAll(async () => {
  world = await smallWorld(database.db)
  const { sectors, structures } = world.lists
  const rows = Array.from({ length: MANY }, (_, index) =>
    companyRow({
      name: `Maison ${String(index).padStart(2, '0')}`,
      sectorId: sectors[index % 5]!.id,
      structureId: structures[index % 3]!.id,
      size: companySizes[(index * 7) % 4]!,
      trades: index % 2 === 0 ? 'Trésoriers, contrôleurs' : 'Actuaires',
      countryId: index % 4 === 0 ? 2 : 1,
      cityId: index % 4 === 0 ? world.bruxelles.id : world.lyon.id,
      logoPath: index === 7 ? '/marques/essai.svg' : null,
      industry: index === 9 ? 'Sidérurgie' : null,
    }),
  )
  await insertCompanies(database.db, rows)
  const analysis = { ...world.fr, functionId: world.lists.functions[1]!.id }
  await insertJobs(database.db, [
    ...Array.from({ length: 55 }, () => jobRow(world.fr)),
    jobRow({
      ...analysis,
      title: 'Analyste crédit H/F',
      salaryMin: 40_000,
      salaryMax: 45_000,
      publishedAt: new Date(),
    }),
    jobRow({ ...analysis, status: 'inactive' }),
    jobRow(world.be),
    // The Belgian company also recruits in Lyon, in another trade.
    ...[0, 1].map(() =>
      jobRow({
        ...world.fr,
        companyId: world.be.companyId,
        sectorId: world.lists.sectors[1]!.id,
        subsectorId: world.lists.subsectors.find(({ sectorId }) => sectorId === world.lists.sectors[1]!.id)!.id,
        functionId: world.lists.functions[2]!.id,
      }),
    ),
  ])
  await database.db.execute(sql`
    insert into members (first_name, last_name, title, company_id, city_id, country_id, profile_visible, public_profile)
    values ('Inès', 'Lafargue', 'Analyste', ${world.fr.companyId}, ${world.lyon.id}, 1, true, true),
           ('Hugo', 'Caché', 'Analyste', ${world.fr.companyId}, ${world.lyon.id}, 1, true, false),
           ('Zoé', 'Retirée', 'Analyste', ${world.fr.companyId}, ${world.lyon.id}, 1, false, true),
           ('Paul', 'Ailleurs', 'Analyste', ${world.be.companyId}, ${world.lyon.id}, 1, true, true)`)
  await database.db.execute(
    sql`update companies set website = 'javascript:alert(1)', about = '</script><b>' where id = ${world.fr.companyId}`,
  )
  await media.insertPhotos(database.db, [
    photoRow({ companyId: world.fr.companyId, position: 2, caption: 'Le hall' }),
    photoRow({ companyId: world.fr.companyId, position: 1, caption: 'La façade' }),
    photoRow({ companyId: world.be.companyId, position: 1, caption: 'Ailleurs' }),
  ])
  await media.insertVideos(database.db, [videoRow({ companyId: world.fr.companyId })])
  await media.insertSocialNetworks(database.db, [
    { companyId: world.fr.companyId, network: 'linkedin', url: 'https://www.linkedin.com/company/valmont' },
    { companyId: world.fr.companyId, network: 'x', url: 'https://x.com.evil.example/valmont' },
    { companyId: world.be.companyId, network: 'youtube', url: 'https://www.youtube.com/@sablons' },
  ])
  await database.db.execute(sql`
    update companies set email = 'contact@valmont.example', phone = '+33199001234', revenue = 470000000,
      street = '12, rue de Vézelay', postal_code = '69002', latitude = 45.76, longitude = 4.85
    where id = ${world.fr.companyId}`)
  const config = readConfig({ LOG_LEVEL: 'silent' })
  app = await createHttp({ config, metrics: createMetrics(config), maxEventLoopDelay: 60_000 })
  await untilReadable(database.db)
  index = startIndex(database, companyCollection)
  jobs = startIndex(database, jobCollection)
  await index.catchUp()
  await registerApi(app, createDispatcher(companiesRoutes(database.db, { companies: index, jobs })), '0.0.0')
})

afterAll(async () => {
  await app.close()
  await Promise.all([index.stop(), jobs.stop()])
})

const get = async <T>(url: string): Promise<T> => {
  const response = await app.inject(url)
  expect(response.statusCode, `${url}: ${response.body.slice(0, 200)}`).toBe(200)
  expect(response.headers['cache-control']).toBe('public, max-age=10')
  return response.json<T>()
}

type Value = { id: number | string; name: string; companies_count: number }
type Directory = {
  data: { id: number; name: string; size: CompanySize; sector: string; offersCount: number; city: string }[]
  pagination: Record<'page' | 'per_page' | 'total' | 'total_pages', number> & { has_next: boolean; has_prev: boolean }
  facets: { secteurs: Value[]; tailles: Value[]; structures: Value[] }
}
type Row = { id: number; sector_id: number; structure_id: number; size: CompanySize; country_id: number }

const names = ({ data }: Directory): string[] => data.map(({ name }) => name)

describe('the directory', () => {
  test('shows the companies of a country, those with the most jobs first, page by page', async () => {
    const first = await get<Directory>('/v1/companies?session_pays=1')
    // Every field that the specification gives a company, under its name.
    const fields = [
      'id',
      'name',
      'description',
      'logo',
      'website',
      'sector',
      'size',
      'location',
      'benefits',
      'created_at',
    ]
    expect(Object.keys(first.data[0]!)).toEqual(expect.arrayContaining(fields))
    expect(first.data[0]).toMatchObject({ name: 'Banque Valmont', offersCount: 56, city: 'Lyon', sector: 'Banque' })
    expect(first.pagination).toEqual({
      page: 1,
      per_page: 24,
      total: 46,
      total_pages: 2,
      has_next: true,
      has_prev: false,
    })
    const second = await get<Directory>('/v1/companies?session_pays=1&page=2')
    expect(second.pagination).toMatchObject({ page: 2, has_next: false, has_prev: true })
    expect(new Set([...names(first), ...names(second)]).size).toBe(46)
    expect(names(await get('/v1/companies?page=99'))).toEqual([])
    expect((await get<Directory>('/v1/companies?per_page=100')).data).toHaveLength(MANY + 2)
  })

  test('shows the logo of who has one, and the letters of who has none', async () => {
    const { data } = await get<Directory>('/v1/companies?q=Maison 07')
    expect(data[0]).toMatchObject({ logo: '/marques/essai.svg', monogram: null })
    expect(await get(`/v1/companies/${data[0]!.id}`)).toMatchObject({ logo: '/marques/essai.svg', monogram: null })
    const [without] = (await get<Directory>('/v1/companies?q=Maison 08')).data
    expect(without).toMatchObject({ logo: `/logos/${without!.id}.svg`, monogram: 'M0' })
  })

  test('says what a company outside finance does, and finds it by that', async () => {
    const { data } = await get<Directory>('/v1/companies?q=siderurgie')
    expect(data).toMatchObject([{ name: 'Maison 09', industry: 'Sidérurgie' }])
    expect(await get(`/v1/companies/${data[0]!.id}`)).toMatchObject({ industry: 'Sidérurgie' })
    const [other] = (await get<Directory>('/v1/companies?q=Maison 08')).data
    expect(other).toMatchObject({ industry: null })
    expect(await get(`/v1/companies/${other!.id}`)).toMatchObject({ industry: null })
    for (const industry of ['', 'x'.repeat(81)]) {
      const set = database.db.execute(sql`update companies set industry = ${industry} where id = ${other!.id}`)
      await expect(set, industry).rejects.toMatchObject({ cause: { constraint: 'companies_industry_check' } })
    }
  })

  test('forgives accents and case, finds trades and cities, names first', async () => {
    expect(names(await get('/v1/companies?q=VALMONT'))).toEqual(['Banque Valmont'])
    const houses = names(await get('/v1/companies?q=tresor&session_pays=1'))
    expect(houses.length).toBeGreaterThan(0)
    expect(houses.filter((name) => !name.startsWith('Maison'))).toEqual([])
    expect(names(await get('/v1/companies?q=bruxelles+sablons'))).toEqual(['Comptoir des Sablons'])
    expect(names(await get('/v1/companies?q=banque'))[0]).toBe('Banque Valmont')
    expect(names(await get('/v1/companies?q=val+ban+lyo'))).toEqual(['Banque Valmont'])
    expect(await get('/v1/companies?q=valmnot')).toMatchObject({
      data: [{ name: 'Banque Valmont' }],
      corrections: [{ word: 'valmnot', correction: 'valmont' }],
    })
    expect((await get<Directory>('/v1/companies?q=%20')).pagination.total).toBe(MANY + 2)
    for (const typed of ['zzz', '%', '🙂', "'; drop table companies; --"])
      expect((await get<Directory>(`/v1/companies?q=${encodeURIComponent(typed)}`)).pagination.total).toBe(0)
  })

  test('counts each facet with every other filter, but not its own', async () => {
    const { rows } = await database.db.execute<Row>(
      sql`select id, sector_id, structure_id, size, country_id from companies`,
    )
    const [one, two] = world.lists.sectors.map(({ id }) => id)
    const structure = world.lists.structures[1]!.id
    const cases: { sectors: number[]; sizes: string[]; structures: number[]; country: number | null }[] = [
      { sectors: [], sizes: [], structures: [], country: null },
      { sectors: [one!, two!], sizes: [], structures: [], country: 1 },
      { sectors: [one!], sizes: ['pme', 'eti'], structures: [], country: 1 },
      { sectors: [two!], sizes: ['pme'], structures: [structure], country: null },
    ]
    for (const { sectors, sizes, structures, country } of cases) {
      const passes = {
        secteurs: (row: Row) => sectors.length === 0 || sectors.includes(row.sector_id),
        tailles: (row: Row) => sizes.length === 0 || sizes.includes(row.size),
        structures: (row: Row) => structures.length === 0 || structures.includes(row.structure_id),
      }
      const own = { secteurs: 'sector_id', tailles: 'size', structures: 'structure_id' } as const
      const kinds = Object.keys(passes) as (keyof typeof passes)[]
      const inCountry = rows.filter((row) => country === null || row.country_id === country)
      const query = new URLSearchParams({ per_page: '100', secteur_ids: sectors.join(','), taille: sizes.join(',') })
      for (const id of structures) query.append('structure_ids', String(id))
      if (country) query.set('session_pays', String(country))
      const { facets, data, pagination } = await get<Directory>(`/v1/companies?${query}`)
      const kept = inCountry.filter((row) => kinds.every((kind) => passes[kind](row)))
      expect(pagination.total).toBe(kept.length)
      expect(new Set(data.map(({ id }) => id))).toEqual(new Set(kept.map(({ id }) => id)))
      for (const kind of kinds) {
        const others = inCountry.filter((row) => kinds.every((name) => name === kind || passes[name](row)))
        expect(facets[kind].length, kind).toBeGreaterThan(1)
        for (const { id, companies_count } of facets[kind])
          expect(companies_count).toBe(others.filter((row) => row[own[kind]] === id).length)
      }
    }
  })

  test.each([
    ['secteur_ids=999999', 'secteur_ids'],
    ['structure_ids=1,999999', 'structure_ids'],
    ['secteur_ids=99999999999999', 'secteur_ids'],
    ['secteur_ids=abc', 'secteur_ids'],
    [`secteur_ids=${Array.from({ length: 500 }, () => 1).join(',')}`, 'secteur_ids'],
    ['taille=geante', 'taille'],
    ['page=0', 'page'],
    ['page=1.5', 'page'],
    ['per_page=10000', 'per_page'],
    ['per_page=0', 'per_page'],
    ['q=a&q=b', 'q'],
    [`q=${'x'.repeat(5_000)}`, 'q'],
    ['session_pays=9', 'session_pays'],
  ])('refuses %.40s and names the field', async (query, field) => {
    const refused = await app.inject(`/v1/companies?${query}`)
    expect(refused.statusCode).toBe(400)
    const { error } = refused.json<{ error: { code: string; fields: Record<string, string> } }>()
    expect(error.code).toBe('platform/invalid_input')
    expect(Object.keys(error.fields).map((name) => name.split('.')[0])).toEqual([field])
  })
})

describe('a company', () => {
  type Company = {
    offersCount: number
    jobs: { title: string; salary: object; type: string; location: string }[]
    functions: { id: number; name: string; jobs_count: number }[]
    sectors: { id: number; jobs_count: number; sous_secteurs: { id: number; jobs_count: number }[] }[]
    jobs_by_country: { id: number; name: string; offersCount: number }[]
    photos: { caption: string; url: string }[]
    video: object | null
    socialNetworks: Record<string, string | null>
    team: { name: string }[]
    website: string | null
    location: string
  }

  test('shows its live jobs, counted by function, the newest fifty of them', async () => {
    const company = await get<Company>(`/v1/companies/${world.fr.companyId}`)
    expect(company).toMatchObject({
      id: world.fr.companyId,
      name: 'Banque Valmont',
      monogram: 'BV',
      logo: `/logos/${world.fr.companyId}.svg`,
      city: 'Lyon',
      region: 'Auvergne-Rhône-Alpes',
      country: 'France',
      location: 'Lyon, Auvergne-Rhône-Alpes',
      foundedYear: 1998,
      offersCount: 56,
    })
    expect(company.jobs).toHaveLength(50)
    expect(company.jobs[0]).toMatchObject({
      title: 'Analyste crédit H/F',
      type: 'CDI',
      location: 'Lyon',
      remote: 'non',
      salary: { min: 40_000, max: 45_000, period: 'an', currency: 'EUR' },
    })
    expect(company.functions.map(({ jobs_count }) => jobs_count)).toEqual([55, 1])
    const few = await Promise.all([0, 4].map((n) => get<Company>(`/v1/companies/${world.fr.companyId}?offres=${n}`)))
    expect(few.map(({ jobs }) => jobs)).toEqual([[], company.jobs.slice(0, 4)])
    expect(few.map(({ offersCount }) => offersCount)).toEqual([56, 56])
  })

  test('shows only people who chose a public profile, and no website that could do harm', async () => {
    const company = await get<Company>(`/v1/companies/${world.fr.companyId}`)
    expect(company.team.map(({ name }) => name)).toEqual(['Inès Lafargue'])
    expect(company.website).toBeNull()
  })

  test('shows its pictures in its own order, its film, and where to find it', async () => {
    const company = await get<Company>(`/v1/companies/${world.fr.companyId}`)
    expect(company).toMatchObject({
      email: 'contact@valmont.example',
      phone: '+33199001234',
      revenue: { amount: 470_000_000, currency: 'EUR' },
      street: '12, rue de Vézelay',
      postal_code: '69002',
      coordinates: { latitude: 45.76, longitude: 4.85 },
      country_code: 'fr',
      coverImage: '/gravures/banner/Banque%20Valmont.svg',
    })
    expect(company.photos.map(({ caption }) => caption)).toEqual(['La façade', 'Le hall'])
    expect(company.photos[0]).toMatchObject({
      url: `/gravures/hall/${world.fr.companyId}.svg`,
      alt: 'Le hall, son comptoir et ses colonnes',
      width: 960,
      height: 640,
    })
    expect(company.video).toEqual({
      url: '/films/visite.webm',
      type: 'video/webm',
      poster: '/gravures/hall/visite.svg',
      captions: '/films/visite.vtt',
      title: 'La visite',
      summary: 'Le hall, sans paroles.',
      seconds: 16,
      width: 720,
      height: 480,
    })
  })

  test('that has no film, address or figures says so, and links to no page that is not its network’s', async () => {
    const valmont = await get<Company>(`/v1/companies/${world.fr.companyId}`)
    expect(valmont.socialNetworks).toEqual({
      linkedin: 'https://www.linkedin.com/company/valmont',
      x: null,
      facebook: null,
      instagram: null,
      youtube: null,
    })
    const sablons = await get<Company>(`/v1/companies/${world.be.companyId}`)
    expect(sablons).toMatchObject({
      video: null,
      coordinates: null,
      street: null,
      email: null,
      phone: null,
      revenue: null,
      country_code: 'be',
    })
    expect(sablons.socialNetworks).toMatchObject({ linkedin: null, youtube: 'https://www.youtube.com/@sablons' })
    expect(sablons.photos.map(({ caption }) => caption)).toEqual(['Ailleurs'])
  })

  test('counts its jobs by country, and its trades in the country that is asked for', async () => {
    const [banking, insurance] = world.lists.sectors
    const inSectors = async (query: string) =>
      (await get<Company>(`/v1/companies/${world.be.companyId}${query}`)).sectors.map(({ id, jobs_count }) => [
        id,
        jobs_count,
      ])
    const company = await get<Company>(`/v1/companies/${world.be.companyId}`)
    expect(company.offersCount).toBe(3)
    expect(company.jobs_by_country).toEqual([
      { id: 1, name: 'France', offersCount: 2 },
      { id: 2, name: 'Belgique', offersCount: 1 },
    ])
    expect(company.jobs.map(({ location }) => location).toSorted()).toEqual(['Bruxelles', 'Lyon', 'Lyon'])
    expect(await inSectors('')).toEqual([
      [insurance!.id, 2],
      [banking!.id, 1],
    ])
    expect(await inSectors('?session_pays=1')).toEqual([[insurance!.id, 2]])
    expect(await inSectors('?session_pays=2')).toEqual([[banking!.id, 1]])
    // Where it has none, all of them: an empty picture would say that it does not recruit.
    expect(await inSectors('?session_pays=4')).toEqual(await inSectors(''))
    expect(company.sectors[0]!.sous_secteurs.map(({ jobs_count }) => jobs_count)).toEqual([2])
    expect(company.functions.map(({ id, jobs_count }) => [id, jobs_count])).toEqual([
      [world.lists.functions[2]!.id, 2],
      [world.lists.functions[0]!.id, 1],
    ])
  })

  test('cannot be given what the rules would not show', async () => {
    const { companyId } = world.fr
    const refused = async (write: () => PromiseLike<unknown>) =>
      expect(async () => {
        await write()
      }).rejects.toThrow()
    await refused(() =>
      media.insertPhotos(database.db, [photoRow({ companyId, position: 3, path: '//evil.example/x.png' })]),
    )
    await refused(() => media.insertPhotos(database.db, [photoRow({ companyId, position: 1 })]))
    await refused(() => media.insertPhotos(database.db, [photoRow({ companyId, position: 3, alt: '' })]))
    await refused(() => media.insertVideos(database.db, [videoRow({ companyId })]))
    await refused(() =>
      media.insertSocialNetworks(database.db, [{ companyId, network: 'facebook', url: 'http://www.facebook.com/x' }]),
    )
    await refused(() => database.db.execute(sql`update companies set phone = '01 99 00' where id = ${companyId}`))
    await refused(() => database.db.execute(sql`update companies set longitude = null where id = ${companyId}`))
  })

  test('that does not exist is refused in French', async () => {
    const missing = await app.inject('/v1/companies/999999')
    expect(missing.statusCode).toBe(404)
    expect(missing.json()).toEqual({
      error: { code: 'companies/not_found', message: 'Cette entreprise n’existe pas.' },
    })
    for (const id of ['abc', '0', '-1', '1.5', '99999999999', '%00'])
      expect((await app.inject(`/v1/companies/${id}`)).statusCode, id).toBe(400)
  })
})
