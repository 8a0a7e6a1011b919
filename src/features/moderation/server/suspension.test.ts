// @module-tag postgres
import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { keyOf } from '../../../../tests/support/accounts.ts'
import { testExchange } from '../../../../tests/support/exchange.ts'
import type { TestModeration } from '../../../../tests/support/moderation.ts'
import { testModeration } from '../../../../tests/support/moderation.ts'
import { keyIn, moderationSteps } from '../../../../tests/support/moderation-steps.ts'
import { PASSWORD, signedIn, whoIs } from '../../../../tests/support/people.ts'
import { codeOf } from '../../../../tests/support/refusals.ts'
import { useTestDatabase } from '../../../../tests/support/test-database.ts'
import { suspendedAtDoor } from '#features/accounts/server/suspended-door.service.ts'
import { askEmailChange } from '#features/accounts/server/email-change.ts'
import { forgotPassword, verifyEmail } from '#features/accounts/signing-in/server/links.ts'
import { signIn } from '#features/accounts/signing-in/server/sign-in.ts'
import { filePurposes } from '#app/files.ts'
import { membersElsewhere } from '#app/members.ts'
import { profileAddress } from '#features/members/members.rules.ts'
import { publicMembersOf, searchPublicMembers } from '#features/members/server/members.service.ts'
import { listProfiles, readProfile } from '#features/members/server/profiles.ts'
import { publicProfilesIn } from '#features/members/server/public-profiles.service.ts'
import { flags } from '#platform/flags.ts'
import { actsOn } from '#platform/server/audit/audit.service.ts'
import type { SignedIn } from '#platform/server/endpoints.ts'
import { visitor } from '#platform/server/endpoints.ts'
import { actLabels } from '../moderation.texts.ts'
import { readAppeal, sendAppeal } from './appeals.ts'
import { decideCase, reviewCase } from './decisions.ts'
import { listCases, readCase } from './queue.ts'
import { endDueSuspensions, restoreAccount, setFlag, suspendAccount } from './suspension.service.ts'

const database = useTestDatabase()
let world: TestModeration
let admin: SignedIn
beforeAll(async () => {
  world = await testModeration(database)
  admin = await world.newDecider()
})

const enter = (email: string, exchange = testExchange()) =>
  codeOf(signIn(world, exchange, { identifier: email, password: PASSWORD, remember: false }))

/** A member of the open web, with a company and a photo. */
async function shownMember(name: string) {
  const email = `${name}@example.org`
  const { accountId } = await world.newMember(email)
  const photo = name.padEnd(22, '-')
  await database.db.execute(`insert into files (id, purpose, kind, bytes, account_id, state)
    values ('${photo}', 'photo', 'picture', 10, ${accountId}, 'claimed')`)
  await database.db.execute(`update members set last_name = '${name}', public_profile = true, photo_file = '${photo}',
    company_id = ${world.recruiter.companyId} where account_id = ${accountId}`)
  return { email, accountId, name, photo }
}
type Shown = Awaited<ReturnType<typeof shownMember>>

/** Where a member can be seen. */
async function seenIn({ name, photo, accountId }: Shown): Promise<string[]> {
  const found = await searchPublicMembers(database.db, name, null, 10)
  const team = await publicMembersOf(database.db, world.recruiter.companyId!)
  const purpose = filePurposes.find(({ name: use }) => use === 'photo')!
  const picture = await purpose.mayRead(database.db, async () => visitor, photo)
  const { rows } = await database.db.execute<{ id: number }>(`select id from members where account_id = ${accountId}`)
  const id = rows[0]!.id
  const page = await codeOf(readProfile(database.db, membersElsewhere, visitor, id))
  const { data } = await listProfiles(database.db, membersElsewhere, visitor, { page: 1, per_page: 100 })
  const forSearchEngines = await publicProfilesIn(database.db, 1, 10_000)
  return [
    ...(found.total > 0 ? ['search'] : []),
    ...(team.some((one) => one.name.includes(name)) ? ['company'] : []),
    ...(picture ? ['photo'] : []),
    ...(page === 'nothing refused' ? ['page'] : []),
    ...(data.some((one) => one.id === id) ? ['profiles'] : []),
    ...(forSearchEngines.includes(profileAddress(id)) ? ['sitemap'] : []),
  ]
}
const caseAbout = async (accountId: number): Promise<number> => {
  const { rows } = await database.db.execute<{ id: number }>(
    `select id from moderation_cases where object_kind = 'account' and object_id = ${accountId} order by id desc`,
  )
  return rows[0]!.id
}
const EVERYWHERE = ['search', 'company', 'photo', 'page', 'profiles', 'sitemap']

test('a suspended account is signed out, hidden everywhere and told why; restored, everything is as before', async () => {
  const member = await shownMember('zorglub')
  const { exchange } = await signedIn(world, member.email)
  expect(await seenIn(member)).toEqual(EVERYWHERE)
  expect(await suspendAccount(world, admin, member.accountId, { reason: 'Démarchage.', until: null })).toBe(true)
  expect(await suspendAccount(world, admin, member.accountId, { reason: 'Encore.', until: null })).toBe(false)
  expect(await whoIs(world, exchange)).toEqual({ role: 'visitor' })
  expect(await enter(member.email)).toBe('accounts/suspended')
  expect(await seenIn(member)).toEqual([])
  const mails = await world.mailsTo(member.email)
  expect(mails.filter(({ kind }) => kind === 'suspension')).toHaveLength(1)
  expect(mails.at(-1)!.text).toContain('Démarchage.')

  expect(await restoreAccount(world, admin, member.accountId, { reason: 'Malentendu.' })).toBe(true)
  expect(await restoreAccount(world, admin, member.accountId, { reason: 'Malentendu.' })).toBe(false)
  expect(await seenIn(member)).toEqual(EVERYWHERE)
  expect(await enter(member.email)).toBe('nothing refused')
  // No session of before comes back.
  expect(await whoIs(world, exchange)).toEqual({ role: 'visitor' })
  expect((await world.mailsTo(member.email)).find(({ kind }) => kind === 'restoration')!.text).toContain('Malentendu.')
  expect(await actsOn(database.db, { kind: 'account', id: member.accountId })).toMatchObject([
    { act: 'restore', actorId: admin.accountId, reason: 'Malentendu.' },
    { act: 'suspend', actorId: admin.accountId, reason: 'Démarchage.', after: { suspended: true, until: null } },
  ])
})

test('whoever knows the password reads why and answers; another administrator decides, and no moderator', async () => {
  const member = await shownMember('valmiki')
  await suspendAccount(world, admin, member.accountId, { reason: 'Faux profil.', until: null })
  const exchange = testExchange()
  expect(await enter(member.email, exchange)).toBe('accounts/suspended')
  expect(await readAppeal(world, visitor, exchange, { key: '' })).toMatchObject({
    about: 'suspended',
    reason: 'Faux profil.',
  })
  await sendAppeal(world, visitor, exchange, { key: '', text: 'C’est bien moi.' })
  const [moderator, other] = [await world.newDecider('moderator'), await world.newDecider()]
  const waiting = (await listCases(world, moderator, { state: 'waiting', page: 1, per_page: 20 })).data
  const { id } = waiting.find(({ kind_label }) => kind_label === 'Compte')!
  expect(await readCase(world, moderator, id)).toMatchObject({ may: 'nothing', why_not: 'administrators' })
  expect(JSON.stringify([waiting, await readCase(world, moderator, id)])).not.toContain(member.email)
  const answer = { id, review: 'overturn', reason: 'Identité vérifiée.' } as const
  expect(await codeOf(reviewCase(world, moderator, answer))).toBe('platform/not_found')
  expect(await codeOf(reviewCase(world, admin, answer))).toBe('moderation/own_decision')
  await reviewCase(world, other, answer)
  expect(await seenIn(member)).toEqual(EVERYWHERE)
  expect(await enter(member.email)).toBe('nothing refused')
  expect((await world.mailsTo(member.email)).find(({ kind }) => kind === 'restoration')!.text).toContain(
    'Identité vérifiée.',
  )
})

test('the door remembers only whoever gave all the proof that is asked for, and believes its own seal only', async () => {
  const member = await shownMember('factoriel')
  await database.db.execute(`insert into totp_factors (account_id, secret_sealed, confirmed_at)
    values (${member.accountId}, 'sealed', now())`)
  await suspendAccount(world, admin, member.accountId, { reason: 'Faux profil.', until: null })
  const exchange = testExchange()
  expect(await enter(member.email, exchange)).toBe('accounts/suspended')
  expect(suspendedAtDoor(world.secret, exchange)).toBeNull()
  const forged = testExchange({ cookies: { '__Host-suspendu': 'x'.repeat(80) } })
  expect(suspendedAtDoor(world.secret, forged)).toBeNull()
})

test('a suspension until a day ends by itself, once it is over', async () => {
  const member = await shownMember('temporel')
  const until = new Date(Date.now() + 60_000)
  await suspendAccount(world, admin, member.accountId, { reason: 'Une semaine.', until })
  await endDueSuspensions(world)
  expect(await seenIn(member)).toEqual([])
  await endDueSuspensions(world, until)
  expect(await seenIn(member)).toEqual(EVERYWHERE)
  await endDueSuspensions(world, until)
  expect((await world.mailsTo(member.email)).map(({ kind }) => kind)).toEqual(['suspension', 'restoration'])
  expect((await actsOn(database.db, { kind: 'account', id: member.accountId }))[0]).toMatchObject({
    act: 'restore',
    actorRole: 'florin',
  })
})

test('nobody suspends the own account, or gives themselves anything', async () => {
  const own = admin.accountId
  const refused = 'moderation/own_account'
  const doing = async (work: () => Promise<unknown>) => codeOf(Promise.resolve().then(work))
  expect(await doing(() => suspendAccount(world, admin, own, { reason: 'x', until: null }))).toBe(refused)
  for (const flag of flags) expect(await doing(() => setFlag(world, admin, own, flag, true))).toBe(refused)
})

test.each(flags)('an administrator makes a member a %s, and takes it back; open pages hear of it', async (flag) => {
  const member = await shownMember(`has-${flag}`)
  const { exchange, actor } = await signedIn(world, member.email)
  expect(actor).toMatchObject({ role: 'candidate', flags: [] })
  const heard = () => database.db.$count(sql`outbox`, sql`topic = 'account' and entity_id = ${member.accountId}`)
  for (const given of [true, false]) {
    const before = await heard()
    expect(await setFlag(world, admin, member.accountId, flag, given)).toBe(true)
    expect(await setFlag(world, admin, member.accountId, flag, given)).toBe(false)
    expect(await whoIs(world, exchange)).toMatchObject({ role: 'candidate', flags: given ? [flag] : [] })
    expect(await heard()).toBe(before + 1)
    const [act] = await actsOn(database.db, { kind: 'account', id: member.accountId })
    expect(act).toMatchObject({ act: flag, before: { [flag]: !given }, after: { [flag]: given } })
    expect(actLabels).toHaveProperty(flag)
  }
})

test('the owner takes a stolen account back while it is suspended, and is told of the suspension as well', async () => {
  const { actor } = await signedIn(world, (await shownMember('titulaire')).email)
  await askEmailChange(world, actor, { email: 'voleur@example.org', password: PASSWORD })
  await verifyEmail(world, testExchange(), await keyOf(world))
  const owners = 'titulaire@example.org'
  const undo = keyIn((await world.mailsTo(owners)).find(({ kind }) => kind === 'email-changed')!.text)
  await suspendAccount(world, admin, actor.accountId, { reason: 'Compte volé.', until: null })
  for (const to of [owners, 'voleur@example.org'])
    expect((await world.mailsTo(to)).at(-1)).toMatchObject({ kind: 'suspension' })
  const link = keyIn((await world.mailsTo(owners)).at(-1)!.text)
  // The stranger answers at the door; the owner's answer is another one.
  const door = testExchange()
  expect(await enter('voleur@example.org', door)).toBe('accounts/suspended')
  await sendAppeal(world, visitor, door, { key: '', text: 'C’est à moi.' })
  expect(await readAppeal(world, visitor, testExchange(), { key: link })).toMatchObject({ sent_at: null })
  // Upheld, the door is heard no more, but the owner still is.
  const { case: id } = await readAppeal(world, visitor, door, { key: '' })
  await reviewCase(world, await world.newDecider(), { id, review: 'uphold', reason: 'Non.' })
  expect(await codeOf(readAppeal(world, visitor, door, { key: '' }))).toBe('platform/not_found')
  await sendAppeal(world, visitor, testExchange(), { key: link, text: 'On me l’a volé.' })
  expect(await readAppeal(world, visitor, testExchange(), { key: link })).toMatchObject({ sent_at: expect.any(String) })

  expect((await verifyEmail(world, testExchange(), undo)).message).toContain('Il reste suspendu')
  await restoreAccount(world, admin, actor.accountId, { reason: 'Rendu.' })
  expect(await enter('voleur@example.org')).toBe('accounts/wrong_credentials')
  await forgotPassword(world, testExchange(), owners)
  expect((await world.mailsTo(owners)).at(-1)).toMatchObject({ kind: 'reset' })
})

test('who was suspended meanwhile acts no more, and of two who suspend each other one is left', async () => {
  const [one, two] = [await world.newDecider(), await world.newDecider()]
  const suspending = (by: SignedIn, whom: SignedIn) =>
    codeOf(suspendAccount(world, by, whom.accountId, { reason: 'x', until: null }))
  const codes = await Promise.all([suspending(one, two), suspending(two, one)])
  expect(codes.toSorted()).toEqual(['accounts/token_over', 'nothing refused'])
  const gone = codes[0] === 'nothing refused' ? two : one
  const member = await shownMember('cible')
  const over = 'accounts/token_over'
  expect(await codeOf(suspendAccount(world, gone, member.accountId, { reason: 'x', until: null }))).toBe(over)
  expect(await codeOf(restoreAccount(world, gone, member.accountId, { reason: 'x' }))).toBe(over)
  expect(await codeOf(setFlag(world, gone, member.accountId, 'moderator', true))).toBe(over)
  const decided = { id: await caseAbout(gone.accountId), review: 'uphold', reason: 'x' } as const
  expect(await codeOf(reviewCase(world, gone, decided))).toBe(over)
  const before = await world.newDecider('moderator')
  await database.db.execute(`update accounts set moderator = false where id = ${before.accountId}`)
  const job = await world.newJob('Offre à décider')
  await moderationSteps(() => world).report(job)
  const open = { id: await moderationSteps(() => world).caseOf(job), outcome: 'hide', reason: 'x' } as const
  expect(await codeOf(decideCase(world, before, open))).toBe(over)
})

test('an appeal answered while the account is restored: one after the other, and none waits for the other', async () => {
  for (let round = 0; round < 9; round++) {
    const member = await shownMember(`attendu${round}`)
    await suspendAccount(world, admin, member.accountId, { reason: 'x', until: null })
    await moderationSteps(() => world).contest(member.email)
    const id = await caseAbout(member.accountId)
    const other = await world.newDecider()
    const [answered] = await Promise.all([
      codeOf(reviewCase(world, other, { id, review: round % 3 === 0 ? 'uphold' : 'overturn', reason: 'x' })),
      restoreAccount(world, admin, member.accountId, { reason: 'x' }),
    ])
    expect(['nothing refused', 'moderation/decided']).toContain(answered)
    expect(await enter(member.email)).toBe('nothing refused')
  }
})

test('the right to moderate goes to a confirmed address only', async () => {
  const member = await shownMember('flou')
  await database.db.execute(`update accounts set email_verified_at = null where id = ${member.accountId}`)
  expect(await codeOf(setFlag(world, admin, member.accountId, 'moderator', true))).toBe('moderation/unconfirmed')
  await database.db.execute(`update accounts set email_verified_at = now() where id = ${member.accountId}`)
  expect(await setFlag(world, admin, member.accountId, 'moderator', true)).toBe(true)
  // What was given can be taken back whatever became of the address.
  await database.db.execute(`update accounts set email_verified_at = null where id = ${member.accountId}`)
  expect(await setFlag(world, admin, member.accountId, 'moderator', false)).toBe(true)
})
