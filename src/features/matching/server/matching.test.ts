import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { jobRow } from '#features/jobs/jobs.factory.ts'
import { insertJobs } from '#features/jobs/server/jobs.repository.ts'
import { jobsToJudge } from '#features/jobs/server/jobs-judged.service.ts'
import { changeProfile } from '#features/members/server/member-profile.service.ts'
import { largeCities } from '#features/reference/server/reference.service.ts'
import type { IndexedCollection } from '#platform/server/collection/collection.ts'
import { seededRandom } from '#platform/random.ts'
import { standsIn } from '#search-engine/analysis/word-pairs.ts'
import { newPerson, signedIn } from '../../../../tests/support/people.ts'
import { codeOf } from '../../../../tests/support/refusals.ts'
import type { Site } from '../../../../tests/support/site.ts'
import { openSite } from '../../../../tests/support/site.ts'
import { untilReadable } from '../../../../tests/support/outbox.ts'
import { useTestDatabase } from '../../../../tests/support/test-database.ts'
import { smallWorld } from '../../../../tests/support/world.ts'
import { matchSheet } from '../matching.rules.ts'
import type { Wishes } from '../matching.rules.ts'
import { criteriaOf } from './match-criteria.ts'
import { matchesOf, matchOf } from './matching.service.ts'
import { leastSalary } from '#features/members/profile.rules.ts'
import { distinctSkills, wishesOf } from './member-wishes.ts'

/** Takes seconds; a machine that is busy with other things may need far longer. */
const SLOW = 120_000
const database = useTestDatabase()
let world: Awaited<ReturnType<typeof smallWorld>>
let site: Site
let index: IndexedCollection

beforeAll(async () => {
  world = await smallWorld(database.db)
  site = await openSite(database)
  index = site.index
})
const newAccount = (email: string) => newPerson(site.accounts, email)

let jobs = 0
async function publish(rows: Partial<Parameters<typeof insertJobs>[1][number]>[]): Promise<number[]> {
  const whole = rows.map((row) => ({ ...jobRow({ ...world.fr, ...row }), id: ++jobs }))
  await insertJobs(database.db, whole)
  await untilReadable(database.db)
  await index.catchUp()
  return whole.map(({ id }) => id)
}
const clear = () => database.db.execute(sql`delete from jobs`)

const SKILLS = [
  'Excel avancé',
  'Power BI',
  'IFRS',
  'IFRS 17',
  'Contrôle budgétaire',
  'SAP',
  'Suivi budgétaire',
  'SQL',
  'Anglais C1',
  'de',
]

test(
  'the pass over the index gives each job the total of its sheet, whatever was wished for and said',
  async () => {
    const random = seededRandom('matching')
    const below = (most: number): number => Math.floor(random() * most)
    const some = <T>(list: readonly T[], most: number): T[] =>
      list.toSorted(() => random() - 0.5).slice(0, below(most + 1))
    const cities = (await largeCities(database.db, 150_000)).slice(0, 12)
    const { functions, contracts, sectors } = world.lists
    await publish(
      Array.from({ length: 150 }, () => {
        const city = cities[below(cities.length)]!
        const salary = random() < 0.3 ? null : 20_000 + 1_000 * below(40)
        const period = salary === null || random() < 0.8 ? 'an' : random() < 0.5 ? 'mois' : 'jour'
        return {
          functionId: functions[below(3)]!.id,
          contractId: contracts[below(3)]!.id,
          sectorId: sectors[below(3)]!.id,
          cityId: city.id,
          regionId: city.regionId,
          countryId: city.countryId,
          skills: some(SKILLS, 4),
          salaryMin: salary && (period === 'an' ? salary : period === 'mois' ? 1_500 : 400),
          salaryMax: null,
          salaryPeriod: period,
          remote: random() < 0.2 ? 'total' : 'non',
          experienceMin: below(8),
        }
      }),
    )
    const all = await jobsToJudge(database.db, (await index.search({ limit: 1_000, count: [] })).ids)
    expect(all).toHaveLength(150)
    let different = 0
    for (let person = 0; person < 60; person++) {
      const city = cities[below(cities.length)]!
      const open = (): boolean => random() < 0.25
      const wishes: Wishes = {
        functions: open() ? [] : some(functions.slice(0, 3), 2),
        skills: open() ? [] : distinctSkills(some(SKILLS, 5)),
        place: open()
          ? null
          : {
              name: city.name,
              cities: [city.id],
              regions: random() < 0.2 ? [cities[0]!.regionId] : [],
              countries: random() < 0.1 ? [2] : [],
              near: [city.id, cities[below(cities.length)]!.id],
              regionsOfCities: [city.regionId],
              within: [city.countryId],
            },
        contracts: open() ? [] : some(contracts.slice(0, 3), 2),
        salary: open() ? null : 25_000 + 1_000 * below(30),
        experience: open() ? null : below(9),
        sectors: open() ? [] : some(sectors.slice(0, 3), 1),
      }
      const sheets = all.map(({ job, facts }) => ({ id: job.id, sheet: matchSheet(wishes, facts, standsIn) }))
      const about = wishes.functions.length > 0 || wishes.skills.length > 0
      const expected = sheets
        .filter(({ sheet: { total, points } }) => {
          const work = points.filter(({ criterion }) => criterion === 'function' || criterion === 'skills')
          return total !== null && (!about || work.some((one) => (one.points ?? 0) > 0))
        })
        .map(({ id, sheet }) => [id, sheet.total])
        .toSorted((a, b) => a[0]! - b[0]!)
      const found = await index.score({ criteria: criteriaOf(wishes), limit: 1_000 })
      expect(found.map(({ id, score }) => [id, score]).toSorted((a, b) => a[0]! - b[0]!)).toEqual(expected)
      different += new Set(expected.map(([, total]) => total)).size
    }
    // Otherwise everybody would be judged alike, and nothing compared.
    expect(different).toBeGreaterThan(300)
    await clear()
  },
  SLOW,
)

const camille = {
  title: 'Contrôleuse de gestion',
  skills: ['Contrôle budgétaire', 'Power BI'],
  wantedLocation: 'Lyon',
  wantedContract: 'cdi',
  wantedSalary: '40k-50k',
}

test('what somebody looks for is read from what they said of it, and from nothing else', async () => {
  const accountId = await newAccount('wishes@example.org')
  // Where somebody lives is no wish.
  await changeProfile(database.db, accountId, { location: 'Marseille' })
  expect(await wishesOf(database.db, accountId)).toEqual({
    functions: [],
    skills: [],
    place: null,
    contracts: [],
    salary: null,
    experience: null,
    sectors: [],
  })
  await changeProfile(database.db, accountId, camille)
  const { fr, lyon } = world
  expect(await wishesOf(database.db, accountId)).toMatchObject({
    functions: [{ name: 'Contrôle de gestion' }],
    skills: camille.skills,
    place: { name: 'Lyon', cities: expect.arrayContaining([lyon.id]), regionsOfCities: [fr.regionId], within: [1] },
    contracts: [{ id: fr.contractId }],
    salary: 40_000,
  })
  await changeProfile(database.db, accountId, { wantedTitle: 'Trésorier', wantedLocation: 'Lyon, France' })
  expect(await wishesOf(database.db, accountId)).toMatchObject({
    functions: [{ name: 'Trésorerie' }],
    place: { name: 'Lyon', countries: [], regions: [] },
  })
  await changeProfile(database.db, accountId, { wantedLocation: 'Bretagne ou Nantes' })
  expect((await wishesOf(database.db, accountId)).place).toMatchObject({
    name: 'Bretagne ou Nantes',
    regions: [expect.any(Number)],
  })
  // A sector of the form is those of jobs that it stands for; no years are an answer once the form has asked for them.
  const { sectors, experience } = await wishesOf(database.db, accountId)
  expect([sectors, experience]).toEqual([[], null])
  await changeProfile(database.db, accountId, { wantedSector: 'finance', experienceYears: 0, cvSavedAt: new Date() })
  const said = await wishesOf(database.db, accountId)
  expect([said.sectors.map(({ name }) => name), said.experience]).toEqual([
    ['Gestion d’actifs', 'Fintech et paiements'],
    0,
  ])
  expect(['100k+', '30k-40k', '', 'beaucoup', '48'].map(leastSalary)).toEqual([100_000, 30_000, null, null, null])
  const typed = ['48–54\u00a0k€', '45\u202f000 €', '52.000 à 56.000', '3 500 € par mois', '40000']
  expect(typed.map(leastSalary)).toEqual([48_000, 45_000, 52_000, 42_000, 40_000])
  expect(distinctSkills(['Audit légal', 'Excel avancé', 'Audit', 'Excel', 'SAP'])).toEqual([
    'Excel avancé',
    'Audit',
    'SAP',
  ])
})

test('the best live jobs come first, each with its reasons; one that is applied to, closed or hidden is not proposed', async () => {
  const accountId = await newAccount('matches@example.org')
  const { db } = database
  const { fr, be, lists } = world
  const soon = new Date(Date.now() - 1_000)
  const [best, poorer, abroad, other, applied, hidden, closing] = await publish([
    { skills: ['Power BI', 'Contrôle budgétaire'], salaryMin: 45_000 },
    { skills: ['Power BI', 'SQL'], salaryMin: 38_000, publishedAt: soon },
    { ...be, skills: ['SQL', 'SAP'], salaryMin: 50_000 },
    { functionId: lists.functions[5]!.id, skills: ['Audit légal'] },
    { skills: ['Power BI', 'Contrôle budgétaire'] },
    { skills: ['Power BI', 'Contrôle budgétaire'] },
    { skills: ['Power BI', 'Contrôle budgétaire'] },
  ])
  expect(await matchesOf(db, index, accountId, { limit: 10 })).toEqual({
    enough: false,
    untold: ['function', 'skills', 'place', 'contract', 'salary', 'experience', 'sector'],
    data: [],
  })
  await changeProfile(db, accountId, camille)
  await db.execute(sql`update jobs set hidden_at = now() where id = ${hidden!}`)
  // The index hears of it later than the database.
  await db.execute(sql`update jobs set status = 'pourvue' where id = ${closing!}`)
  await db.execute(sql`insert into saved_jobs (account_id, job_id) values (${accountId}, ${poorer!})`)
  const found = await matchesOf(db, index, accountId, { limit: 10, without: [applied!] })
  expect(found).toMatchObject({ enough: true, untold: ['experience', 'sector'] })
  expect(found.data.map(({ job, saved, match }) => [job.id, saved, match.total])).toEqual([
    [best, false, 100],
    [poorer, true, 82],
  ])
  expect(found.data[1]!.match.missing_skills).toEqual(['SQL'])
  expect(found.data.map(({ job }) => job.id)).not.toContain(abroad)
  expect(found.data.map(({ job }) => job.id)).not.toContain(other)
  expect((await matchesOf(db, index, accountId, { limit: 1 })).data).toHaveLength(1)

  // Any job has its sheet, also one that would not be proposed or is over; none that nobody may read.
  expect((await matchOf(db, accountId, abroad!)).match.total).toBeLessThan(60)
  expect((await matchOf(db, accountId, closing!)).match.total).toBe(100)
  expect(await codeOf(matchOf(db, accountId, hidden!))).toBe('jobs/not_found')
  expect(await codeOf(matchOf(db, accountId, 999_999))).toBe('jobs/not_found')
  expect(fr.functionId).toBe(lists.functions[0]!.id)
  await clear()
})

test('pages show it to the candidate alone, and not what they have applied to', async () => {
  const email = 'pages@example.org'
  const accountId = await newAccount(email)
  const { exchange } = await signedIn(site.accounts, email)
  const cookie = `__Host-florin=${exchange.set.get('__Host-florin')}`
  const read = async (url: string, headers = {}) => (await site.http.inject({ url, headers })).payload
  const [job, applied] = await publish([
    { title: 'Contrôleur de gestion siège', skills: ['Power BI'] },
    { title: 'Contrôleur de gestion usine', skills: ['Power BI'] },
  ])
  const [why, told] = ['Pourquoi cette offre vous correspond', 'le poste que vous cherchez']
  expect(await read(`/offre-emploi/${job}`, { cookie })).toContain(told)
  expect(await read('/espace-candidat', { cookie })).toContain(told)
  await changeProfile(database.db, accountId, camille)
  await database.db.execute(sql`
    insert into applications (account_id, job_id, company_id, title, company_name, sent_at, stage)
    select ${accountId}, id, company_id, title, 'Banque Valmont', now(), 'nouveau' from jobs where id = ${applied!}`)
  const page = await read(`/offre-emploi/${job}`, { cookie })
  expect(page).toContain(why)
  expect(page).toContain('1 de vos compétences pour 1\u00a0demandée\u202f: Power BI.')
  const space = await read('/espace-candidat', { cookie })
  expect(space).toContain('Contrôleur de gestion siège')
  expect(space).not.toContain('Contrôleur de gestion usine')
  const visitors = await read(`/offre-emploi/${job}`)
  expect(visitors).toContain('Contrôleur de gestion siège')
  expect(visitors).not.toContain(why)
})
