import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { jobRow } from '../src/features/jobs/jobs.factory.ts'
import { insertJobs } from '../src/features/jobs/server/jobs.repository.ts'
import { endpointKey } from '../src/platform/contract.ts'
import { insertFile } from '../src/platform/server/files/files.repository.ts'
import { call } from './support/authorization-call.ts'
import type { Employer } from './support/authorization-employers.ts'
import { newEmployers } from './support/authorization-employers.ts'
import type { Person } from './support/authorization-people.ts'
import { newPerson } from './support/authorization-people.ts'
import type { Who } from './support/authorization-rows.ts'
import { ARTICLE } from './support/full-account.ts'
import type { Site } from './support/site.ts'
import { openSite } from './support/site.ts'
import { useTestDatabase } from './support/test-database.ts'

// Whatever the house does is recorded: each call of those who run it is made once, with something it can be done to, and the record of acts
// has grown. A new call that is not made here fails the last test.

/** What is not recorded, and why. */
const unrecorded: Record<string, string> = {
  'POST /v1/admin/newsletter/:id/test': 'a letter to oneself, which changes nothing',
  'POST /v1/admin/articles/:id/pictures': 'a part of the next version, whose saving is recorded',
}

const database = useTestDatabase()
const db = () => database.db
let site: Site
let employers: [Employer, Employer]
const house = {} as Record<'administrator' | 'moderator' | 'editor', Person>

beforeAll(async () => {
  employers = await newEmployers(database)
  site = await openSite(database)
  for (const who of ['administrator', 'moderator', 'editor'] as const) house[who] = await somebody(who)
  await db().execute(sql`insert into newsletter_subscribers (email, confirm_hash, confirm_until, asked_from, asked_text,
      consented_at, consent_from, consent_text, confirmed_at, confirmed_by)
    values ('reader@example.org', sha256('reader'), now(), 'news', '2025-02-03', now(), 'news', '2025-02-03', now(), 'mail')`)
})

let others = 0
const somebody = async (who: Who): Promise<Person> => {
  const person = await newPerson(database, who, employers)
  await db().execute(sql`update accounts set email_verified_at = now() where id = ${person.objects.accountId}`)
  return person
}
const accountId = async (who: Who = 'candidateA') => (await somebody(who)).objects.accountId

type Answer = { id: number; version: number }
const asked = async (key: string, input: object, person: Person): Promise<Answer> => {
  const { status, body } = await call(site, key, { ...input }, person)
  expect([key, status], body).toEqual([key, 200])
  return JSON.parse(body) as Answer
}
const inserted = async (query: ReturnType<typeof sql>): Promise<number> =>
  (await db().execute<{ id: number }>(query)).rows[0]!.id

async function newJob(status: 'active' | 'inactive' | 'en attente'): Promise<number> {
  const [job] = await insertJobs(db(), [jobRow({ ...employers[0].place, status })]).returning()
  return job!.id
}

const typed = { title: 'Un article', category_id: ARTICLE, content: '<p>Un texte.</p>' }
const newArticle = async () =>
  (await asked('POST /v1/admin/articles', { title: 'Un article', category_id: ARTICLE }, house.editor)).id
const saved = async (id: number, version: number) =>
  (await asked('POST /v1/admin/articles/:id/versions', { id, version, ...typed }, house.editor)).version
const versionOf = async (id: number) => (await asked('GET /v1/admin/articles/:id', { id }, house.editor)).version
async function published(): Promise<number> {
  const id = await newArticle()
  const version = await saved(id, await versionOf(id))
  await asked('POST /v1/admin/articles/:id/publication', { id, version }, house.editor)
  return id
}
const newIssue = async () =>
  inserted(
    sql`insert into newsletter_issues (subject, introduction, article_ids) values ('La lettre', 'Voici', ${sql.param([ARTICLE])}::int[]) returning id`,
  )
const newCategory = async () =>
  (await asked('POST /v1/admin/news-categories', { libelle: `Rubrique ${++others}` }, house.editor)).id
const newDossier = async () =>
  (await asked('POST /v1/admin/news-dossiers', { title: `Dossier ${++others}` }, house.editor)).id

async function newSubmission(): Promise<number> {
  const { submissionId } = (await somebody('candidateA')).objects
  await db()
    .execute(sql`update job_submissions set outcome = null, decided_at = null, reason = '', company_id = null, job_id = null,
    account_id = null where id = ${submissionId}`)
  return submissionId
}
async function asksForCompany(): Promise<number[]> {
  const id = await accountId()
  await db().execute(sql`update accounts set role = 'recruiter', company_id = null where id = ${id}`)
  return [await inserted(sql`select id from company_requests where account_id = ${id}`)]
}

/** What each call is given: something that it can be done to. */
const given: Record<string, () => Promise<object>> = {
  'POST /v1/admin/accounts/:id/suspension': async () => ({ id: await accountId(), reason: 'Essai' }),
  'POST /v1/admin/accounts/:id/restoration': async () => ({ id: await accountId('suspended'), reason: 'Essai' }),
  'POST /v1/admin/accounts/suspension': async () => ({ ids: [await accountId()], reason: 'Essai' }),
  'POST /v1/admin/accounts/restoration': async () => ({ ids: [await accountId('suspended')], reason: 'Essai' }),
  'PUT /v1/admin/accounts/:id/flags/:flag': async () => ({ id: await accountId(), flag: 'moderator', given: true }),
  'POST /v1/admin/company-requests/acceptance': async () => ({ ids: await asksForCompany() }),
  'POST /v1/admin/company-requests/refusal': async () => ({ ids: await asksForCompany(), reason: 'Essai' }),
  'POST /v1/admin/credits': async () => ({ company: employers[0].name, credits: 5, reference: 'D-1', reason: 'Essai' }),
  'POST /v1/admin/credits/quotes/:id/refusal': async () => ({
    id: await inserted(
      sql`insert into credit_quotes (company_id, credits) values (${employers[0].id}, 5) returning id`,
    ),
    reason: 'Essai',
  }),
  'POST /v1/admin/jobs/activation': async () => ({ ids: [await newJob('inactive')] }),
  'POST /v1/admin/jobs/deactivation': async () => ({ ids: [await newJob('active')] }),
  'POST /v1/review/jobs/:id/acceptance': async () => ({ id: await newJob('en attente') }),
  'POST /v1/review/jobs/:id/refusal': async () => ({ id: await newJob('en attente'), reason: 'Essai' }),
  'POST /v1/review/submissions/:id/acceptance': async () => ({
    id: await newSubmission(),
    titre: 'Analyste',
    localisation: 'Lyon',
    taille: 'pme',
    fonction_id: 1,
    secteur_id: 1,
    societe_id: employers[0].id,
  }),
  'POST /v1/review/submissions/:id/refusal': async () => ({ id: await newSubmission(), reason: 'Essai' }),
  'POST /v1/moderation/cases/:id/decision': async () => ({
    id: await inserted(
      sql`insert into moderation_cases (object_kind, object_id) values ('job', ${await newJob('active')}) returning id`,
    ),
    outcome: 'hide',
    reason: 'Essai',
  }),
  'POST /v1/moderation/cases/:id/review': async () => ({
    id: (await somebody('candidateA')).objects.caseId,
    review: 'uphold',
    reason: 'Essai',
  }),
  'POST /v1/admin/newsletter': async () => ({}),
  'PUT /v1/admin/newsletter/:id': async () => ({ id: await newIssue(), version: 1, subject: 'Essai' }),
  'DELETE /v1/admin/newsletter/:id': async () => ({ id: await newIssue() }),
  'POST /v1/admin/newsletter/:id/test': async () => ({ id: await newIssue() }),
  'POST /v1/admin/newsletter/:id/sending': async () => ({ id: await newIssue(), version: 1 }),
  'DELETE /v1/admin/newsletter/:id/sending': async () => {
    const id = await newIssue()
    const at = `${new Date().getFullYear() + 1}-06-01T08:00`
    await asked('POST /v1/admin/newsletter/:id/sending', { id, version: 1, at }, house.administrator)
    return { id }
  },
  'POST /v1/admin/articles': async () => ({ title: 'Un article', category_id: ARTICLE }),
  'POST /v1/admin/articles/:id/versions': async () => {
    const id = await newArticle()
    return { id, version: await versionOf(id), ...typed }
  },
  'POST /v1/admin/articles/:id/restoration': async () => {
    const id = await newArticle()
    const first = await saved(id, await versionOf(id))
    return { id, version: await saved(id, first), number: first }
  },
  'POST /v1/admin/articles/:id/publication': async () => {
    const id = await newArticle()
    return { id, version: await saved(id, await versionOf(id)) }
  },
  'DELETE /v1/admin/articles/:id/publication': async () => ({ id: await published() }),
  'POST /v1/admin/articles/retrait': async () => ({ ids: [await published()] }),
  'DELETE /v1/admin/articles/:id': async () => ({ id: await newArticle() }),
  'POST /v1/admin/articles/:id/pictures': async () => {
    const file = 'a-picture'.padEnd(22, '-')
    const owner = { accountId: house.editor.objects.accountId, purpose: 'image-article' }
    await insertFile(db(), { id: file, kind: 'picture', bytes: 2_048, name: 'Image.png', ...owner })
    return { id: await newArticle(), file }
  },
  'POST /v1/admin/articles/:id/preview-link': async () => ({ id: await newArticle() }),
  'DELETE /v1/admin/articles/:id/preview-link': async () => ({ id: await newArticle() }),
  'POST /v1/admin/news-categories': async () => ({ libelle: `Rubrique ${++others}` }),
  'PUT /v1/admin/news-categories/:id': async () => ({ id: await newCategory(), libelle: `Rubrique ${++others}` }),
  'POST /v1/admin/news-categories/:id/place': async () => ({ id: await newCategory(), to: 'up' }),
  'DELETE /v1/admin/news-categories/:id': async () => ({ id: await newCategory() }),
  'POST /v1/admin/news-dossiers': async () => ({ title: `Dossier ${++others}` }),
  'PUT /v1/admin/news-dossiers/:id': async () => ({ id: await newDossier(), title: `Dossier ${++others}` }),
  'DELETE /v1/admin/news-dossiers/:id': async () => ({ id: await newDossier() }),
}

const whoMay = { administrator: 'administrator', moderation: 'moderator', editing: 'editor' } as const
const isOfHouse = (access: string): access is keyof typeof whoMay => access in whoMay

test.each(Object.keys(given))('%s is recorded, or it is said why not', async (key) => {
  const access = site.served.find(({ endpoint }) => endpointKey(endpoint) === key)?.endpoint.access ?? ''
  // What a decision is contested by is read by administrators.
  const person = key.endsWith('/review') ? house.administrator : house[isOfHouse(access) ? whoMay[access] : 'editor']
  const input = await given[key]!()
  const { rows: before } = await db().execute(sql`select coalesce(max(id), 0) as id from acts`)
  await asked(key, input, person)
  const { rows } = await db().execute<{ actor: number }>(
    sql`select actor_id as actor from acts where id > ${before[0]!['id']}`,
  )
  const by = person.objects.accountId
  expect([key, rows.some(({ actor }) => actor === by)]).toEqual([key, !(key in unrecorded)])
})

test('every call of those who run the house is made above', () => {
  const calls = site.served.flatMap(({ endpoint }) =>
    isOfHouse(endpoint.access) && endpoint.method !== 'GET' ? [endpointKey(endpoint)] : [],
  )
  expect(calls.toSorted()).toEqual(Object.keys(given).toSorted())
})
