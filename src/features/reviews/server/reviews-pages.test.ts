import { beforeAll, expect, test } from 'vitest'
import { insertAccount } from '#features/accounts/server/accounts.repository.ts'
import { openBrowserSession } from '#features/accounts/sessions/server/sessions.ts'
import { jobRow } from '#features/jobs/jobs.factory.ts'
import { insertJobs } from '#features/jobs/server/jobs.repository.ts'
import { createProfile } from '#features/members/server/member-profile.service.ts'
import { DOES } from '#platform/forms.ts'
import { testExchange } from '../../../../tests/support/exchange.ts'
import { untilReadable } from '../../../../tests/support/outbox.ts'
import type { Site } from '../../../../tests/support/site.ts'
import { openSite } from '../../../../tests/support/site.ts'
import { useTestDatabase } from '../../../../tests/support/test-database.ts'
import { smallWorld } from '../../../../tests/support/world.ts'
import { applyTo, publishReview, REVIEW_TEXT } from '../../../../tests/support/reviews.ts'

// What is seen of reviews, without a browser: pages, structured data, the API. Nothing of it while there are fewer than five.

const database = useTestDatabase()
let site: Site
let companyId: number
let jobId: number
let fifth: number
const cookies = { visitor: '', candidate: '', stranger: '', recruiter: '' }
let candidateId: number

let people = 0
async function newAccount(role: 'candidate' | 'recruiter', confirmed = true) {
  const names = { firstName: 'Zéphyrine', lastName: `Auteure ${++people}` }
  const account = await insertAccount(database.db, {
    role,
    email: `auteure${people}@example.org`,
    ...names,
    companyId: role === 'recruiter' ? companyId : null,
    emailVerifiedAt: confirmed ? new Date() : null,
  })
  await createProfile(database.db, { accountId: account!.id, countryId: 1, ...names })
  const exchange = testExchange()
  await openBrowserSession(database.db, exchange, account!.id, false)
  return { id: account!.id, cookie: `__Host-florin=${exchange.set.get('__Host-florin')}` }
}

beforeAll(async () => {
  const { fr } = await smallWorld(database.db)
  companyId = fr.companyId
  const [job] = await insertJobs(database.db, [jobRow(fr)]).returning()
  jobId = job!.id
  for (let at = 0; at < 4; at++) await publishReview(database.db, (await newAccount('candidate')).id, companyId)
  fifth = (await newAccount('candidate')).id
  const candidate = await newAccount('candidate')
  await applyTo(database.db, candidate.id, companyId, jobId)
  candidateId = candidate.id
  cookies.candidate = candidate.cookie
  cookies.stranger = (await newAccount('candidate')).cookie
  cookies.recruiter = (await newAccount('recruiter')).cookie
  site = await openSite(database)
})

const tab = () => `/entreprise/${companyId}?onglet=avis`
const get = async (url: string, cookie = '') => (await site.http.inject({ url, headers: { cookie } })).body
/** What is known by everybody who reads, of everything that may tell of reviews. */
async function everywhere(): Promise<Record<string, boolean>> {
  await untilReadable(database.db)
  const json = async (url: string) => JSON.parse(await get(url)) as Record<string, unknown>
  const company = await json(`/v1/companies/${companyId}`)
  const [listed] = (await json('/v1/companies')).data as Record<string, unknown>[]
  const [card] = (await json('/v1/jobs')).data as Record<string, unknown>[]
  const [page, structured] = [await get(tab()), await get(`/entreprise/${companyId}`)]
  return {
    company: company.rating !== null || company.reviews_count !== null,
    directory: listed!.rating !== null || listed!.reviews_count !== null,
    'search card': card!.company_rating !== null || card!.company_reviews_count !== null,
    'list of reviews': ((await json(`/v1/companies/${companyId}/reviews`)).data as unknown[]).length > 0,
    'structured data': structured.includes('AggregateRating'),
    head: structured.includes('avis de membres'),
    tab: page.includes(REVIEW_TEXT),
    'page of the job': (await get(`/offre-emploi/${jobId}`)).includes('avis de membres'),
    'space of the company': (await get('/espace-recruteurs/avis', cookies.recruiter)).includes(REVIEW_TEXT),
  }
}
const all = (told: boolean) => Object.fromEntries(places.map((place) => [place, told]))
const places = [
  'company',
  'directory',
  'search card',
  'list of reviews',
  'structured data',
  'head',
  'tab',
  'page of the job',
  'space of the company',
]

/** Ten pages and lists are asked each time; what visitors see is kept for ten seconds. */
const ONCE_IN_A_WHILE = { interval: 1_000, timeout: 60_000 }

test('reviews are told of everywhere from five on, nowhere below, and nowhere again once one is hidden', async () => {
  expect(await everywhere()).toEqual(all(false))
  expect(await get(tab())).toContain('Les avis s’affichent à partir de 5')
  const id = await publishReview(database.db, fifth, companyId, { stars: 5 })
  await expect.poll(everywhere, ONCE_IN_A_WHILE).toEqual(all(true))
  expect(await get(tab())).toContain('4,2 sur\u00a05, 5\u00a0avis de membres')
  for (const cookie of Object.values(cookies))
    expect(await get(tab(), cookie)).not.toMatch(/Auteure [1-5]\b|auteure[1-5]@/)
  await database.db.execute(`update company_reviews set state = 'hidden' where id = ${id}`)
  await expect.poll(everywhere, ONCE_IN_A_WHILE).toEqual(all(false))
})

const send = async (url: string, cookie: string, fields: Record<string, string>) => {
  const { statusCode, headers, body } = await site.http.inject({
    method: 'POST',
    url,
    headers: { cookie, 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
    payload: new URLSearchParams(fields).toString(),
  })
  return { statusCode, location: headers.location, body }
}

test('the tab says to each what they may do, and its forms work without scripts', async () => {
  expect(await get(tab())).toContain('Connectez-vous pour donner votre avis')
  expect(await get(tab(), cookies.stranger)).toContain('une fois que vous aurez candidaté')
  expect(await get(tab(), cookies.recruiter)).toContain('Les avis sont donnés par les candidats')
  expect(await get(tab(), cookies.candidate)).toContain('value="avis"')

  const short = await send(tab(), cookies.candidate, { [DOES]: 'avis', stars: '4', text: 'Bien.' })
  expect([short.statusCode, short.body.includes('50\u00a0caractères au moins'), short.body.includes('Bien.')]).toEqual([
    400,
    true,
    true,
  ])
  const starless = await send(tab(), cookies.candidate, { [DOES]: 'avis', text: REVIEW_TEXT })
  expect(starless.body).toContain('Choisissez une note de 1 à 5.')
  const refused = await send(tab(), cookies.stranger, { [DOES]: 'avis', stars: '4', text: REVIEW_TEXT })
  expect(refused.statusCode).toBe(403)

  const sent = await send(tab(), cookies.candidate, { [DOES]: 'avis', stars: '4', text: REVIEW_TEXT })
  expect([sent.statusCode, sent.location]).toEqual([302, `${tab()}&fait=avis`])
  const own = await get(`${tab()}&fait=avis`, cookies.candidate)
  expect(own).toContain('Votre avis est envoyé')
  expect(own).toContain('attend d’être lu')
  expect(await get(tab(), cookies.stranger)).not.toContain(REVIEW_TEXT)

  const changed = await send(tab(), cookies.candidate, { [DOES]: 'avis-modification', stars: '9', text: REVIEW_TEXT })
  expect([changed.statusCode, /<details[^>]*open/.test(changed.body)]).toEqual([400, true])
  const gone = await send(tab(), cookies.candidate, { [DOES]: 'avis-suppression' })
  expect(gone.location).toBe(`${tab()}&fait=suppression`)
  const { rows } = await database.db.execute(`select from company_reviews where account_id = ${candidateId}`)
  expect(rows).toEqual([])
})

test('the company answers from its space, once', async () => {
  const id = await publishReview(database.db, (await newAccount('candidate')).id, companyId, { stars: 2 })
  const url = '/espace-recruteurs/avis'
  await expect.poll(() => get(url, cookies.recruiter)).toContain(REVIEW_TEXT)
  const short = await send(url, cookies.recruiter, { [DOES]: 'reponse', id: String(id), text: 'Merci.' })
  expect([short.statusCode, short.body.includes('20\u00a0caractères au moins')]).toEqual([400, true])
  const fields = { [DOES]: 'reponse', id: String(id), text: 'Merci de nous l’avoir dit franchement.' }
  expect((await send(url, cookies.recruiter, fields)).location).toBe(`${url}?fait=reponse`)
  expect((await send(url, cookies.recruiter, fields)).statusCode).toBe(409)
  await expect.poll(() => get(tab(), cookies.stranger)).toContain('Merci de nous l’avoir dit franchement.')
})
