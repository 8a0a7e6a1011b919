// @module-tag postgres
import { expect, test } from 'vitest'
import { useTestDatabase } from '../../../../tests/support/test-database.ts'
import type { SignedIn } from '../endpoints.ts'
import { visitor } from '../endpoints.ts'
import * as audit from './audit.service.ts'

const { actsAbout, actsOn, florin } = audit

const database = useTestDatabase()

const recordAct = (...[actor, act, object, about]: Tail<Parameters<typeof audit.recordAct>>): Promise<void> =>
  database.db.transaction((tx) => audit.recordAct(tx, actor, act, object, about))
type Tail<T extends unknown[]> = T extends [unknown, ...infer Rest] ? Rest : never

async function account(email: string): Promise<SignedIn> {
  const { rows } = await database.db.execute<{ id: number }>(
    `insert into accounts (role, email) values ('administrator', '${email}') returning id`,
  )
  return {
    role: 'administrator',
    accountId: rows[0]!.id,
    sessionId: '',
    companyId: null,
    verified: true,
    flags: [],
  }
}

test('an act says who did what to which thing, what changed and why; the newest first', async () => {
  const { db } = database
  const admin = await account('who@example.org')
  const job = { kind: 'job', id: 7 }
  await recordAct(admin, 'hide', job, {
    before: { hidden: false },
    after: { hidden: true },
    reason: 'Fausse offre',
  })
  await recordAct(florin, 'expire', job)
  await recordAct(visitor, 'report', { kind: 'job', id: 8 })
  expect(await actsOn(db, job)).toMatchObject([
    { act: 'expire', actorId: null, actorRole: 'florin', before: null, after: null, reason: '' },
    {
      act: 'hide',
      actorId: admin.accountId,
      actorRole: 'administrator',
      before: { hidden: false },
      after: { hidden: true },
      reason: 'Fausse offre',
    },
  ])
})

test('what was not committed was not done', async () => {
  const object = { kind: 'job', id: 70 }
  const failing = database.db.transaction(async (tx) => {
    await audit.recordAct(tx, florin, 'hide', object)
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  expect(await actsOn(database.db, object)).toEqual([])
})

test.each([
  `update acts set reason = 'another'`,
  `update acts set actor_id = null`,
  `update acts set account_id = null`,
  `update acts set done_at = done_at + interval '1 day'`,
  'delete from acts',
  'truncate acts',
])('the database refuses: %s', async (statement) => {
  const { db } = database
  const admin = await account(`${crypto.randomUUID()}@example.org`)
  const object = { kind: 'account', id: admin.accountId }
  await recordAct(admin, 'suspend', object, { reason: 'Essai' })
  const before = await actsOn(db, object)
  await expect(db.execute(statement)).rejects.toMatchObject({
    cause: expect.objectContaining({ message: 'acts are kept as they were recorded' }),
  })
  expect(await actsOn(db, object)).toEqual(before)
})

test('a deleted account becomes nobody: what it did stays, what was written about it goes', async () => {
  const { db } = database
  const [admin, member] = [await account('admin@example.org'), await account('member@example.org')]
  const object = { kind: 'account', id: member.accountId }
  await recordAct(admin, 'suspend', object, { after: { until: null }, reason: 'Madame Lovelace démarche' })
  await recordAct(member, 'answer', { kind: 'job', id: 71, ownerId: admin.accountId }, { reason: 'Ma réponse' })
  expect(await actsAbout(db, member.accountId)).toMatchObject([
    { act: 'suspend', object_kind: 'account', object_id: member.accountId, reason: 'Madame Lovelace démarche' },
  ])

  await db.execute(`delete from accounts where id = ${member.accountId}`)
  expect(await actsOn(db, object)).toMatchObject([
    { act: 'suspend', actorId: admin.accountId, accountId: null, after: null, reason: '' },
  ])
  expect(await actsOn(db, { kind: 'job', id: 71 })).toMatchObject([
    { act: 'answer', actorId: null, actorRole: 'administrator', accountId: admin.accountId, reason: 'Ma réponse' },
  ])
})
