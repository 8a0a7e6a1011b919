import { beforeAll, describe, expect, test } from 'vitest'
import { cityAtlas } from '#demo/fill-demo.ts'
import { seedAccounts, seedMemberAccounts } from '#demo/accounts/accounts.demo.ts'
import type { SeededCompany } from '#demo/companies/companies.demo.ts'
import { seedCompanies } from '#demo/companies/companies.demo.ts'
import { publicationMoments } from '#demo/jobs/job-moments.ts'
import { isMarketTitle } from '#demo/jobs/job-reach.ts'
import { demoJobs } from '#demo/jobs/jobs.demo.ts'
import { checkJob } from '#features/jobs/checks/checks.rules.ts'
import { seedMembers } from '#demo/members/members.demo.ts'
import { countMembers } from '#features/members/server/members.service.ts'
import type { City, ReferenceLists } from '#features/reference/server/reference.service.ts'
import { largeCities, listsOf } from '#features/reference/server/reference.service.ts'
import { long } from './support/tags.ts'
import { useTestDatabase } from './support/test-database.ts'

const database = useTestDatabase()

/** A Thursday afternoon in Paris, and days and hours that are not for working. */
const thursday = new Date('2026-11-12T14:30:00Z')
const others = ['2026-11-15T19:00:00Z', '2026-11-16T02:00:00Z', '2026-07-06T07:20:00Z'].map((now) => new Date(now))

let cities: City[]
let lists: ReferenceLists
let companies: SeededCompany[]

beforeAll(async () => {
  cities = await largeCities(database.db, 5_000)
  lists = await listsOf(database.db)
  const { idOf } = cityAtlas(cities)
  companies = await seedCompanies(database.db, idOf)
  await seedMembers(database.db, companies, idOf, thursday, (people) => seedMemberAccounts(database.db, people))
  await seedAccounts(database.db, companies[0]!)
})

const build = (now: Date) => {
  const byId = <T extends { id: number }>(rows: T[]) => new Map(rows.map((row) => [row.id, row]))
  const [city, region, title, company] = [byId(cities), byId(lists.regions), byId(lists.jobTitles), byId(companies)]
  return demoJobs(companies, cityAtlas(cities), lists, now)
    .filter(({ status }) => status === 'active')
    .map((row) => ({
      ...row,
      city: city.get(row.cityId)!,
      region: region.get(row.regionId)!.name,
      trade: title.get(row.jobTitleId!)!.slug,
      function: lists.functions.find(({ id }) => id === row.functionId)!.slug,
      company: company.get(row.companyId)!,
    }))
}
type Job = ReturnType<typeof build>[number]

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Paris',
  weekday: 'short',
  hour: '2-digit',
  hourCycle: 'h23',
})
const hourOf = (moment: Date) => {
  const part = Object.fromEntries(clock.formatToParts(moment).map(({ type, value }) => [type, value]))
  return { weekday: part.weekday!, hour: Number(part.hour) }
}

describe('sample jobs', () => {
  let jobs: Job[]
  beforeAll(() => {
    jobs = build(thursday)
  })

  test('nothing in them would be refused at publishing', long, () => {
    const kinds = { stage: 'stage', cdi: 'emploi', cdd: 'emploi' } as const
    const found = jobs.flatMap((job) => {
      const contract = lists.contracts.find(({ id }) => id === job.contractId)!.slug
      const texts = {
        missions: job.missions ?? [],
        profile: job.profile ?? [],
        benefits: job.benefits ?? [],
        skills: job.skills ?? [],
      }
      return checkJob({
        ...texts,
        title: job.title,
        description: job.description,
        salaryMin: job.salaryMin ?? null,
        salaryMax: job.salaryMax ?? null,
        salaryText: '',
        contractKind: kinds[contract as keyof typeof kinds] ?? 'autre',
      })
    })
    const told = found.filter(({ code }) => code !== 'salaire/absent')
    expect(told.map(({ code, passage }) => `${code}: ${passage.text}`)).toEqual([])
  })

  test('half of those around Paris are at La Défense and in the towns around', () => {
    const capital = jobs.filter(({ region }) => region === 'Île-de-France')
    const around = capital.filter(({ city }) => city.departmentCode !== '75').length / capital.length
    expect(around).toBeGreaterThan(0.4)
    expect(around).toBeLessThan(0.6)
    const defense = capital.filter(({ city }) => ['Courbevoie', 'Puteaux', 'Nanterre'].includes(city.name))
    expect(defense.length / capital.length).toBeGreaterThan(0.15)
    // Where it is in Paris is said by its arrondissement.
    expect(capital.filter(({ city }) => city.name === 'Paris')).toEqual([])
  })

  test('no line of their texts can begin with a sign of two parts', () => {
    const bare = jobs.flatMap(({ description, missions, profile }) =>
      [description, ...missions, ...profile].filter((text) => / [:;!?](\s|$)/.test(text)),
    )
    expect(bare).toEqual([])
  })

  test('every French region and every company has some', () => {
    const found = new Set(jobs.map(({ region }) => region))
    const french = lists.regions.filter(({ countryId }) => countryId === 1).map(({ name }) => name)
    expect(french.filter((name) => !found.has(name))).toEqual([])
    expect(new Set(jobs.map(({ companyId }) => companyId)).size).toBe(companies.length)
  })

  test.each([thursday, ...others])('at %s, jobs came out on working days, in working hours', (now) => {
    const moments = publicationMoments(now, 5_526)
    expect(moments.length).toBe(5_526)
    const odd = moments.filter((moment) => {
      const { weekday, hour } = hourOf(moment)
      return weekday.startsWith('S') || hour < 8 || hour > 19 || moment > now
    })
    expect(odd).toEqual([])
    const days = Map.groupBy(moments, (moment) => moment.toISOString().slice(0, 10))
    const whole = [...days.values()].map(({ length }) => length).slice(1, -1)
    expect(Math.min(...whole)).toBeGreaterThan(120)
    expect(Math.max(...whole)).toBeLessThan(180)
  })

  test('they are live at those moments, some of them since the last hours', () => {
    expect(jobs.length).toBe(5_526)
    const moments = new Set(publicationMoments(thursday, jobs.length).map(Number))
    expect(jobs.filter(({ publishedAt }) => !moments.has(publishedAt!.getTime()))).toEqual([])
    expect(jobs.filter(({ validThrough }) => validThrough! <= thursday)).toEqual([])
    const recent = jobs.filter(({ publishedAt }) => thursday.getTime() - publishedAt!.getTime() < 3 * 3_600_000)
    expect(recent.length).toBeGreaterThan(10)
  })

  test('dealing rooms are where markets are, branches everywhere', () => {
    const markets = jobs.filter((job) => isMarketTitle({ slug: job.trade, function: job.function }))
    expect(markets.length).toBeGreaterThan(20)
    const elsewhere = markets.filter(
      ({ city, countryId }) =>
        !/^(Paris \d+|Courbevoie|Puteaux|Nanterre|Bruxelles|Genève|Zurich)/.test(city.name) && countryId !== 3,
    )
    expect(elsewhere.map(({ title, city }) => `${title}, ${city.name}`)).toEqual([])
    const branches = jobs.filter((job) => job.function === 'clientele-particuliers')
    expect(new Set(branches.map(({ region }) => region)).size).toBeGreaterThan(12)
  })

  test('costs of making things are controlled where things are made', () => {
    const industrial = jobs.filter(({ trade }) => trade === 'controleur-de-gestion-industriel')
    expect(industrial.length).toBeGreaterThan(10)
    expect(industrial.filter(({ company, region }) => !company.plants || region === 'Île-de-France')).toEqual([])
  })

  test('a small town hires for its branch, not for a head office', () => {
    const branch = jobs.filter(
      ({ company, city }) => company.sector === 'banque' && company.city !== city.name && city.population < 40_000,
    )
    const french = branch.filter(({ countryId, city, company }) => {
      return countryId === 1 && city.departmentCode !== '92' && company.employees > 300 && city.parentCode === null
    })
    expect(new Set(french.map((job) => job.function))).toEqual(
      new Set(['clientele-particuliers', 'affaires-entreprises', 'gestion-de-patrimoine']),
    )
  })

  test('words of a title agree with experience, and experience with pay', () => {
    const named = (word: RegExp) => jobs.filter(({ title }) => word.test(title))
    expect(named(/junior|débutant/i).filter(({ experienceMin }) => experienceMin > 1)).toEqual([])
    expect(named(/confirmé/i).filter(({ experienceMin }) => experienceMin < 4)).toEqual([])
    expect(named(/sénior|expérimenté/i).filter(({ experienceMin }) => experienceMin < 5)).toEqual([])
    const paid = named(/junior|débutant/i).filter(({ countryId, salaryMin }) => countryId === 1 && salaryMin !== null)
    expect(Math.max(...paid.map(({ salaryMin }) => salaryMin!))).toBeLessThanOrEqual(55_000)
  })

  test('no sentence is stock: what several companies say stands in few jobs', () => {
    const said = new Map<string, { jobs: number; by: Set<number> }>()
    for (const { description, companyId } of jobs) {
      for (const sentence of new Set(description.split(/(?<=[.!?…]) |\n\n/))) {
        const known = said.get(sentence) ?? { jobs: 0, by: new Set() }
        said.set(sentence, { jobs: known.jobs + 1, by: known.by.add(companyId) })
      }
    }
    const stock = [...said].filter(([, told]) => told.by.size > 1 && told.jobs > jobs.length * 0.03)
    expect(stock.map(([sentence, told]) => `${told.jobs} ${sentence}`)).toEqual([])
  })

  test('a company outside finance says its industry, and no other has one', async () => {
    const { rows } = await database.db.execute<{ id: number; name: string; industry: string | null }>(
      'select id, name, industry from companies',
    )
    const corporate = lists.sectors.find(({ name }) => name === 'Finance d’entreprise')!.id
    const offered = Map.groupBy(jobs, ({ companyId }) => companyId)
    const isOutside = (id: number) => offered.get(id)!.every(({ sectorId }) => sectorId === corporate)
    const outside = rows.filter(({ id }) => isOutside(id))
    expect(outside.length).toBeGreaterThan(10)
    expect(outside.filter(({ industry }) => !industry?.trim())).toEqual([])
    expect(rows.filter(({ id, industry }) => industry !== null && !isOutside(id))).toEqual([])
    // It is what the sheet says of a company that names no sub-sectors of finance.
    expect(companies.filter(({ subsectors, industry }) => subsectors.length > 0 === (industry !== null))).toEqual([])
  })

  test('they are the same for the same day', () => {
    const told = (rows: Job[]) => rows.map(({ title, description, publishedAt }) => [title, description, publishedAt])
    expect(told(build(thursday))).toEqual(told(jobs))
  })
})

test('every sample member has an account, and all of them are counted', async () => {
  const { rows } = await database.db.execute(
    'select count(*)::int as accounts, count(m.id)::int as members, count(distinct a.email)::int as addresses from accounts a left join members m on m.account_id = a.id',
  )
  expect(rows).toEqual([{ accounts: 403, members: 403, addresses: 403 }])
  expect((await countMembers(database.db, null)).total).toBe(403)
  const open = await database.db.execute(
    "select count(*)::int as open from accounts where password_hash is not null and email like '%@membres.florin.example'",
  )
  expect(open.rows).toEqual([{ open: 0 }])
})
