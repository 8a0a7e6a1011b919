// @module-tag long
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { jobRow } from '../../src/features/jobs/jobs.factory.ts'
import { insertJobs } from '../../src/features/jobs/server/jobs.repository.ts'
import { openDatabase } from '../../src/platform/server/database/db.ts'
import { useBrowser } from '../support/browser.ts'
import type { Running } from '../support/run-florin.ts'
import { runFlorin } from '../support/run-florin.ts'
import type { Place } from '../support/test-database.ts'
import { newPlace } from '../support/test-database.ts'
import { smallWorld } from '../support/world.ts'

const browser = useBrowser()
const ORIGIN = 'https://www.florin.example'
const HOSTILE = '</script><script>window.broken=1</script><!--<script> \u2028 "\' & ]]> 😀'
const DAY = 86_400_000
let place: Place
let florin: Running
let world: Awaited<ReturnType<typeof smallWorld>>

beforeAll(async () => {
  place = await newPlace('template')
  const database = await openDatabase(place)
  world = await smallWorld(database.db)
  const { contracts } = world.lists
  const contract = (name: string) => ({ contractId: contracts.find((one) => one.name === name)!.id })
  const plain = jobRow({ ...world.fr, ...contract('CDI'), title: 'Trésorier H/F' })
  await insertJobs(database.db, [
    {
      ...plain,
      id: 1,
      cityId: await cityNamed(database.db, 'Paris 8e Arrondissement'),
      salaryMin: 40_000,
      salaryMax: 50_000,
      remote: 'total' as const,
      experienceMin: 3,
      education: 'bac+5' as const,
      skills: ['IFRS', 'Kyriba'],
    },
    {
      ...plain,
      id: 2,
      ...contract('Stage'),
      title: `Auditeur ${HOSTILE}`,
      description: `Un.\n\n${HOSTILE}`,
      missions: [HOSTILE],
      benefits: [HOSTILE],
      skills: [HOSTILE],
      salaryMin: 1_400,
      salaryMax: 1_400,
      salaryPeriod: 'mois' as const,
      remote: 'hybride' as const,
      experienceMin: 0,
      education: 'bac+3' as const,
    },
    { ...plain, id: 3, status: 'expirée' as const, validThrough: new Date(Date.now() - DAY) },
    { ...plain, id: 4, status: 'pourvue' as const },
    { ...plain, id: 5, ...contract('CDD'), education: 'bac' as const },
    { ...plain, id: 6, ...contract('Alternance'), education: 'bac+2' as const },
    { ...plain, id: 7, ...world.be, ...contract('Freelance'), education: 'bac+8' as const },
    ...Array.from({ length: 6 }, (_, index) => ({ ...plain, id: 10 + index })),
  ])
  await database.db.execute(
    sql`update companies set name = ${`Banque ${HOSTILE}`}, about = ${HOSTILE}, website = 'https://www.banque.example'
        where id = ${world.fr.companyId}`,
  )
  await database.db.execute(sql`update companies set website = 'javascript:alert(1)' where id = ${world.be.companyId}`)
  await database.close()
  florin = await runFlorin({ ...place.env, FLORIN_DEMO: '0', FLORIN_ORIGIN: ORIGIN, FLORIN_PASSWORD_MEMORY: '' })
})

afterAll(async () => {
  await florin.stop()
  await place.remove()
})

async function cityNamed(db: Parameters<typeof smallWorld>[0], name: string): Promise<number> {
  const { rows } = await db.execute<{ id: number }>(sql`select id from cities where name = ${name}`)
  return rows[0]!.id
}

type Head = {
  title: string
  meta: Record<string, string>
  canonical: string | null
  alternates: { type: string; href: string; title: string }[]
  data: Record<string, unknown>[]
  broken: unknown
}

/** The head of a page as those read it who run no scripts, unless told. */
async function headOf(path: string, scripts = false): Promise<Head> {
  const { page, context } = await browser.visit({ javaScriptEnabled: scripts })
  await page.goto(florin.address + path)
  const head = await page.evaluate(() => {
    const all = <T extends Element>(selector: string) => [...document.querySelectorAll<T>(selector)]
    return {
      title: document.title,
      meta: Object.fromEntries(
        all<HTMLMetaElement>('head meta[content]').map((one) => [
          one.getAttribute('property') ?? one.name,
          one.content,
        ]),
      ),
      canonicals: all<HTMLLinkElement>('link[rel=canonical]').map((one) => one.getAttribute('href')),
      alternates: all<HTMLLinkElement>('link[rel=alternate]').map((one) => ({
        type: one.type,
        href: one.getAttribute('href') ?? '',
        title: one.title,
      })),
      data: all('script[type="application/ld+json"]').map((one) => one.textContent ?? ''),
      broken: (window as unknown as Record<string, unknown>).broken,
    }
  })
  await context.close()
  expect(head.canonicals.length, path).toBeLessThanOrEqual(1)
  return {
    ...head,
    canonical: head.canonicals[0] ?? null,
    data: head.data.map((text) => JSON.parse(text) as Record<string, unknown>),
  }
}

const typed = ({ data }: Head, type: string) => data.find((one) => one['@type'] === type)

describe('a job, to search engines', () => {
  test('says everything they require or recommend that is known', async () => {
    const head = await headOf('/offre-emploi/1')
    const address = head.canonical!
    expect(address).toMatch(new RegExp(`^${ORIGIN}/offre-emploi/1-tresorier-`))
    const posting = typed(head, 'JobPosting')!
    expect(posting).toEqual({
      '@context': 'https://schema.org',
      '@type': 'JobPosting',
      title: 'Trésorier H/F',
      description:
        '<p>Au sein de la direction financière.</p><p>Vos missions</p><ul><li>Suivre le budget</li></ul>' +
        '<p>Votre profil</p><ul><li>Trois ans d’expérience</li></ul>',
      identifier: { '@type': 'PropertyValue', name: `Banque ${HOSTILE}`, value: '1' },
      url: address,
      datePosted: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      validThrough: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      employmentType: 'FULL_TIME',
      hiringOrganization: {
        '@type': 'Organization',
        name: `Banque ${HOSTILE}`,
        logo: `${ORIGIN}/logos/${world.fr.companyId}.svg`,
        sameAs: 'https://www.banque.example/',
      },
      jobLocation: {
        '@type': 'Place',
        address: {
          '@type': 'PostalAddress',
          addressLocality: 'Paris',
          postalCode: '75008',
          addressRegion: 'Auvergne-Rhône-Alpes',
          addressCountry: 'FR',
        },
      },
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: 'France' },
      baseSalary: {
        '@type': 'MonetaryAmount',
        currency: 'EUR',
        value: { '@type': 'QuantitativeValue', minValue: 40_000, maxValue: 50_000, unitText: 'YEAR' },
      },
      experienceRequirements: { '@type': 'OccupationalExperienceRequirements', monthsOfExperience: 36 },
      educationRequirements: {
        '@type': 'EducationalOccupationalCredential',
        credentialCategory: 'postgraduate degree',
      },
      industry: 'Banque',
      occupationalCategory: world.lists.functions[0]!.name,
      skills: 'IFRS, Kyriba',
    })
    expect(typed(head, 'BreadcrumbList')!.itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Offres d’emploi', item: `${ORIGIN}/emploi` },
      { '@type': 'ListItem', position: 2, name: 'Trésorier H/F', item: address },
    ])
  })

  test('only one that is fully remote is called so, and only what is known is said', async () => {
    const posting = typed(await headOf('/offre-emploi/2'), 'JobPosting')!
    for (const name of ['jobLocationType', 'applicantLocationRequirements', 'directApply', 'jobStartDate'])
      expect(posting).not.toHaveProperty(name)
    expect(posting).toMatchObject({
      experienceRequirements: 'no requirements',
      baseSalary: { value: { value: 1_400, unitText: 'MONTH' } },
      jobLocation: { address: { addressLocality: 'Lyon' } },
    })
    expect((posting.jobLocation as { address: object }).address).not.toHaveProperty('postalCode')
    expect(typed(await headOf('/offre-emploi/5'), 'JobPosting')).not.toHaveProperty('baseSalary')
  })

  test('each contract and each level has their word for it', async () => {
    const words = await Promise.all(
      [1, 2, 5, 6, 7].map(async (id) => {
        const posting = typed(await headOf(`/offre-emploi/${id}`), 'JobPosting')!
        return [posting.employmentType, (posting.educationRequirements as Record<string, string>).credentialCategory]
      }),
    )
    expect(words).toEqual([
      ['FULL_TIME', 'postgraduate degree'],
      ['INTERN', 'bachelor degree'],
      ['TEMPORARY', 'high school'],
      ['FULL_TIME', 'associate degree'],
      ['CONTRACTOR', 'postgraduate degree'],
    ])
  })

  test('a company without a website that may be linked to is known by its page', async () => {
    expect(typed(await headOf('/offre-emploi/7'), 'JobPosting')).toMatchObject({
      hiringOrganization: { sameAs: `${ORIGIN}/entreprise/${world.be.companyId}` },
      jobLocation: { address: { addressCountry: 'BE' } },
    })
  })

  test.each([3, 4])('closed, it is announced no more', async (id) => {
    const head = await headOf(`/offre-emploi/${id}`)
    expect(head.data).toEqual([])
    expect(head.meta.robots).toBe('noindex, follow')
  })

  test.each([true, false])('no text of it breaks out of its page (scripts: %s)', async (scripts) => {
    for (const path of [
      '/offre-emploi/2',
      `/entreprise/${world.fr.companyId}`,
      `/emploi?keywords=${encodeURIComponent(HOSTILE)}`,
    ]) {
      const head = await headOf(path, scripts)
      expect(head.broken, path).toBeUndefined()
    }
    const posting = typed(await headOf('/offre-emploi/2', scripts), 'JobPosting')!
    expect(posting.title).toBe(`Auditeur ${HOSTILE}`)
    expect(posting.description).toContain('&#60;/script&#62;&#60;script&#62;')
    const html = await (await fetch(`${florin.address}/offre-emploi/2`)).text()
    const scriptsOfData = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script/gs)]
    expect(scriptsOfData.length).toBeGreaterThan(1)
    for (const [, json] of scriptsOfData) expect(() => JSON.parse(json!)).not.toThrow()
  })
})

describe('a company, to search engines', () => {
  test('is an organisation with its way to it', async () => {
    const head = await headOf(`/entreprise/${world.fr.companyId}?onglet=jobs`)
    expect(typed(head, 'Organization')).toMatchObject({
      name: `Banque ${HOSTILE}`,
      url: 'https://www.banque.example/',
      logo: `${ORIGIN}/logos/${world.fr.companyId}.svg`,
      address: { addressLocality: 'Lyon', addressRegion: 'Auvergne-Rhône-Alpes', addressCountry: 'FR' },
    })
    expect(typed(head, 'BreadcrumbList')!.itemListElement).toMatchObject([
      { name: 'Entreprises', item: `${ORIGIN}/entreprises` },
      { item: `${ORIGIN}/entreprise/${world.fr.companyId}` },
    ])
    expect(head.canonical).toBe(`${ORIGIN}/entreprise/${world.fr.companyId}`)
    expect(typed(await headOf(`/entreprise/${world.be.companyId}`), 'Organization')).not.toHaveProperty('url')
  })
})

describe('every list and page', () => {
  test.each(['/emploi', '/stages', '/alternance', '/entreprises', '/offre-emploi/1', '/entreprise/1', '/search'])(
    '%s says what it is to those who share it',
    async (path) => {
      const { meta, title, canonical } = await headOf(path)
      expect(canonical).toMatch(new RegExp(`^${ORIGIN}${path}`))
      expect(meta).toMatchObject({
        description: expect.stringMatching(/\S{3}/),
        'og:title': title,
        'og:description': meta.description,
        'og:url': canonical,
        'og:image': `${ORIGIN}/florin.png`,
        'og:locale': 'fr_FR',
        'og:site_name': 'Florin',
        'og:type': path.startsWith('/offre') ? 'article' : 'website',
      })
      expect(meta.description!.length).toBeLessThanOrEqual(161)
      expect(meta).not.toHaveProperty('robots')
    },
  )

  test('the picture to share is there', async () => {
    const picture = await fetch(`${florin.address}/florin.png`)
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png'])
  })

  test('a search has one address for all its sorts and pages, and its own feed', async () => {
    const cdi = world.lists.contracts[0]!
    const head = await headOf(`/emploi?sort=salary&contrat_ids=${cdi.id}&page=2&utm_source=x`)
    expect(head.canonical).toBe(`${ORIGIN}/emploi?contrat_ids=${cdi.id}`)
    expect(head.title).toBe('Offres d’emploi\u202f: CDI | Florin')
    expect(head.alternates).toEqual([
      {
        type: 'application/atom+xml',
        href: `${ORIGIN}/emploi.atom?contrat_ids=${cdi.id}`,
        title: 'Offres d’emploi\u202f: CDI',
      },
    ])
    const feed = await fetch(florin.address + head.alternates[0]!.href.slice(ORIGIN.length))
    expect(await feed.text()).toContain(`<link rel="alternate" type="text/html" href="${head.canonical}"/>`)
    const words = await headOf('/stages?keywords=a%26b&sort=company')
    expect(words.alternates[0]!.href).toBe(`${ORIGIN}/stages.atom?keywords=a%26b`)
  })

  test('search engines list what people look for by name and that finds enough, not every combination', async () => {
    const [cdi, cdd] = world.lists.contracts
    const listed = async (path: string) => !(await (await fetch(florin.address + path)).text()).includes('noindex')
    expect(await listed(`/emploi?contrat_ids=${cdi!.id}&sort=salary`)).toBe(true)
    expect(await listed(`/emploi?contrat_ids=${cdd!.id}`)).toBe(false)
    expect(await listed('/emploi?lieu=Lyon')).toBe(false)
    expect(await listed('/entreprises?taille=pme')).toBe(false)
    expect(await listed('/search?q=banque')).toBe(false)
  })

  test('a country chosen on the site is part of the address of the feed', async () => {
    const { page, context } = await browser.visit()
    await context.addCookies([{ name: 'pays', value: 'be', url: florin.address }])
    await page.goto(`${florin.address}/emploi`)
    const href = await page.locator('link[rel=alternate]').getAttribute('href')
    expect(href).toBe(`${ORIGIN}/emploi.atom?pays_ids=2`)
    const feed = await (await fetch(florin.address + href!.slice(ORIGIN.length))).text()
    expect(feed.match(/<entry>/g)).toHaveLength(1)
    await context.close()
  })
})
