import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { testExchange } from './support/exchange.ts'
import { newPerson, PASSWORD, signedIn } from './support/people.ts'
import { openSite } from './support/site.ts'
import type { Site } from './support/site.ts'
import { useTestDatabase } from './support/test-database.ts'
import { smallWorld } from './support/world.ts'
import { signIn } from '#features/accounts/signing-in/server/sign-in.ts'
import { companyRow } from '#features/companies/companies.factory.ts'
import { insertCompanies } from '#features/companies/server/companies.repository.ts'
import { jobRow } from '#features/jobs/jobs.factory.ts'
import { insertJobs } from '#features/jobs/server/jobs.repository.ts'

const database = useTestDatabase()
let site: Site

/** Two countries that have no figure and no name in common. */
beforeAll(async () => {
  const { lists, fr, be, bruxelles, lyon } = await smallWorld(database.db)
  const contract = (name: string) => lists.contracts.find((one) => one.name === name)!.id
  const [banking, insurance, other] = lists.sectors.map(({ id }) => id)
  const job = (place: typeof fr, title: string, sectorId: number, contractId: number) =>
    jobRow({ ...place, title, sectorId, contractId })
  await insertJobs(database.db, [
    ...[1, 2, 3].map(() => job(fr, 'Auditeur lyonnais H/F', banking!, contract('CDI'))),
    ...[1, 2].map(() => job(fr, 'Auditeur lyonnais H/F', insurance!, contract('Stage'))),
    job(be, 'Auditeur bruxellois H/F', other!, contract('CDI')),
    ...[1, 2, 3].map(() => job(be, 'Auditeur bruxellois H/F', other!, contract('Alternance'))),
  ])
  const house = { sectorId: banking!, structureId: lists.structures[0]!.id, countryId: 2, cityId: bruxelles.id }
  await insertCompanies(database.db, [companyRow({ name: 'Maison Saint-Gilles', ...house })])
  const member = (first: string, cityId: number, countryId: number) =>
    database.db.execute(sql`
      insert into members (first_name, last_name, title, city_id, country_id, profile_visible, public_profile, last_seen_at)
      values (${first}, 'Lafargue', 'Analyste', ${cityId}, ${countryId}, true, true, now())`)
  for (const first of ['Inès', 'Hugo', 'Paul']) await member(first, lyon.id, 1)
  for (const first of ['Zoé', 'Maud']) await member(first, bruxelles.id, 2)
  site = await openSite(database)
})

const visit = async (path: string, cookie: string): Promise<string> => {
  const answer = await site.http.inject({ url: path, headers: cookie ? { cookie } : {} })
  expect(answer.statusCode, path).toBe(200)
  return answer.body
}
const plain = (text: string): string => text.replace(/<!--.*?-->/g, '').replace(/[\u00a0\u202f]/g, ' ')
const all = (html: string, pattern: RegExp): string[] =>
  [...plain(html).matchAll(pattern)].map((found) => found.slice(1).join(' ').replace(/ +/g, ' ').trim())
/** Figures beside names, those that are not zero. */
const counted = (html: string, pattern: RegExp): string[] => all(html, pattern).filter((one) => !one.endsWith(' 0'))
const between = (html: string, from: string, to: string): string => html.split(from)[1]!.split(to)[0]!

function homeOf(html: string) {
  return {
    menu: all(between(html, 'class="menu__list"', '</details>'), /class="num[^"]*">(\d+)</g),
    hero: all(html, /class="hero__lead">[^]*?<strong>([^<]*)</g),
    coin: all(html, /class="hero__coin"><b>([^<]*)</g),
    quick: counted(between(html, 'class="hero__quick"', '</ul>'), /<a[^>]*>([^<]*)<[^>]*>(\d+)</g),
    sectors: counted(html, /class="ledger__n">([^<]*)<\/span><span class="num ledger__v">(\d+)/g),
    companies: all(between(html, 'id="h-co"', '</section>'), /<h3><a[^>]*>([^<]*)</g),
    members: [
      ...all(between(html, 'class="memb__txt"', '</h2>'), /<h2[^>]*>(\d+)/g),
      ...all(between(html, 'class="memb__grid"', '</ul>'), /<h3>(?:<a[^>]*>)?([^<]*)</g).toSorted(),
    ],
    figures: all(between(html, 'class="band__t"', '</dl>'), /<dd[^>]*>([^<]*)</g),
  }
}

const listOf = (html: string) => ({
  total: all(html, /class="find__h"><h1>[^<]*<\/h1><p class="num"><b>(\d+)/g),
  titles: [...new Set(all(html, /class="job__t">[^]*?<a[^>]*>([^<]*)</g))],
  facets: counted(between(html, 'id="filtres"', '</aside>'), /<span>([^<]*)<\/span><span class="num">(\d+)</g),
})

const home = {
  fr: {
    menu: ['5', '2', '0', '1'],
    hero: ['5 offres'],
    coin: ['5'],
    quick: ['CDI 3', 'Stages 2'],
    sectors: ['Banque 3', 'Assurance 2'],
    companies: ['Banque Valmont'],
    members: ['3', 'Hugo Lafargue', 'Inès Lafargue', 'Paul Lafargue'],
    figures: ['5', '3', '1', '3'],
  },
  be: {
    menu: ['4', '0', '3', '2'],
    hero: ['4 offres'],
    coin: ['4'],
    quick: ['CDI 1', 'Alternance 3'],
    sectors: ['Audit et expertise comptable 4'],
    companies: ['Comptoir des Sablons'],
    members: ['2', 'Maud Lafargue', 'Zoé Lafargue'],
    figures: ['4', '2', '2', '2'],
  },
}

const facetsOf = {
  fr: 'CDI 3, Stage 2, Auvergne-Rhône-Alpes 5, Sur site 5, Banque 3, Assurance 2, Contrôle de gestion 5, Junior (3 ans et moins) 5, Banque Valmont 5, Depuis 7 jours 5, Depuis 30 jours 5',
  be: 'CDI 1, Alternance 3, Bruxelles-Capitale 4, Sur site 4, Audit et expertise comptable 4, Contrôle de gestion 4, Junior (3 ans et moins) 4, Comptoir des Sablons 4, Depuis 7 jours 4, Depuis 30 jours 4',
}

describe('a page shows the country that was chosen, France until then', () => {
  const cases = [
    ['no choice', '', 'fr'],
    ['a choice that is none', 'pays=xx', 'fr'],
    ['France', 'pays=fr', 'fr'],
    ['Belgium', 'pays=be', 'be'],
    // Asked again, from what is kept of pages.
    ['Belgium again', 'pays=be', 'be'],
    ['no choice again', '', 'fr'],
  ] as const

  test.each(cases)('the home page and the menus, with %s', async (_name, cookie, country) => {
    expect(homeOf(await visit('/', cookie))).toEqual(home[country])
  })

  test.each(cases)('the list of jobs and its filters, with %s', async (_name, cookie, country) => {
    const { total, titles, facets } = listOf(await visit('/emploi', cookie))
    expect(total).toEqual(country === 'fr' ? ['5'] : ['4'])
    expect(titles).toEqual([country === 'fr' ? 'Auditeur lyonnais H/F' : 'Auditeur bruxellois H/F'])
    expect(facets.join(', ')).toBe(facetsOf[country])
  })

  test('the directory of companies and the search of everything', async () => {
    const names = async (path: string, cookie: string) => {
      const html = between(await visit(path, cookie), '<main', '</main>')
      return [
        'Banque Valmont',
        'Comptoir des Sablons',
        'Maison Saint-Gilles',
        'Auditeur lyonnais',
        'Auditeur bruxellois',
      ].filter((name) => html.includes(name))
    }
    expect(await names('/entreprises', '')).toEqual(['Banque Valmont'])
    expect(await names('/entreprises', 'pays=be')).toEqual(['Comptoir des Sablons', 'Maison Saint-Gilles'])
    expect(await names('/search?q=auditeur', '')).toEqual(['Banque Valmont', 'Auditeur lyonnais'])
    expect(await names('/search?q=auditeur', 'pays=be')).toEqual(['Comptoir des Sablons', 'Auditeur bruxellois'])
  })

  test('suggestions', async () => {
    const labels = async (field: string, q: string, country: number) => {
      const answer = await site.http.inject(`/v1/jobs/suggestions?field=${field}&q=${q}&session_pays=${country}`)
      return answer.json<{ data: { label: string; jobs_count: number }[] }>().data
    }
    // A place in another country says so.
    expect(await labels('ou', 'bru', 1)).toMatchObject([{ country: 'Belgique' }, { country: 'Belgique' }])
    expect(await labels('ou', 'bru', 2)).toMatchObject([
      { jobs_count: 4, country: null },
      { jobs_count: 4, country: null },
    ])
    expect(await labels('quoi', 'valmont', 1)).toMatchObject([{ label: 'Banque Valmont', jobs_count: 5 }])
    expect(await labels('quoi', 'valmont', 2)).toEqual([])
    expect(await labels('quoi', 'excel', 2)).toMatchObject([{ jobs_count: 4 }])
  })
})

const choose = (pays: string, retour: string, headers: Record<string, string>) =>
  site.http.inject({
    method: 'POST',
    url: '/pays',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams({ pays, retour }).toString(),
  })
const OWN = { host: 'florin.example', origin: 'http://florin.example' }

describe('choosing a country', () => {
  test('keeps it and goes back to where it was chosen', async () => {
    const answer = await choose('be', '/emploi?keywords=audit', OWN)
    expect(answer.statusCode).toBe(302)
    expect(answer.headers.location).toBe('/emploi?keywords=audit')
    expect(answer.headers['set-cookie']).toMatch(/^pays=be; Path=\/; Max-Age=31536000; SameSite=Lax; HttpOnly$/)
    const unknown = await choose('xx', '/emploi', OWN)
    expect([unknown.headers.location, unknown.headers['set-cookie']]).toEqual(['/emploi', undefined])
  })

  test.each([
    '//evil.example',
    'https://evil.example/emploi',
    '/\\evil.example',
    '\\\\evil.example',
    '/.//evil.example',
    '/\t/evil.example',
    ' //evil.example',
    'javascript:alert(1)',
    'emploi',
    '',
  ])('never leads out of the site: %j', async (retour) => {
    const { statusCode, headers } = await choose('be', retour, OWN)
    expect(statusCode).toBe(302)
    expect(new URL(String(headers.location), 'http://florin.example').origin).toBe('http://florin.example')
    expect(headers.location).toBe('/')
  })

  test.each([
    ['another origin', { host: 'florin.example', origin: 'https://evil.example' }],
    ['another site, as browsers say it', { ...OWN, 'sec-fetch-site': 'cross-site' }],
    ['a sister site', { ...OWN, 'sec-fetch-site': 'same-site' }],
    ['nobody knows where, with cookies', { host: 'florin.example', cookie: 'pays=fr' }],
  ])('is refused from %s', async (_name, headers) => {
    const answer = await choose('be', '/', headers)
    expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([403, undefined])
  })

  test('is kept on the account, which brings it to a browser that has not chosen', async () => {
    await newPerson(site.accounts, 'ada@example.org')
    const { exchange } = await signedIn(site.accounts, 'ada@example.org')
    const cookie = [...exchange.set].map(([name, value]) => `${name}=${value}`).join('; ')
    expect((await choose('be', '/', { ...OWN, cookie })).statusCode).toBe(302)
    const enter = async (cookies: Record<string, string>) => {
      const browser = testExchange({ cookies })
      await signIn(site.accounts, browser, { identifier: 'ada@example.org', password: PASSWORD, remember: false })
      return Object.entries(browser.cookies)
        .map(([name, value]) => `${name}=${value}`)
        .join('; ')
    }
    expect(homeOf(await visit('/', await enter({}))).hero).toEqual(home.be.hero)
    // What was chosen in a browser holds there.
    expect(homeOf(await visit('/', await enter({ pays: 'fr' }))).hero).toEqual(home.fr.hero)
  })
})
