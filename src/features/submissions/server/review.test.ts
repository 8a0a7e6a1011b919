// @module-tag postgres
import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { testAccounts } from '../../../../tests/support/accounts.ts'
import type { WithJobs } from '../../../../tests/support/collection.ts'
import { withJobs } from '../../../../tests/support/collection.ts'
import type { TestAccounts } from '../../../../tests/support/accounts.ts'
import { testExchange } from '../../../../tests/support/exchange.ts'
import { failingAtCommit } from '../../../../tests/support/failing-commit.ts'
import { newPerson } from '../../../../tests/support/people.ts'
import { codeOf } from '../../../../tests/support/refusals.ts'
import { useTestDatabase } from '../../../../tests/support/test-database.ts'
import { smallWorld } from '../../../../tests/support/world.ts'
import { resetPassword } from '#features/accounts/signing-in/server/links.ts'
import { signIn } from '#features/accounts/signing-in/server/sign-in.ts'
import { openLedger, readBalance, spendCredit } from '#features/credits/server/credits.service.ts'
import { jobRow } from '#features/jobs/jobs.factory.ts'
import { jobFields } from '#features/jobs/publishing/publishing.contract.ts'
import { createLoneDraft } from '#features/jobs/publishing/server/lone-drafts.service.ts'
import { listOwnJobs } from '#features/jobs/publishing/server/own-jobs.service.ts'
import { insertJobs } from '#features/jobs/server/jobs.repository.ts'
import { insertFile } from '#platform/server/files/files.repository.ts'
import type { RefusalError } from '#platform/refusals.ts'
import type { SignedIn } from '#platform/server/endpoints.ts'
import { visitor } from '#platform/server/endpoints.ts'
import { acceptSubmission as acceptance } from '../review.contract.ts'
import { sendSubmission } from '../submissions.contract.ts'
import { submissionInput } from '../submissions.factory.ts'
import { submissionLogo } from '../submissions.rules.ts'
import { acceptSubmission } from './accepting.ts'
import { acceptWaitingJob, refuseSubmission, refuseWaitingJob } from './refusing.ts'
import { listReview, readSentJob, readSubmission } from './review.ts'
import { submissionLogoPurpose } from './submissions.service.ts'
import * as submitting from './submitting.ts'

const database = useTestDatabase()
let site: WithJobs<TestAccounts>
let world: Awaited<ReturnType<typeof smallWorld>>
let admin: SignedIn
let number = 0
const db = () => database.db
const rows = async <T extends object>(query: ReturnType<typeof sql>): Promise<T[]> =>
  (await db().execute(query)).rows as T[]

beforeAll(async () => {
  world = await smallWorld(db())
  site = withJobs(await testAccounts(database), database)
  const accountId = await newPerson(site, 'admin@florin.example', false)
  await db().execute(sql`update accounts set role = 'administrator' where id = ${accountId}`)
  admin = { role: 'administrator', accountId, sessionId: '', companyId: null, verified: true, flags: [] }
})
beforeEach(() => db().execute(sql`delete from rate_limits`))

/** A submission of a company of its own, confirmed. */
async function newSubmission(given: Parameters<typeof submissionInput>[0] = {}) {
  const name = `Maison ${++number}`
  const emailContact = `contact${number}@maison.example`
  const input = submissionInput({ nomEntreprise: name, emailContact, titre: `Comptable ${number} H/F`, ...given })
  await submitting.sendSubmission(site, testExchange(), sendSubmission.input.parse(input))
  const key = /confirmer-offre\?cle=([\w-]+)/.exec((await site.mails()).at(-1)!.text)![1]!
  await submitting.confirmSubmission(site, testExchange(), key)
  const [row] = await rows<{ id: number }>(sql`select id from job_submissions order by id desc limit 1`)
  return { id: row!.id, name: input.nomEntreprise, email: input.emailContact, titre: input.titre }
}

const completed = (id: number, given: object = {}) =>
  acceptance.input.parse({
    id,
    titre: `Comptable ${number} H/F`,
    fonction_id: world.lists.functions[0]!.id,
    secteur_id: world.lists.sectors[1]!.id,
    localisation: 'Grenoble (38)',
    taille: 'eti',
    salaire_min: 46_000,
    salaire_max: 54_000,
    ...given,
  })
const accept = (id: number, given: object = {}, on = site) => acceptSubmission(on, admin, completed(id, given))

const made = async (name: string, email: string) => ({
  companies: await rows<{ id: number }>(sql`select id from companies where name = ${name}`),
  accounts: await rows<{ id: number; client_code: string | null; role: string }>(
    sql`select id, client_code, role from accounts where email = ${email}`,
  ),
  jobs: await rows<{ id: number; status: string }>(
    sql`select j.id, j.status from jobs j join companies c on c.id = j.company_id where c.name = ${name}`,
  ),
  spent: await rows<{ amount: number }>(
    sql`select e.amount from credit_entries e join companies c on c.id = e.company_id
      where c.name = ${name} and e.kind = 'publish'`,
  ),
})

test('accepted: company, main account, code, credits and job are made, and mailed', async () => {
  const { id, name, email } = await newSubmission()
  const { job_id: jobId, company_id: companyId } = await accept(id)
  const all = await made(name, email)
  expect(all).toMatchObject({ companies: [{ id: companyId }], jobs: [{ id: jobId, status: 'active' }] })
  expect(all.accounts).toEqual([
    { id: expect.any(Number), role: 'recruiter', client_code: expect.stringMatching(/^FLO-/) },
  ])
  expect(await readBalance(db(), companyId)).toBe(14)
  const [job] = await rows(sql`
    select c.name as city, j.experience_min, j.experience_max, j.salary_min, j.salary_max, j.salary_text, j.sector_id, j.missions, j.education,
      round(extract(epoch from j.valid_through - j.published_at) / 86400)::int as days, j.account_id
    from jobs j join cities c on c.id = j.city_id where j.id = ${jobId}`)
  expect(job).toEqual({
    city: 'Grenoble',
    experience_min: 3,
    experience_max: 7,
    salary_min: 46_000,
    salary_max: 54_000,
    salary_text: '46–54 k€ brut/an',
    sector_id: world.lists.sectors[1]!.id,
    missions: ['Analyser les écarts de coûts', 'Tenir la clôture à J+4'],
    education: 'bac+5',
    days: 60,
    account_id: all.accounts[0]!.id,
  })
  const mail = (await site.mails()).at(-1)!
  expect(mail).toMatchObject({ to: email, kind: 'submission-accepted' })
  for (const told of [all.accounts[0]!.client_code!, `/offre-emploi/${jobId}-`, '14']) expect(mail.text).toContain(told)
  const acts = await rows(sql`select act, actor_id from acts where object_kind = 'submission' and object_id = ${id}`)
  expect(acts).toEqual([{ act: 'accept', actor_id: admin.accountId }])
})

test('the link in the mail chooses the password, once; then the code opens the space', async () => {
  const { id, email } = await newSubmission()
  await accept(id)
  const { text } = (await site.mails()).at(-1)!
  const token = /reinitialiser-mot-de-passe\?cle=([\w-]+)/.exec(text)![1]!
  const code = /FLO-\w+/.exec(text)![0]
  const choose = () => resetPassword(site, testExchange(), { token, password: 'Nénuphar-42 pâle!' })
  await choose()
  expect(await codeOf(choose())).toBe('accounts/link_over')
  for (const identifier of [code, email])
    await signIn(site, testExchange(), { identifier, password: 'Nénuphar-42 pâle!', remember: false })
})

test('accepted ten times at once: one company, one account, one job, one charge, one mail', async () => {
  const { id, name, email } = await newSubmission()
  const answers = await Promise.allSettled(Array.from({ length: 10 }, () => accept(id)))
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  for (const answer of answers)
    if (answer.status === 'rejected') expect((answer.reason as RefusalError).refusal.code).toBe('submissions/decided')
  const all = await made(name, email)
  expect([all.companies, all.accounts, all.jobs, all.spent].map(({ length }) => length)).toEqual([1, 1, 1, 1])
  expect((await site.mails()).filter(({ to, kind }) => to === email && kind === 'submission-accepted')).toHaveLength(1)
  expect(await codeOf(refuseSubmission(site, admin, { id, reason: 'Trop tard' }))).toBe('submissions/decided')
})

test('what is interrupted before its end leaves nothing behind, and can be accepted again', async () => {
  const { id, name, email } = await newSubmission()
  await expect(accept(id, {}, { ...site, db: failingAtCommit(db()) })).rejects.toThrow('commit failed')
  const none = await made(name, email)
  expect(none).toEqual({ companies: [], accounts: [], jobs: [], spent: [] })
  expect(await rows(sql`select outcome from job_submissions where id = ${id}`)).toEqual([{ outcome: null }])
  expect((await site.mails()).some(({ to, kind }) => to === email && kind === 'submission-accepted')).toBe(false)
  await accept(id)
  expect((await made(name, email)).jobs).toHaveLength(1)
})

test('nothing that nobody confirmed can be read, accepted or refused', async () => {
  const { id } = await newSubmission()
  await db().execute(sql`update job_submissions set confirmed_at = null where id = ${id}`)
  expect(await codeOf(readSubmission(db(), id))).toBe('platform/not_found')
  expect(await codeOf(accept(id))).toBe('platform/not_found')
  expect(await codeOf(refuseSubmission(site, admin, { id, reason: 'Non' }))).toBe('platform/not_found')
})

test('an existing company is matched: its recruiter publishes, and pays from its credits', async () => {
  await db().transaction((tx) => openLedger(tx, world.fr.companyId))
  const recruiter = await newPerson(site, 'rh@valmont.example', false)
  await db().execute(
    sql`update accounts set role = 'recruiter', company_id = ${world.fr.companyId}, password_hash = 'known' where id = ${recruiter}`,
  )
  const { id } = await newSubmission({
    nomEntreprise: 'Banque Valmont',
    emailContact: 'rh@valmont.example',
    siteWeb: '',
  })
  const { completion, contact } = await readSubmission(db(), id)
  expect(completion!.companies).toEqual([{ id: world.fr.companyId, name: 'Banque Valmont' }])
  expect(completion!.societe_id).toBe(world.fr.companyId)
  expect(contact.account).toBe('recruiter')
  expect(await codeOf(accept(id))).toBe('platform/invalid_input')
  const before = await readBalance(db(), world.fr.companyId)
  const { company_id: companyId, job_id: jobId } = await accept(id, { societe_id: world.fr.companyId })
  expect(companyId).toBe(world.fr.companyId)
  expect(await readBalance(db(), companyId)).toBe(before - 1)
  expect(await rows(sql`select account_id from jobs where id = ${jobId}`)).toEqual([{ account_id: recruiter }])
  expect((await site.mails()).at(-1)!.text).not.toContain('reinitialiser-mot-de-passe')
})

test('without a credit left nothing is made, and the administrator is told', async () => {
  await db().transaction(async (tx) => {
    await openLedger(tx, world.be.companyId)
    for (let at = 0; at < 15; at += 1)
      await spendCredit(tx, world.be.companyId, { kind: 'publish', subjectId: 1, label: '', accountId: null })
  })
  const { id, email } = await newSubmission()
  expect(await codeOf(accept(id, { societe_id: world.be.companyId }))).toBe('credits/none_left')
  expect(await rows(sql`select id from accounts where email = ${email}`)).toEqual([])
})

test('an address that has become somebody’s own, or another company’s, is no client’s', async () => {
  const own = await newSubmission()
  await newPerson(site, own.email, false)
  expect(await codeOf(accept(own.id))).toBe('accounts/client_address')
  const other = await newSubmission()
  const recruiter = await newPerson(site, other.email, false)
  await db().execute(
    sql`update accounts set role = 'recruiter', company_id = ${world.be.companyId} where id = ${recruiter}`,
  )
  expect(await codeOf(accept(other.id))).toBe('accounts/client_elsewhere')
  expect((await made(other.name, other.email)).companies).toEqual([])
})

test('a recruiter without a company keeps their drafts when their job is accepted: they are the company’s from then on', async () => {
  const { id, email, name } = await newSubmission()
  const recruiter = await newPerson(site, email, false)
  await db().execute(sql`update accounts set role = 'recruiter', company_id = null where id = ${recruiter}`)
  const alone: SignedIn = { ...admin, role: 'recruiter', accountId: recruiter, companyId: null }
  const fields = jobFields.parse({ titre: 'Auditeur interne H/F', localisation: 'Lyon (69)' })
  const draft = await createLoneDraft(site, alone, fields, null)
  const other = await newPerson(site, `other-${email}`, false)
  const kept = await createLoneDraft(site, { ...alone, accountId: other }, fields, null)
  // What fails at its end leaves them where they were.
  await expect(accept(id, {}, { ...site, db: failingAtCommit(db()) })).rejects.toThrow()
  const { company_id: companyId } = await accept(id)
  const attached = { ...alone, companyId }
  const { data } = await listOwnJobs(db(), attached, {
    q: '',
    statuts: ['brouillon'],
    sort: 'date',
    page: 1,
    per_page: 20,
  })
  expect(data).toMatchObject([{ id: draft.id, titre: 'Auditeur interne H/F' }])
  expect(await rows(sql`select id, account_id from lone_drafts where account_id in (${recruiter}, ${other})`)).toEqual([
    { id: kept.id, account_id: other },
  ])
  expect((await made(name, email)).jobs.map(({ status }) => status).toSorted()).toEqual(['active', 'brouillon'])
})

test('whoever signed up with the address and never confirmed it has no way into the company', async () => {
  const { id, email, name } = await newSubmission()
  const squatter = await newPerson(site, email)
  await db().execute(sql`update accounts set email_verified_at = null, role = 'recruiter' where id = ${squatter}`)
  await accept(id)
  const { accounts } = await made(name, email)
  expect(accounts).toHaveLength(1)
  expect(accounts[0]!.id).not.toBe(squatter)
})

test('what the checks have found is shown with its passage', async () => {
  const { id } = await newSubmission({ profil: 'Trois ans en industrie.\nMoins de 35 ans de préférence.', salaire: '' })
  const { findings } = await readSubmission(db(), id)
  expect(findings).toContainEqual(
    expect.objectContaining({ severity: 'stop', field: 'Profil', passage: expect.stringContaining('35 ans') }),
  )
  expect(findings).toContainEqual(expect.objectContaining({ field: 'Salaire', passage: '' }))
})

test('what is left open is asked for, each at its field', async () => {
  const { id } = await newSubmission({ localisation: 'Chez nous', secteur: 'autre', titre: 'Poste à pourvoir' })
  const { completion } = await readSubmission(db(), id)
  expect(completion).toMatchObject({ fonction_id: null, secteur_id: null, place_known: false })
  const refused = await accept(id, {
    fonction_id: '',
    secteur_id: '',
    localisation: 'Chez nous',
    salaire_min: 50_000,
    salaire_max: 40_000,
  }).catch((error: RefusalError) => Object.keys(error.refusal.fields ?? {}))
  expect(refused).toEqual(['fonction_id', 'secteur_id', 'localisation', 'salaire_max'])
})

test('the logo becomes the company’s, and stays when the submission is forgotten', async () => {
  const logo = 'logo-of-a-company-xxxx'
  await insertFile(db(), {
    id: logo,
    purpose: submissionLogo.name,
    kind: 'picture',
    bytes: 9,
    name: null,
    accountId: null,
  })
  const { id, name } = await newSubmission({ logo })
  expect((await readSubmission(db(), id)).company).toMatchObject({ monogram: null })
  await accept(id)
  expect(await rows(sql`select logo_file from companies where name = ${name}`)).toEqual([{ logo_file: logo }])
  await db().execute(sql`delete from job_submissions where id = ${id}`)
  expect(await rows(sql`select state from files where id = ${logo}`)).toEqual([{ state: 'claimed' }])
  expect(await submissionLogoPurpose.mayRead(db(), () => Promise.resolve(visitor), logo)).toBe('forever')
})

test('a refusal is told with its reason, once, and its logo goes', async () => {
  const logo = 'logo-of-a-refused-onex'
  await insertFile(db(), {
    id: logo,
    purpose: submissionLogo.name,
    kind: 'picture',
    bytes: 9,
    name: null,
    accountId: null,
  })
  const { id, email, name } = await newSubmission({ logo })
  await refuseSubmission(site, admin, { id, reason: 'Retirez le critère d’âge.' })
  expect((await site.mails()).at(-1)).toMatchObject({ to: email, kind: 'submission-refused' })
  expect((await site.mails()).at(-1)!.text).toContain('Retirez le critère d’âge.')
  expect(await rows(sql`select state from files where id = ${logo}`)).toEqual([{ state: 'gone' }])
  expect(await codeOf(accept(id))).toBe('submissions/decided')
  expect((await made(name, email)).companies).toEqual([])
  expect(await readSubmission(db(), id)).toMatchObject({ outcome: 'refused', completion: null })
})

test('whoever has lost the right to administer decides nothing any more', async () => {
  const { id } = await newSubmission()
  const accountId = await newPerson(site, 'former@florin.example', false)
  const former = { ...admin, accountId }
  expect(await codeOf(acceptSubmission(site, former, completed(id)))).toBe('accounts/token_over')
  expect(await codeOf(refuseSubmission(site, former, { id, reason: 'Non' }))).toBe('accounts/token_over')
})

test('first jobs of clients wait in the same queue, oldest first, and are accepted or refused with their credit', async () => {
  await db().execute(sql`delete from job_submissions`)
  const recruiter = await newPerson(site, 'client@sablons.example', false)
  await db().execute(
    sql`update accounts set role = 'recruiter', company_id = ${world.fr.companyId} where id = ${recruiter}`,
  )
  const waiting = { ...world.fr, status: 'en attente' as const, publishedAt: null, validThrough: null }
  await insertJobs(db(), [
    jobRow({ ...waiting, id: 30_001, title: 'Premier poste H/F' }),
    jobRow({ ...waiting, id: 30_002, title: 'Second poste H/F' }),
  ])
  const ofJob = (subjectId: number) => ({ kind: 'publish' as const, subjectId, label: '', accountId: recruiter })
  await db().transaction((tx) => spendCredit(tx, world.fr.companyId, ofJob(30_002)))
  const { id } = await newSubmission()
  await db().execute(sql`update job_submissions set confirmed_at = now() - interval '30 hours' where id = ${id}`)
  const page = (at: number, size: number) => listReview(db(), { page: at, per_page: size })
  expect((await page(1, 20)).data.map((one) => `${one.kind} ${one.id}`)).toEqual([
    `visiteur ${id}`,
    'client 30001',
    'client 30002',
  ])
  expect((await page(2, 2)).data.map((one) => one.id)).toEqual([30_002])
  expect(await readSentJob(db(), 30_001)).toMatchObject({
    job: { title: 'Premier poste H/F' },
    company: { name: 'Banque Valmont' },
    completion: null,
  })
  const left = await readBalance(db(), world.fr.companyId)
  await acceptWaitingJob(site, admin, 30_001)
  await refuseWaitingJob(site, admin, { id: 30_002, reason: 'Texte trop court.' })
  expect(await rows(sql`select status from jobs where id in (30001, 30002) order by id`)).toEqual([
    { status: 'active' },
    { status: 'refusée' },
  ])
  expect(await readBalance(db(), world.fr.companyId)).toBe(left + 1)
  expect(await codeOf(acceptWaitingJob(site, admin, 30_001))).toBe('platform/not_found')
  const told = (await site.mails()).filter(({ to }) => to === 'client@sablons.example').map(({ kind }) => kind)
  expect(told).toEqual(['job-reviewed', 'job-reviewed'])
})
