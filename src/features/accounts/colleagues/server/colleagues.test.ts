// @module-tag postgres
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { TestAccounts } from '../../../../../tests/support/accounts.ts'
import type { WithJobs } from '../../../../../tests/support/collection.ts'
import { withJobs } from '../../../../../tests/support/collection.ts'
import { keyOf, testAccounts } from '../../../../../tests/support/accounts.ts'
import { testExchange } from '../../../../../tests/support/exchange.ts'
import { newPerson, whoIs } from '../../../../../tests/support/people.ts'
import { codeOf } from '../../../../../tests/support/refusals.ts'
import { useTestDatabase } from '../../../../../tests/support/test-database.ts'
import { smallWorld } from '../../../../../tests/support/world.ts'
import { MONTHLY_CREDITS } from '#features/credits/credits.rules.ts'
import { readBalance } from '#features/credits/server/credits.service.ts'
import { jobFields } from '#features/jobs/publishing/publishing.contract.ts'
import { createLoneDraft } from '#features/jobs/publishing/server/lone-drafts.service.ts'
import type { SignedIn } from '#platform/server/endpoints.ts'
import { openBrowserSession } from '../../sessions/server/sessions.ts'
import { deleteAccount } from '../../server/own-account.ts'
import { isAtDomain } from '../colleagues.rules.ts'
import * as team from './colleagues.ts'
import { servedCompanyRequests } from './company-requests-list.service.ts'
import * as requests from './company-requests.ts'
import { joinCompany, readInvitation } from './joining.ts'

const database = useTestDatabase()
let world: WithJobs<TestAccounts>
let small: Awaited<ReturnType<typeof smallWorld>>
let fr: number
let be: number

beforeAll(async () => {
  world = withJobs(await testAccounts(database), database)
  small = await smallWorld(database.db)
  fr = small.fr.companyId
  be = small.be.companyId
  await database.database.run(`update companies set website = 'https://www.valmont.example/' where id = ${fr}`)
})

let people = 0
type Recruiter = SignedIn & { email: string; again: () => Promise<SignedIn> }

/** A recruiter with a confirmed address, of a company or of none, with its client code or not. */
async function recruiter(companyId: number | null, code = false, domain = 'florin.test'): Promise<Recruiter> {
  const email = `r${++people}@${domain}`
  const accountId = await newPerson(world, email, false)
  await database.database.run(`update accounts set role = 'recruiter', last_name = 'Numéro ${people}',
    company_id = ${companyId}, client_code = ${code ? `'FLO-T${people}'` : 'null'} where id = ${accountId}`)
  const exchange = testExchange()
  await openBrowserSession(world.db, exchange, accountId, false)
  const again = () => whoIs(world, exchange)
  return { ...(await again()), email, again }
}

let main: Recruiter
let member: Recruiter
let stranger: Recruiter
beforeEach(async () => {
  await database.database.run(`update accounts set company_id = null, client_code = null`)
  await database.database.run(`delete from company_invitations; delete from company_requests; delete from rate_limits`)
  main = await recruiter(fr, true)
  member = await recruiter(fr)
  stranger = await recruiter(be, true)
})

const codesOf = async (companyId: number) => {
  const { rows } = await world.db.execute(
    `select id from accounts where company_id = ${companyId} and client_code is not null`,
  )
  return rows.map(({ id }) => id)
}

/** Writes a job before there is a company for it; gives whose it is, later on. */
async function wroteAlone(person: Recruiter): Promise<() => Promise<unknown>> {
  const { id } = await createLoneDraft(world, person, jobFields.parse({ titre: 'Analyste H/F' }), null)
  return async () => (await world.db.execute(`select company_id from jobs where id = ${id}`)).rows[0]?.company_id
}

/** Invites somebody without a company; the key of the mail. */
async function invited(person: Recruiter): Promise<string> {
  await team.inviteColleague(world, main, person.email)
  return keyOf(world)
}

test('an invitation opens the company once, to the address it was sent to', async () => {
  const guest = await recruiter(null)
  const other = await recruiter(null)
  const ownerOfDraft = await wroteAlone(guest)
  const key = await invited(guest)
  const { rows } = await world.db.execute(`select encode(hash, 'escape') as hash from company_invitations`)
  expect(JSON.stringify(rows)).not.toContain(key)
  expect(await readInvitation(world, testExchange(), key)).toEqual({ company: 'Banque Valmont', email: guest.email })

  expect(await codeOf(joinCompany(world, other, testExchange(), key))).toBe('colleagues/other_address')
  expect((await other.again()).companyId).toBeNull()
  await joinCompany(world, guest, testExchange(), key)
  expect((await guest.again()).companyId).toBe(fr)
  expect(await ownerOfDraft()).toBe(fr)

  await database.database.run(`update accounts set company_id = null where id = ${guest.accountId}`)
  expect(await codeOf(joinCompany(world, guest, testExchange(), key))).toBe('colleagues/invitation_over')
  expect(await codeOf(readInvitation(world, testExchange(), key))).toBe('colleagues/invitation_over')
})

test('of two who use an invitation at once, one does', async () => {
  const guest = await recruiter(null)
  const key = await invited(guest)
  const joining = () => codeOf(joinCompany(world, guest, testExchange(), key))
  const codes = await Promise.all([joining(), joining(), joining()])
  expect(codes.filter((code) => code !== 'colleagues/invitation_over')).toHaveLength(1)
  const { rows } = await world.db.execute(`select id from acts where act = 'join' and object_id = ${guest.accountId}`)
  expect(rows).toHaveLength(1)
})

test('an invitation that was cancelled, sent again or is over opens nothing', async () => {
  const guest = await recruiter(null)
  const join = (key: string) => codeOf(joinCompany(world, guest, testExchange(), key))
  const first = await invited(guest)
  const [{ id } = { id: 0 }] = (await team.readTeam(world, main)).invitations
  await team.resendInvitation(world, main, id)
  const second = await keyOf(world)
  expect(await join(first)).toBe('colleagues/invitation_over')
  await team.cancelInvitation(world, main, id)
  expect(await join(second)).toBe('colleagues/invitation_over')
  const third = await invited(guest)
  await database.database.run(`update company_invitations set expires_at = now()`)
  expect(await join(third)).toBe('colleagues/invitation_over')
  expect((await team.readTeam(world, main)).invitations).toMatchObject([{ email: guest.email, expired: true }])
  expect((await guest.again()).companyId).toBeNull()
})

test('nobody joins with an address that is not confirmed, or from another company', async () => {
  const guest = await recruiter(null)
  const key = await invited(guest)
  await database.database.run(`update accounts set email_verified_at = null where id = ${guest.accountId}`)
  expect(await codeOf(joinCompany(world, guest, testExchange(), key))).toBe('accounts/unverified')
  await database.database.run(
    `update accounts set email_verified_at = now(), company_id = ${be} where id = ${guest.accountId}`,
  )
  expect(await codeOf(joinCompany(world, guest, testExchange(), key))).toBe('colleagues/has_company')
  expect((await guest.again()).companyId).toBe(be)
})

test('only the main account invites, removes, hands over and decides', async () => {
  const guest = await recruiter(null)
  await invited(guest)
  const [invitation] = (await team.readTeam(world, main)).invitations
  const acts = (actor: SignedIn) => [
    () => team.inviteColleague(world, actor, 'x@florin.test'),
    () => team.resendInvitation(world, actor, invitation!.id),
    () => team.cancelInvitation(world, actor, invitation!.id),
    () => team.removeColleague(world, actor, main.accountId),
    () => team.handOver(world, actor, main.accountId),
    () => requests.acceptRequest(world, actor, 1),
  ]
  for (const act of acts(member)) expect(await codeOf(act())).toBe('colleagues/main_only')
  for (const act of acts(guest)) expect(await codeOf(act())).toBe('colleagues/no_company')
  // What a member sees: colleagues, and no code.
  expect(await team.readTeam(world, member)).toMatchObject({ main: false, client_code: null, requests: [] })
})

test('a company has nothing of another one: its people, invitations and requests', async () => {
  const guest = await recruiter(null)
  await invited(guest)
  const [invitation] = (await team.readTeam(world, main)).invitations
  const asker = await recruiter(null, false, 'valmont.example')
  await requests.askForCompany(world, asker, { company: 'banque valmont', message: '' })
  const [request] = (await team.readTeam(world, main)).requests
  expect(request).toBeDefined()
  // The website is the same: what keeps them apart is whose the request is.
  await database.database.run(`update companies set website = 'https://valmont.example' where id = ${be}`)

  const seen = await team.readTeam(world, stranger)
  expect(seen.colleagues.map(({ id }) => id)).toEqual([stranger.accountId])
  expect([seen.invitations, seen.requests]).toEqual([[], []])
  const missing = 'platform/not_found'
  expect(await codeOf(team.resendInvitation(world, stranger, invitation!.id))).toBe(missing)
  expect(await codeOf(team.cancelInvitation(world, stranger, invitation!.id))).toBe(missing)
  expect(await codeOf(team.removeColleague(world, stranger, member.accountId))).toBe(missing)
  expect(await codeOf(team.handOver(world, stranger, member.accountId))).toBe(missing)
  expect(await codeOf(requests.acceptRequest(world, stranger, request!.id))).toBe(missing)
  expect(await codeOf(requests.refuseRequest(world, stranger, { id: request!.id, reason: 'Non' }))).toBe(missing)
  const left = await team.readTeam(world, main)
  expect([left.colleagues.length, left.invitations.length, left.requests.length]).toEqual([2, 1, 1])
  expect(await codesOf(be)).toEqual([stranger.accountId])
})

test('whoever is removed loses the company at once; the main account stays until it hands over', async () => {
  expect(await codeOf(team.removeColleague(world, main, main.accountId))).toBe('colleagues/main_stays')
  await team.removeColleague(world, main, member.accountId)
  expect((await member.again()).companyId).toBeNull()
  expect((await world.mails()).at(-1)).toMatchObject({ to: member.email, kind: 'team' })

  const heir = await recruiter(fr)
  await team.handOver(world, main, heir.accountId)
  expect(await codesOf(fr)).toEqual([heir.accountId])
  await team.removeColleague(world, main, main.accountId)
  expect((await main.again()).companyId).toBeNull()
  expect(await codeOf(team.removeColleague(world, heir, heir.accountId))).toBe('colleagues/main_stays')
})

test('a company keeps one main account, whoever leaves and hands over at once', async () => {
  const heir = await recruiter(fr)
  await Promise.allSettled([
    team.handOver(world, main, heir.accountId),
    team.removeColleague(world, heir, heir.accountId),
    team.handOver(world, main, member.accountId),
    team.removeColleague(world, main, main.accountId),
  ])
  expect(await codesOf(fr)).toHaveLength(1)
})

test('a main account that is deleted leaves the code to the oldest colleague', async () => {
  await deleteAccount(world, testExchange(), main, '')
  expect(await codesOf(fr)).toEqual([member.accountId])
})

test('the main account decides about its own domain, and nobody else of the company does', async () => {
  const asker = await recruiter(null, false, 'valmont.example')
  const outsider = await recruiter(null)
  for (const one of [asker, outsider])
    await requests.askForCompany(world, one, { company: 'Banque Valmont', message: '' })
  expect((await world.mails()).at(-1)).toMatchObject({ to: main.email, kind: 'team' })
  const { rows } = await world.db.execute(`select id from company_requests where account_id = ${outsider.accountId}`)
  const [shown, ...more] = (await team.readTeam(world, main)).requests
  expect([shown!.email, more]).toEqual([asker.email, []])
  expect(await codeOf(requests.acceptRequest(world, main, rows[0]!.id as number))).toBe('platform/not_found')
  const ownerOfDraft = await wroteAlone(asker)
  await requests.acceptRequest(world, main, shown!.id)
  expect(await ownerOfDraft()).toBe(fr)
  expect((await asker.again()).companyId).toBe(fr)
  expect((await outsider.again()).companyId).toBeNull()
  expect(await codesOf(fr)).toEqual([main.accountId])
})

test('an administrator makes a company, with its client code, once', async () => {
  const asker = await recruiter(null)
  const company = {
    name: 'Maison Ormeau',
    website: 'https://ormeau.example',
    sector_id: small.fr.sectorId,
    structure_id: small.lists.structures[0]!.id,
    size: 'pme' as const,
    city: 'Lyon',
    message: '',
  }
  await requests.askForNewCompany(world, asker, company)
  expect(await codeOf(requests.askForNewCompany(world, asker, company))).toBe('colleagues/already_asked')
  const { rows } = await world.db.execute(`select id from company_requests`)
  const ids = rows.map(({ id }) => id as number)
  const admin = { ...main, role: 'administrator' } as SignedIn
  const { acts } = servedCompanyRequests
  const decided = await Promise.all([acts.acceptance!(world, admin, ids, ''), acts.acceptance!(world, admin, ids, '')])
  expect(decided.flat()).toEqual(ids)
  const { companyId } = await asker.again()
  expect(await readBalance(world.db, companyId!)).toBe(MONTHLY_CREDITS)
  const mail = (await world.mails()).at(-1)!
  expect([mail.to, /FLO-[A-Z2-9]{6}/.test(mail.text)]).toEqual([asker.email, true])
})

test('a refusal is told with its reason, and leaves the way open', async () => {
  const asker = await recruiter(null)
  await requests.askForCompany(world, asker, { company: 'Banque Valmont', message: '' })
  const { rows } = await world.db.execute(`select id from company_requests`)
  const admin = { ...main, role: 'administrator' } as SignedIn
  const { acts } = servedCompanyRequests
  await acts.refusal!(world, admin, [rows[0]!.id as number], 'Adresse personnelle.')
  expect((await world.mails()).at(-1)).toMatchObject({ to: asker.email })
  expect((await world.mails()).at(-1)!.text).toContain('Adresse personnelle.')
  expect((await team.readTeam(world, asker)).request).toBeNull()
  await requests.askForCompany(world, asker, { company: 'Banque Valmont', message: 'Encore' })
})

test('an address is at a domain when it is of the website or a part of it', () => {
  const site = 'https://www.valmont.example/fr'
  expect(['a@valmont.example', 'a@mail.valmont.example'].map((email) => isAtDomain(email, site))).toEqual([true, true])
  const others = ['a@notvalmont.example', 'a@example', 'a@valmont.example.org']
  expect(others.some((email) => isAtDomain(email, site))).toBe(false)
  expect(isAtDomain('a@valmont.example', null)).toBe(false)
  expect(isAtDomain('a@valmont.example', 'http://valmont.example')).toBe(false)
})
