import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { testExchange } from '../../../../tests/support/exchange.ts'
import { newPerson } from '../../../../tests/support/people.ts'
import type { Site } from '../../../../tests/support/site.ts'
import { openSite } from '../../../../tests/support/site.ts'
import { useTestDatabase } from '../../../../tests/support/test-database.ts'
import { smallWorld } from '../../../../tests/support/world.ts'
import { openBrowserSession } from '#features/accounts/sessions/server/sessions.ts'
import { addViews } from '#features/jobs/audience/server/audience.repository.ts'
import { jobRow } from '#features/jobs/jobs.factory.ts'
import { insertJobs } from '#features/jobs/server/jobs.repository.ts'
import { parisDay } from '#platform/french.ts'
import { askStillOpen } from './offer-questions.ts'

// The pages as they are without scripts.

const database = useTestDatabase()
let site: Site
let world: Awaited<ReturnType<typeof smallWorld>>
let jobId = 0
let cookies: Record<'own' | 'other', string>

async function recruiterOf(companyId: number): Promise<string> {
  const id = await newPerson(site.accounts, `pages${companyId}@offers.example`, false)
  await database.db.execute(sql`update accounts set role = 'recruiter', company_id = ${companyId} where id = ${id}`)
  const exchange = testExchange()
  await openBrowserSession(database.db, exchange, id, false)
  return [...exchange.set].map(([name, value]) => `${name}=${value}`).join('; ')
}

beforeAll(async () => {
  world = await smallWorld(database.db)
  const publishedAt = new Date(Date.now() - 32 * 86_400_000)
  const [job] = await insertJobs(database.db, [
    jobRow({ ...world.fr, publishedAt, title: 'Trésorier H/F' }),
  ]).returning()
  jobId = job!.id
  site = await openSite(database)
  cookies = { own: await recruiterOf(world.fr.companyId), other: await recruiterOf(world.be.companyId) }
  await addViews(database.db, [{ jobId, day: parisDay(new Date()), source: 'alerte', views: 1_234, forms: 56 }])
})

const read = (cookie: string, url = `/voir-offre/${jobId}`) => site.http.inject({ url, headers: { cookie } })
const send = (url: string, payload: string, cookie = '') =>
  site.http.inject({
    method: 'POST',
    url,
    headers: { cookie, 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
    payload,
  })
const statusOf = async () => (await database.db.execute(sql`select status from jobs where id = ${jobId}`)).rows

test('the page of an offer shows its figures, in a picture and in a table, to its company alone', async () => {
  const { statusCode, body } = await read(cookies.own)
  expect(statusCode).toBe(200)
  expect(body).toContain('1\u202f234\u00a0vues')
  expect(body).toContain('Alertes e-mail')
  expect(body).toContain('<td class="r">1\u202f234</td>')
  const other = await read(cookies.other)
  expect([other.statusCode, other.body.includes('1\u202f234')]).toEqual([404, false])
})

test('an act is done by its form, taken back by another, and by no other company', async () => {
  const act = (name: string, cookie = cookies.own) => send(`/voir-offre/${jobId}`, `faire=acte&act=${name}`, cookie)
  expect((await act('deactivate', cookies.other)).statusCode).toBe(404)
  expect(await statusOf()).toEqual([{ status: 'active' }])
  const done = await act('deactivate')
  expect([done.statusCode, done.headers.location]).toEqual([
    302,
    `/voir-offre/${jobId}?fait=deactivate&retour=activate`,
  ])
  const { body } = await read(cookies.own, done.headers.location as string)
  expect(body).toContain('L’offre n’est plus en ligne')
  expect(body).toContain('>Annuler</button>')
  await act('activate')
  expect(await statusOf()).toEqual([{ status: 'active' }])
})

test('opening the link of a mail does nothing; sending its form does, once, without an account', async () => {
  await askStillOpen(site.accounts)
  const { text } = (await site.accounts.mails()).at(-1)!
  const { pathname, search } = new URL(/\S+reponse=pourvue/.exec(text)![0])
  const opened = await site.http.inject(pathname + search)
  expect([opened.statusCode, opened.headers['cache-control']]).toEqual([200, 'private, no-store'])
  expect(opened.body).toContain('Trésorier')
  expect(await statusOf()).toEqual([{ status: 'active' }])
  const sent = await send(pathname + search, 'faire=reponse&answer=pourvue')
  expect(sent.statusCode).toBe(200)
  expect(await statusOf()).toEqual([{ status: 'pourvue' }])
  const again = await site.http.inject(pathname + search)
  expect([again.statusCode, again.body.includes('Trésorier')]).toEqual([200, false])
})
