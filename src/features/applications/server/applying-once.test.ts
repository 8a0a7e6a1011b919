// @module-tag postgres
import type { FastifyInstance } from 'fastify'
import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { TestAccounts } from '../../../../tests/support/accounts.ts'
import { testAccounts } from '../../../../tests/support/accounts.ts'
import { keepCv } from '../../../../tests/support/kept-cv.ts'
import { newPerson } from '../../../../tests/support/people.ts'
import { useTestDatabase } from '../../../../tests/support/test-database.ts'
import { smallWorld } from '../../../../tests/support/world.ts'
import { jobRow } from '#features/jobs/jobs.factory.ts'
import { insertJobs } from '#features/jobs/server/jobs.repository.ts'
import type { Actor } from '#platform/server/endpoints.ts'
import { createDispatcher, visitor } from '#platform/server/endpoints.ts'
import { insertFile } from '#platform/server/files/files.repository.ts'
import { registerApi } from '#platform/server/http/http-api.ts'
import { createHttp } from '#platform/server/http/http.ts'
import { readConfig } from '#platform/server/settings/config.ts'
import { createMetrics } from '#platform/server/watching/metrics.ts'
import { applicationsRoutes } from './applications.routes.ts'

const database = useTestDatabase()
let http: FastifyInstance
let site: TestAccounts
let world: Awaited<ReturnType<typeof smallWorld>>
let caller: Actor = visitor
let made = 0
let jobId = 30_000

beforeAll(async () => {
  world = await smallWorld(database.db)
  site = await testAccounts(database)
  const config = readConfig({ LOG_LEVEL: 'silent' })
  http = await createHttp({ config, metrics: createMetrics(config), maxEventLoopDelay: 60_000 })
  database.beforeClose(() => http.close())
  await registerApi(http, createDispatcher(applicationsRoutes(site)), '0.0.0', () => Promise.resolve(caller))
})
beforeEach(async () => {
  await insertJobs(database.db, [jobRow({ ...world.fr, id: ++jobId })])
  await database.db.execute(sql`delete from rate_limits`)
})

/** A document that was sent and waits for its form. */
async function waiting(purpose: string, accountId: number | null): Promise<string> {
  const id = `once-${++made}`.padEnd(22, 'x')
  await insertFile(database.db, { id, purpose, kind: 'pdf', bytes: 2_048, name: 'Mon CV.pdf', accountId })
  return id
}

async function newMember(): Promise<{ actor: Actor; cvId: number }> {
  const accountId = await newPerson(site, `once${++made}@apply.example`, false)
  const file = await waiting('cv', accountId)
  const cvId = await keepCv(database.db, accountId, file)
  return { actor: { role: 'candidate', accountId, sessionId: '', companyId: null, verified: true, flags: [] }, cvId }
}

async function send(url: string, key: string, body: object, remoteAddress = '192.0.2.1') {
  const headers = { 'idempotency-key': key }
  const answer = await http.inject({ method: 'POST', url, headers, payload: body, remoteAddress })
  return { ...answer.json<{ id: number; known: boolean; error?: { code: string } }>(), status: answer.statusCode }
}

const kept = async () => {
  const { rows } = await database.db.execute<{ applications: number; events: number; mails: number }>(
    sql`select count(*)::int as applications,
      (select count(*)::int from application_events where application_id = any(array_agg(applications.id))) as events,
      (select count(*)::int from mails where recipient = any(array_agg(applications.email))) as mails
    from applications where job_id = ${jobId}`,
  )
  return rows[0]
}

test('a member who sends the same call again gets the same answer; another body under its key is refused', async () => {
  const ada = await newMember()
  caller = ada.actor
  const body = { job_id: jobId, cv_id: ada.cvId, message: 'Bonjour' }
  const [first, ...others] = await Promise.all(Array.from({ length: 5 }, () => send('/v1/applications', 'k', body)))
  expect(first).toMatchObject({ status: 200, known: false })
  for (const one of others) expect(one).toEqual(first)
  // What was answered stays answered, whatever became of the job.
  await database.db.execute(sql`update jobs set status = 'pourvue' where id = ${jobId}`)
  expect(await send('/v1/applications', 'k', body)).toEqual(first)
  expect(await send('/v1/applications', 'k', { ...body, message: 'Bonsoir' })).toMatchObject({
    status: 422,
    error: { code: 'platform/key_reused' },
  })
  expect(await kept()).toEqual({ applications: 1, events: 1, mails: 1 })
})

test('the key of one member says nothing of another’s', async () => {
  const [ada, eve] = [await newMember(), await newMember()]
  const answers = []
  for (const { actor, cvId } of [ada, eve]) {
    caller = actor
    answers.push(await send('/v1/applications', 'shared', { job_id: jobId, cv_id: cvId }))
  }
  expect(answers).toMatchObject([{ known: false }, { known: false }])
  expect(answers[0]!.id).not.toBe(answers[1]!.id)
})

test('a visitor who sends the same call again gets the same answer; another body under its key is refused', async () => {
  caller = visitor
  const form = async (email: string) => ({
    job_id: jobId,
    first_name: 'Julien',
    last_name: 'Morvan',
    email,
    cv_file: await waiting('cv-visiteur', null),
  })
  const body = await form('julien.once@apply.example')
  const url = '/v1/applications/visitor'
  const first = await send(url, 'k', body)
  expect(first).toMatchObject({ status: 200, known: false, state: 'to_confirm' })
  expect(await send(url, 'k', body)).toEqual(first)
  expect(await send(url, 'k', { ...body, message: 'Bonsoir' })).toMatchObject({ status: 422 })
  expect(await kept()).toEqual({ applications: 1, events: 1, mails: 1 })
  // Somebody else, elsewhere, who named a call the same way.
  const other = await send(url, 'k', await form('jeanne.once@apply.example'), '198.51.100.7')
  expect(other).toMatchObject({ status: 200, known: false })
  expect(other.id).not.toBe(first.id)
})
