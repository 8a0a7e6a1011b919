import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startIndex } from '../../../../tests/support/collection.ts'
import { untilReadable } from '../../../../tests/support/outbox.ts'
import { useTestDatabase } from '../../../../tests/support/test-database.ts'
import { smallWorld } from '../../../../tests/support/world.ts'
import { jobRow } from '#features/jobs/jobs.factory.ts'
import { jobCollection } from '#features/jobs/server/job-collection.ts'
import { insertJobs } from '#features/jobs/server/jobs.repository.ts'
import type { IndexedCollection } from '#platform/server/collection/collection.ts'
import { pick, pickSome, seededRandom } from '#platform/random.ts'
import { listCompanies } from '../companies.contract.ts'
import { companyRow } from '../companies.factory.ts'
import type { CompanySize } from '../companies.rules.ts'
import { companySizes } from '../companies.rules.ts'
import { companyDirectory } from './companies-directory.service.ts'
import { insertCompanies } from './companies.repository.ts'
import { companyCollection } from './company-collection.ts'

const database = useTestDatabase()
let world: Awaited<ReturnType<typeof smallWorld>>
let index: IndexedCollection
let jobs: IndexedCollection

// No two of them have a form in common, and none begins with a little word.
const WORDS = ['brelande', 'bretzig', 'kravo', 'zorvan', 'vintolque', 'plumacier', 'frilgo', 'grontazur']

beforeAll(async () => {
  world = await smallWorld(database.db)
  const random = seededRandom('companies')
  const { sectors, structures } = world.lists
  const inserted = await insertCompanies(
    database.db,
    Array.from({ length: 70 }, (_, number) => {
      const abroad = random() < 0.3
      return companyRow({
        name: [...pickSome(random, WORDS, 2), number].join(' '),
        trades: pickSome(random, WORDS, 2).join(', '),
        tagline: pick(random, WORDS),
        sectorId: pick(random, sectors.slice(0, 4)).id,
        structureId: pick(random, structures.slice(0, 3)).id,
        size: pick(random, companySizes),
        countryId: abroad ? 2 : 1,
        cityId: abroad ? world.bruxelles.id : world.lyon.id,
      })
    }),
  )
  await insertJobs(
    database.db,
    Array.from({ length: 300 }, () =>
      jobRow({
        ...(random() < 0.6 ? world.fr : world.be),
        companyId: pick(random, inserted.slice(0, 50)).id,
        status: random() < 0.8 ? 'active' : 'inactive',
      }),
    ),
  )
  await untilReadable(database.db)
  index = startIndex(database, companyCollection)
  jobs = startIndex(database, jobCollection)
  await index.catchUp()
})
afterAll(() => Promise.all([index.stop(), jobs.stop()]))

type Asked = { q: string; secteur_ids: number[]; taille: CompanySize[]; structure_ids: number[]; session_pays?: number }

const list = (asked: Partial<Asked>) =>
  companyDirectory(database.db, { companies: index, jobs }, listCompanies.input.parse({ per_page: 100, ...asked }))
const ids = async (asked: Partial<Asked>) => (await list(asked)).data.map(({ id }) => id)

/** What the database itself says: who passes, in the order of the directory, and each facet counted without its own filter. */
async function byTheDatabase({ q, secteur_ids, taille, structure_ids, session_pays = 0 }: Asked) {
  const typed = q.split(' ').filter(Boolean)
  const begins = (text: ReturnType<typeof sql>, word: string) => sql`(${text} ~ ${`(^|[^a-z0-9])${word}`})::int`
  const told = sql`lower(concat_ws(' ', companies.name, tagline, trades, industry, sectors.name, cities.name))`
  const all = sql`translate(${told}, 'àâäéèêëîïôöùûüç', 'aaaeeeeiioouuuc')`
  const sum = (parts: ReturnType<typeof sql>[]) => sql.join([sql`0 + 0`, ...parts], sql` + `)
  const passes = {
    sector_id: sql`(cardinality(${sql.param(secteur_ids)}::int[]) = 0 or sector_id = any(${sql.param(secteur_ids)}::int[]))`,
    size: sql`(cardinality(${sql.param(taille)}::text[]) = 0 or size = any(${sql.param(taille)}::text[]))`,
    structure_id: sql`(cardinality(${sql.param(structure_ids)}::int[]) = 0 or structure_id = any(${sql.param(structure_ids)}::int[]))`,
  }
  const found = (but: string | null) =>
    sql.join(
      [
        sql`${sum(typed.map((word) => begins(all, word)))} = ${typed.length}::int`,
        sql`(${session_pays}::int = 0 or companies.country_id = ${session_pays}::int)`,
        ...Object.entries(passes).flatMap(([name, pass]) => (name === but ? [] : pass)),
      ],
      sql` and `,
    )
  const from = sql`from companies join sectors on sectors.id = sector_id join cities on cities.id = city_id`
  const { rows } = await database.db.execute<{ id: number }>(sql`
    select companies.id ${from} left join lateral (
      select count(*) as jobs from jobs where company_id = companies.id and status = 'active' and published_at <= now()
        and valid_through > now() and (${session_pays}::int = 0 or jobs.country_id = ${session_pays}::int)) as live on true
    where ${found(null)}
    order by ${sum(typed.map((word) => begins(sql`lower(companies.name)`, word)))} desc, jobs desc,
      lower(companies.name) collate "C", companies.id desc`)
  const count = async (column: keyof typeof passes) => {
    const { rows: counts } = await database.db.execute<{ value: number | string; count: number }>(
      sql`select ${sql.raw(column)} as value, count(*)::int as count ${from} where ${found(column)} group by 1 order by 1`,
    )
    return new Map(counts.map(({ value, count: many }) => [value, many]))
  }
  return {
    ids: rows.map(({ id }) => id),
    counts: [await count('sector_id'), await count('size'), await count('structure_id')],
  }
}

test('the directory finds, counts and orders as the database does, whatever is asked', async () => {
  const { sectors, structures } = world.lists
  const some = <T>(values: readonly T[]) => fc.subarray([...values], { maxLength: 2 })
  const beginning = fc
    .tuple(fc.constantFrom(...WORDS), fc.integer({ min: 1, max: 10 }))
    .map(([word, length]) => word.slice(0, length))
  await fc.assert(
    fc.asyncProperty(
      fc.record({
        q: fc.array(beginning, { maxLength: 2 }).map((words) => words.join(' ')),
        secteur_ids: some(sectors.slice(0, 5).map(({ id }) => id)),
        taille: some(companySizes),
        structure_ids: some(structures.slice(0, 4).map(({ id }) => id)),
        session_pays: fc.constantFrom(undefined, 1, 2),
      }),
      async ({ session_pays, ...rest }) => {
        const asked: Asked = { ...rest, ...(session_pays ? { session_pays } : {}) }
        const expected = await byTheDatabase(asked)
        const { data, pagination, facets, corrections } = await list(asked)
        expect(corrections).toEqual([])
        expect(data.map(({ id }) => id)).toEqual(expected.ids)
        expect(pagination.total).toBe(expected.ids.length)
        for (const [number, values] of [facets.secteurs, facets.tailles, facets.structures].entries()) {
          const counted = values.filter(({ companies_count }) => companies_count > 0)
          expect(new Map(counted.map(({ id, companies_count }) => [id, companies_count]))).toEqual(
            expected.counts[number],
          )
        }
      },
    ),
    { numRuns: 60 },
  )
})

async function after(...statements: ReturnType<typeof sql>[]): Promise<void> {
  for (const statement of statements) await database.db.execute(statement)
  await untilReadable(database.db)
  await index.catchUp()
}

test('a company is found as it is now, and no longer once it is gone', async () => {
  const [made] = await insertCompanies(database.db, [
    companyRow({ ...world.fr, name: 'Quorbine', structureId: world.lists.structures[0]!.id }),
  ])
  const { id } = made!
  await after()
  expect(await ids({ q: 'quorbine' })).toEqual([id])
  await after(sql`update companies set industry = 'Wagonnage', size = 'ge' where id = ${id}`)
  expect(await ids({ q: 'wagonnage', taille: ['ge'] })).toEqual([id])
  // What is only shown and not searched is fresh as well.
  await after(sql`update companies set description = 'Nouveau texte' where id = ${id}`)
  expect((await list({ q: 'quorbine' })).data[0]!.description).toBe('Nouveau texte')
  await after(sql`delete from companies where id = ${id}`)
  expect(await ids({ q: 'quorbine' })).toEqual([])
})

test('a company is told what becomes of its jobs: added, moved, deleted, ended by the clock, all of them at once', async () => {
  const structureId = world.lists.structures[0]!.id
  const made = await insertCompanies(
    database.db,
    ['Xylograve A', 'Xylograve B'].map((name) => companyRow({ ...world.fr, name, structureId })),
  )
  const [a, b] = made.map(({ id }) => id) as [number, number]
  const order = () => ids({ q: 'xylograve', session_pays: 1 })
  await insertJobs(database.db, [
    { id: 5_001, ...jobRow({ ...world.fr, companyId: b }) },
    { id: 5_002, ...jobRow({ ...world.fr, companyId: b }) },
    // Elsewhere than at home it does not count for who asks for France.
    ...[5_003, 5_004, 5_005].map((id) => ({ id, ...jobRow({ ...world.be, companyId: a }) })),
  ])
  await after()
  expect(await order()).toEqual([b, a])
  expect(await ids({ q: 'xylograve' })).toEqual([a, b])
  await after(sql`update jobs set company_id = ${a} where id = 5001`, sql`delete from jobs where id = 5002`)
  expect(await order()).toEqual([a, b])
  await insertJobs(database.db, [{ id: 5_006, ...jobRow({ ...world.fr, companyId: b }) }])
  await after(
    sql`alter table jobs disable trigger user`,
    sql`update jobs set valid_through = now() where id = 5001`,
    sql`alter table jobs enable trigger user`,
  )
  expect(await order()).toEqual([b, a])
  await after(sql`truncate jobs cascade`)
  expect(await order()).toEqual([a, b])
})
