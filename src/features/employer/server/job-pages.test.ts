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
import { askStillOpen } from './job-questions.ts'

// The pages as they are without scripts.

const database = useTestDatabase()
let site: Site
let world: Awaited<ReturnType<typeof smallWorld>>
let jobId = 0
let cookies: Record<'own' | 'other', string>

async function recruiterOf(companyId: number | null): Promise<string> {
  const id = await newPerson(site.accounts, `pages${companyId}@jobs.example`, false)
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
/** What the form of an act on a job sends, as the page has it. */
function fieldsOf(html: string, act: string, id: number): string {
  const forms = [...html.matchAll(/<form[^>]*>(.*?)<\/form>/gs)].map(([, inside]) =>
    [...inside!.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name, value]) => [name!, value!]),
  )
  const fields = forms.find(
    (form) => form.some(([, value]) => value === act) && form.some(([, value]) => value === String(id)),
  )
  return new URLSearchParams(fields ?? []).toString()
}
const statusOf = async () => (await database.db.execute(sql`select status from jobs where id = ${jobId}`)).rows

test('the page of a job shows its figures, in a picture and in a table, to its company alone', async () => {
  const { statusCode, body } = await read(cookies.own)
  expect(statusCode).toBe(200)
  expect(body).toContain('1\u202f234\u00a0vues')
  expect(body).toContain('Alertes e-mail')
  expect(body).toContain('<td class="r">1\u202f234</td>')
  const other = await read(cookies.other)
  expect([other.statusCode, other.body.includes('1\u202f234')]).toEqual([404, false])
})

test('who was slower is shown both versions of a job, loses nothing, and keeps their own by its button', async () => {
  const path = `/modifier-offre/${jobId}`
  const versionIn = (page: string): string => /name="version" value="(\d+)"/.exec(page)![1]!
  const version = versionIn((await read(cookies.own, path)).body)
  const save = (fields: Record<string, string>) => {
    const said = {
      faire: 'brouillon',
      offre: String(jobId),
      titre: 'Trésorier H/F',
      localisation: 'Lyon (69)',
      ...fields,
    }
    return send(path, new URLSearchParams(said).toString(), cookies.own)
  }
  expect((await save({ version, description: 'La version du collègue.', skills: 'IFRS' })).statusCode).toBe(200)
  const mine = { description: 'Ma version.', skills: 'SQL ; Excel, sql' }
  const { statusCode, body } = await save({ version, ...mine })
  expect(statusCode).toBe(409)
  for (const said of ['Ma version.', 'La version du collègue.', 'SQL, Excel', 'Prendre la version enregistrée'])
    expect(body).toContain(said)
  // What is the same in both is not compared.
  expect(body).not.toContain('aria-label="Titre du poste"')
  expect(body).toMatch(/<button[^>]* value="brouillon"[^>]*>Garder ma version</)
  expect((await save({ version: versionIn(body), ...mine })).statusCode).toBe(200)
  const after = (await read(cookies.own, path)).body
  expect([after.includes('Ma version.'), after.includes('La version du collègue.')]).toEqual([true, false])
  expect((await send(path, `faire=brouillon&offre=${jobId}&version=${version}`, cookies.other)).statusCode).toBe(404)
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
  const { body } = await read(cookies.own, done.headers.location)
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

test('the Espace Client has a header of its own, with the company, the way out and the way back; the rest of the site has the site’s', async () => {
  const { body } = await read(cookies.own, '/espace-recruteurs')
  expect(body).toContain('<span class="client-bar__tag">Espace Client</span>')
  expect(body).toContain('aria-label="Se déconnecter"')
  expect(body).toContain('class="client-bar__name">Banque Valmont</span>')
  expect(body).toContain('>Retour au site</a>')
  expect(body).not.toContain('aria-label="Navigation principale"')
  const home = await read(cookies.own, '/emploi')
  expect([
    home.body.includes('<span class="client-bar__tag">'),
    home.body.includes('aria-label="Navigation principale"'),
  ]).toEqual([false, true])
})

test('the list shows how often jobs were read, those first whose applicants wait, and takes an act back without scripts', async () => {
  const [newer] = await insertJobs(database.db, [jobRow({ ...world.fr, title: 'Auditeur H/F' })]).returning()
  await database.db.execute(sql`update jobs set status = 'active', filled_at = null where id = ${jobId}`)
  await database.db
    .execute(sql`insert into applications (job_id, company_id, title, company_name, stage, first_name, sent_at)
    values (${jobId}, ${world.fr.companyId}, 'Poste', 'Maison', 'nouveau', 'Ada', now())`)
  const { body } = await read(cookies.own, '/espace-recruteurs')
  expect(body).toContain('1\u202f234\u00a0vues en dix jours, dont 1\u202f234 aujourd’hui')
  const order = [...body.matchAll(/class="client__t" href="\/voir-offre\/(\d+)"/g)].map(([, id]) => Number(id))
  expect([order[0], order.includes(newer!.id)]).toEqual([jobId, true])
  // The forms are sent as they stand there.
  const done = await send('/espace-recruteurs', fieldsOf(body, 'deactivate', jobId), cookies.own)
  expect(done.body).toContain('L’offre n’est plus en ligne')
  expect(await statusOf()).toEqual([{ status: 'inactive' }])
  await send('/espace-recruteurs', fieldsOf(done.body, 'activate', jobId), cookies.own)
  expect(await statusOf()).toEqual([{ status: 'active' }])
  const asked = await read(cookies.own, `/espace-recruteurs?supprimer=${jobId}`)
  const deleted = await send('/espace-recruteurs', fieldsOf(asked.body, 'delete', jobId), cookies.own)
  expect(deleted.body).toContain('L’offre est supprimée')
  const back = await send('/espace-recruteurs', fieldsOf(deleted.body, 'restore', jobId), cookies.own)
  expect(back.body).toContain('L’offre est de retour, hors ligne')
})

test('filling a job that was not online has no way back that would put it online', async () => {
  await database.db.execute(sql`update jobs set status = 'inactive', filled_at = null where id = ${jobId}`)
  const done = await send(`/voir-offre/${jobId}`, 'faire=acte&act=fill', cookies.own)
  expect(done.headers.location).toBe(`/voir-offre/${jobId}?fait=fill`)
})

test('a recruiter without a company writes drafts in their space, and is told there what publishing needs', async () => {
  const cookie = await recruiterOf(null)
  const empty = await read(cookie, '/espace-recruteurs')
  expect(empty.body).toContain('Demander mon rattachement')
  const made = await send('/nouvelle-offre', 'faire=brouillon&titre=Auditrice+H%2FF', cookie)
  expect(made.headers.location).toMatch(/^\/nouvelle-offre\?brouillon=\d+$/)
  const form = await read(cookie, made.headers.location)
  expect([form.body.includes('Auditrice H/F'), form.body.includes('1\u00a0crédit</button>')]).toEqual([true, false])
  expect(form.body).toContain('Pour publier, demandez d’abord le rattachement')
  expect((await read(cookie, '/espace-recruteurs')).body).toContain('Auditrice H/F')
  expect((await read(cookies.own, '/espace-recruteurs')).body).not.toContain('Auditrice H/F')
})
