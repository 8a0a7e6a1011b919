import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { codeOf } from '../../../../tests/support/refusals.ts'
import { useTestDatabase } from '../../../../tests/support/test-database.ts'
import { smallWorld } from '../../../../tests/support/world.ts'
import { insertApplication, updateApplication } from '#features/applications/server/applications.repository.ts'
import { addViews } from '#features/jobs/audience/server/audience.repository.ts'
import { jobRow } from '#features/jobs/jobs.factory.ts'
import { insertJobs } from '#features/jobs/server/jobs.repository.ts'
import { parisDay } from '#platform/french.ts'
import type { SignedIn } from '#platform/server/endpoints.ts'
import { jobFigures } from './job-figures.ts'

const DAY = 86_400_000
const database = useTestDatabase()
let world: Awaited<ReturnType<typeof smallWorld>>
let jobId = 0
let people = 0

const ago = (days: number): Date => new Date(Date.now() - days * DAY)
const recruiter = (companyId: number | null): SignedIn => ({
  role: 'recruiter',
  accountId: 1,
  sessionId: '',
  companyId,
  verified: true,
  flags: [],
})

beforeAll(async () => {
  world = await smallWorld(database.db)
})
beforeEach(async () => {
  const [job] = await insertJobs(database.db, [jobRow({ ...world.fr, publishedAt: ago(9) })]).returning()
  jobId = job!.id
})

const apply = (daysAgo: number, stage: 'nouveau' | 'vu' | 'refusé' = 'nouveau', sent = true) =>
  database.db.transaction(async (tx) => {
    const email = `ada${++people}@example.org`
    const sentAt = sent ? ago(daysAgo) : null
    const { companyId } = world.fr
    const about = { title: 'Contrôleur', companyName: 'Valmont', firstName: 'Ada', lastName: `N${people}` }
    return (await insertApplication(tx, { jobId, companyId, email, stage, sentAt, ...about }))!
  })

const view = (daysAgo: number, views: number, source: 'recherche' | 'direct' = 'direct', forms = 0) =>
  addViews(database.db, [{ jobId, day: parisDay(ago(daysAgo)), source, views, forms }])

const figures = (companyId: number | null = world.fr.companyId) => jobFigures(database.db, recruiter(companyId), jobId)

test('the totals are the sums of the days, and of the sources', async () => {
  await view(8, 20, 'recherche', 4)
  await view(8, 5)
  await view(2, 7, 'recherche', 1)
  await view(0, 3)
  await Promise.all([apply(8), apply(8, 'refusé'), apply(2, 'vu'), apply(1, 'nouveau', false)])
  const { days, totals, sources, recent } = await figures()
  expect(days).toHaveLength(10)
  const sum = (of: (one: (typeof days)[number]) => number): number => days.reduce((all, one) => all + of(one), 0)
  expect(sum(({ views }) => views)).toBe(totals.views)
  expect(sum(({ applications }) => applications)).toBe(totals.applications)
  expect(sources.reduce((all, { views }) => all + views, 0)).toBe(totals.views)
  expect(totals).toEqual({ views: 35, forms: 5, applications: 3, answered: 1, unread: 1, saved: 0 })
  expect(sources).toEqual([
    { source: 'recherche', views: 27, forms: 5 },
    { source: 'direct', views: 8, forms: 0 },
  ])
  expect(recent.map(({ stage }) => stage)).toEqual(expect.arrayContaining(['vu', 'refusé', 'nouveau']))
  // Where it is read most comes first, whatever it was before.
  await view(0, 30)
  expect((await figures()).sources.map(({ source }) => source)).toEqual(['direct', 'recherche'])
})

test('who took their application back is shown so', async () => {
  const back = await apply(3)
  await apply(2)
  await database.db.transaction((tx) => updateApplication(tx, back.id, { withdrawnAt: new Date(), email: null }))
  const { recent } = await figures()
  expect(recent.map(({ id, withdrawn }) => [id === back.id, withdrawn])).toEqual([
    [false, false],
    [true, true],
  ])
})

test('the recruiters of another company, and of none, see nothing of it', async () => {
  await view(1, 9)
  await apply(1)
  expect(await codeOf(figures(world.be.companyId))).toBe('platform/not_found')
  expect(await codeOf(figures(null))).toBe('platform/not_found')
})

test('applications are counted on the day that they reach the employer, however they do', async () => {
  const waiting = await apply(0, 'nouveau', false)
  expect((await figures()).totals.applications).toBe(0)
  await database.db.transaction((tx) => updateApplication(tx, waiting.id, { sentAt: ago(3) }))
  await database.db.transaction((tx) => updateApplication(tx, waiting.id, { stage: 'vu', notes: 'x' }))
  const { days } = await figures()
  expect(days.filter(({ applications }) => applications > 0)).toEqual([
    { day: parisDay(ago(3)), views: 0, applications: 1 },
  ])
  await database.db.execute(sql`delete from applications where id = ${waiting.id}`)
  expect((await figures()).totals.applications).toBe(0)
})

test('figures cost as many rows as there are days, not as there are applications', async () => {
  await database.db.execute(sql`insert into applications (job_id, company_id, title, company_name, stage, sent_at)
    select ${jobId}, ${world.fr.companyId}, 'Contrôleur', 'Valmont', 'nouveau', now() - nth % 5 * interval '1 day'
    from generate_series(1, 400) as nth`)
  const { rows } = await database.db.execute(
    sql`select count(*)::int as rows from application_days where job_id = ${jobId}`,
  )
  expect(rows).toEqual([{ rows: 5 }])
  const { totals, recent } = await figures()
  expect([totals.applications, totals.unread, recent.length]).toEqual([400, 400, 5])
})

test('an old job tells the last 120 days, an ended one its own, a draft none', async () => {
  const set = (publishedAt: Date | null, validThrough: Date | null, status: string) =>
    database.db.execute(
      sql`update jobs set published_at = ${publishedAt}, valid_through = ${validThrough}, status = ${status} where id = ${jobId}`,
    )
  await set(ago(300), ago(-10), 'active')
  expect((await figures()).days).toHaveLength(120)
  await set(ago(70), ago(10), 'expirée')
  expect((await figures()).days.at(-1)!.day).toBe(parisDay(ago(10)))
  await set(null, null, 'brouillon')
  expect((await figures()).days).toEqual([])
})
