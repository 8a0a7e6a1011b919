import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { openSite } from './support/site.ts'
import type { Site } from './support/site.ts'
import { useTestDatabase } from './support/test-database.ts'
import { smallWorld } from './support/world.ts'
import { jobRow } from '#features/jobs/jobs.factory.ts'
import { insertJobs } from '#features/jobs/server/jobs.repository.ts'

const database = useTestDatabase()
let site: Site

// One job in each of these towns, by the code of the town.
const towns: Record<string, string> = {
  Lyon: '69123',
  'Lyon 3e': '69383',
  Villeurbanne: '69266',
  'Vienne, Isère': '38544',
  Poitiers: '86194',
  Grenoble: '38185',
  'Paris 8e': '75108',
  'Paris 1er': '75101',
  Courbevoie: '92026',
  Nanterre: '92050',
  'Saint-Denis, Seine': '93066',
  'Saint-Denis, Réunion': '97411',
  'Le Havre': '76351',
  Genève: 'GE-Geneva',
  Lausanne: 'VD-Lausanne',
  Bruxelles: 'BRU-Brussels',
  Luxembourg: 'LU-Luxembourg',
}
const names = Object.keys(towns)
const SWITZERLAND = 4

beforeAll(async () => {
  const world = await smallWorld(database.db)
  const { rows } = await database.db.execute<{ id: number; code: string; country_id: number; region_id: number }>(
    sql`select id, code, country_id, region_id from cities where code in ${Object.values(towns)}`,
  )
  const made = names.map((name, at) => {
    const city = rows.find(({ code }) => code === towns[name])
    expect(city, name).toBeDefined()
    return {
      id: at + 1,
      ...jobRow({
        ...world.fr,
        countryId: city!.country_id,
        regionId: city!.region_id,
        cityId: city!.id,
        title: 'Auditeur interne H/F',
        sectorId: world.lists.sectors[0]!.id,
        contractId: world.lists.contracts[0]!.id,
        functionId: world.lists.functions[0]!.id,
        publishedAt: new Date(Date.now() - at * 1_000),
      }),
    }
  })
  await insertJobs(database.db, made)
  site = await openSite(database)
})

type Found = { data: { id: number }[] }
const townsFound = async (query: Record<string, string>): Promise<string[]> => {
  const answer = await site.http.inject(`/v1/jobs/search?${new URLSearchParams({ session_pays: '1', ...query })}`)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer
    .json<Found>()
    .data.map(({ id }) => names[id - 1]!)
    .toSorted()
}

const LYON = ['Lyon', 'Lyon 3e']
const RHONE = ['Lyon', 'Lyon 3e', 'Villeurbanne']

describe('a place is understood as people write it', () => {
  test.each<[string, string[]]>([
    ['Lyon', LYON],
    ['lyon', LYON],
    ['Lyo', LYON],
    ['Lyon (69)', LYON],
    ['Lyon 3e', ['Lyon 3e']],
    ['Lyon 3ème arrondissement', ['Lyon 3e']],
    ['lyon 3', ['Lyon 3e']],
    ['69003', ['Lyon 3e']],
    ['69003 Lyon', ['Lyon 3e']],
    ['69100', ['Villeurbanne']],
    // A code that only large offices have still says the department.
    ['69421', RHONE],
    ['69', RHONE],
    ['Rhône', RHONE],
    ['Rhône (69)', RHONE],
    ['Paris', ['Paris 1er', 'Paris 8e']],
    ['75', ['Paris 1er', 'Paris 8e']],
    ['75008', ['Paris 8e']],
    ['Paris 1', ['Paris 1er']],
    ['La Défense', ['Courbevoie', 'Nanterre']],
    ['paris la defense', ['Courbevoie', 'Nanterre']],
    ['Saint-Denis (93)', ['Saint-Denis, Seine']],
    ['saint denis', ['Saint-Denis, Réunion', 'Saint-Denis, Seine']],
    // A large town is meant rather than the department of its name; the number says otherwise.
    ['Vienne', ['Vienne, Isère']],
    ['Vienne (86)', ['Poitiers']],
    ['le havre', ['Le Havre']],
    ['Île-de-France', ['Courbevoie', 'Nanterre', 'Paris 1er', 'Paris 8e', 'Saint-Denis, Seine']],
    ['idf', ['Courbevoie', 'Nanterre', 'Paris 1er', 'Paris 8e', 'Saint-Denis, Seine']],
    ['Lyon, Paris 8e', ['Lyon', 'Lyon 3e', 'Paris 8e']],
    ['Lyon, Île-de-France', [...LYON, 'Courbevoie', 'Nanterre', 'Paris 1er', 'Paris 8e', 'Saint-Denis, Seine']],
    ['Lyon, Nulle-Part-sur-Mer', LYON],
    ['Nulle-Part-sur-Mer', []],
    ['%', []],
  ])('%s', async (lieu, expected) => {
    expect(await townsFound({ lieu })).toEqual(expected.toSorted())
  })

  test('France is all of it', async () => {
    expect(await townsFound({ lieu: 'France' })).toEqual(names.slice(0, 13).toSorted())
  })

  test('with kilometres around it', async () => {
    expect(await townsFound({ lieu: 'Lyon', rayon: '10' })).toEqual(RHONE)
    expect(await townsFound({ lieu: 'Lyon', rayon: '50' })).toEqual([...LYON, 'Vienne, Isère', 'Villeurbanne'])
    expect(await townsFound({ lieu: 'Lyon', rayon: '100' })).toEqual([
      'Grenoble',
      ...LYON,
      'Vienne, Isère',
      'Villeurbanne',
    ])
    expect(await townsFound({ lieu: '75008', rayon: '25' })).toEqual(
      ['Courbevoie', 'Nanterre', 'Paris 1er', 'Paris 8e', 'Saint-Denis, Seine'].toSorted(),
    )
    // A department has no middle to look around from; the city beside it has.
    expect(await townsFound({ lieu: '38', rayon: '100' })).toEqual(['Grenoble', 'Vienne, Isère'])
    expect(await townsFound({ lieu: '86, Lyon', rayon: '10' })).toEqual([...LYON, 'Poitiers', 'Villeurbanne'])
  })
})

type Options = { total: number; spot: boolean; abroad: object | null }
const options = async (query: Record<string, string>): Promise<Options> =>
  (await site.http.inject(`/v1/filters/options?${new URLSearchParams({ session_pays: '1', ...query })}`)).json()

describe('a place in another country', () => {
  test('says what is there instead of finding nothing', async () => {
    expect(await options({ lieu: 'Genève', keywords: 'audit' })).toMatchObject({
      total: 0,
      abroad: { country_id: SWITZERLAND, country: 'Suisse', places: ['Genève'], jobs_count: 1 },
    })
    expect(await options({ lieu: 'Suisse' })).toMatchObject({ abroad: { country: 'Suisse', jobs_count: 2 } })
    expect(await options({ lieu: 'Luxembourg' })).toMatchObject({ abroad: { country: 'Luxembourg', jobs_count: 1 } })
    expect(await options({ lieu: 'Lyon, Bruxelles' })).toMatchObject({ total: 2, abroad: { country: 'Belgique' } })
    // Nothing there either: nothing to say.
    expect(await options({ lieu: 'Genève', keywords: 'actuaire' })).toMatchObject({ total: 0, abroad: null })
  })

  test('is found once that country is chosen', async () => {
    expect(await townsFound({ lieu: 'Genève', session_pays: String(SWITZERLAND) })).toEqual(['Genève'])
    expect(await townsFound({ lieu: 'Luxembourg', session_pays: '3' })).toEqual(['Luxembourg'])
    expect(await townsFound({ lieu: 'Genève', pays_ids: '1,4' })).toEqual(['Genève'])
  })

  test('the page leads there', async () => {
    const page = await site.http.inject('/emploi?lieu=Gen%C3%A8ve&region_ids=1&keywords=audit')
    expect(/1\soffre à Genève\s: passer en Suisse/.test(page.body)).toBe(true)
    // Nothing is found here: it is the one green button.
    const back = /name="retour" value="([^"]*Gen[^"]*)"\/?><button class="btn"/.exec(page.body)?.[1]
    expect(back?.replaceAll('&amp;', '&')).toBe('/emploi?keywords=audit&lieu=Gen%C3%A8ve')
    expect(page.body).toContain('Les offres de ce lieu sont en Suisse.')
    const both = await site.http.inject('/emploi?lieu=Lyon%2C+Bruxelles')
    expect(both.body).toMatch(/name="retour" value="[^"]*Bruxelles[^"]*"\/?><button class="btn btn--outline"/)
  })
})

type Suggested = { data: { kind: string; label: string; jobs_count: number; country: string | null }[] }
const suggested = async (q: string): Promise<Suggested['data']> => {
  const answer = await site.http.inject(
    `/v1/jobs/suggestions?${new URLSearchParams({ field: 'ou', q, session_pays: '1' })}`,
  )
  return answer.json<Suggested>().data
}

test('places are completed by name, code and quarter, those abroad last', async () => {
  expect((await suggested('69003'))[0]).toEqual({ kind: 'ville', label: 'Lyon 3e', jobs_count: 1, country: null })
  expect((await suggested('lyon 69003'))[0]).toMatchObject({ label: 'Lyon 3e' })
  expect((await suggested('69')).map(({ label }) => label)).toContain('Rhône (69)')
  expect((await suggested('rhon'))[0]).toMatchObject({ kind: 'departement', label: 'Rhône (69)', jobs_count: 3 })
  expect((await suggested('la def'))[0]).toMatchObject({ kind: 'quartier', label: 'La Défense', jobs_count: 2 })
  expect(await suggested('genev')).toContainEqual({ kind: 'ville', label: 'Genève', jobs_count: 1, country: 'Suisse' })
  expect(await suggested('suis')).toEqual([{ kind: 'pays', label: 'Suisse', jobs_count: 2, country: null }])
  // What is completed is understood: each suggestion finds as many as it says.
  for (const { label, jobs_count } of (await Promise.all(['69', 'paris', 'vien', 'ile'].map(suggested))).flat())
    expect((await townsFound({ lieu: label })).length, label).toBe(jobs_count)
})
