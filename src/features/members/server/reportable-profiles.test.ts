import { beforeAll, expect, test } from 'vitest'
import type { TestModeration } from '../../../../tests/support/moderation.ts'
import { testModeration } from '../../../../tests/support/moderation.ts'
import { keyIn, moderationSteps } from '../../../../tests/support/moderation-steps.ts'
import { signedIn } from '../../../../tests/support/people.ts'
import { codeOf } from '../../../../tests/support/refusals.ts'
import type { Site } from '../../../../tests/support/site.ts'
import { openSite } from '../../../../tests/support/site.ts'
import { useTestDatabase } from '../../../../tests/support/test-database.ts'
import { membersElsewhere } from '#app/members.ts'
import { decideCase, reviewCase } from '#features/moderation/server/decisions.ts'
import { readCase } from '#features/moderation/server/queue.ts'
import { readReportable } from '#features/moderation/server/reporting.ts'
import { restoreAccount, suspendAccount } from '#features/moderation/server/suspension.service.ts'
import { listNotifications } from '#features/notifications/server/notifications.service.ts'
import type { Actor, SignedIn } from '#platform/server/endpoints.ts'
import { visitor } from '#platform/server/endpoints.ts'
import { listProfiles, readProfile } from './profiles.ts'

const database = useTestDatabase()
let world: TestModeration
let site: Site
let admin: SignedIn
let reader: SignedIn
beforeAll(async () => {
  world = await testModeration(database)
  site = await openSite(database)
  admin = await world.newDecider()
  reader = await world.newMember('reader@example.org')
})
const { report, contest } = moderationSteps(() => world)

type Owner = SignedIn & { memberId: number; email: string }
async function newOwner(name: string, choices = ''): Promise<Owner> {
  const email = `${name}@example.org`
  const actor = await world.newMember(email)
  const { rows } = await database.db.execute<{
    id: number
  }>(`update members set last_name = '${name}', title = 'Analyste',
    presentation = 'Les mots de ${name}.' ${choices} where account_id = ${actor.accountId} returning id`)
  return { ...actor, memberId: rows[0]!.id, email }
}
const reportAs = (actor: Actor, id: number) => codeOf(report(id, actor, { kind: 'profil', text: 'Faux nom.' }))
const sees = async (actor: Actor, { memberId }: Owner): Promise<boolean> =>
  (await codeOf(readProfile(database.db, membersElsewhere, actor, memberId))) === 'nothing refused'
const caseOf = async ({ memberId }: Owner): Promise<number> => {
  const { rows } = await database.db.execute<{ id: number }>(
    `select id from moderation_cases where object_kind = 'profile' and object_id = ${memberId} order by id desc`,
  )
  return rows[0]!.id
}
const versionRead = async (actor: SignedIn, id: number): Promise<number> =>
  (await readCase(world, actor, id)).thing!.version!
/** Hidden by a decision, of what was read. */
async function hide(owner: Owner): Promise<number> {
  expect(await reportAs(reader, owner.memberId)).toBe('nothing refused')
  const id = await caseOf(owner)
  const version = await versionRead(admin, id)
  await decideCase(world, admin, { id, outcome: 'hide', reason: 'Ce n’est pas vous.', version })
  return id
}

test('a profile is reported by whoever sees its page, and by nobody else; its owner reports it not', async () => {
  const [closed, open] = [await newOwner('fermée'), await newOwner('ouverte', ', public_profile = true')]
  const hidden = await newOwner('cachée', ', profile_visible = false')
  const tried = async (owner: Owner) =>
    Promise.all(
      [visitor, reader, world.recruiter, owner].map(async (actor) =>
        codeOf(readReportable(world, actor, 'profil', owner.memberId)),
      ),
    )
  const [yes, no] = ['nothing refused', 'platform/not_found']
  expect(await tried(closed)).toEqual([no, yes, no, no])
  expect(await tried(open)).toEqual([yes, yes, yes, no])
  expect(await tried(hidden)).toEqual([no, no, no, no])
  for (const actor of [visitor, world.recruiter, closed]) expect(await reportAs(actor, closed.memberId)).toBe(no)
  expect(await reportAs(reader, hidden.memberId)).toBe(no)
  expect(await reportAs(reader, closed.memberId)).toBe(yes)
  expect(await readCase(world, admin, await caseOf(closed))).toMatchObject({
    kind_label: 'Profil',
    thing: { title: 'Ada fermée', detail: 'Analyste', text: expect.stringContaining('Les mots de fermée.') as string },
    reports: [{ text: 'Faux nom.', by: 'member' }],
  })
})

test('hidden, it is its owner’s alone, who is told and contests; restored, it is as before', async () => {
  const owner = await newOwner('masquée', ', public_profile = true')
  const listed = async () =>
    (await listProfiles(database.db, membersElsewhere, reader, { page: 1, per_page: 24 })).data.some(
      ({ id }) => id === owner.memberId,
    )
  expect([await sees(reader, owner), await sees(visitor, owner), await listed()]).toEqual([true, true, true])
  const id = await hide(owner)
  expect([await sees(reader, owner), await sees(visitor, owner), await listed()]).toEqual([false, false, false])
  expect(await readProfile(database.db, membersElsewhere, owner, owner.memberId)).toMatchObject({ hidden: true })
  expect(await reportAs(await world.newMember('late@example.org'), owner.memberId)).toBe('platform/not_found')
  const mail = (await world.mailsTo(owner.email)).at(-1)!
  expect(mail.text).toContain('Ce n’est pas vous.')
  expect(keyIn(mail.text)).toBeTruthy()
  const [news] = (await listNotifications(database.db, owner.accountId)).data
  expect(news).toMatchObject({ path: `/recours?dossier=${id}` })
  await contest(owner.email, 'C’est bien moi.')
  const judge = await world.newDecider('moderator')
  const version = await versionRead(judge, id)
  await reviewCase(world, judge, { id, review: 'overturn', reason: 'Vérifié.', version })
  expect([await sees(reader, owner), await sees(visitor, owner), await listed()]).toEqual([true, true, true])
  expect((await world.mailsTo('reader@example.org')).at(-1)!.text).toContain('Ada masquée')
})

test('a decision is about what was read: a profile that changed since is read again', async () => {
  const owner = await newOwner('changeante')
  await reportAs(reader, owner.memberId)
  const id = await caseOf(owner)
  const version = await versionRead(admin, id)
  await database.db.execute(`update members set version = version + 1 where id = ${owner.memberId}`)
  expect(await codeOf(decideCase(world, admin, { id, outcome: 'hide', reason: 'x', version }))).toBe(
    'moderation/changed',
  )
  expect(await sees(reader, owner)).toBe(true)
})

test('what hides a profile, and what suspends its account, end each by itself', async () => {
  const owner = await newOwner('double')
  const id = await hide(owner)
  await suspendAccount(world, admin, owner.accountId, { reason: 'Spam.', until: null })
  await restoreAccount(world, admin, owner.accountId, { reason: 'Erreur.' })
  expect(await sees(reader, owner)).toBe(false)
  await suspendAccount(world, admin, owner.accountId, { reason: 'Spam.', until: null })
  await database.db.execute(`update members set hidden_at = null where id = ${owner.memberId}`)
  expect(await sees(reader, owner)).toBe(false)
  await restoreAccount(world, admin, owner.accountId, { reason: 'Erreur.' })
  expect(await sees(reader, owner)).toBe(true)
  expect(await caseOf(owner)).toBe(id)
})

test('the case, and what was written about it, go with the account', async () => {
  const owner = await newOwner('partie')
  const id = await hide(owner)
  await database.db.execute(`delete from accounts where id = ${owner.accountId}`)
  const { rows } = await database.db.execute(`select id from moderation_cases where id = ${id}
    union all select id from reports where case_id = ${id}`)
  expect(rows).toEqual([])
  const acts = await database.db.execute<{ reason: string }>(
    `select reason from acts where object_kind = 'profile' and object_id = ${owner.memberId} and act = 'hide'`,
  )
  expect(acts.rows).toEqual([{ reason: '' }])
})

test('the page offers to report it to others, and tells its owner when it is hidden', async () => {
  const owner = await newOwner('page')
  const page = async (email: string): Promise<string> => {
    const { exchange } = await signedIn(world, email)
    const cookie = `__Host-florin=${exchange.cookies['__Host-florin']}`
    return (await site.http.inject({ url: `/profil/${owner.memberId}`, headers: { cookie } })).body
  }
  const link = `/signaler/profil/${owner.memberId}`
  expect(await page('reader@example.org')).toContain(link)
  expect(await page(owner.email)).not.toContain(link)
  await hide(owner)
  expect(await page(owner.email)).toContain('La modération a masqué votre profil')
  expect(await page('reader@example.org')).toContain('Oops! Page not found')
})
