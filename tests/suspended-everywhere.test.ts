// @module-tag long
import { beforeAll, expect, test } from 'vitest'
import { pages } from '../src/app/pages.ts'
import { call } from './support/authorization-call.ts'
import { newEmployers } from './support/authorization-employers.ts'
import { guarded, things } from './support/authorization-pages.ts'
import type { Person } from './support/authorization-people.ts'
import { newPerson } from './support/authorization-people.ts'
import type { Objects, Who } from './support/authorization-rows.ts'
import { rows } from './support/authorization-rows.ts'
import type { Site } from './support/site.ts'
import { openSite } from './support/site.ts'
import { useTestDatabase } from './support/test-database.ts'

// What a suspended member wrote is in no answer, whoever asks, and comes back with them. Moderators and administrators see it.

const readers: Who[] = ['visitor', 'candidateA', 'recruiter1', 'editor']
/** Lists name people by their first name. */
const FIRST_NAME = 'Zorglub'
const searches = [`/v1/search?type=profiles&q=${FIRST_NAME}`, `/v1/profiles?q=${FIRST_NAME}`]

/** Where others are told of a member who shows themselves to all. */
const told = [
  ...searches,
  '/article/:id',
  '/entreprise/:id',
  '/espace-recruteurs/avis',
  '/espace-recruteurs/profils',
  '/profil/:id',
  'GET /v1/companies/:id',
  'GET /v1/companies/:id/reviews',
  'GET /v1/employer/profiles',
  'GET /v1/employer/reviews',
  'GET /v1/members/teaser',
  'GET /v1/news/:id/comments',
  'GET /v1/profiles',
  'GET /v1/profiles/:id',
]
/** What was handed to a company, or done for the site, is theirs. */
const handedOver = [
  '/admin/articles/:id',
  '/candidatures-offre/:id',
  '/candidatures-offre/:id/candidatures.csv',
  '/espace-recruteurs/candidatures',
  '/espace-recruteurs/equipe',
  'GET /v1/admin/articles/:id',
  'GET /v1/employer/applications',
  'GET /v1/employer/jobs/:id/applicants',
  'GET /v1/employer/jobs/:id/applicants/csv',
  'GET /v1/employer/team',
]

const database = useTestDatabase()
const cast: Person[] = []
let site: Site
let shown: Person

const run = (statements: string): Promise<unknown> => database.database.run(statements)

beforeAll(async () => {
  const employers = await newEmployers(database)
  shown = await newPerson(database, 'candidateB', employers)
  const { accountId, companyId } = shown.objects
  for (const who of readers) cast.push(await newPerson(database, who, employers))
  // A company has a few reviews before any is shown.
  for (const who of ['recruiter2', 'expired'] as const) await newPerson(database, who, employers)
  await run(`
    delete from blocked_companies where account_id = ${accountId};
    update members set public_profile = true, show_experience = true, show_education = true, show_skills = true, show_activity = true,
      visible_to_recruiters = true, company_id = ${companyId}, first_name = '${FIRST_NAME}' where account_id = ${accountId};
    update article_comments set hidden_at = null where account_id = ${accountId};
    update company_reviews set state = 'published';`)
  site = await openSite(database)
})

/** Where a page stands that is about the member, what is theirs or something they took part in. */
const addressOf = (path: string, theirs: Objects): string =>
  path === '/article/:id'
    ? `/article/${theirs.articleId}`
    : (things[path]?.(theirs) ?? path.replace(':id', String(guarded[path]?.about?.(theirs))))

/** Every call and page that tells one of the readers of them, by the marks of their texts. */
async function seenIn(): Promise<string[]> {
  const seen = new Set<string>()
  const look = (where: string, body: string, marks = shown.marks): void => {
    if (marks.some((mark) => body.includes(mark))) seen.add(where)
  }
  for (const person of cast) {
    const { memberId, applicationId, companyId, jobId } = shown.objects
    const theirs = { ...person.objects, memberId, applicationId, companyId, jobId }
    const headers = { cookie: person.cookie }
    for (const [key, { allowed, input }] of Object.entries(rows)) {
      if (!key.startsWith('GET ') || !allowed.includes(person.who)) continue
      look(key, (await call(site, key, input?.(theirs) ?? {}, person)).body)
    }
    for (const url of searches) look(url, (await site.http.inject({ url, headers })).body, [FIRST_NAME])
    for (const { path, access } of pages) {
      if (access !== 'public' && !guarded[path]!.allowed.includes(person.who)) continue
      const address = addressOf(path, theirs)
      const url = guarded[path]?.file ? address : `${address === '/' ? '/_' : address}.data`
      look(path, (await site.http.inject({ url, headers })).body)
    }
  }
  return [...seen].toSorted()
}

// Indexes and kept pages hear of a change a moment after it.
const areSeenIn = (places: string[]) => expect.poll(seenIn).toEqual(places.toSorted())

test('a suspended member is shown to nobody, and restored where they were', async () => {
  const account = `where id = ${shown.objects.accountId}`
  await areSeenIn([...told, ...handedOver])
  await run(`update accounts set suspended_at = now(), suspension_reason = 'Démarchage' ${account}`)
  await areSeenIn(handedOver)
  await run(`update accounts set suspended_at = null, suspension_reason = null ${account}`)
  await areSeenIn([...told, ...handedOver])
})
