import { beforeAll, expect, test } from 'vitest'
import { testAccounts } from '../../../../../tests/support/accounts.ts'
import type { TestAccounts } from '../../../../../tests/support/accounts.ts'
import { testExchange } from '../../../../../tests/support/exchange.ts'
import { newPerson } from '../../../../../tests/support/people.ts'
import { codeOf } from '../../../../../tests/support/refusals.ts'
import { useTestDatabase } from '../../../../../tests/support/test-database.ts'
import { endSessionsOf, findSessionsOf } from './sessions.repository.ts'
import { openApiSession, rotateToken } from './sessions.ts'

const database = useTestDatabase()
let world: TestAccounts
beforeAll(async () => {
  world = await testAccounts(database)
})

test('a program that replaces its token keeps nobody from ending all sessions', async () => {
  const { db } = database
  const accountId = await newPerson(world, 'rotating@example.org')
  const { token } = await openApiSession(db, testExchange(), accountId)
  let rotated = Promise.resolve('')
  await db.transaction(async (tx) => {
    await tx.execute(`select id from sessions where account_id = ${accountId} for update`)
    rotated = codeOf(rotateToken(db, token))
    const waiting = async () => {
      const { rows } = await tx.execute<{ count: number }>(`select count(*)::int from pg_locks where not granted`)
      return rows[0]!.count
    }
    await expect.poll(waiting).toBeGreaterThan(0)
    await endSessionsOf(tx, accountId, null)
  })
  expect(await rotated).toBe('accounts/token_over')
  expect(await findSessionsOf(db, accountId)).toEqual([])
})
