import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach } from 'vitest'
import { insertAccount } from '#features/accounts/server/accounts.repository.ts'
import * as moving from '#features/applications/applicants/server/moving.ts'
import * as one from '#features/applications/applicants/server/one-applicant.ts'
import { SETTLE_JOB, settleMove } from '#features/applications/applicants/server/settling.ts'
import type { Stage } from '#features/applications/applications.rules.ts'
import * as applying from '#features/applications/server/applying.ts'
import * as own from '#features/applications/server/own-applications.ts'
import { jobRow } from '#features/jobs/jobs.factory.ts'
import { insertJobs } from '#features/jobs/server/jobs.repository.ts'
import type { SignedIn } from '#platform/server/endpoints.ts'
import { insertFile } from '#platform/server/files/files.repository.ts'
import type { TestAccounts } from './accounts.ts'
import { keyOf, testAccounts } from './accounts.ts'
import { testExchange } from './exchange.ts'
import { keepCv } from './kept-cv.ts'
import { newPerson } from './people.ts'
import type { useTestDatabase } from './test-database.ts'
import { smallWorld } from './world.ts'

const actorOf = (accountId: number, more: Partial<SignedIn>): SignedIn => ({
  role: 'candidate',
  accountId,
  sessionId: '',
  companyId: null,
  verified: true,
  flags: [],
  ...more,
})

/**
 * Two who recruit for a company, one who does for another, and before each test somebody who has just applied to a new job of the
 * first.
 */
export function useApplicants(database: ReturnType<typeof useTestDatabase>) {
  const here = {} as Record<'rose' | 'remi' | 'eve' | 'ada', SignedIn> & {
    world: Awaited<ReturnType<typeof smallWorld>>
    site: TestAccounts
    jobId: number
    id: number
  }
  let numbers = 0
  let jobs = 40_000
  const db = () => database.db
  const rows = async <T extends object>(query: ReturnType<typeof sql>): Promise<T[]> =>
    (await db().execute(query)).rows as T[]

  async function newRecruiter(companyId: number, firstName: string): Promise<SignedIn> {
    const email = `rh${++numbers}@applicants.example`
    const account = await insertAccount(db(), {
      role: 'recruiter',
      email,
      companyId,
      firstName,
      lastName: 'Estève',
      emailVerifiedAt: new Date(),
    })
    return actorOf(account!.id, { role: 'recruiter', companyId })
  }

  beforeAll(async () => {
    here.world = await smallWorld(db())
    here.site = await testAccounts(database)
    await here.site.queue.work<{ id: number }>(SETTLE_JOB, (move) => settleMove(here.site, move))
    here.rose = await newRecruiter(here.world.fr.companyId, 'Rose')
    here.remi = await newRecruiter(here.world.fr.companyId, 'Rémi')
    here.eve = await newRecruiter(here.world.be.companyId, 'Eve')
  })

  async function newFile(purpose: string, accountId: number | null): Promise<string> {
    const file = `applicant-${++numbers}`.padEnd(22, 'x')
    await insertFile(db(), { id: file, purpose, kind: 'pdf', bytes: 2_048, name: 'Mon CV.pdf', accountId })
    return file
  }

  async function apply(to = here.jobId): Promise<{ who: SignedIn; id: number }> {
    const who = actorOf(await newPerson(here.site, `candidate${++numbers}@applicants.example`, false), {})
    const file = await newFile('cv', who.accountId)
    const cvId = await keepCv(db(), who.accountId, file)
    const letter = await newFile('lettre', who.accountId)
    const form = { job_id: to, cv_id: cvId, message: 'Bonjour', letter_file: letter }
    return { who, id: (await applying.applyAsMember(here.site, who, form, null)).id }
  }

  /** Somebody without an account, who has opened the link of the receipt. */
  async function applyAsVisitor(to = here.jobId): Promise<{ email: string; id: number }> {
    const email = `visitor${++numbers}@applicants.example`
    const person = { first_name: 'Grace', last_name: 'Hopper', email, phone: '', message: 'Bonjour', letter_file: '' }
    const form = { ...person, job_id: to, cv_file: await newFile('cv-visiteur', null) }
    const { id } = await applying.applyAsVisitor(here.site, testExchange(), form)
    await applying.confirmApplication(here.site, testExchange(), await keyOf(here.site))
    return { email, id }
  }

  const newJob = async (): Promise<number> => {
    const number = ++jobs
    await insertJobs(db(), [jobRow({ ...here.world.fr, id: number })])
    return number
  }

  beforeEach(async () => {
    await db().execute(sql`delete from rate_limits`)
    here.jobId = await newJob()
    const made = await apply()
    here.ada = made.who
    here.id = made.id
  })

  const move = (stage: Stage, more: object = {}, actor = here.rose, which = here.id) =>
    moving.moveApplication(here.site, actor, { id: which, stage, interview_place: '', ...more })
  const kindsTo = async ({ accountId }: SignedIn): Promise<string[]> =>
    (await rows<{ kind: string }>(sql`select kind from mails where account_id = ${accountId} order by id`)).map(
      ({ kind }) => kind,
    )
  const toldTo = async (who: SignedIn): Promise<string[]> =>
    (await kindsTo(who)).filter((kind) => kind !== 'application-receipt')
  const candidateSees = () => own.readApplication(db(), here.ada.accountId, here.id)
  const employerSees = (which = here.id) => one.readApplicant(db(), here.rose, which)
  /** As if the ten seconds were over. */
  async function settleAll(): Promise<void> {
    for (const pending of await rows<{ id: number }>(sql`select id from application_moves order by id`))
      await settleMove(here.site, pending)
  }

  return {
    here,
    db,
    rows,
    apply,
    applyAsVisitor,
    newJob,
    move,
    kindsTo,
    toldTo,
    candidateSees,
    employerSees,
    settleAll,
  }
}
