// @module-tag postgres
import { sql } from 'drizzle-orm'
import { iso31662 } from 'iso-3166'
import { expect, test } from 'vitest'
import { useTestDatabase } from '../../../../tests/support/test-database.ts'
import { regionsAbroad } from './data/regions-abroad.ts'
import { loadReferenceLists } from './reference-load.ts'

const database = useTestDatabase()

const count = async (from: string): Promise<number> => {
  const { rows } = await database.db.execute<{ count: number }>(sql.raw(`select count(*)::int as count from ${from}`))
  return rows[0]!.count
}

/** As at start: on a connection without the time limits of requests, which reading every commune may exceed. */
const load = (report: (what: string) => void) =>
  database.database.withClient((_client, db) => loadReferenceLists(db, report))

test('France has its 18 regions, 101 departments and every commune', async () => {
  expect(await count('regions where country_id = 1')).toBe(18)
  expect(await count('departments')).toBe(101)
  expect(await count('cities where country_id = 1 and parent_code is null')).toBeGreaterThan(34_800)
  expect(await count('cities where parent_code is not null')).toBe(45)
})

test('a city has all of its postal codes', async () => {
  expect(await count("cities where name = 'Paris 8e Arrondissement' and postal_codes = '{75008}'")).toBe(1)
  expect(await count("cities where name = 'Lyon' and '69003' = any(postal_codes)")).toBe(1)
  expect(await count('cities where cardinality(postal_codes) > 0')).toBeGreaterThan(34_800)
})

test('every city is somewhere: the large ones where they are, a village within its department', async () => {
  expect(await count('cities where latitude is null or longitude is null')).toBe(0)
  const near = (name: string, latitude: number, longitude: number): Promise<number> =>
    count(`cities where name = '${name}' and abs(latitude - ${latitude}) < 0.1 and abs(longitude - ${longitude}) < 0.1`)
  expect(await near('Lyon', 45.75, 4.85)).toBe(1)
  expect(await near('Lyon 3e Arrondissement', 45.75, 4.85)).toBe(1)
  expect(await near('Évry-Courcouronnes', 48.63, 2.43)).toBe(1)
  expect(await near('Dunkerque', 51.04, 2.37)).toBe(1)
  expect(await near('Genève', 46.2, 6.14)).toBe(1)
  // Saint-Denis of Réunion is not the one beside Paris.
  expect(await near('Saint-Denis', -20.88, 55.45)).toBe(1)
})

test('regions abroad are those of ISO 3166-2', () => {
  // The list also has Belgium's regions above their provinces, and the former districts of Luxembourg.
  const wider = new Set(['BE-VLG', 'BE-WAL', 'LU-D', 'LU-G', 'LU-L'])
  for (const [country, regions] of Object.entries(regionsAbroad)) {
    const official = iso31662.filter(({ code }) => code.startsWith(`${country.toUpperCase()}-`) && !wider.has(code))
    expect(Object.keys(regions).toSorted()).toEqual(official.map(({ code }) => code.slice(3)).toSorted())
  }
})

test('every region abroad that matters has cities, the capitals under their French names', async () => {
  expect(
    await count("cities where name in ('Bruxelles', 'Luxembourg', 'Genève', 'Zurich', 'Anvers', 'Lausanne', 'Liège')"),
  ).toBeGreaterThanOrEqual(7)
  expect(await count('regions r where not exists (select 1 from cities c where c.region_id = r.id)')).toBe(0)
})

test('there are 12 sectors, each with sub-sectors, and about 80 job titles or more', async () => {
  expect(await count('sectors')).toBe(12)
  expect(await count('sectors s where not exists (select 1 from subsectors b where b.sector_id = s.id)')).toBe(0)
  expect(await count('job_titles')).toBeGreaterThanOrEqual(80)
  expect(await count('contracts')).toBe(5)
})

test('loading again changes nothing: ids stay, what the back office edited stays', async () => {
  await database.db.execute(sql`update sectors set name = 'Banques' where slug = 'banque'`)
  const before = await count('regions')
  const reported: string[] = []
  await load((what) => reported.push(what))
  expect(reported).toEqual([])
  expect(await count('regions')).toBe(before)
  expect(await count("sectors where name = 'Banques'")).toBe(1)
})

test('a new edition of the places updates them in place', async () => {
  await database.db.execute(sql`update reference_editions set edition = 'old' where name = 'places'`)
  await database.db.execute(sql`update cities set name = 'Lutèce' where code = '75056'`)
  const { rows: before } = await database.db.execute(sql`select id from cities where code = '75056'`)
  await load(() => undefined)
  const { rows: after } = await database.db.execute(sql`select id, name from cities where code = '75056'`)
  expect(after).toEqual([{ ...before[0], name: 'Paris' }])
})
